/** A card of the set played in a real position, for its test. */
import type { Random } from '../../../core/random.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import { payment } from '../chapters/energy.ts';
import { costOf } from '../decks/advice.ts';
import type { Target } from '../move.ts';
import type { EclipseState } from '../state.ts';
import { type Facts, match, sent, through, type Went } from './fixtures.ts';

/** A creature of one's own (1), one of the enemy (2), and a hurt one of theirs that flies (3); own stones 4–12, theirs 13–17. */
export const POSITION: Facts = {
  creatures: [
    { life: 9 },
    { side: 1, skill: 3, life: 9 },
    { side: 1, life: 9, damage: 2, abilities: [{ ability: 'flying' }] },
  ],
  stones: ['llllddddd', 'lllDD'],
  decks: [['orc', 'troll', 'zombie'], ['goblin']],
  hands: [[], ['orc', 'goblin', 'zombie']],
  discards: [['vampire'], []],
};

/** The position with this card, and others after it, in the first player's hand. */
export function holding(card: CardId, ...others: readonly CardId[]): EclipseState {
  return match({ ...POSITION, hands: [[card, ...others], POSITION.hands?.[1] ?? []] });
}

/** The first player plays the first card of the hand, paid as proposed. */
export function cast(state: EclipseState, target: Target | null, random?: Random): Went {
  const [card] = state.secret[0].hand;
  const pay = card === undefined ? null : payment(state.open, 0, costOf(cardOf(card)));
  if (pay === null) throw new Error('nothing in hand that can be paid');
  return sent(state, 0, { do: 'cast', slot: 0, pay, target }, random);
}

/** The same, and all windows pass. */
export function played(state: EclipseState, target: Target | null): Went {
  return through(cast(state, target));
}
