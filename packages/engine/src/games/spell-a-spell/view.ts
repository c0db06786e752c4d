/** SP-8: what a viewer sees. */
import type { Seat, Viewer } from '../../core/game.ts';
import { scoresOf } from './outcome.ts';
import type { SpellState, SpellView } from './state.ts';

/** What all see, and what lies before the viewer. */
export function viewOf({ pub, secret }: SpellState, me: Viewer): SpellView {
  const sees = (seat: Seat): boolean => seat === me || me === 'all' || pub.options.openHands;
  const { hit } = pub;
  return {
    ...pub,
    me,
    hands: secret.hands.map((hand, seat) => (sees(seat) ? hand : null)),
    scores: scoresOf(pub),
    vote: typeof me === 'number' ? (secret.votes[me] ?? null) : null,
    taken: hit !== null && (sees(hit.from) || sees(hit.to)) ? secret.taken : null,
    everything: me === 'all' ? secret : null,
  };
}
