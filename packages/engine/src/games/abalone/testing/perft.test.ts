import { describe, expect, it } from 'vitest';
import type { Position } from '../chapters/position.ts';
import { type StartName, startBoard } from '../chapters/starts.ts';
import { perft } from './perft.ts';

describe('perft', () => {
  it('[AB-3.2] [AB-4.1] counts 44, 1936, 98912 from the standard start', () => {
    const start: Position = { board: startBoard('standard'), side: 'b' };
    expect([0, 1, 2, 3].map((depth) => perft(start, depth))).toEqual([1, 44, 1_936, 98_912]);
  });

  it.each<[StartName, number, number]>([
    ['belgian-daisy', 52, 2_692],
    ['german-daisy', 80, 6_244],
    ['dutch-daisy', 44, 1_946],
    ['swiss-daisy', 64, 4_066],
    ['the-wall', 102, 9_630],
    ['domination', 80, 5_466],
    ['pyramid', 58, 3_262],
  ])('[AB-2.2] counts stay what they were from %s', (name, one, two) => {
    const start: Position = { board: startBoard(name), side: 'b' };
    expect([1, 2].map((depth) => perft(start, depth))).toEqual([one, two]);
  });
});
