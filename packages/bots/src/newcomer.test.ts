import { TABLES } from '@kesem/engine/registry';
import { TRIALS } from '@kesem/engine/trials';
import { expect, it } from 'vitest';
import { met } from './newcomer.ts';

/** Fixed ones; `npm run gentle` plays many more. */
const MATCHES = 20;

it.each(TABLES)('the gentle level loses at $id to who takes what there is to see', (table) => {
  const newcomer = TRIALS[table.id]?.newcomer;
  if (!newcomer?.plays) throw new Error(`nobody is new to ${table.id}`);
  const { plays: greedy, wins } = newcomer;
  const { min, best: seats = min } = table.seats;
  const places = Array.from({ length: MATCHES }, (_, seed) =>
    met(table, { level: 'gentle', greedy, seats, seed }),
  ).flat();
  const behind = places.filter((place) => place === 'behind').length;
  expect(behind / places.length).toBeGreaterThanOrEqual(wins);
});
