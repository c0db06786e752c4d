/** SH-8: what a viewer sees, is asked and may do. */
import type { Viewer } from '../../core/game.ts';
import { askedOf, sizesAsked } from './chapters/picks.ts';
import { handOf, openly } from './chapters/stock.ts';
import type { ShapesMove } from './move.ts';
import { scoresOf } from './outcome.ts';
import { kindOf, type Mine, type ShapesAsk, type ShapesState, type ShapesView } from './state.ts';
import { keyOf, leadOf } from './timers.ts';

/** The view of a viewer: what all see, and the own hand. */
export function viewOf(state: ShapesState, me: Viewer): ShapesView {
  const { pub, base, full, picks } = state;
  return {
    ...pub,
    me,
    base: openly(base),
    full: openly(full),
    scores: scoresOf(pub.prizes),
    mine: typeof me === 'number' ? mineOf(state, me) : null,
    everything: me === 'all' ? { base, full, picks } : null,
  };
}

function mineOf({ base, full, picks }: ShapesState, seat: number): Mine {
  return { base: handOf(base, seat), full: handOf(full, seat), pick: picks[seat] ?? null };
}

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

/** Every place of the hand that the viewer is asked to pick from. */
export function movesOf(view: ShapesView): readonly ShapesMove[] {
  const { me, mine, part } = view;
  const kind = kindOf(part);
  if (mine === null || !askedOf(view, view[kind].hands).some((seat) => seat === me)) return [];
  return mine[kind].map((_, slot) => ({ do: 'pick', slot }));
}
