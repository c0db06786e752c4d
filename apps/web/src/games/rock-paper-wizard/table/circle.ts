/** Who sits where on the screen: one's own place first, the others clockwise from it. */
import type { Seat } from '@kesem/engine/core/game';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';

/** All seats clockwise, beginning with one. */
export function around(from: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}

/** A place around the spell book, as seen from above. */
export type Place = 'south' | 'southWest' | 'northWest' | 'north' | 'northEast' | 'southEast';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: ['south', 'northWest', 'northEast'],
  4: ['south', 'northWest', 'north', 'northEast'],
  5: ['south', 'southWest', 'northWest', 'northEast', 'southEast'],
  6: ['south', 'southWest', 'northWest', 'north', 'northEast', 'southEast'],
};

/** The places of a number of wizards, clockwise from the nearest. */
export function placesOf(count: number): readonly Place[] {
  return PLACES[count] ?? [];
}

/** The seats in the order in which they cast this round. */
export function orderOf({ first, wizards }: Pick<WizardView, 'first' | 'wizards'>) {
  return around(first, wizards.length);
}

/** Who is asked which poorer wizard gets the gold; null: nobody. */
export function charmOf({ agenda }: Pick<WizardView, 'agenda'>) {
  const [task] = agenda;
  return task?.do === 'charm' ? task : null;
}

/** Whether spells are being chosen. */
export function isChoosing({ agenda }: Pick<WizardView, 'agenda'>): boolean {
  return agenda[0]?.do === 'choose';
}
