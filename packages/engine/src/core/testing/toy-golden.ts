import type { Golden } from './golden.ts';

/** A short match of the toy as a golden replay keeps it, before it was compared. */
export const TOY_GOLDEN: Golden = {
  setup: {
    game: 'toy',
    version: 1,
    seats: 2,
    options: { rounds: 1, swift: false, beat: 900 },
    own: [],
    kept: [],
    fairness: { secret: '5a'.repeat(32), match: 'golden', nonces: [] },
  },
  inputs: [
    { kind: 'move', seat: 1, key: 'pick:1', move: { do: 'pick', slot: 0 } },
    { kind: 'timeout', timer: 'pick:1' },
    { kind: 'timeout', timer: 'window:1' },
  ],
};
