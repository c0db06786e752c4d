import { expect, it } from 'vitest';
import { evening } from './evening.ts';

it('loses, doubles and reorders no acknowledged move over 50 kills under play', async () => {
  const report = await evening({ kills: 50, rooms: 2, tell: () => {} });
  expect(report.faults).toEqual([]);
  expect(report.gaps).toBe(0);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.resumes).toBeGreaterThanOrEqual(50);
}, 300_000);
