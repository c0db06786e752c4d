import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { legalSteps } from '../chapters/step.ts';
import { abalone } from '../game.ts';
import { type AbaloneState, positionOf, turnOf } from '../state.ts';
import { accepted, answer, match } from '../testing/fixtures.ts';
import { abaloneBot } from './bot.ts';

const asked = (state: AbaloneState) => {
  const ask = abalone.asks(state).find(({ must }) => must)!;
  return { view: abalone.view(state, ask.seat), ask };
};

describe('the bot', () => {
  it.each([0, 1])('beats random moves from seat %i', (seat) => {
    for (const seed of ['one', 'two', 'three']) {
      const random = seededRandom(`${seed} ${seat}`);
      let state = match({ start: 'belgian-daisy' });
      while (!state.ended) {
        const mine = turnOf(state) === seat;
        const move = mine
          ? abaloneBot(asked(state), 'easy', random)
          : ({ do: 'move', ...random('rival').pick(legalSteps(positionOf(state))) } as const);
        state = accepted(answer(state, turnOf(state), move));
      }
      expect(state.ended).toEqual({ reason: 'marbles', winner: seat });
    }
  });
});
