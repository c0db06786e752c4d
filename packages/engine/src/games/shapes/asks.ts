/** Who is asked what. */
import { askedOf, sizesAsked } from './chapters/picks.ts';
import type { ShapesAsk, ShapesState } from './state.ts';
import { keyOf, leadOf } from './timers.ts';

/** Milliseconds within which a bot picks. */
const PACE = [600, 1200] as const;

/**
 * One question to each who picks; whoever has picked may still think again. Where somebody only looks
 * on, bots among themselves let what was revealed be seen before they pick.
 */
export function asksOf(state: ShapesState): readonly ShapesAsk[] {
  const { pub } = state;
  const asked = askedOf(pub, sizesAsked(state));
  const seen = asked.length < pub.picked.length ? leadOf(pub) : 0;
  return asked.map((seat) => ({
    seat,
    key: keyOf(pub),
    must: pub.picked[seat] !== true,
    answers: ['pick'],
    pace: [seen + PACE[0], seen + PACE[1]],
  }));
}
