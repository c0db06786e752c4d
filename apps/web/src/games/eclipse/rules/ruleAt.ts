/** Which chapter of the rules speaks of the table as it stands. */
import type { WindowKind } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { Question } from '@kesem/engine/games/eclipse/chapters/tasks';
import { isQuestion } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ChapterId } from './chapters.ts';

const ASKED: Readonly<Record<Exclude<Question['do'], 'window'>, ChapterId>> = {
  redraw: 'start',
  main: 'turn',
  defend: 'combat',
  discard: 'turn',
  draw: 'abilities',
  claim: 'abilities',
};

const WINDOWS: Readonly<Record<WindowKind, ChapterId>> = {
  attack: 'windows',
  guards: 'fights',
  roll: 'fights',
  harm: 'harm',
  saves: 'saves',
  end: 'windows',
};

/** The chapter for the present step. */
export function ruleAt({ ended, agenda, roll, suddenDeath }: EclipseView): ChapterId {
  if (ended) return 'goal';
  const [task] = agenda;
  if (!task || !isQuestion(task)) return 'turn';
  if (task.do !== 'window') return suddenDeath && task.do === 'main' ? 'time' : ASKED[task.do];
  return task.kind === 'roll' && roll?.for === 'save' ? 'saves' : WINDOWS[task.kind];
}
