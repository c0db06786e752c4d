import { describe, expect, it } from 'vitest';
import { keyOf, type Thing, thingAt } from './thing.ts';

const THINGS: readonly Thing[] = [
  { at: 'card', slot: 2 },
  { at: 'creature', id: 14 },
  { at: 'stone', id: 3 },
  { at: 'enchantment', id: 21 },
  { at: 'player', player: 1 },
  { at: 'die', player: 0 },
  { at: 'buried', card: 'goblin' },
  { at: 'field' },
  { at: 'coming' },
];

describe('the key of a thing', () => {
  it.each(THINGS)('leads back to it: $at', (thing) => {
    expect(thingAt(keyOf(thing))).toEqual(thing);
  });

  it.each(['', 'creature', 'creature:', 'creature:x', 'player:2', 'buried:unicorn', 'toString:1'])(
    'is nothing else: "%s"',
    (key) => {
      expect(thingAt(key)).toBeNull();
    },
  );
});
