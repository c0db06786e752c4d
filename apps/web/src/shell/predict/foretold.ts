/** What was foretold, seat by seat, and what of it this screen shows already. */
import type { Foreteller, Foretold } from '@kesem/protocol/messages';

/** Everybody who foretold the same. */
export interface Group {
  readonly seat: number;
  readonly right: boolean;
  readonly by: readonly Foreteller[];
}

/** What was foretold of a question, seat by seat: what came true first, then what most said. */
export function groupsOf({ by, winners }: Foretold): readonly Group[] {
  const seats = [...new Set(by.map(({ seat }) => seat))];
  const groups = seats.map((seat) => ({
    seat,
    right: winners.includes(seat),
    by: by.filter((one) => one.seat === seat),
  }));
  return groups.toSorted((a, b) => Number(b.right) - Number(a.right) || b.by.length - a.by.length);
}
