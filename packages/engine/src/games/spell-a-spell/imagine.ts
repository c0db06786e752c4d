/** SP-8: a match as a viewer may think it to be. */
import type { Random } from '../../core/random.ts';
import { type Card, cardsOf, DECK, without } from './chapters/cards.ts';
import { VOTES } from './move.ts';
import type { Secret, SpellPub, SpellState, SpellView } from './state.ts';

/** A whole state with exactly this view: every card that is not seen lies anywhere with equal chance. */
export function imagine(view: SpellView, random: Random): SpellState {
  const { me: _me, hands: _hands, scores: _scores, vote: _vote, taken: _taken, ...rest } = view;
  const { everything, ...pub } = rest;
  return { pub, secret: everything ?? guess(view, random) };
}

function guess(view: SpellView, random: Random): Secret {
  const { hands: seen, hit, counts, taken } = view;
  // whoever was hit knows where the cards are that they lost
  const known = seen.map((hand, seat) => hand ?? (hit?.to === seat ? (taken ?? []) : []));
  const unseen = [...random('unseen').shuffle(without(DECK, [...onTable(view), ...known.flat()]))];
  const hands = known.map((cards, seat) => [
    ...unseen.splice(0, (counts[seat] ?? 0) - cards.length),
    ...cards,
  ]);
  return { hands, pile: unseen, votes: votesOf(view, random), taken: takenIn(view, hands) };
}

/** Every card that lies open: score piles, effects, and a word that is voted on. */
function onTable({ spells, effects, question }: SpellPub): readonly Card[] {
  const open = question !== null && 'formed' in question ? [question.formed] : [];
  return [...[...spells, ...open].flatMap(cardsOf), ...effects];
}

function votesOf(view: SpellView, random: Random): Secret['votes'] {
  const { question, me, vote, counts } = view;
  return counts.map((_, seat) => {
    if (question?.do !== 'vote' || question.answered[seat] !== true) return null;
    return seat === me ? vote : random(`vote of ${seat}`).pick(VOTES);
  });
}

/** The cards that were taken lie last in the taker's hand. */
function takenIn({ hit, taken }: SpellView, hands: Secret['hands']): Secret['taken'] {
  if (hit === null) return [];
  return taken ?? (hit.count === 0 ? [] : (hands[hit.to]?.slice(-hit.count) ?? []));
}
