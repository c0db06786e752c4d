import { movesOf } from '@kesem/engine/games/abalone/moves';
import { describe, expect, it } from 'vitest';
import { AT_THE_EDGE, cells, viewAt } from '../testing/matches.ts';
import { judgeOf, trialOf } from './steps.ts';
import { cornerOf } from './tags.ts';

const view = viewAt(AT_THE_EDGE, 0);
const judge = judgeOf(view, movesOf(view));

describe('A7: the tags of a preview', () => {
  it('stand in the corner away from the marble that falls, from either side of the board', () => {
    const push = trialOf(judge, { marbles: cells('e5', 'e6', 'e7'), dir: 'E' });
    expect(push.effect.lost).not.toBeNull();
    expect(cornerOf(push, 0)).toBe('left');
    expect(cornerOf(push, 1)).toBe('right');
  });

  it('stand beside the line where nothing falls', () => {
    const step = trialOf(judge, { marbles: cells('b1'), dir: 'E' });
    expect(cornerOf(step, 0)).toBe('left');
    expect(cornerOf(step, 1)).toBe('right');
  });
});
