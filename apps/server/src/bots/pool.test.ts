import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { think as thinkAt } from '@kesem/bots/think';
import { seededRandom } from '@kesem/engine/core/random';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { BotRequest } from '@kesem/room/runner';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBots } from './pool.ts';
import { NICE, think } from './worker.ts';

// whichever stands first on the shelf
const [table] = TABLES;
if (!table) throw new Error('the game is not on the shelf');
const start = {
  seats: table.seats.min,
  options: table.parseOptions({}) ?? {},
  own: Array.from({ length: table.seats.min }, () => null),
  kept: null,
  random: seededRandom('setup'),
};
const { state } = table.setup(start);
const [ask] = table.asks(state);
if (!ask) throw new Error('nobody is asked');

/** The first question of a match, as the bot of its seat is asked it. */
const REQUEST: BotRequest = {
  game: table.id,
  level: 'easy',
  view: table.view(state, ask.seat),
  ask,
  seed: 'seed',
};

/** How nice a thread is, by its line in /proc: the 19th field, the 17th behind the name in brackets. */
const niceOf = (stat: string): number =>
  Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);

/** A view that no thread can be handed. */
const UNFIT = Object.assign({ ...REQUEST.view }, { unfit: () => 0 });

describe('one thought', () => {
  it('is that of the level and seed, on what the seat sees', () => {
    const { view, seed } = REQUEST;
    const levels = ['easy', 'medium'] as const;
    const moves = levels.map((level) => think({ ...REQUEST, level }));
    expect(moves).toEqual(levels.map((bot) => thinkAt(table, { view, ask, bot, seed })));
    expect(table.moves(view)).toContainEqual(moves[0]);
  });

  it('is none at a game that is not on the shelf', () => {
    expect(think({ ...REQUEST, game: 'nothing' })).toBeNull();
  });
});

describe('the pool', () => {
  const before = getPriority();
  const pool = startBots(tableOf, 1);
  afterAll(() => pool.close());

  it('thinks in its threads as one thinks here', async () => {
    expect(await pool.think(REQUEST)).toEqual(think(REQUEST));
  });

  it('thinks for whoever asked first, and what waits in line does not count towards the cap', async () => {
    const begun = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => begun.mockRestore());
    const answered: string[] = [];
    const seeds = ['first', 'second', 'third'];
    const counts = seeds.map(async (seed) => {
      await pool.think({ ...REQUEST, seed });
      answered.push(seed);
      return begun.mock.calls.length;
    });
    // the next begins as one ends, before whoever asked hears of it or after
    for (const [place, count] of (await Promise.all(counts)).entries())
      expect(count).toBeLessThanOrEqual(place + 2);
    expect(answered).toEqual(seeds);
  });

  it.runIf(process.platform === 'linux')('leaves the processor to people', async () => {
    await pool.think(REQUEST);
    const threads = readdirSync('/proc/self/task');
    const nice = threads.map((id) => niceOf(readFileSync(`/proc/self/task/${id}/stat`, 'utf8')));
    expect(nice).toContain(NICE);
    expect(getPriority()).toBe(before);
  });

  it('answers for a thought that fails at random, by a move that is listed', async () => {
    const { seed } = REQUEST;
    const move = await pool.think({ ...REQUEST, view: UNFIT });
    expect(move).toEqual(thinkAt(table, { view: REQUEST.view, ask, bot: 'random', seed }));
    expect(table.moves(REQUEST.view)).toContainEqual(move);
  });

  it('has no answer to a game that is nowhere', async () => {
    expect(await pool.think({ ...REQUEST, game: 'nothing', view: UNFIT })).toBeNull();
  });
});
