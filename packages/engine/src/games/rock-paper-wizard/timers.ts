/** RW-7: time. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import type { Charm, WizardState } from './state.ts';

/** RW-7.2 */
const CHARM_MS = 15_000;

/** The timer of the open question; none without a limit. */
export function timersOf({ open }: WizardState): readonly Timer[] {
  const [task] = open.agenda;
  const { options } = open;
  if (options.seconds === 0 || task === undefined) return [];
  if (task.do === 'choose') {
    return [{ key: chooseKey(open.round), seat: null, ms: options.seconds * 1000 }];
  }
  if (task.do !== 'charm') return [];
  return [{ key: charmKey(open.round, task), seat: task.seat, ms: CHARM_MS }];
}

/** The question and timer of choosing. */
export function chooseKey(round: number): string {
  return `choose:${round}`;
}

/** The question and timer of a charm; several may be charmed in a round, each by another caster. */
export function charmKey(round: number, { caster }: Charm): string {
  return `charm:${round}:${caster}`;
}
