/** A whole match that fits what a viewer sees. */
import type { Random, Stream } from '../../core/random.ts';
import type { CardId } from './cards/set.ts';
import { mayRedraw } from './chapters/hands.ts';
import { MODES, SMART } from './chapters/preferences.ts';
import { type DeckList, READY_DECKS } from './decks/decks.ts';
import type { Player } from './move.ts';
import { cardsOf } from './setup.ts';
import { type EclipseState, type EclipseView, each, type Hidden, type Open } from './state.ts';

const READY = Object.values(READY_DECKS).map(cardsOf);

/**
 * Hidden cards lie somewhere at random: the viewer's own deck is the rest of their list, the
 * opponent's cards are guessed from a ready deck. Whether a beat is over nobody knows: it is not.
 */
export function imagine(view: EclipseView, random: Random): EclipseState {
  const { me: _me, mine: _mine, everything, ...open } = view;
  const secret = everything ?? each((player) => guess(view, player, random(`guess ${player}`)));
  return { open, secret, beaten: false };
}

function guess(view: EclipseView, player: Player, stream: Stream): Hidden {
  const { mine, me } = view;
  if (mine && me === player) {
    const { asked: _asked, hope: _hope, ...known } = mine;
    const seen = [...seenOf(view, player), ...mine.hand];
    return { ...known, deck: stream.shuffle(without(cardsOf(mine.list), seen)) };
  }
  return guessOther(view, player, stream);
}

function guessOther(view: EclipseView, player: Player, stream: Stream): Hidden {
  const seen = seenOf(view, player);
  const count = view.hands[player] + view.decks[player];
  const cards = unseen(likeliest(seen, stream), seen, count, stream);
  const hand = cards.slice(0, view.hands[player]);
  const window = view.agenda[0]?.do === 'window';
  return {
    hand,
    deck: cards.slice(hand.length),
    list: listOf([...seen, ...cards]),
    prefs: { ...SMART, mode: stream.pick(MODES) },
    redraw: view.turn === 0 && view.ready[player] ? answered(hand) : null,
    passed: window && stream.int(2) === 0,
    passedAll: view.combat !== null && stream.int(2) === 0,
    missed: 0,
  };
}

function answered(hand: readonly CardId[]): 'keep' | 'redraw' {
  return mayRedraw(hand) ? 'redraw' : 'keep';
}

/** The ready deck that holds most of the cards seen, or one of those that do. */
function likeliest(seen: readonly CardId[], stream: Stream): readonly CardId[] {
  const strange = READY.map((cards) => without(seen, cards).length);
  const least = Math.min(...strange);
  return stream.pick(READY.filter((_, at) => strange[at] === least));
}

/** So many cards of a deck as if those that were seen had come out of it, in any order. */
function unseen(
  cards: readonly CardId[],
  seen: readonly CardId[],
  count: number,
  stream: Stream,
): readonly CardId[] {
  const left = [...stream.shuffle(without(cards, seen))];
  while (left.length < count) left.push(...stream.shuffle(cards));
  return left.slice(0, count);
}

/** All cards of an owner that everybody sees. */
export function seenOf(open: Open, player: Player): readonly CardId[] {
  const inPlay = [...open.stones, ...open.creatures, ...open.enchantments];
  return [
    ...open.discards[player],
    ...inPlay.filter(({ owner }) => owner === player).map(({ card }) => card),
  ];
}

/** The cards less those of a second list, each once. */
export function without(cards: readonly CardId[], taken: readonly CardId[]): readonly CardId[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function listOf(cards: readonly CardId[]): DeckList {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((one) => one === card).length,
  }));
}
