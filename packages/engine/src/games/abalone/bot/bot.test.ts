import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { writeStep } from '../chapters/notation.ts';
import { pack } from '../chapters/packed.ts';
import type { StartName } from '../chapters/starts.ts';
import { after, effectOf, legalSteps } from '../chapters/step.ts';
import { abalone } from '../game.ts';
import { type AbaloneState, positionOf } from '../state.ts';
import { accepted, answer, boardOf, cells, match, play } from '../testing/fixtures.ts';
import { abaloneBot } from './bot.ts';
import { chooseStep } from './choose.ts';

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

  it('gentle takes a marble when it sees it, and does not always see it', () => {
    const board = boardOf('e7 e8 a1 a2 a3 b1 b2', 'e9 i5 i6 i7 i8 h4 h5');
    const state = match({}, { board });
    const taken = Array.from({ length: 30 }, (_, seed) => {
      const move = abaloneBot(asked(state, 'move'), 'gentle', seededRandom(`${seed}`));
      return move.do === 'move' && effectOf(positionOf(state), move).lost !== null;
    }).filter(Boolean);
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.length).toBeLessThan(30);
  });

  it('finds no move where there is none', () => {
    expect(best(match({}, { board: boardOf('', 'e5') }))).toBeNull();
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
});

describe('the move of a time-out', () => {
  const THOUGHT: readonly (readonly [StartName, string])[] = [
    ['standard', 'a1b2 i5h5 a2b3 i6h6 b2c3 i7h6 b1b2 h4g4 a3b4 g4f4 b4c4 h7g6'],
    ['belgian-daisy', 'a1b2 a5b5 a2b3 b6c6 c2c3 c6d6 b1b2 b6c7c6 b2c3 d7d6 b4c4 i5h5'],
    ['german-daisy', 'b1c2 b6c6 b2c3 h4g4 c1d2 c7d7 c2c3 c7d7 c3d3 d7e7 g9g8 h5g5'],
    ['dutch-daisy', 'a2b3 a4b4 a1b1 b4c4 b1c2 b6c6 h9g8 c4d4d5 c1c2 c6d6 c2c3 a5b6'],
    ['swiss-daisy', 'b2c3 b5c5 c1d2 c7d7 f8f7 f3f4 h8g7 b6b5 b1b2 e7e6 e3e4 e6d6'],
    ['the-wall', 'a3b4 i7h7 b4c4 f2f3e2 c4d4 f7f6 c2d2 h4g4 d2e2 f6f5 f2e2 g4f4'],
    ['domination', 'c2d3 h4g4 f9f8 g4f4 b1c2 g3f3 c1c2 e3e4 g9f8 f2f3e2 g8h9g7 c7c6'],
    ['pyramid', 'b5c5 g3f3 a5b5 e1f2 c7c6 f2e2 b6b5 d2d3 d7d6 g3g4 d8d7 f3f4'],
  ];

  // whoever changes it raises the version: recorded matches are played again with it
  it.each(THOUGHT)('[AB-9.2] [AB-9.5] is the same for ever, from %s on', (start, moves) => {
    const thought: string[] = [];
    let state = match({ start });
    while (thought.length < 12) {
      thought.push(best(state) ?? '');
      state = play(state, thought.at(-1) ?? '');
    }
    expect(thought.join(' ')).toBe(moves);
  });
});
