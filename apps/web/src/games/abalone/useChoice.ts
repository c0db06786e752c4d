/** The choice of a step as the board keeps it: what is selected, previewed, sent, and said about it. */
import type { Cell, Dir } from '@kesem/engine/games/abalone/geometry';
import { writeStep } from '@kesem/engine/games/abalone/notation';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { Step } from '@kesem/engine/games/abalone/step';
import { useMemo, useState } from 'react';
import { announce } from '../../kit/announce.ts';
import type { BoardProps } from '../contract.ts';
import { noteWords } from './describe.ts';
import type { Bottom } from './layout.ts';
import type { Act, Selection } from './selection.ts';
import { NOTHING, select } from './selection.ts';
import { trialWords } from './sentence.ts';
import type { Judge, Trial } from './steps.ts';
import { dirsFor, dirTowards, isMyTurn, judgeOf, mySeat, trialOf } from './steps.ts';
import { textsOf } from './texts.ts';

/** With what a cell was touched: only a mouse shows a preview before it presses. */
export type Touch = 'mouse' | 'finger' | 'other';

/** What the board draws of a choice, and what can be done to it. */
export interface Choice {
  readonly judge: Judge;
  readonly selection: Selection;
  readonly dirs: readonly Dir[];
  readonly trial: Trial | null;
  /** A new number for each attempt that came to nothing. */
  readonly attempt: number;
  /** The notation of the move that was sent after it had been seen, so that it need not be played again. */
  readonly foreseen: string | null;
  readonly tap: (cell: Cell, touch: Touch) => void;
  readonly act: (act: Act) => Selection;
  readonly commit: () => void;
  readonly hover: (cell: Cell | null) => void;
}

interface Kept {
  readonly ply: number;
  readonly selection: Selection;
  readonly attempt: number;
}

const EMPTY: Kept = { ply: -1, selection: NOTHING, attempt: 0 };

/** The choice of the player who looks; it is empty again whenever a move has been made. */
export function useChoice(props: BoardProps<AbaloneTypes>, bottom: Bottom): Choice {
  const { view, moves, pending } = props;
  const judge = useMemo(() => judgeOf(view, moves), [view, moves]);
  const [kept, setKept] = useState(EMPTY);
  const [hovered, hover] = useState<Cell | null>(null);
  const [foreseen, setForeseen] = useState<string | null>(null);
  const selection = kept.ply === view.ply ? kept.selection : NOTHING;
  const shown = useTrial(judge, selection, props.refusal ? null : hovered);
  const trial = props.refusal ? null : shown.trial;

  const keep = (next: Selection) =>
    setKept({ ply: view.ply, selection: next, attempt: kept.attempt + (next.note ? 1 : 0) });

  const act = (deed: Act): Selection => {
    if (mySeat(view) === null || view.turn === null || pending) return selection;
    const next = select(selection, isMyTurn(view) ? deed : { do: 'wait' }, judge);
    keep(next);
    tell(next, judge, props, bottom);
    return next;
  };

  const send = (step: Step) => {
    const seen = trial !== null && trial.step.dir === step.dir;
    setForeseen(seen ? writeStep(step) : null);
    keep({ marbles: step.marbles, aim: seen ? step.dir : null, note: null });
    props.send({ do: 'move', ...step });
  };

  const tap = (cell: Cell, touch: Touch) => {
    const { marbles, aim } = act({ do: 'tap', cell });
    const atOnce = touch === 'mouse' || (touch === 'finger' && !props.confirm);
    if (atOnce && !pending && aim !== null) send({ marbles, dir: aim });
  };

  const commit = () => {
    if (trial && !pending && isMyTurn(view)) send(trial.step);
  };

  const { attempt } = kept;
  return { judge, selection, dirs: shown.dirs, trial, attempt, foreseen, tap, act, commit, hover };
}

/** The open directions of the chosen marbles, and what the one pinned or pointed at would do. */
function useTrial(judge: Judge, { marbles, aim }: Selection, hovered: Cell | null) {
  const dirs = useMemo(() => dirsFor(judge, marbles), [judge, marbles]);
  const under = hovered === null ? null : dirTowards(marbles, hovered);
  const dir = aim ?? (under !== null && dirs.includes(under) ? under : null);
  const trial = useMemo(
    () => (dir === null ? null : trialOf(judge, { marbles, dir })),
    [judge, marbles, dir],
  );
  return { dirs, trial };
}

/** Speaks what has come of a tap or key. */
function tell(
  { marbles, aim, note }: Selection,
  judge: Judge,
  { view, words }: BoardProps<AbaloneTypes>,
  bottom: Bottom,
) {
  const t = textsOf(words.lang);
  if (note) announce(noteWords(note, mySeat(view) ?? 0, words.lang), 'assertive');
  else if (aim !== null) announce(trialWords(trialOf(judge, { marbles, dir: aim }), bottom, t));
  else if (marbles.length > 0) announce(t.bar.pickWay);
}
