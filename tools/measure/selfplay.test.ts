import { spawnSync } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Line, totals, wilson } from './totals.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const IS_LONG = env['LONG'] === '1';
/** A process takes seconds to say so: every run tries one. */
const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
  [['abalone', '--option', 'target=7'], /--option target is one of 1, 2/],
  [['checkers'], /There is no game "checkers"/],
  [['abalone', '--bots', 'genius'], /There is no bot "genius"/],
  [['abalone', '--seats', '3'], /--seats must be 2/],
  [['abalone', '--cycle', 'colour'], /has no option "colour"/],
  [['abalone', '--jobs', '0'], /--jobs must be a whole number/],
  [['abalone', '--fast'], /Usage: npm run/],
];

function selfplay(...args: readonly string[]) {
  const run = ['--import', 'tsx', '--conditions=source', 'tools/measure/selfplay.ts', ...args];
  return spawnSync(process.execPath, run, { cwd: ROOT, encoding: 'utf8' });
}

const timeless = (text: string): string => text.replaceAll(/"(ms|easy)":\d+/g, '');

const line = (seed: number, ranking: readonly (readonly number[])[] | null): Line => ({
  game: 'toy',
  seed,
  seats: 2,
  bots: seed % 2 === 0 ? ['easy', 'random'] : ['random', 'easy'],
  moves: seed * 10,
  outcome: ranking && { ranking, reason: 'rounds' },
  ms: 1,
  slowest: { easy: seed },
});

describe('the totals', () => {
  it('count wins by bot and by seat, draws, errors and the median length of what ended', () => {
    const sums = totals([
      line(1, [[1], [0]]),
      line(2, [[0], [1]]),
      line(3, [[0], [1]]),
      line(4, [[0, 1]]),
      line(5, null),
    ]);
    expect(sums).toMatchObject({ games: 5, draws: 1, errors: 1, medianLength: 25 });
    expect(sums.wins.bySeat).toEqual([2, 1]);
    expect(sums.shares.map(({ share }) => share)).toEqual([0.625, 0.375]);
    expect(sums.shares[1]).toMatchObject({ from: wilson(1.5, 4)[0], to: wilson(1.5, 4)[1] });
    expect(sums.wins.byBot['easy']).toMatchObject({ games: 4, wins: 2, draws: 1, share: 0.625 });
    expect(sums.wins.byBot['random']).toMatchObject({ games: 4, wins: 1, draws: 1, share: 0.375 });
    expect(sums.slowest).toEqual({ easy: 5 });
  });

  it('give the Wilson interval as the tables have it', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(5, 10)).toEqual([0.2366, 0.7634]);
    expect(wilson(100, 100)).toEqual([0.963, 1]);
  });
});

describe('the command', () => {
  it('prints a line a match and the totals', () => {
    const match = ['abalone', '--games', '2', '--seats', '2', '--option', 'target=1'];
    const { stdout, status } = selfplay(...match, '--seed', '5', '--bots', 'random,easy');
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(status).toBe(0);
    expect(JSON.parse(lines[0]!)).toMatchObject({ seed: 5, seats: 2, bots: ['easy', 'random'] });
    expect(JSON.parse(lines[1]!)).toMatchObject({ seed: 6, bots: ['random', 'easy'] });
  });

  it('plays every value of an option from each seat, and prints the same but for ms with more processes', () => {
    const args = ['abalone', '--games', '6', '--seed', '4', '--bots', 'easy,random'];
    const [one, two] = ['1', '2'].map((jobs) =>
      selfplay(...args, '--option', 'target=1', '--cycle', 'start', '--jobs', jobs),
    );
    const lines = one!.stdout.trim().split('\n').slice(0, -1);
    expect(lines.map((line) => JSON.parse(line).start)).toEqual([
      'german-daisy',
      'german-daisy',
      'dutch-daisy',
      'dutch-daisy',
      'swiss-daisy',
      'swiss-daisy',
    ]);
    expect(timeless(two!.stdout)).toBe(timeless(one!.stdout));
    expect(two!.status).toBe(0);
  });

  it.each(WRONG.slice(0, IS_LONG ? undefined : 1))(
    'answers wrong arguments with a sentence and 2: %j',
    (args, sentence) => {
      const { status, stderr, stdout } = selfplay(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(sentence);
    },
  );
});
