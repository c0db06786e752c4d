/**
 * A game for tests that uses every corner of the contract. Each round everybody lays one card of
 * their hand face down; then a window asks all whether they add an even card to it; then the cards
 * are turned and the highest sum scores. A number that won a match before is tired and counts nothing.
 */
import * as z from 'zod/mini';
import type { Ask, Choices, Game, Outcome, Seat, Timer } from '../game.ts';
import type { Random } from '../random.ts';
import { onState, onView } from '../table.ts';
import type { Trial } from './conformance.ts';
import { follow, RESIDUE } from './toy-follow.ts';
import { apply, setup } from './toy-rules.ts';
import {
  DECK,
  HAND,
  NUMBERS,
  type ToyMove,
  type ToyPub,
  type ToySecret,
  type ToyTypes,
  type ToyView,
  toyMove,
} from './toy-types.ts';

const options: Choices<ToyTypes['options']> = {
  rounds: { values: [1, 2, 3], default: 2 },
  swift: { values: [false, true], default: false },
  beat: { values: [900, 600], default: 900, when: { key: 'swift', in: [true] } },
  ahead: { values: [0, 1], default: 0, per: 'seat' },
};

const card = z.int().check(z.gte(1), z.lte(NUMBERS));
const own = z._default(
  z.strictObject({
    deck: z.array(card).check(z.minLength(HAND * 3), z.maxLength(20)),
    skip: z.boolean(),
  }),
  { deck: DECK, skip: false },
);

const view: Game<ToyTypes>['view'] = (state, viewer) => {
  const own = typeof viewer === 'number' ? state.secret[viewer] : undefined;
  return {
    ...state.pub,
    me: viewer,
    mine: own ? { hand: own.hand, pick: own.pick, passed: own.passed, skip: own.skip } : null,
    everything: viewer === 'all' ? state.secret : null,
  };
};

const moves: Game<ToyTypes>['moves'] = ({ mine: own, agenda, ended }) => {
  if (own === null || ended !== null) return [];
  const always: readonly ToyMove[] = [
    { do: 'prefs', skip: true },
    { do: 'prefs', skip: false },
    { do: 'concede' },
  ];
  const slots = own.hand.map((_, slot) => slot);
  if (agenda[0]?.do === 'picks') {
    return [...slots.map((slot) => ({ do: 'pick', slot }) as const), ...always];
  }
  const even = slots.filter((slot) => slot !== own.pick && (own.hand[slot] ?? 1) % 2 === 0);
  return [{ do: 'pass' }, ...even.map((slot) => ({ do: 'add', slot }) as const), ...always];
};

const asks: Game<ToyTypes>['asks'] = ({ pub: { agenda, round, laid, ended } }) => {
  const [task] = agenda;
  return laid.flatMap((has, seat): readonly Ask<ToyTypes>[] => {
    if (ended !== null || task === undefined || task.do === 'turn') return [];
    const match: Ask<ToyTypes> = { seat, key: 'match', must: false, answers: ['prefs', 'concede'] };
    return task.do === 'picks'
      ? [{ seat, key: `pick:${round}`, must: !has, answers: ['pick'] }, match]
      : [
          { seat, key: `window:${task.n}`, must: true, answers: ['add', 'pass'], pace: [400, 850] },
          match,
        ];
  });
};

const timers: Game<ToyTypes>['timers'] = ({ pub: { agenda, round, beat }, beaten }) => {
  const [task] = agenda;
  if (task === undefined || task.do === 'turn') return [];
  if (task.do === 'picks') return [{ key: `pick:${round}`, seat: null, ms: 20_000 }];
  const window: Timer = { key: `window:${task.n}`, seat: null, ms: 15_000 };
  return beaten
    ? [window]
    : [window, { key: `beat:${task.n}`, seat: null, ms: beat, hidden: true }];
};

const outcome: Game<ToyTypes>['outcome'] = ({ pub: { ended, scores } }) => {
  if (ended === null) return null;
  const worth = scores.map((score, seat) => (seat === ended.loser ? -1 : score));
  const levels = [...new Set(worth)].toSorted((a, b) => b - a);
  const ranking = levels.map((level) => worth.flatMap((w, seat) => (w === level ? [seat] : [])));
  return { ranking, reason: ended.reason, scores } satisfies Outcome<ToyTypes>;
};

