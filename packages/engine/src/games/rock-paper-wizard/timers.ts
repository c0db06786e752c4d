/** RW-7: time. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import { setOpen } from './chapters/wizards.ts';
import type { Charm, Open, Part, WizardDesk, WizardState } from './state.ts';

/** RW-7.2 */
const CHARM_MS = 15_000;

/** RW-7.3 How long a screen takes to show the parts of a round, in milliseconds. */
export const SHOWING: Readonly<Record<Part, number>> = {
  cast: 2700,
  turn: 2100,
  score: 1500,
  refresh: 1500,
};

/** A part of the round has happened that is to be shown. */
export function show(d: WizardDesk, part: Part): void {
  setOpen(d, { shows: [...d.state.open.shows, part] });
}

/** RW-7.3 How long it takes to show what happened before the open question, in milliseconds. */
export function leadOf({ shows }: Pick<Open, 'shows'>): number {
  return shows.reduce((sum, part) => sum + SHOWING[part], 0);
}

/** The timer of the open question; none without a limit. */
export function timersOf({ open }: WizardState): readonly Timer[] {
  const [task] = open.agenda;
  const { options } = open;
  const lead = leadOf(open);
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
