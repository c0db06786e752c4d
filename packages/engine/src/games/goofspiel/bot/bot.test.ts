import { expect, it } from 'vitest';
import type { Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { goofspiel } from '../game.ts';
import { worth } from '../state.ts';
import { play, table } from '../testing/fixtures.ts';
import { goofspielBot } from './bot.ts';

/** What the first seat gained over the second, in a match of bots. */
function match(levels: readonly [Level, Level], seed: string): number {
  const random = seededRandom(seed);
  let { state } = goofspiel.setup({
    seats: 2,
    options: { cards: 7 },
    own: [],
    kept: null,
    random,
  });
  for (let count = 0; !state.pub.ended; count += 1) {
    const [ask] = goofspiel.asks(state);
    const { seat } = ask!;
    const view = goofspiel.view(state, seat);
    const move = goofspielBot({ view, ask: ask! }, levels[seat]!, seededRandom(`${seed} ${count}`));
    const ruling = goofspiel.apply(state, { kind: 'move', seat, move }, random);
    if (!ruling.ok) throw new Error(ruling.why.code);
    state = ruling.state;
  }
  const [mine = 0, theirs = 0] = state.pub.won.map(worth);
  return mine - theirs;
}

it('wins most matches against one that picks anything', () => {
  const gains = Array.from({ length: 30 }, (_, n) => match(['hard', 'easy'], `strength ${n}`));
  expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(20);
});

it('finds the card that wins whatever the other one holds against it', () => {
  // 2 and 3 against 1 and 2: after the 2 the 3 wins in any case, also what was left by a tie
  const { state } = play(table([1, 2, 3, 4, 5, 7, 6]), 4, 4, 5, 5, 6, 6, 7, 7, 1, 3);
  const [ask] = goofspiel.asks(state);
  const view = goofspiel.view(state, 0);
  for (const seed of ['a', 'b', 'c']) {
    expect(goofspielBot({ view, ask: ask! }, 'hard', seededRandom(seed)).card).toBe(2);
  }
});

it('always answers with a card it has', () => {
  for (const level of ['easy', 'medium', 'hard'] as const) {
    expect(Number.isFinite(match([level, level], `any ${level}`))).toBe(true);
  }
});
