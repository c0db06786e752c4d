import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@kesem/engine/core/random';
import { nextStep, opening, type Replay } from '@kesem/engine/core/replay';
import type { Table } from '@kesem/engine/core/table';
import { nextInput } from '@kesem/engine/core/testing/playout';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { matchFileOf } from '@kesem/room/file';
import { promiseOf } from '@kesem/room/proof/random';
import { verify } from '@kesem/room/proof/verify';
import type { MatchRecord } from '@kesem/room/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The first game of the shelf that hides anything, so that there is a shuffle. */
const DEALT = TABLES.find(({ redeal }) => redeal !== null);

/** A match played at random, for at most so many inputs, as its record would be. */
function played(table: Table, seed: string, most: number): MatchRecord {
  const seats = table.seats.max;
  const fairness = {
    secret: 'c0'.repeat(32),
    match: `room/${seed}`,
    nonces: Array.from({ length: seats }, (_, seat) => `${seat}`.padStart(32, '0')),
  };
  const setup: Replay = {
    game: table.id,
    version: table.version,
    seats,
    options: table.parseOptions({}) ?? {},
    own: Array.from({ length: seats }, () => table.parseOwn(undefined)?.own ?? null),
    kept: null,
    fairness,
    inputs: [],
  };
  const stream = seededRandom(seed)('moves');
  const inputs: Replay['inputs'][number][] = [];
  let last = opening(table, setup);
  while (inputs.length < most && table.outcome(last.state) === null) {
    const input = nextInput(table, last.state, { patience: 'mixed', whose: 'must' }, stream);
    const next = input && nextStep(table, fairness, last, input);
    if (!input || !next?.ok) throw new Error('the match stopped');
    inputs.push(input);
    last = next.step;
  }
  const outcome = table.outcome(last.state);
  return {
    id: promiseOf(fairness).slice(0, 32),
    record: { ...setup, inputs },
    at: inputs.map((_, n) => n),
    players: Array.from({ length: seats }, () => ({ name: 'Noa', ink: 1, bot: null })),
    outcome,
    closed: outcome ? null : 'abandoned',
    startedAt: 0,
    endedAt: inputs.length,
  };
}

describe.each(TABLES.map((table) => [table.id, table] as const))('matches of %s', (_, table) => {
  it('hold to the last draw', () => {
    for (const seed of ['a', 'b', 'c']) {
      const verdict = verify(matchFileOf(played(table, seed, 400), table), tableOf);
      expect(verdict).toMatchObject({ holds: true, played: true });
    }
  });
});

describe('the shuffles of a card game', () => {
  it('are all in its file', () => {
    const record = DEALT && played(DEALT, 'cards', 400);
    const verdict = record && verify(matchFileOf(record, DEALT), tableOf);
    const draws = verdict?.holds ? verdict.file.draws : [];
    expect(draws.some(({ kind, of }) => kind === 'shuffle' && of > 20)).toBe(true);
  });
});

describe('the program', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kesem-verify-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs it on a file with this text; gives exit code and what it said. */
  function said(text: string): Promise<{ readonly code: number; readonly out: string }> {
    const path = join(folder, 'match.kesem');
    writeFileSync(path, text);
    const args = ['--conditions=source', '--import', 'tsx', 'tools/check/verify.ts', path];
    return new Promise((resolve) => {
      execFile(process.execPath, args, (error, out) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out });
      });
    });
  }

  const text = DEALT ? matchFileOf(played(DEALT, 'program', 60), DEALT) : '';

  it('says that a file holds', async () => {
    const { code, out } = await said(text);
    expect(out).toMatch(/^holds: all \d+ draws .+\nhash +[0-9a-f]{64} /);
    expect(code).toBe(0);
  });

  it('says where a changed one does not', async () => {
    const { code, out } = await said(text.replace('"kind":"shuffle"', '"kind":"shuffel"'));
    expect(out).toMatch(/^does not hold: the file was changed\nexpected +[0-9a-f]{64}\nfound +/);
    expect(code).toBe(1);
  });

  it('knows what is no match file', async () => {
    expect(await said('{}\n')).toEqual({ code: 2, out: 'does not hold: this is no match file\n' });
  });
});
