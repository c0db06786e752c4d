import { expect, it } from 'vitest';
import type { Told, Viewer } from './game.ts';
import { heardBy, toldOpenly } from './told.ts';

const told: readonly Told<string>[] = [
  { event: 'to all' },
  { event: 'to 1', only: [1] },
  { event: 'in full', only: [0, 2], others: 'in part' },
  { event: 'to nobody', only: [], others: 'instead' },
];

it.each<[Viewer, readonly string[]]>([
  [0, ['to all', 'in full', 'instead']],
  [1, ['to all', 'to 1', 'in part', 'instead']],
  ['public', ['to all', 'in part', 'instead']],
  ['all', ['to all', 'to 1', 'in full', 'to nobody']],
])('%s hears what they may', (viewer, heard) => {
  expect(heardBy(told, viewer)).toEqual(heard);
});

it('is told openly as everybody heard it', () => {
  expect(toldOpenly(told)).toEqual([
    { event: 'to all' },
    { event: 'in part' },
    { event: 'instead' },
  ]);
});
