/** RW-7: time. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import type { Charm, WizardDesk, WizardState } from './state.ts';
import { setOpen } from './wizards.ts';

/** RW-7.2 */
const CHARM_MS = 15_000;

/** RW-7.3 How long a screen takes to show the parts of a round, in milliseconds. */
export const SHOWING = { cast: 2700, turn: 2100, score: 1500, refresh: 1500 } as const;

/** Something has happened that takes so many milliseconds to show. */
export function takeTime(d: WizardDesk, ms: number): void {
  setOpen(d, { playback: d.state.open.playback + ms });
}

/** The timer of the open question; none without a limit. */
export function timersOf({ open }: WizardState): readonly Timer[] {
  const [task] = open.agenda;
  const { options, playback: lead } = open;
  if (options.seconds === 0 || task === undefined) return [];
  if (task.do === 'choose') {
    return [{ key: chooseKey(open.round), seat: null, ms: options.seconds * 1000, lead }];
  }
  if (task.do !== 'charm') return [];
  return [{ key: charmKey(open.round, task), seat: task.seat, ms: CHARM_MS, lead }];
}

/** The question and timer of choosing. */
export function chooseKey(round: number): string {
  return `choose:${round}`;
}

/** The question and timer of a charm; several may be charmed in a round, each by another caster. */
export function charmKey(round: number, { caster }: Charm): string {
  return `charm:${round}:${caster}`;
}
