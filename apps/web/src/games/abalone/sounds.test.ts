import type { AbaloneEvent } from '@kesem/engine/games/abalone/event';
import { describe, expect, it } from 'vitest';
import type { Cue } from '../../kit/cues.ts';
import { sounds } from './sounds.ts';
import { cell, cells } from './testing/matches.ts';

const MOVE: Extract<AbaloneEvent, { type: 'moved' }> = {
  type: 'moved',
  seat: 1,
  notation: 'e5e6',
  marbles: cells('e5', 'e6', 'e7'),
  dir: 'E',
  kind: 'inLine',
  pushed: [],
  lost: null,
  score: [0, 0],
};
const PUSH = { ...MOVE, kind: 'sumito', pushed: cells('e8', 'e9') } as const;

describe('the sounds of a match', () => {
  it.each<readonly [string, AbaloneEvent, readonly Cue[]]>([
    ['a move', MOVE, ['slide']],
    ['a push: a click for each marble', PUSH, ['slide', 'click', 'click']],
    ['a push over the edge', { ...PUSH, lost: cell('e9') }, ['slide', 'click', 'click', 'drop']],
    ['an offer', { type: 'offered', seat: 1 }, ['slide']],
    ['a refused offer', { type: 'declined', seat: 1 }, ['slide']],
    ['an offer that lapses, silent', { type: 'lapsed', seat: 1 }, []],
    ['time that ran out', { type: 'timedOut', seat: 1, run: 1, all: 1 }, ['tick']],
    ['the end', { type: 'ended', reason: 'marbles', winner: 1 }, ['gong']],
  ])('%s', (_, event, cues) => {
    expect(sounds(event, 0)).toEqual(cues);
    expect(sounds(event, null)).toEqual(cues);
  });

  it("one's own move comes down like a press", () => {
    expect(sounds(PUSH, 1)).toEqual(['thunk', 'click', 'click']);
  });
});
