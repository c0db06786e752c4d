import { describe, expect, it } from 'vitest';
import { boardOf, cells } from '../testing/fixtures.ts';
import { explain, explainPush } from './explain.ts';
import type { Dir } from './geometry.ts';

const cell = (name: string) => cells(name)[0] ?? -1;
const why = (black: string, white: string, [marbles, dir]: readonly [string, Dir]) =>
  explain(boardOf(black, white), 'b', cells(marbles), dir);
const whyNotPush = (black: string, white: string, [marbles, target]: readonly [string, string]) =>
  explainPush(boardOf(black, white), 'b', cells(marbles), cell(target));

describe('why a move is refused', () => {
  it('[AB-5.1] a marble that is not one’s own', () => {
    expect(why('e1', 'e2', ['e1 e2', 'E'])).toEqual({ code: 'notYours', cell: cell('e2') });
    expect(why('e1', '', ['e1 e2', 'E'])).toEqual({ code: 'notYours', cell: cell('e2') });
    expect(whyNotPush('e1', 'e2 e3', ['e2', 'e3'])).toEqual({ code: 'notYours', cell: cell('e2') });
  });

  it('[AB-5.2] marbles that are not in one line', () => {
    expect(why('e1 e2 f4', '', ['e1 e2 f4', 'E'])).toEqual({ code: 'notInLine' });
    expect(why('e1 f4', '', ['e1 f4', 'E'])).toEqual({ code: 'notInLine' });
    expect(why('e1', '', ['', 'E'])).toEqual({ code: 'notInLine' });
  });

  it('[AB-5.2] a push at a marble of another line', () => {
    expect(whyNotPush('e1 e2', 'f5', ['e1 e2', 'f5'])).toEqual({ code: 'notInLine' });
    expect(whyNotPush('e1', 'g2', ['e1', 'g2'])).toEqual({ code: 'notInLine' });
  });

  it('[AB-5.3] a gap among the chosen marbles', () => {
    expect(why('e1 e3', '', ['e1 e3', 'E'])).toEqual({ code: 'gap', cell: cell('e2') });
    expect(why('e1 e2 e3', '', ['e1 e3', 'E'])).toEqual({ code: 'gap', cell: cell('e2') });
  });

  it('[AB-5.3] a gap before the marble to be pushed', () => {
    const gap = { code: 'gap', cell: cell('e3') };
    expect(whyNotPush('e1 e2', 'e4', ['e1 e2', 'e4'])).toEqual(gap);
    expect(whyNotPush('e5 e6', 'e3 e2', ['e5 e6', 'e2'])).toEqual({
      code: 'gap',
      cell: cell('e4'),
    });
    expect(whyNotPush('e1 e2', 'e3', ['e1 e2', 'e3'])).toBeNull();
  });

  it('[AB-5.4] a fourth marble, or too many', () => {
    expect(why('e1 e2 e3 e4', '', ['e1 e2 e3 e4', 'E'])).toEqual({ code: 'fourth' });
    expect(why('e1 e2 e3 e4', '', ['e1 e2 e3 e4', 'NE'])).toEqual({ code: 'fourth' });
    expect(why('e1 e2 e3 e5', '', ['e1 e2 e3 e5', 'E'])).toEqual({ code: 'tooMany' });
    expect(why('e1 e2 f1 f2 f3', '', ['e1 e2 f2 f3', 'E'])).toEqual({ code: 'tooMany' });
  });

  it('[AB-5.5] equal or weaker, with the numbers', () => {
    expect(why('e1 e2', 'e3 e4', ['e1 e2', 'E'])).toEqual({ code: 'equal', own: 2, theirs: 2 });
    expect(why('e1 e2 e3', 'e4 e5 e6', ['e1 e2 e3', 'E'])).toEqual({
      code: 'equal',
      own: 3,
      theirs: 3,
    });
    expect(why('e1', 'e2 e3', ['e1', 'E'])).toEqual({ code: 'weaker', own: 1, theirs: 2 });
    expect(whyNotPush('e1 e2', 'e3 e4', ['e1 e2', 'e4'])).toMatchObject({ code: 'equal' });
  });

  it('[AB-5.6] an own marble behind the pushed ones', () => {
    const refusal = { code: 'noSpace', cell: cell('e4') };
    expect(why('e1 e2 e4', 'e3', ['e1 e2', 'E'])).toEqual(refusal);
    expect(whyNotPush('e1 e2 e4', 'e3', ['e1 e2', 'e3'])).toEqual(refusal);
  });

  it('[AB-5.7] a side-step against an opposing marble', () => {
    const refusal = { code: 'sideStepPush', cell: cell('f4') };
    expect(why('e3 e4', 'f4', ['e3 e4', 'NE'])).toEqual(refusal);
    expect(whyNotPush('e3 e4', 'f4', ['e3 e4', 'f4'])).toEqual(refusal);
  });

  it('[AB-5.8] an own marble or the edge in the way', () => {
    expect(why('e1 e2 e3', '', ['e1 e2', 'E'])).toEqual({ code: 'blocked', cell: cell('e3') });
    expect(why('e3 e4 f4', '', ['e3 e4', 'NE'])).toEqual({ code: 'blocked', cell: cell('f4') });
    expect(why('a1 a2', '', ['a1 a2', 'W'])).toEqual({ code: 'offBoard', cell: cell('a1') });
    expect(why('a1 a2', '', ['a1 a2', 'SE'])).toEqual({ code: 'offBoard', cell: cell('a1') });
  });
});