/** A world that fits: numbers at random for every card, lot and wish that the view does not show. */
const imagine: Game<ToyTypes>['imagine'] = (seen, random) => {
  const { me: _me, mine: _mine, everything, ...open } = seen;
  const asking = (open.agenda[0]?.do ?? 'picks') === 'window';
  const secret = everything ?? open.laid.map((_, seat) => guess(seen, seat, random));
  const late = asking && secret.some(({ passed }) => !passed) && random('beat').int(2) === 0;
  return { pub: open, secret, beaten: late };
};

function guess(
  { me, mine: own, laid, hands, piles, agenda }: ToyView,
  seat: Seat,
  random: Random,
): ToySecret {
  const stream = random(`secrets of ${seat}`);
  const cards = (n = 0) => Array.from({ length: n }, () => 1 + stream.int(NUMBERS));
  const pile = cards(piles[seat]);
  if (seat === me && own !== null) return { ...own, pile };
  const pick = laid[seat] === true ? stream.int(hands[seat] ?? 1) : null;
  const passed = agenda[0]?.do === 'window' && stream.int(2) === 0;
  return { hand: cards(hands[seat]), pile, pick, passed, skip: stream.int(2) === 0 };
}

/** Hand and pile of each seat are dealt anew from what is left of its deck; whoever has to pick picks anew. */
const redeal: Game<ToyTypes>['redeal'] = (seen, own, random) => {
  const { me: _me, mine: _mine, everything: _everything, ...open } = seen;
  const picking = open.agenda[0]?.do === 'picks';
  const secret = open.hands.map((size, seat): ToySecret => {
    const cards = random(`cards ${seat}`).shuffle(leftOf(open, own[seat]?.deck ?? DECK, seat));
    const [hand, pile] = [cards.slice(0, size), cards.slice(size)];
    // any card of a hand that was just dealt is as good as another
    return { hand, pile, pick: picking ? null : 0, passed: false, skip: false };
  });
  const laid = picking ? open.laid.map(() => false) : open.laid;
  return { pub: { ...open, laid }, secret, beaten: false };
};

/** The cards of a deck that nobody has seen. */
function leftOf({ gone, added }: ToyPub, deck: readonly number[], seat: Seat): readonly number[] {
  const left = [...deck];
  for (const card of [...(gone[seat] ?? []), ...(added[seat] ?? [])]) {
    left.splice(left.indexOf(card), 1);
  }
  return left;
}

const round: Game<ToyTypes>['round'] = (event) => {
  if (event.type === 'opened') return 'shown';
  return event.type === 'turned' ? event.winners : null;
};

const hands: Game<ToyTypes>['hands'] = ({ type }) => type === 'turned';

const TEACHES = ['pass', 'add', 'beat', 'window'];

export const toy: Game<ToyTypes> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4, best: 3 },
  series: 'scores',
  options,
  family: { swift: true },
  own,
  move: toyMove,
  listing: 'all',
  setup,
  apply,
  view,
  follow,
  residue: RESIDUE,
  show: null,
  round,
  hands,
  takeBack: { moves: ['add'], teaches: TEACHES },
  moves,
  asks,
  timers,
  outcome,
  kept: ({ pub: { tired, last } }) => [...tired, ...(last?.cards.slice(0, 1) ?? [])].slice(-3),
  imagine,
  redeal,
};

/** How the toy is tried; its seats choose any deck before the match. */
export const TOY_TRIAL: Trial = {
  seats: [3],
  teaches: TEACHES,
  hidden: onState(toy, ({ secret }) => secret.flatMap(({ hand, pile }) => [...hand, ...pile])),
  pieces: onView(toy, ({ hands, piles, added, gone }) =>
    [...hands, ...piles, ...[...added, ...gone].map((cards) => cards.length)].reduce(
      (sum, cards) => sum + cards,
      0,
    ),
  ),
  runs: 4,
  own: (stream) => ({
    deck: Array.from({ length: 10 }, () => 1 + stream.int(NUMBERS)),
    skip: stream.int(2) === 0,
  }),
};
