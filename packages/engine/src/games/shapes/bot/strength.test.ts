import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { missing } from '../chapters/picks.ts';
import { shapes } from '../game.ts';
import { shapesBot } from './bot.ts';

describe('the bot', () => {
  it.each(LEVELS)('of level %s beats random picks', (level) => {
    const scores = [0, 0];
    for (let match = 0; match < 8; match += 1) {
      const random = seededRandom(`match ${match}`);
      const bot = match % 2;
      let { state } = shapes.setup({
        seats: 2,
        options: { time: 'none' },
        own: [],
        kept: null,
        random,
      });
      while (!state.pub.ended) {
        const [seat = 0] = missing(state);
        const view = shapes.view(state, seat);
        const [ask] = shapes.asks(state).filter((one) => one.seat === seat);
        const move =
          seat === bot
            ? shapesBot({ view, ask: ask! }, level, random)
            : random('rival').pick(shapes.moves(view));
        const ruling = shapes.apply(state, { kind: 'move', seat, move }, random);
        if (!ruling.ok) throw new Error(ruling.why.code);
        state = ruling.state;
      }
      const won = shapes.view(state, 'public').scores;
      scores[0]! += won[bot]!;
      scores[1]! += won[1 - bot]!;
    }
    expect(scores[0]).toBeGreaterThan(scores[1]! * 1.5);
  });
});
