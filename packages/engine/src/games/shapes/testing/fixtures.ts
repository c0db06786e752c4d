/** Matches for tests, in the shortest form: `c t s * h j` are the shapes in their order and the joker. */
import { seededRandom } from '../../../core/random.ts';
import { Desk } from '../../../core/ruling.ts';
import { heardBy } from '../../../core/told.ts';
import {
  BASE_DECK,
  type BaseCard,
  FULL_DECK,
  type FullCard,
  nameOf,
  SHAPES,
  without,
} from '../chapters/cards.ts';
import { startRound } from '../chapters/collect.ts';
import { handAsked, missing } from '../chapters/picks.ts';
import type { ShapesEvent } from '../event.ts';
import { shapes } from '../game.ts';
import type { ShapesState, ShapesTypes } from '../state.ts';

const LETTERS = 'cts*h';
const RANDOM = seededRandom('a test');

/** Base cards, one a letter. */
export function base(letters: string): readonly BaseCard[] {
  return letters.split('').map((letter) => SHAPES[LETTERS.indexOf(letter)] ?? 'joker');
}

/** Full cards, one a word. */
export function full(words: string): readonly FullCard[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => SHAPES.filter((_, at) => word.includes(LETTERS.charAt(at))));
}

/** Cards as letters again; base cards and full cards alike. */
export function letters(card: BaseCard | FullCard | undefined): string {
  if (card === undefined) return '';
  if (card === 'joker') return 'j';
  return [card]
    .flat()
    .map((shape) => LETTERS.charAt(SHAPES.indexOf(shape)))
    .join('');
}

interface Table {
  /** One a seat: the base cards, then the full cards, `cts ct *h cth`. */
  readonly hands: readonly string[];
  /** The base pile from its top; what hands lack of the deck unless told. */
  readonly pile?: string;
  /** Prizes won before, one text a seat. */
  readonly prizes?: readonly string[];
  readonly time?: ShapesTypes['options']['time'];
}

/** A match at the start of its second round; a start of hands, pile and prizes that are made up. */
export function table({ hands, pile, prizes = [], time = 'none' }: Table): ShapesState {
  const start = shapes.setup({
    seats: hands.length,
    options: { time },
    own: [],
    kept: null,
    random: RANDOM,
  }).state;
  const bases = hands.map((hand) => base(hand.split(' ')[0] ?? ''));
  const fulls = hands.map((hand) => full(hand.split(' ').slice(1).join(' ')));
  const won = hands.map((_, seat) => base(prizes[seat] ?? ''));
  const rest = without(BASE_DECK, [...bases.flat(), ...won.flat()]);
  const known = hands.map(() => []);
  const state: ShapesState = {
    ...start,
    pub: { ...start.pub, prizes: won },
    base: { pile: pile === undefined ? rest : base(pile), seen: 0, hands: bases, known },
    full: { pile: without(FULL_DECK, fulls.flat()), seen: 0, hands: fulls, known },
  };
  const d = new Desk<ShapesTypes>(state, RANDOM);
  startRound(d, 2);
  return d.state;
}

interface Run {
  readonly state: ShapesState;
  /** What all of it together tells, secrets included. */
  readonly events: readonly ShapesEvent[];
}

/** Plays cards by their letters: each word is the pick of the next seat whose pick is missing. */
export function play(from: ShapesState, words: string): Run {
  let state = from;
  const events: ShapesEvent[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const [seat = -1] = missing(state);
    const slot = handAsked(state, seat).findIndex((card) => letters(card) === word);
    const ruling = shapes.apply(state, { kind: 'move', seat, move: { do: 'pick', slot } }, RANDOM);
    if (!ruling.ok || slot < 0) throw new Error(`seat ${seat} has no ${word}`);
    state = ruling.state;
    events.push(...heardBy(ruling.told, 'all'));
  }
  return { state, events };
}

/** The events of one kind. */
export function only<K extends ShapesEvent['type']>(
  events: readonly ShapesEvent[],
  type: K,
): readonly Extract<ShapesEvent, { readonly type: K }>[] {
  return events.filter(
    (event): event is Extract<ShapesEvent, { readonly type: K }> => event.type === type,
  );
}

/** The state after a time-out. */
export function expire(state: ShapesState, seed: string): Run {
  const timer = shapes.timers(state)[0]?.key ?? 'none';
  const ruling = shapes.apply(state, { kind: 'timeout', timer }, seededRandom(seed));
  if (!ruling.ok) throw new Error(ruling.why.code);
  return { state: ruling.state, events: heardBy(ruling.told, 'all') };
}

/** Every card of a match, wherever it is, by name and sorted. */
export function everyCard({ pub, base: pink, full: purple }: ShapesState): readonly string[] {
  return [
    ...pub.row.map(({ card }) => card),
    ...pub.prizes.flat(),
    ...[pink.pile, ...pink.hands].flat(),
    ...pub.shown.map(({ card }) => card),
    ...[purple.pile, ...purple.hands].flat(),
  ]
    .map(nameOf)
    .toSorted();
}

const words = (cards: readonly (BaseCard | FullCard)[]): string => cards.map(letters).join(' ');

/** What lies where, as golden replays show it. */
export function draw({ pub, base: pink, full: purple }: ShapesState): string {
  const row = pub.row.map(({ card }) => card);
  const seats = pub.prizes.map((won, seat) => {
    const [base = [], full = []] = [pink.hands[seat], purple.hands[seat]];
    return `  seat ${seat}: ${words(base)} / ${words(full)}  prizes ${words(won)}`;
  });
  return [
    `round ${pub.round}, pick ${pub.pick}: row ${words(row)}, piles ${pink.pile.length} and ${purple.pile.length}`,
    ...seats,
  ].join('\n');
}
