/**
 * How the strong player plans its turn: it imagines what the pile and the others' hands may hold, and
 * weighs what a move scores, how hard it is for the next player to answer, and what its cards are
 * good for afterwards.
 */
import type { Random } from '../../../core/random.ts';
import { type Card, isRune, without } from '../chapters/cards.ts';
import { leftOf } from '../chapters/hands.ts';
import { lettersNeeded } from '../chapters/judge.ts';
import { isSpecial, SPECIALS } from '../chapters/letters.ts';
import { imagine } from '../imagine.ts';
import { canSpell, type Lexicon } from '../lexicon/lexicon.ts';
import type { SpellMove } from '../move.ts';
import { castOf } from '../moves.ts';
import type { Secret, SpellView } from '../state.ts';
import { castable } from './castable.ts';

/** Worlds imagined for each turn. */
const WORLDS = 8;
/** Words looked at closely: the longest ones. */
const WORDS = 12;
/** What a letter of the next turn's word is worth now. */
const LATER = 0.1;
/** What another turn is worth. */
const AGAIN = 4;
/** What keeping a firewall or a sandstorm for a worse turn is worth. */
const KEEP = 1.5;
/** By letters of a word: what it takes from the next player, who may have no answer; the last for longer ones. */
const PRESSURE: readonly number[] = [0, 0, 0, 0.3, 1, 2.5, 4];

interface Mind {
  readonly view: SpellView;
  readonly hand: readonly Card[];
  readonly lexicon: Lexicon;
  readonly worlds: readonly Secret[];
}

interface Idea {
  readonly move: SpellMove;
  readonly worth: number;
}

/** The move with the best prospects. */
export function plan(
  view: SpellView,
  hand: readonly Card[],
  lexicon: Lexicon,
  random: Random,
): SpellMove {
  const { counts, turn } = view;
  // it costs nothing, makes room for a letter, and comes before the next player's turn
  if (hand.includes('snowball') && (counts[leftOf(view, turn.seat)] ?? 0) > 0) {
    return { do: 'play', effect: 'snowball' };
  }
  const worlds = Array.from({ length: WORLDS }, () => imagine(view, random).secret);
  const mind: Mind = { view, hand, lexicon, worlds };
  const ideas = [...casts(mind), ...effects(mind), failing(mind)];
  return ideas.reduce((best, idea) => (idea.worth > best.worth ? idea : best)).move;
}

function casts(mind: Mind): readonly Idea[] {
  const { view, hand, lexicon } = mind;
  const words = castable(view, hand, lexicon).toSorted((a, b) => b.length - a.length);
  const special = words.filter(isSpecial);
  const others = words.filter((word) => !isSpecial(word)).slice(0, WORDS);
  return [...special, ...others].map((word) => ({
    move: castOf(hand, word),
    worth: castWorth(mind, word),
  }));
}

function castWorth(mind: Mind, word: string): number {
  const { hand } = mind;
  const move = castOf(hand, word);
  const left = hand.filter((_, slot) => !move.slots.includes(slot));
  const later = average(mind, ({ pile }) => promise(mind, refilled(mind, left, pile, 0), 0));
  if (isSpecial(word)) return word.length + later;
  return word.length + pressure(word.length) + LATER * later;
}

function failing(mind: Mind): Idea {
  const later = average(mind, ({ pile }) => promise(mind, refilled(mind, mind.hand, pile, 1), 0));
  return { move: { do: 'fail' }, worth: LATER * later };
}

function effects(mind: Mind): readonly Idea[] {
  const { view, hand } = mind;
  const ideas: Idea[] = [];
  if (hand.includes('firewall') && view.pending !== null) {
    const worth = promise(mind, without(hand, ['firewall']), 0) - KEEP;
    ideas.push({ move: { do: 'play', effect: 'firewall' }, worth });
  }
  if (hand.includes('sandstorm')) {
    const left = leftOf(view, view.turn.seat);
    const need = lettersNeeded(view);
    const worth = average(mind, ({ hands }) => promise(mind, hands[left] ?? [], need)) - KEEP;
    ideas.push({ move: { do: 'play', effect: 'sandstorm' }, worth });
  }
  return ideas;
}

/** What cards promise for a word of `need` letters or more, or a special one. */
function promise({ lexicon }: Mind, cards: readonly Card[], need: number): number {
  const runes = cards.filter(isRune);
  const special = SPECIALS.find((word) => canSpell(runes, word));
  const words = lexicon.spelledBy(runes).filter((word) => word.length >= need);
  const plain = words.reduce((best, { length }) => Math.max(best, length + pressure(length)), 0);
  return special === undefined ? plain : Math.max(plain, special.length + AGAIN);
}

function pressure(letters: number): number {
  return PRESSURE[Math.min(letters, PRESSURE.length - 1)] ?? 0;
}

function refilled(
  { view }: Mind,
  hand: readonly Card[],
  pile: readonly Card[],
  more: number,
): readonly Card[] {
  const short = Math.max(0, (view.full[view.turn.seat] ?? 0) - hand.length);
  return [...hand, ...pile.slice(0, short + more)];
}

function average({ worlds }: Mind, worth: (world: Secret) => number): number {
  return worlds.reduce((sum, world) => sum + worth(world), 0) / worlds.length;
}
