/** Every English sentence of this table. Its shape is that of every other language. */
import type { BaseCard } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count } from '@kesem/engine/games/shapes/event';
import type { Kind, Part } from '@kesem/engine/games/shapes/state';
import { listed, plural } from '../../i18n/numbers.ts';

const CARDS: Readonly<Record<BaseCard, string>> = {
  circle: 'circle',
  triangle: 'triangle',
  square: 'square',
  star: 'star',
  hexagon: 'hexagon',
  joker: 'joker',
};
const KINDS: Readonly<Record<Kind, string>> = { base: 'base', full: 'full' };

const list = (words: readonly string[]): string => listed('en', words);
const row = (cards: readonly BaseCard[]): string => cards.map((card) => CARDS[card]).join(', ');
const pointFor = (names: readonly string[] | 'all'): string => {
  if (names === 'all') return 'a point for everybody';
  return names.length === 0 ? 'no point' : `a point for ${list(names)}`;
};
const prizes = (n: number): string => plural('en', n, { one: '1 prize', other: '# prizes' });
const some = (n: number, kind: Kind): string =>
  plural('en', n, { one: `one ${KINDS[kind]} card`, other: `# ${KINDS[kind]} cards` });
const of = ({ match, of: all }: Count): string => `${match} of ${all}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en = {
  card: CARDS,
  row,
  /** What is printed on a full card, inside a sentence. */
  chord: (shapes: readonly BaseCard[]) => list(shapes.map((shape) => CARDS[shape])),
  /** "3 of 4". */
  of,
  prizes,
  seat: (number: number) => `Place ${number}`,

  bar: {
    pick: {
      base: 'Pick a base card',
      full: 'Pick a full card',
      tie: 'Tie-break: add a base card',
    } satisfies Record<Part, string>,
    pickSub: {
      base: 'Nobody sees it until all have picked',
      full: 'The number is what it matches now',
    },
    tieSub: (names: readonly string[], count: Count) =>
      `${list(names)} share the lead with ${of(count)}`,
    chosen: (card: string) => `${capital(card)}: lock it?`,
    lock: 'Lock',
    locked: (card: string) => `Locked: ${card}`,
    canChange: 'Another card may still take its place',
    jokerPlain: 'A joker is worth no shape',
    jokerKeep: 'Kept as your last card, the joker wins the tie-break',
    saving: 'Saving the pick…',
    all: {
      base: 'Everybody picks a base card',
      full: 'Everybody picks a full card',
    } satisfies Record<Kind, string>,
    tie: (names: readonly string[]) => `Tie-break: ${list(names)}`,
    waitFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
    over: 'The match is over',
    keyLock: 'locks',
  },

  frame: {
    laid: (cards: readonly BaseCard[]) => `Base cards: ${row(cards)}`,
    added: (cards: readonly BaseCard[]) => `Added: ${row(cards)}`,
    shown: 'Now the full cards',
    /** A card of the row by its place from 0, and whom it gives a point. */
    counting: (at: number, card: BaseCard, names: readonly string[] | 'all') =>
      `Card ${at + 1}, ${CARDS[card]}: ${pointFor(names)}`,
    left: (n: number) =>
      plural('en', n, { one: 'One more card to count', other: '# more cards to count' }),
    each: (count: Count, leaders: number) => (leaders > 1 ? `${of(count)} each` : of(count)),
    leads: (names: readonly string[]) =>
      names.length === 1 ? `${list(names)} has the most` : `${list(names)} are level`,
    tied: ({ match }: Count) => `Tie-break: ${match} each`,
    tiedSub: (names: readonly string[]) => `${list(names)} add a base card`,
    joker: (name: string) => `${name} plays a joker as the last card`,
    jokerSub: 'A last joker wins the round at once',
    jokers: 'Two last jokers in one reveal',
    jokersSub: 'They are worth nothing: the matches decide',
    won: (name: string, count: number) => `${name} wins the round: ${prizes(count)}`,
    nobody: 'Nobody wins: the cards go back',
    returned: 'The full cards go under their pile',
    shuffled: 'The joker goes back, and the base pile is shuffled',
    drew: (name: string) => `${name} draws`,
    ended: 'The base pile cannot fill the hands',
    jokerPrizes: (name: string, worth: number) => `Joker in hand: ${name} +${worth}`,
  },

  board: {
    table: 'The table',
    hand: 'Your hand',
    handOf: (name: string) => `The hand of ${name}`,
    help: 'Arrow keys walk through the cards, 1 to 3 choose one, Enter locks it. While cards are counted: P stops, N goes one step on, Escape skips.',
    round: (n: number) => `Round ${n}`,
    last: 'The last, unless cards go back',
    pile: (n: number, kind: Kind) => `${capital(KINDS[kind])} pile: ${n}`,
    shelf: { base: 'Base cards', full: 'Full cards' } satisfies Record<Kind, string>,
    place: (card: string, at: number, all: number) => `${capital(card)}, card ${at} of ${all}`,
    full: (shapes: readonly BaseCard[]) => `full card: ${row(shapes)}`,
    chosen: 'chosen',
    locked: 'locked',
    picked: 'ready',
    thinks: 'is picking',
    out: 'out of the tie-break',
    lastWins: 'Last = wins',
    otherKind: {
      base: 'The base cards are already on the table: pick a full card',
      full: 'Full cards come after the base cards',
    } satisfies Record<Kind, string>,
    notAsked: 'There is nothing to pick now',
    laid: (cards: readonly BaseCard[]) => `base: ${row(cards)}`,
    called: (card: BaseCard) => `${capital(CARDS[card])}!`,
    outOf: (n: number) => `of ${n}`,
    tie: 'Tie!',
    /** The match that they share. */
    level: (match: number, tied: number) =>
      tied === 2 ? `${match} against ${match}` : `${match} each`,
    takes: (n: number) =>
      n === 0
        ? 'Nothing to take'
        : plural('en', n, { one: 'Takes one card', other: 'Takes # cards' }),
    gives: { me: 'only you', others: 'not you', both: 'you too', nobody: 'nobody' },
    hints: (off: boolean): string =>
      off ? 'Show hints beside the cards' : 'Hide the hints beside the cards',
    holds: (base: number, full: number) => `In hand: ${some(base, 'base')}, ${some(full, 'full')}`,
  },

  text: {
    player: 'Player',
    prizes: 'Prizes',
    match: 'Match',
    nothing: '—',
    winner: (name: string) => `Won by ${name}`,
  },

  event: {
    round: (n: number) => `Round ${n}.`,
    lastRound: (n: number) => `Round ${n}: the last, unless cards go back.`,
    drew: (name: string, cards: readonly string[]) => `${name} draws: ${cards.join('; ')}.`,
    picked: (name: string) => `${name} has picked.`,
    timedOut: (names: readonly string[]) => `Time is up: a card is drawn for ${list(names)}.`,
    laid: (cards: readonly string[]) => `Base cards. ${cards.join('; ')}.`,
    added: (cards: readonly string[]) => `Tie-break cards. ${cards.join('; ')}.`,
    shown: (cards: readonly string[]) => `Full cards. ${cards.join('; ')}.`,
    /** A name and what is said of it. */
    each: (name: string, what: string) => `${name}: ${what}`,
    counted: (counts: readonly string[]) => `Matches. ${counts.join('; ')}.`,
    tied: (names: readonly string[], count: Count) =>
      `Tie-break between ${list(names)}, ${of(count)} each.`,
    joker: (name: string) => `${name} plays a joker as the last base card: that wins the round.`,
    jokers: (names: readonly string[]) =>
      `${list(names)} play jokers as their last base cards: both are worth nothing.`,
    won: (name: string, count: number) => `${name} wins the round and takes ${prizes(count)}.`,
    nobody: (names: readonly string[]) =>
      `${list(names)} stay level and have no base card left: nobody wins the round.`,
    returned: 'The base cards go back under their pile.',
    shuffled: 'A joker goes back, and the base pile is shuffled.',
    ended: 'The base pile cannot fill every hand: the match ends.',
    jokerPrizes: (name: string, worth: number) => `Jokers in hand: ${name} +${worth}.`,
  },

  refusal: { noSuchCard: 'There is no such card in your hand' },
  reason: { pile: 'The base pile ran out' },

  keys: {
    walk: 'Through the cards of the hand',
    digits: 'Choose this card, again to lock it',
    choose: 'Choose the card, again to lock it',
    pause: 'Stop and go on while cards are counted',
    next: 'One step on',
    skip: 'Skip to the end of the count',
  },

  fact: {
    rounds: (rounds: number, ties: number) => ({
      title: 'Length of the match',
      text: `${plural('en', rounds, { one: 'One round', other: '# rounds' })}, ${plural('en', ties, { one: 'one tie-break', other: '# tie-breaks' })}`,
    }),
    biggest: (name: string, count: number) => ({
      title: 'The biggest catch',
      text: `${name}, ${prizes(count)}`,
    }),
    joker: (name: string) => ({ title: 'The last joker', text: `won a round for ${name}` }),
    held: (name: string, worth: number) => ({
      title: 'A joker kept to the end',
      text: `${name} +${worth}`,
    }),
  },
  scored: (n: number) => prizes(n),
};
export type Texts = typeof en;
