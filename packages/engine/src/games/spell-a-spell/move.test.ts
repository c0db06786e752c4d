import { describe, expect, it } from 'vitest';
import type { SpellMove } from './move.ts';
import { game } from './testing/fixtures.ts';

/** One of each kind. */
const MOVES: readonly SpellMove[] = [
  { do: 'cast', slots: [0, 89, 3], fogs: ['א', 'ת', 'פ'] },
  { do: 'cast', slots: [0], fogs: [] },
  { do: 'cast', slots: [0], fogs: [], claimed: 'clothing' },
  { do: 'play', effect: 'sandstorm' },
  { do: 'play', effect: 'firewall' },
  { do: 'play', effect: 'snowball' },
  { do: 'fail' },
  { do: 'answer', with: 'firewall' },
  { do: 'answer', with: 'snowball' },
  { do: 'answer', with: 'nothing' },
  { do: 'vote', vote: 'accept' },
  { do: 'vote', vote: 'refuse' },
  { do: 'vote', vote: 'abstain' },
  { do: 'insist', yes: true },
];

describe('what a player may send', () => {
  it.each(MOVES)('is taken as it is: %j', (move) => {
    expect(game.move.parse(move)).toEqual(move);
    expect(game.move.safeParse({ ...move, more: 1 }).success).toBe(false);
  });

  it.each<object>([
    { do: 'sing' },
    { do: 'cast', slots: [], fogs: [] },
    { do: 'cast', slots: [-1], fogs: [] },
    { do: 'cast', slots: [90], fogs: [] },
    { do: 'cast', slots: [0.5], fogs: [] },
    { do: 'cast', slots: Array.from({ length: 91 }, () => 0), fogs: [] },
    { do: 'cast', slots: [0], fogs: ['ם'] },
    { do: 'cast', slots: [0], fogs: ['א', 'א', 'א', 'א'] },
    { do: 'cast', slots: [0], fogs: [], claimed: 'feelings' },
    { do: 'play', effect: 'fog' },
    { do: 'answer', with: 'sandstorm' },
    { do: 'vote', vote: null },
    { do: 'insist', yes: 'yes' },
  ])('is refused as junk: %j', (move) => {
    expect(game.move.safeParse(move).success).toBe(false);
  });
});
