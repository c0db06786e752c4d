import { env } from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { onState, openTable, type TableState } from '../../../core/table.ts';
import { playout } from '../../../core/testing/playout.ts';
import { describeConformance } from '../../../core/testing/suite.ts';
import { TRIALS } from '../../../trials.ts';
import { DECK, isRune } from '../chapters/cards.ts';
import { judge, lettersNeeded } from '../chapters/judge.ts';
import type { SpellMove } from '../move.ts';
import { scoresOf } from '../outcome.ts';
import type { SpellState, SpellView } from '../state.ts';
import { DEFAULTS, everyCard, game, WORDS } from './fixtures.ts';

/** The listed moves, and a word that nobody has heard of: the whole hand, its fogs for alephs. */
function scribbling(view: SpellView): readonly SpellMove[] {
  const listed = game.moves(view);
  const hand = (typeof view.me === 'number' ? view.hands[view.me] : null) ?? [];
  const slots = [...hand.keys()].filter((slot) => isRune(hand[slot]!));
  const word = slots.map((slot) => (hand[slot] === 'fog' ? 'א' : hand[slot])).join('');
  const fogs = slots.filter((slot) => hand[slot] === 'fog').map(() => 'א' as const);
  const judgement = judge(view, WORDS, word);
  const mayCast = listed.some((move) => move.do === 'fail');
  const scribble = mayCast && judgement.ok && judgement.how === 'vote';
  return scribble ? [...listed, { do: 'cast', slots, fogs }] : listed;
}

const TABLE = openTable({ ...game, moves: scribbling });
const TRIAL = TRIALS['spell-a-spell']!;

describe('with words that are voted on, and some who play with seven cards', () => {
  describeConformance(TABLE, {
    ...TRIAL,
    seats: env['LONG'] === '1' ? [2, 3, 4, 5] : [2],
    teaches: [...(TRIAL.teaches ?? []), 'vote', 'insist'],
    own: (stream) => ({ young: stream.int(2) === 0 }),
  });
});

const matches = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.string({ maxLength: 6 }),
  patience: fc.constantFrom('patient' as const, 'mixed' as const),
  dictionary: fc.constantFrom('vote', 'lexicon', 'any'),
});
type Match = typeof matches extends fc.Arbitrary<infer M> ? M : never;

const own = (state: TableState): SpellState => onState(game, (one) => one)(state);

/** Every state of a random match. */
function statesOf({ seats, seed, patience, dictionary }: Match): readonly SpellState[] {
  const options = { ...TABLE.parseOptions({ dictionary })! };
  const setting = { seats, options, own: [], kept: null, seed };
  return [...playout(TABLE, setting, { patience, whose: 'must' })].map(({ state }) => own(state));
}

const each = (look: (states: readonly SpellState[]) => void): void => {
  fc.assert(
    fc.property(matches, (match) => look(statesOf(match))),
    { numRuns: 30 },
  );
};

describe('every match', () => {
  it('[SP-1.1] [SP-3.8] loses and makes no card', () => {
    each((states) => {
      for (const state of states) expect(everyCard(state)).toEqual(DECK.toSorted());
    });
  });

  it('[SP-7.2] takes no card out of a score pile, and no card into a pile', () => {
    each((states) => {
      states.slice(1).forEach(({ pub }, at) => {
        const before = states[at]!.pub;
        expect(pub.pile).toBeLessThanOrEqual(before.pile);
        expect(pub.spells.slice(0, before.spells.length)).toEqual(before.spells);
        scoresOf(pub).forEach((score, seat) => {
          expect(score).toBeGreaterThanOrEqual(scoresOf(before)[seat]!);
        });
      });
    });
  });

  it('[SP-7.1] ends with an empty pile and a fail of everybody', () => {
    each((states) => {
      const last = states.at(-1)!.pub;
      expect(last).toMatchObject({ ended: 'spent', pile: 0, idle: last.counts.length });
    });
  });

  it('[SP-3.3] answers each pending word with one that is as long, or a special one', () => {
    each((states) => {
      const short = states.slice(1).filter(({ pub }, at) => {
        const before = states[at]!.pub;
        const [cast] = pub.spells.slice(before.spells.length);
        return cast && cast.how !== 'special' && cast.word.length < lettersNeeded(before);
      });
      expect(short).toEqual([]);
    });
  });

  it('[SP-5.1] [SP-5.4] holds only words that stand, however they came to', () => {
    each((states) => {
      const { spells, accepted } = states.at(-1)!.pub;
      const stray = spells.filter(({ word, how }) => {
        if (how === 'listed') return WORDS.find(word) === undefined;
        return how !== 'special' && !accepted.includes(word);
      });
      expect(stray).toEqual([]);
    });
  });
});

it('[SP-8.1] deals from a shuffle that depends on the secret alone', () => {
  const dealt = ['a', 'a', 'b'].map(
    (seed) =>
      game.setup({
        seats: 2,
        options: DEFAULTS,
        own: [],
        kept: null,
        random: seededRandom(seed),
      }).state.secret,
  );
  expect(dealt[0]).toEqual(dealt[1]);
  expect(dealt[0]).not.toEqual(dealt[2]);
});
