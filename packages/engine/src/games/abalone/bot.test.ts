import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { abaloneBot } from './bot.ts';
import { chooseStep } from './choose.ts';
import { accepted, answer, boardOf, cells, match, play } from './fixtures.ts';
import { abalone } from './game.ts';
import { writeStep } from './notation.ts';
import { pack } from './position.ts';
import { type AbaloneState, positionOf, turnOf } from './state.ts';
import { after, effectOf, legalSteps } from './step.ts';

const asked = (state: AbaloneState, answers: string) => {
  const ask = abalone.asks(state).find((one) => one.answers.some((name) => name === answers));
  if (!ask) throw new Error(`nobody is asked ${answers}`);
  return { view: abalone.view(state, ask.seat), ask };
};
const best = (state: AbaloneState) => {
  const step = chooseStep(state, 'easy', (steps) => steps);
  return step && writeStep(step);
};

describe('the bot', () => {
  it('pushes off the last marble when it can', () => {
    const board = boardOf('e7 e8 a1 a2 a3', 'e9 i5 i6 i7 i8 i9 h4 h5 h6');
    expect(best(match({}, { board }))).toBe('e7e8');
  });

  it('saves the match rather than take a marble', () => {
    const board = boardOf('e7 e8 i9 c3 c4 c5 d4 d5 d6', 'e9 g7 h8 g3 g4 g5 h4 h5 f2 f3');
    const state = match({ target: 6 }, { board });
    const saved = play(state, best(state) ?? '');
    const fatal = legalSteps(positionOf(saved)).filter(
      (step) => effectOf(positionOf(saved), step).lost !== null,
    );
    expect(fatal).toEqual([]);
  });

  it('does not go back to a position that has been there', () => {
    const state = match();
    const first = best(state) ?? '';
    const again = { ...state, seen: [...state.seen, ...play(state, first).seen.slice(-1)] };
    expect(best(again)).not.toBe(first);
  });

  it('does not let the rival bring about the last repetition', () => {
    const state = match();
    const first = best(state) ?? '';
    const met = positionOf(play(state, first));
    const worn = legalSteps(met).map((step) => pack(after(met, step)))[0] ?? '';
    const other = best({ ...state, seen: [...state.seen, worn, worn] }) ?? '';
    const now = positionOf(play(state, other));
    expect(legalSteps(now).map((step) => pack(after(now, step)))).not.toContain(worn);
    expect(other).not.toBe(first);
  });

  it('has one answer for one sight, level and dice', () => {
    const sees = asked(match({ start: 'swiss-daisy' }), 'move');
    const [one, same] = [1, 2].map(() => abaloneBot(sees, 'medium', seededRandom('dice')));
    expect(one).toEqual(same);
    const openings = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
      JSON.stringify(abaloneBot(sees, 'easy', seededRandom(seed))),
    );
    expect(new Set(openings).size).toBeGreaterThan(1);
  });

  it('takes a draw when it is clearly worse, and only then', () => {
    const even = accepted(answer(match(), 0, { do: 'offer' }));
    expect(abaloneBot(asked(even, 'accept'), 'hard', seededRandom(''))).toEqual({ do: 'decline' });
    const [i9 = 0, i8 = 0] = cells('i8 i9');
    const worse = { ...even, board: even.board.with(i9, '.').with(i8, '.') };
    expect(abaloneBot(asked(worse, 'accept'), 'hard', seededRandom(''))).toEqual({ do: 'accept' });
  });

  it('answers any question with a move that answers it', () => {
    for (const name of ['move', 'resign', 'offer'] as const) {
      expect(abaloneBot(asked(match(), name), 'easy', seededRandom('')).do).toBe(name);
    }
  });

  it.each([0, 1])('beats random moves from seat %i', (seat) => {
    for (const seed of ['one', 'two', 'three']) {
      const random = seededRandom(`${seed} ${seat}`);
      let state = match({ start: 'belgian-daisy' });
      while (!state.ended) {
        const mine = turnOf(state) === seat;
        const move = mine
          ? abaloneBot(asked(state, 'move'), 'easy', random)
          : ({ do: 'move', ...random('rival').pick(legalSteps(positionOf(state))) } as const);
        state = accepted(answer(state, turnOf(state), move));
      }
      expect(state.ended).toEqual({ reason: 'marbles', winner: seat });
    }
  });
});
