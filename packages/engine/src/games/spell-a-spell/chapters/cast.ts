/** SP-3, SP-4: casting words. */
import { refuse } from '../../../core/ruling.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CastMove } from '../move.ts';
import type { SpellDesk } from '../state.ts';
import { type Card, type Formed, isRune } from './cards.ts';
import { handOf, setHand } from './hands.ts';
import { judge } from './judge.ts';
import { stand } from './stand.ts';
import { propose } from './vote.ts';

/** SP-3.2, SP-5.2 The seat whose turn it is lays a word: it stands, goes to the vote or is refused. */
export function cast(d: SpellDesk, lexicon: Lexicon, move: CastMove): void {
  const { seat } = d.state.pub.turn;
  const hand = handOf(d, seat);
  const formed = formedBy(hand, move) ?? refuse(d, { code: 'noSuchCard' });
  const judgement = judge(d.state.pub, lexicon, formed.word);
  if (!judgement.ok) return refuse(d, judgement.why);
  const { how, entry } = judgement;
  setHand(
    d,
    seat,
    hand.filter((_, slot) => !move.slots.includes(slot)),
  );
  const { claimed } = move;
  if (how === 'vote') propose(d, claimed === undefined ? formed : { ...formed, claimed });
  else stand(d, formed, how, entry?.gloss ?? null);
}

/** SP-3.4 The word that cards of a hand are laid for; null when they cannot be. */
function formedBy(hand: readonly Card[], { slots, fogs }: Omit<CastMove, 'do'>): Formed | null {
  const runes = slots
    .map((slot) => hand[slot])
    .filter((card) => card !== undefined && isRune(card));
  const places = [...runes.keys()].filter((at) => runes[at] === 'fog');
  const once = new Set(slots).size === slots.length && runes.length === slots.length;
  if (!once || places.length !== fogs.length) return null;
  const word = runes.map((rune, at) => (rune === 'fog' ? fogs[places.indexOf(at)] : rune)).join('');
  return { word, fogs: places };
}
