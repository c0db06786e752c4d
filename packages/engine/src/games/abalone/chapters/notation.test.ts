import { describe, expect, it } from 'vitest';
import { blackToMove, cells } from '../testing/fixtures.ts';
import { readStep, writeStep } from './notation.ts';
import { readPosition } from './position.ts';

describe('moves in writing', () => {
  it('[AB-11.1] a single marble and a line are named by the rear marble and its new cell', () => {
    expect(writeStep({ marbles: cells('a1'), dir: 'NE' })).toBe('a1b2');
    expect(writeStep({ marbles: cells('a1 b2 c3'), dir: 'NE' })).toBe('a1b2');
    expect(writeStep({ marbles: cells('b2 c3'), dir: 'SW' })).toBe('c3b2');
  });

  it('[AB-11.2] a side-step is named by its ends and the new cell of the first', () => {
    expect(writeStep({ marbles: cells('a1 a2 a3'), dir: 'NW' })).toBe('a1a3b1');
    expect(writeStep({ marbles: cells('c3 c4'), dir: 'SE' })).toBe('c3c4b3');
  });

  it('[AB-11.1] reads a line from its rear marble, all own marbles before it included', () => {
    expect(readStep('e1e2', blackToMove('e1 e2 e3', 'e4'))).toEqual({
      ok: true,
      value: { marbles: cells('e1 e2 e3'), dir: 'E' },
    });
  });

  it.each([
    ['a second spelling of a line', 'e1e2e2'],
    ['the ends the other way round', 'e2e1f1'],
    ['cells that do not touch', 'e1e3'],
    ['cells that are none', 'e1z9'],
    ['nothing', ''],
    ['too much', 'e1e2f2f3'],
    ['a side-step to nowhere near', 'e1e2a5'],
    ['a side-step of no line', 'e1f4e2'],
  ])('[AB-11.2] refuses %s', (_, text) => {
    const read = readStep(text, blackToMove('e1 e2'));
    expect(read).toEqual({ ok: false, why: { code: 'unreadable' } });
  });

  it('[AB-11.2] says why a well-written move is not legal', () => {
    expect(readStep('e1e2', blackToMove('e1 e2', 'e3 e4'))).toEqual({
      ok: false,
      why: { code: 'equal', own: 2, theirs: 2 },
    });
    expect(readStep('e1e2', blackToMove('e1 e2 e3 e4'))).toMatchObject({ why: { code: 'fourth' } });
  });
});

describe('positions in writing', () => {
  const rows = 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb';

  it.each([
    ['no side', rows, { code: 'parts' }],
    ['more than a side', `${rows} b b`, { code: 'parts' }],
    ['an unknown side', `${rows} x`, { code: 'side', side: 'x' }],
    ['missing rows', 'wwwww/wwwwww b', { code: 'rows', rows: 2 }],
    ['a short row', `${rows.slice(0, -1)} b`, { code: 'row', row: 'a', cells: 5 }],
    ['a strange marble', `x${rows.slice(1)} b`, { code: 'square', row: 'i', square: 'x' }],
    [
      'a fifteenth marble',
      `${rows.replace('...', 'w..')} w`,
      { code: 'marbles', side: 'w', marbles: 15 },
    ],
  ])('[AB-11.3] refuses %s', (_, text, why) => {
    expect(readPosition(text)).toEqual({ ok: false, why });
  });
});
