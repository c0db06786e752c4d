import { describe, expect, it } from 'vitest';
import { SMART } from './chapters/preferences.ts';
import { eclipse } from './game.ts';
import type { EclipseMove, Target } from './move.ts';
import { match } from './testing/fixtures.ts';

const cast = (target: Target | null): EclipseMove => ({ do: 'cast', slot: 0, pay: [1, 2], target });

/** One of each kind. */
const MOVES: readonly EclipseMove[] = [
  { do: 'keep' },
  { do: 'redraw' },
  { do: 'drop', slot: 3 },
  cast(null),
  cast({ at: 'creature', id: 1 }),
  cast({ at: 'stone', id: 1 }),
  cast({ at: 'enchantment', id: 1 }),
  cast({ at: 'player', player: 0 }),
  cast({ at: 'die', player: 1 }),
  cast({ at: 'buried', card: 'goblin' }),
  { do: 'use', creature: 1, ability: 'revive', target: { at: 'creature', id: 2 } },
  { do: 'use', creature: 1, ability: 'darkTouch', target: { at: 'creature', id: 2 } },
  { do: 'attack', attacks: [{ attacker: 1, target: 2 }] },
  { do: 'end' },
  { do: 'defend', guards: [{ guard: 2, attacker: 1 }], order: [1] },
  { do: 'defend', guards: [], order: [] },
  { do: 'pass' },
  { do: 'passAll' },
  { do: 'answer', yes: false },
  { do: 'discard', slots: [0, 1] },
  { do: 'prefs', prefs: { ...SMART, mode: 'quiet', stops: ['harm'], yields: ['end'], wait: true } },
  { do: 'concede' },
];
const many = Array.from({ length: 201 }, () => 1);

describe('what a player may send', () => {
  it.each(MOVES)('is taken as it is: %j', (move) => {
    expect(eclipse.move.parse(move)).toEqual(move);
    expect(eclipse.move.safeParse({ ...move, more: 1 }).success).toBe(false);
  });

  it.each<object>([
    { do: 'fly' },
    { do: 'drop' },
    { do: 'drop', slot: -1 },
    { do: 'drop', slot: 0.5 },
    { do: 'cast', slot: 0, pay: [], target: { at: 'player', player: 2 } },
    { do: 'cast', slot: 0, pay: [], target: { at: 'table' } },
    { do: 'cast', slot: 0, pay: [], target: { at: 'buried', card: 'nobody' } },
    { do: 'cast', slot: 0, pay: many, target: null },
    { do: 'use', creature: 1, ability: 'sing', target: { at: 'creature', id: 2 } },
    { do: 'attack', attacks: [] },
    { do: 'attack', attacks: many.map(() => ({ attacker: 1, target: 2 })) },
    { do: 'attack', attacks: [{ attacker: 1 }] },
    { do: 'defend', guards: [{ guard: 2, attacker: 1, more: 1 }], order: [] },
    { do: 'answer', yes: 1 },
    { do: 'discard', slots: [-1] },
    { do: 'prefs', prefs: { ...SMART, mode: 'loud' } },
    { do: 'prefs', prefs: { ...SMART, stops: Array.from({ length: 7 }, () => 'harm') } },
  ])('is refused as junk: %j', (move) => {
    expect(eclipse.move.safeParse(move).success).toBe(false);
  });

  it('is all that is listed', () => {
    const state = match({
      creatures: [{}, { side: 1 }],
      stones: ['lldd', 'dd'],
      hands: [['crystal', 'sunSpear', 'goblin'], []],
    });
    for (const move of eclipse.moves(eclipse.view(state, 0))) {
      expect(eclipse.move.parse(move)).toEqual(move);
    }
  });
});
