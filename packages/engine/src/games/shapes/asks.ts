/** Who is asked what. */
import { askedOf, sizesAsked } from './chapters/picks.ts';
import type { ShapesAsk, ShapesState } from './state.ts';
import { keyOf } from './timers.ts';

/** One question to each who picks; whoever has picked may still think again. */
export function asksOf(state: ShapesState): readonly ShapesAsk[] {
  const { pub } = state;
  return askedOf(pub, sizesAsked(state)).map((seat) => ({
    seat,
    key: keyOf(pub),
    must: pub.picked[seat] !== true,
    answers: ['pick'],
  }));
}
