import { env } from 'node:process';
import { expect, it } from 'vitest';
import { evening } from './evening.ts';

/** More by `npm run test:long`. */
const KILLS = env['LONG'] === '1' ? 30 : 3;

it(`loses, doubles and reorders no acknowledged move over ${KILLS} kills under play`, async () => {
  const report = await evening({ kills: KILLS, rooms: 2, tell: () => {} });
  expect(report.faults).toEqual([]);
  expect(report.gaps).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(2 * KILLS);
  expect(report.resumes).toBeGreaterThanOrEqual(KILLS);
});
