import { spawnSync } from 'node:child_process';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { TRIED } from '@kesem/engine/examples';
import { TRIALS } from '@kesem/engine/trials';
import { describe, expect, it } from 'vitest';
import { emptyLedger } from './secrecy/ledger.ts';
import { tryMatch } from './secrecy/match.ts';
import { reportOf } from './secrecy/report.ts';
import { GAMES, subjectOf } from './secrecy/subjects.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Of each game whose trial does not tell how many; more by `npm run test:long`. */
const IS_LONG = env['LONG'] === '1';
const MATCHES = IS_LONG ? 20 : 1;
/** A process takes seconds to say so: every run tries one. */
const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
  [['toy', '--jobs', '0'], /--jobs must be a whole number/],
  [['checkers'], /There is no game "checkers"/],
  [['toy', '--games', 'all'], /--games must be a whole number/],
  [['toy', '--fast'], /Usage: npm run/],
  [[], /Usage: npm run/],
];

function secrecy(...args: readonly string[]) {
  const run = ['--import', 'tsx', '--conditions=source', 'tools/check/secrecy.ts', ...args];
  return spawnSync(process.execPath, run, { cwd: ROOT, encoding: 'utf8' });
}

describe.each(GAMES)('%s', (game) => {
  it('teaches nobody what they may not know', async () => {
    const subject = subjectOf(game)!;
    const ledger = emptyLedger();
    const spoken = TRIALS[game]?.spoken;
    const matches = spoken?.matches ?? MATCHES;
    for (let seed = 1; seed <= matches; seed += 1) {
      await tryMatch(subject, seed, ledger, spoken && spoken.every * (IS_LONG ? 1 : 2));
    }
    const { verdict, shown, games } = reportOf(game, ledger, subject.trial.teaches !== null);
    expect({ shown, games }).toEqual({ shown: [], games: matches });
    expect(verdict).toBe(subject.trial.teaches === null ? 'hides nothing' : 'holds');
  });
});

it('finds out a game that says wrongly that it hides nothing', async () => {
  const { server } = subjectOf('toy')!;
  const ledger = emptyLedger();
  await tryMatch({ server, trial: { teaches: null } }, 1, ledger);
  const { verdict, shown } = reportOf('toy', ledger, false);
  expect(verdict).toBe('differs');
  expect(shown[0]?.law).toBe('nothing is hidden, and yet');
});

describe('the command', () => {
  it('tries every game', () => {
    expect(GAMES).toEqual([...TRIED.map(({ id }) => id), 'toy']);
  });

  it('prints one line, with two processes what one finds', async () => {
    const ledger = emptyLedger();
    for (const seed of [1, 2]) await tryMatch(subjectOf('toy')!, seed, ledger);
    const { status, stdout } = secrecy('toy', '--games', '2', '--jobs', '2');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'holds', game: 'toy', games: 2 });
    expect(JSON.parse(stdout)).toEqual(reportOf('toy', ledger, true));
  });

  it.each(WRONG.slice(0, IS_LONG ? undefined : 1))(
    'answers wrong arguments with a sentence and 2: %j',
    (args, sentence) => {
      const { status, stderr, stdout } = secrecy(...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(sentence);
    },
  );
});
