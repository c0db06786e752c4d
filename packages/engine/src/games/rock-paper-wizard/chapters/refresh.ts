/** RW-5.4 to RW-5.6: what changes between two rounds. */

import type { WizardDesk } from '../state.ts';
import { discard, learn } from './cards.ts';
import { clockwise, next } from './circle.ts';
import { move } from './verbs.ts';
import { count, setOpen, wizard } from './wizards.ts';

/** RW-5.4 The last space of the exit zone, and where those in the zone go. */
const EXIT_ZONE = { last: 2, back: 3 } as const;
/** RW-5.4 The first space of the treasure zone, and where those in the zone go. */
const TREASURE_ZONE = { first: 8, back: 7 } as const;

/** RW-5.4 Zones empty, the oldest spell goes, a new one comes, the marker moves on. */
export function refresh(d: WizardDesk): void {
  const { first, round, wizards } = d.state.open;
  for (const seat of clockwise(first, wizards.length)) {
    move(d, seat, wayBack(wizard(d, seat).space), 'returned');
  }
  retire(d);
  setOpen(d, { bounced: [] });
  learn(d);
  setOpen(d, { round: round + 1, first: next(first, count(d)), agenda: [{ do: 'choose' }] });
  d.tell({ type: 'round', round: round + 1, first: d.state.open.first });
}

function wayBack(space: number): number {
  if (space <= EXIT_ZONE.last) return EXIT_ZONE.back - space;
  if (space >= TREASURE_ZONE.first) return TREASURE_ZONE.back - space;
  return 0;
}

/** RW-5.5 The oldest spell, furthest from the deck, goes to the used cards. */
function retire(d: WizardDesk): void {
  const { book } = d.state.open;
  for (const oldest of book.slice(-1)) {
    setOpen(d, { book: book.slice(0, -1) });
    discard(d, oldest);
    d.tell({ type: 'retired', spell: oldest });
  }
}
