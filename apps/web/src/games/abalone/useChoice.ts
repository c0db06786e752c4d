/** The choice of a step as the board keeps it: what is selected, previewed, planned, sent, and said about it. */
import type { Cell, Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import { writeStep } from '@kesem/engine/games/abalone/chapters/notation';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import { startTransition, useMemo, useState } from 'react';
import { announce } from '../../kit/announce.ts';
import { play as sound } from '../../kit/sound.ts';
import type { BoardProps } from '../contract.ts';
import type { Act, Selection } from './choice.ts';
import { NOTHING, select } from './choice.ts';
import { noteWords } from './describe.ts';
import { trialWords } from './sentence.ts';
import type { Bottom } from './table/layout.ts';
import type { Judge, Trial } from './table/steps.ts';
import { dirsFor, dirTowards, isMyTurn, judgeOf, mySeat, trialOf } from './table/steps.ts';
import { useKept } from './table/useKept.ts';
import type { Planned } from './table/usePlan.ts';
import { usePlan } from './table/usePlan.ts';
import { textsOf } from './texts.ts';

/** With what a cell was touched: only a mouse shows a preview before it presses. */
export type Touch = 'mouse' | 'finger' | 'other';

/** What the board draws of a choice, and what can be done to it. */
export interface Choice {
  readonly judge: Judge;
  readonly selection: Selection;
  readonly dirs: readonly Dir[];
  readonly trial: Trial | null;
  readonly plan: Planned;
  /** A new number for each attempt that came to nothing. */
  readonly attempt: number;
  /** The notation of the move that was sent after it had been seen, so that it need not be played again. */
  readonly foreseen: string | null;
  /** Whether marbles can be chosen at all. */
  readonly isOpen: boolean;
  readonly tap: (cell: Cell, touch: Touch) => void;
  readonly act: (act: Act) => Selection;
  readonly commit: () => void;
  readonly hover: (cell: Cell | null) => void;
  /** Shows what a drag chooses while it lasts; null when it is given up. */
  readonly lift: (selection: Selection | null) => void;
  /** The drag ends here, and what it chooses is done or kept. */
  readonly drop: (selection: Selection, touch: Touch) => void;
}

/** The choice of the player who looks; it is empty again whenever one's own move has been made. */
export function useChoice(props: BoardProps<AbaloneTypes>, bottom: Bottom): Choice {
  const { view, moves, pending, refusal } = props;
  const judge = useMemo(() => judgeOf(view, moves), [view, moves]);
  const plan = usePlan(props, judge);
  const { lifted, attempt, put, lift, ...kept } = useKept(view.ply, judge);
  const [hovered, setHovered] = useState<Cell | null>(null);
  const { foreseen, play } = usePlay(props, plan, put);
  const selection = lifted ?? kept.selection;
  const shown = useTrial(judge, selection, refusal || lifted ? null : hovered);
  const trial = refusal ? null : shown.trial;
  const isOpen = moves.length > 0 && view.turn !== null && !pending;

  const look = { judge, selection, dirs: shown.dirs, trial, plan, attempt, foreseen, isOpen };

  const keep = (next: Selection): Selection => {
    put(next);
    tell(next, judge, props, bottom);
    return next;
  };
  const act = (deed: Act): Selection => {
    if (!isOpen) return NOTHING;
    plan.cancel();
    return keep(plan.step ? NOTHING : select(kept.selection, deed, judge));
  };
  const settle = ({ marbles, aim }: Selection, touch: Touch, seen: Dir | undefined) => {
    if (aim !== null && !isAsked(touch, props)) play({ marbles, dir: aim }, seen === aim);
  };

  return {
    ...look,
    act,
    // what is only looked at gives way to what is done
    hover: (cell) => startTransition(() => setHovered(cell)),
    tap: (cell, touch) => settle(act({ do: 'tap', cell }), touch, trial?.step.dir),
    commit: () => {
      if (trial && isOpen) play(trial.step, true);
    },
    lift: (next) => {
      if (next && isOpen) plan.cancel();
      lift(isOpen ? next : null);
    },
    drop: (next, touch) => settle(keep(isOpen ? next : NOTHING), touch, trial?.step.dir),
  };
}

/** Whether what was aimed at is asked about before it is done; a plan never is, setting it is enough. */
function isAsked(touch: Touch, { confirm, view }: BoardProps<AbaloneTypes>): boolean {
  return touch === 'other' || (touch === 'finger' && confirm && isMyTurn(view));
}

/** Sends a step, or plans it where the other side is to move; `seen`: its end has been before the eyes. */
function usePlay(
  { view, words, send }: BoardProps<AbaloneTypes>,
  plan: Planned,
  put: (selection: Selection) => void,
) {
  const [foreseen, setForeseen] = useState<string | null>(null);
  const play = (step: Step, seen: boolean) => {
    const isMine = isMyTurn(view);
    // it is sent before it is drawn that it is
    startTransition(() => {
      setForeseen(isMine && seen ? writeStep(step) : null);
      put(isMine ? { marbles: step.marbles, aim: seen ? step.dir : null, note: null } : NOTHING);
    });
    if (isMine) return send({ do: 'move', ...step });
    plan.set(step);
    announce(textsOf(words.lang).bar.planned(writeStep(step)));
  };
  return { foreseen, play };
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

/** Speaks what has come of a tap, drag or key, and lets it be heard. */
function tell(
  { marbles, aim, note }: Selection,
  judge: Judge,
  { view, words }: BoardProps<AbaloneTypes>,
  bottom: Bottom,
) {
  const t = textsOf(words.lang);
  if (note || marbles.length > 0) sound(note ? 'refuse' : 'tick');
  if (note) announce(noteWords(note, mySeat(view) ?? 0, words.lang), 'assertive');
  else if (aim !== null) announce(trialWords(trialOf(judge, { marbles, dir: aim }), bottom, t));
  else if (marbles.length > 0) announce(t.bar.pickWay);
}
