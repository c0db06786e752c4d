import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../core/random.ts';
import { habit } from '../bot/habit.ts';
import { BASE_DECK, FULL_DECK, isPlain, nameOf } from '../chapters/cards.ts';
import { missing } from '../chapters/picks.ts';
import { shapes } from '../game.ts';
import type { PastRound, ShapesState } from '../state.ts';
import { everyCard } from './fixtures.ts';

const ALL = [...BASE_DECK, ...FULL_DECK].map(nameOf).toSorted();

/** Every state of a match; a seat picks by habit, or anything now and then. */
function* matchOf(seats: number, seed: string, whims: number): Generator<ShapesState> {
  const randomAt = (count: number): Random => seededRandom(`${seed}|${count}`);
  const stream = seededRandom(seed)('habit');
  let { state } = shapes.setup({
    seats,
    options: { time: 'none' },
    own: [],
    kept: null,
    random: randomAt(0),
  });
  yield state;
  for (let count = 1; !state.pub.ended; count += 1) {
    const [seat = 0] = missing(state);
    const slots = shapes.moves(shapes.view(state, seat));
    const slot = stream.int(100) < whims ? stream.int(slots.length) : habit(state, seat, stream);
    const input = { kind: 'move', seat, move: { do: 'pick', slot } } as const;
    const ruling = shapes.apply(state, input, randomAt(count));
    if (!ruling.ok) throw new Error(ruling.why.code);
    state = ruling.state;
    yield state;
  }
}

const matches = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.string({ maxLength: 6 }),
  whims: fc.constantFrom(0, 30, 100),
});

/** The rounds of a match, in order. */
function roundsOf(states: Iterable<ShapesState>): readonly PastRound[] {
  const rounds = new Map<number, PastRound>();
  for (const { pub } of states) if (pub.past) rounds.set(pub.past.round, pub.past);
  return [...rounds.values()];
}

describe('every match', () => {
  it('[SH-6.1] [SH-6.4] loses and makes no card', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed, whims }) => {
        for (const state of matchOf(seats, seed, whims)) expect(everyCard(state)).toEqual(ALL);
      }),
      { numRuns: 30 },
    );
  });

  it('[SH-6.5] begins each round with three cards of each kind in every hand', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed, whims }) => {
        const states = [...matchOf(seats, seed, whims)];
        for (const { base, full } of states.filter(
          ({ pub }) => pub.part === 'base' && !pub.ended,
        )) {
          const sizes = [...base.hands, ...full.hands].map((hand) => hand.length);
          expect(sizes).toEqual(Array(2 * seats).fill(3));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('[SH-6.1] gives as prizes what the winners of its rounds collected, and takes none away', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed, whims }) => {
        const states = [...matchOf(seats, seed, whims)];
        const won = Array.from({ length: seats }, (_, seat) =>
          roundsOf(states)
            .filter(({ winner }) => winner === seat)
            .flatMap(({ row }) => row.map(({ card }) => card).filter(isPlain)),
        );
        expect(states.at(-1)!.pub.prizes.map((prizes) => prizes.filter(isPlain))).toEqual(won);
        for (const { pub } of states) {
          const plain = pub.prizes.map((prizes) => prizes.filter(isPlain));
          expect(plain).toEqual(plain.map((prizes, seat) => won[seat]!.slice(0, prizes.length)));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('[SH-4.5] [SH-5.3] [SH-5.4] [SH-5.5] is won in each round by the one last joker or the highest match', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed, whims }) => {
        for (const { counts, winner, by, row } of roundsOf(matchOf(seats, seed, whims))) {
          const jokers = row.filter(({ card, pick }) => card === 'joker' && pick === 4);
          const most = Math.max(...counts.map((count) => count?.match ?? 0));
          const leaders = counts.flatMap((count, seat) => (count?.match === most ? [seat] : []));
          const [leader = null] = leaders.length === 1 ? leaders : [];
          const expected =
            jokers.length === 1
              ? { winner: jokers[0]!.seat, by: 'joker' }
              : { winner: leader, by: leader === null ? null : 'match' };
          expect({ winner, by }).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('[SH-8.2] what everybody can name is where they think it is', () => {
    fc.assert(
      fc.property(matches, ({ seats, seed, whims }) => {
        for (const { base, full } of matchOf(seats, seed, whims)) {
          for (const { hands, known, seen, pile } of [base, full]) {
            expect(seen).toBeLessThanOrEqual(pile.length);
            known.forEach((cards, seat) => {
              const hand = hands[seat]!.map(nameOf);
              const sure = cards.map(nameOf);
              const counted = (names: readonly string[], name: string) =>
                names.filter((one) => one === name).length;
              for (const name of sure) {
                expect(counted(hand, name)).toBeGreaterThanOrEqual(counted(sure, name));
              }
            });
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('matches of random picks, as the rules page measures them', () => {
  it.each([
    [2, 11],
    [3, 7],
    [4, 5],
  ])(
    'with %i players last about %i rounds, about half of them with a tie-break, 8 in 100 without a winner',
    (seats, rounds) => {
      const count = 300;
      const all = Array.from({ length: count }, (_, n) =>
        roundsOf(matchOf(seats, `fact ${n}`, 100)),
      ).flat();
      const tied = all.filter(({ row }) => row.some(({ pick }) => pick > 1));
      const open = all.filter(({ winner }) => winner === null);
      expect(Math.abs(all.length / count - rounds)).toBeLessThan(0.5);
      expect(Math.abs(tied.length / all.length - 0.46)).toBeLessThan(0.06);
      expect(Math.abs(open.length / all.length - 0.08)).toBeLessThan(0.02);
    },
  );
});
