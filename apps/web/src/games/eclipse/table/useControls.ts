/** The table as it is shown and everything its viewer can do: what board and text view share with keys and pointers. */

import type { Preferences } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { play as sound } from '../../../kit/sound.ts';
import { type Timeline, usePending, useTimeline } from '../../../kit/timeline/useTimeline.ts';
import type { BoardProps } from '../../contract.ts';
import type { CombatDesk } from '../combat/props.ts';
import { useCombat } from '../combat/useCombat.ts';
import type { Situation } from '../sentence.ts';
import { type EclipseFrame, framesOf } from '../timeline.ts';
import { type Choice, useChoice } from '../useChoice.ts';
import { useTold } from '../words/useTold.ts';
import { ableTo, answersIn } from './asked.ts';
import type { Thing } from './thing.ts';
import { type Answers, useAnswers } from './useAnswers.ts';
import { type Haste, hastened, useHaste } from './useHaste.ts';

export interface Controls {
  readonly timeline: Timeline<EclipseFrame>;
  readonly choice: Choice;
  readonly desk: CombatDesk;
  readonly answers: Answers;
  /** Null: nothing is played. */
  readonly haste: Haste | null;
  readonly now: Situation;
  readonly press: (thing: Thing) => void;
  readonly drop: (thing: Thing, over: Thing | null) => void;
  readonly setPrefs: (prefs: Preferences) => void;
  /** The primary of the bar. */
  readonly commit: () => void;
  readonly back: () => void;
}

/** All of that for a table, where what happens is played, or seen at once. Whoever takes something up has seen enough of what is played. */
export function useControls(props: BoardProps<EclipseTypes>, how: 'played' | 'still'): Controls {
  const { view, moves, words, pending, refusal, send } = props;
  const haste = useHaste(view);
  const shown = haste.on ? hasty : framesOf;
  const timeline = useTimeline(props, how === 'played' ? shown : null);
  usePending(props, timeline.pending);
  const choice = useChoice(props);
  const answers = useAnswers(props, choice);
  const { frame } = timeline;
  const desk = useCombat({ view, moves, words, send, busy: frame !== null || pending });
  const last = useTold(props);
  const { warned } = answers;
  const told = { last, warned, answers: answersIn(moves), able: ableTo(moves) };
  const now: Situation = { view, words, choice, frame, pending, refusal, ...told };
  return {
    timeline,
    choice,
    desk,
    answers,
    haste: how === 'still' ? null : { ...haste, toggle: () => hurry(timeline, haste) },
    now,
    press: (thing) => {
      timeline.skip();
      if (!isForCombat(thing, desk, choice)) return choice.press(thing);
      pressed(desk, thing);
    },
    drop: (thing, over) => {
      timeline.skip();
      letGo(thing, over, { desk, choice });
    },
    setPrefs: (prefs) => send({ do: 'prefs', prefs }),
    commit: () => commit(choice, desk, answers),
    back: choice.picked ? choice.back : desk.back,
  };
}

const hasty: typeof framesOf = (step) => hastened(framesOf(step));

/** What is played already has been seen. */
function hurry(timeline: Controls['timeline'], haste: Haste): void {
  if (!haste.on) timeline.skip();
  haste.toggle();
}

function commit(choice: Choice, desk: CombatDesk, answers: Answers): void {
  if (choice.picked) choice.commit();
  else if (desk.step !== 'none') desk.commit?.();
  else if (choice.asked === 'main' && desk.canStart && !answers.warned) desk.start();
  else answers.primary?.act?.();
}

/** Whether a press belongs to the combat that is put together. Whoever takes up a card leaves an attack. */
function isForCombat(thing: Thing, desk: CombatDesk, choice: Choice): boolean {
  if (desk.step === 'none' || choice.picked !== null) return false;
  if (desk.step === 'attack' && thing.at === 'card') desk.back();
  return idOf(thing) !== null;
}

function pressed(desk: CombatDesk, thing: Thing): void {
  const id = idOf(thing);
  if (id === null) return;
  const can = desk.sources.includes(id) || desk.targets.includes(id) || desk.held === id;
  sound(can ? 'tick' : 'refuse');
  desk.press(id);
}

/** A card is thrown, or two are made a pair. */
function letGo(
  thing: Thing,
  over: Thing | null,
  { desk, choice }: Pick<Controls, 'desk' | 'choice'>,
): void {
  if (thing.at === 'card') {
    if (over?.at !== 'card') choice.throwAt(thing.slot, over);
    return;
  }
  const [from, to] = [idOf(thing), over === null ? null : idOf(over)];
  if (from === null || to === null || from === to) return;
  if (desk.step === 'none' && desk.canStart) desk.start();
  desk.pair(from, to);
}

function idOf(thing: Thing): number | null {
  return thing.at === 'creature' || thing.at === 'stone' ? thing.id : null;
}
