/** Who is asked what. */
import type { Ask } from '../../core/game.ts';
import type { WizardState, WizardTypes } from './state.ts';
import { charmKey, chooseKey } from './timers.ts';

/** All open questions: choosing is asked of everybody, a charm of one. */
export function asksOf({ open }: WizardState): readonly Ask<WizardTypes>[] {
  const [task] = open.agenda;
  if (task?.do === 'charm') {
    const key = charmKey(open.round, task);
    return [{ seat: task.seat, key, must: true, answers: ['charm'] }];
  }
  if (task?.do !== 'choose') return [];
  return open.wizards.map(({ ready }, seat) => ({
    seat,
    key: chooseKey(open.round),
    must: !ready,
    answers: ['choose'],
  }));
}
