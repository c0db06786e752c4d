/** The reactions that are to be seen over the table at one moment. */
import type { ReactionKind } from '@kesem/protocol/reactions';

/** Somebody's reaction on its way. */
export interface Flown {
  readonly kind: ReactionKind;
  /** The seat from which it flies; null: from the audience. */
  readonly seat: number | null;
  readonly name: string;
}

/** One print over the table. */
export interface Stamp extends Flown {
  readonly id: number;
  /** How many reactions it stands for. */
  readonly count: number;
  /** When it is gone, in ms. */
  readonly until: number;
}

/** How long a stamp is seen, in ms. */
export const STAMP_MS = 900;
/** How many are seen at once. */
const MOST = 4;

/** Returns the stamps that are still seen at a moment, in ms. */
export function seenAt(stamps: readonly Stamp[], now: number): readonly Stamp[] {
  const seen = stamps.filter(({ until }) => until > now);
  return seen.length === stamps.length ? stamps : seen;
}

/**
 * Returns the stamps after one more reaction at `now`, in ms. The same from the same place adds up; once there
 * are as many as can be seen so does the same from elsewhere, and another kind is not shown. None waits.
 */
export function withFlown(stamps: readonly Stamp[], flown: Flown, now: number): readonly Stamp[] {
  const seen = seenAt(stamps, now);
  const isLike = ({ kind }: Stamp): boolean => kind === flown.kind;
  const like =
    seen.find((stamp) => isLike(stamp) && stamp.seat === flown.seat) ??
    (seen.length >= MOST ? seen.find(isLike) : undefined);
  const until = now + STAMP_MS;
  if (like) {
    const { count } = like;
    return seen.map((stamp) => (stamp === like ? { ...stamp, count: count + 1, until } : stamp));
  }
  if (seen.length >= MOST) return seen;
  const id = 1 + Math.max(0, ...stamps.map((stamp) => stamp.id));
  return [...seen, { ...flown, id, count: 1, until }];
}
