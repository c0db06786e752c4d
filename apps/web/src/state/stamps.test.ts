import { describe, expect, it } from 'vitest';
import { type Flown, STAMP_MS, type Stamp, seenAt, withFlown } from './stamps.ts';

const from = (seat: number | null, kind: Flown['kind'] = 'clap'): Flown => ({
  kind,
  seat,
  name: `of ${seat}`,
});
const after = (...flown: readonly Flown[]): readonly Stamp[] =>
  flown.reduce<readonly Stamp[]>((stamps, one) => withFlown(stamps, one, 0), []);
const told = (stamps: readonly Stamp[]) =>
  stamps.map(({ kind, seat, count }) => `${kind} of ${seat} ×${count}`);

describe('what flies over the table', () => {
  it('is seen for 900 ms', () => {
    const stamps = after(from(1));
    expect(seenAt(stamps, STAMP_MS - 1)).toBe(stamps);
    expect(seenAt(stamps, STAMP_MS)).toEqual([]);
  });

  it('is one stamp for each place and kind: the same from the same place adds up', () => {
    const stamps = after(from(0), from(1), from(0), from(0, 'haha'), from(null), from(null));
    expect(told(stamps)).toEqual([
      'clap of 0 ×2',
      'clap of 1 ×1',
      'haha of 0 ×1',
      'clap of null ×2',
    ]);
  });

  it('is four at most: the same kind then adds up wherever it comes from, and another is not shown', () => {
    const four = after(from(0), from(1), from(2, 'haha'), from(3, 'how'));
    expect(told(withFlown(four, from(4, 'haha'), 0))).toEqual([
      'clap of 0 ×1',
      'clap of 1 ×1',
      'haha of 2 ×2',
      'how of 3 ×1',
    ]);
    expect(withFlown(four, from(4, 'bull'), 0)).toBe(four);
  });

  it('leaves room as soon as one is gone, and nothing has waited for it', () => {
    const four = after(from(0), from(1), from(2), from(3));
    const later = withFlown(four, from(4, 'bull'), STAMP_MS);
    expect(told(later)).toEqual(['bull of 4 ×1']);
  });

  it('stands for as long again when it adds up', () => {
    const stamps = withFlown(after(from(0)), from(0), 500);
    expect(seenAt(stamps, STAMP_MS)).toHaveLength(1);
    expect(seenAt(stamps, 500 + STAMP_MS)).toEqual([]);
  });

  it('never gives two stamps one id', () => {
    const two = after(from(0), from(1));
    const three = withFlown(two, from(2), STAMP_MS - 1);
    const ids = withFlown(three, from(3), STAMP_MS + 1).map(({ id }) => id);
    expect(new Set([...two, ...three].map(({ id }) => id)).size).toBe(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
