/** What a seat may do, from what it sees; of all words those that stand at once. */

import { askedOf } from './asks.ts';
import { type Card, EFFECTS, type Effect, isRune } from './chapters/cards.ts';
import { canThrowOn } from './chapters/effects.ts';
import { leftOf } from './chapters/hands.ts';
import { judge } from './chapters/judge.ts';
import { type Letter, lettersOf, SPECIALS } from './chapters/letters.ts';
import { canSpell, type Lexicon } from './lexicon/lexicon.ts';
import { ANSWERS, type CastMove, type SpellMove, VOTES } from './move.ts';
import type { SpellPub, SpellView, Volley } from './state.ts';

/** What the viewer may do now. */
export function movesOf(view: SpellView, lexicon: Lexicon): readonly SpellMove[] {
  const { me, question } = view;
  const hand = typeof me === 'number' ? view.hands[me] : null;
  if (typeof me !== 'number' || !hand || question === null) return [];
  if (!askedOf(view).includes(me)) return [];
  switch (question.do) {
    case 'turn':
      return [...castsOf(view, hand, lexicon), ...playsOf(view, hand), { do: 'fail' }];
    case 'answer':
      return answersOf(view, hand, question);
    case 'vote':
      return VOTES.map((vote) => ({ do: 'vote', vote }));
    case 'insist':
      return [true, false].map((yes) => ({ do: 'insist', yes }));
    default:
      return question satisfies never;
  }
}

function castsOf(view: SpellView, hand: readonly Card[], lexicon: Lexicon): readonly CastMove[] {
  return standing(view, hand, lexicon).map((word) => castOf(hand, word));
}

/** Each word in plain letters that these cards spell and that would stand at once, were it cast now. */
export function standing(
  pub: SpellPub,
  cards: readonly Card[],
  lexicon: Lexicon,
): readonly string[] {
  const runes = cards.filter(isRune);
  const others = [...SPECIALS, ...pub.accepted].filter((word) => canSpell(runes, word));
  const words = new Set([...others, ...lexicon.spelledBy(runes)]);
  return [...words].filter((word) => judge(pub, lexicon, word).ok);
}

/** The cast of a word that a hand can spell: letters first, fogs for what is missing. */
export function castOf(hand: readonly Card[], word: string): CastMove {
  const slots: number[] = [];
  const fogs: Letter[] = [];
  const free = (card: Card): number =>
    hand.findIndex((one, slot) => one === card && !slots.includes(slot));
  for (const letter of lettersOf(word)) {
    const slot = free(letter);
    slots.push(slot < 0 ? free('fog') : slot);
    if (slot < 0) fogs.push(letter);
  }
  return { do: 'cast', slots, fogs };
}

/** SP-6.1 Each effect card of a hand that may be played now, once. */
function playsOf(view: SpellPub, hand: readonly Card[]): readonly SpellMove[] {
  const can: Readonly<Record<Effect, boolean>> = {
    sandstorm: true,
    firewall: view.pending !== null,
    snowball: (view.counts[leftOf(view, view.turn.seat)] ?? 0) > 0,
  };
  return EFFECTS.filter((effect) => can[effect] && hand.includes(effect)).map((effect) => ({
    do: 'play',
    effect,
  }));
}

/** SP-6.4 */
function answersOf(view: SpellPub, hand: readonly Card[], volley: Volley): readonly SpellMove[] {
  return ANSWERS.filter((reply) => {
    if (reply === 'nothing') return true;
    return hand.includes(reply) && (reply === 'firewall' || canThrowOn(view, volley));
  }).map((reply) => ({ do: 'answer', with: reply }));
}
