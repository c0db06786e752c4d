import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rows } from './fit.ts';
import { seenBeside } from './laneSizes.ts';
import { hasWindows, type Layout, layoutOf, type Room } from './layout.ts';

/** Screens less the header and the bar, as the frame of a room leaves them. */
const SCREENS = [
  [1274, 722],
  [1366, 722],
  [1280, 754],
  [1920, 1034],
  [820, 1066],
  [390, 700],
  [390, 520],
  [320, 470],
  [660, 390],
] as const;

const room: fc.Arbitrary<Room> = fc
  .record({
    size: fc.constantFrom(...SCREENS),
    far: fc.nat(12),
    near: fc.nat(12),
    stones: fc.tuple(fc.nat(12), fc.nat(12)),
    hand: fc.option(fc.nat(12)),
    headed: fc.boolean(),
    bar: fc.constantFrom(0, 214, 306),
    isFight: fc.boolean(),
    isHand: fc.boolean(),
    fight: fc.option(
      fc.record({
        lanes: fc.integer({ min: 1, max: 6 }),
        live: fc.option(fc.nat(5)),
        bench: fc.nat(8),
        attacked: fc.constantFrom('far', 'near'),
      }),
    ),
  })
  .map(({ size: [width, height], ...holds }) => ({ width, height, ...holds }));

/** Cards of a side lie inside their place, and a finger finds each. */
function expectRows(rows: Rows, count: number, layout: Layout): void {
  const { columns, width, height, gap, more } = rows;
  expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(layout.field);
  expect(rows.rows * height + (rows.rows - 1) * gap * 0.6).toBeLessThanOrEqual(layout.rows.field);
  expect(rows.rows * columns + more).toBeGreaterThanOrEqual(Math.min(count, 8));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(count).toBeLessThanOrEqual(Math.max(1, rows.rows * columns + more));
}

describe('the layout of a table', () => {
  it('fits every room with whatever lies on it', () => {
    fc.assert(
      fc.property(room, (given) => {
        const layout = layoutOf(given);
        const { strip, stones, field, band, tray } = layout.rows;
        const clash = layout.lanes?.clash ?? 0;
        const high = (layout.shape === 'low' ? 2 : 1) * strip + 2 * field + band + tray + clash;
        const stoned = layout.shape === 'tall' ? 2 * stones : 0;
        expect(high + stoned).toBeLessThanOrEqual(given.height);
        expect(layout.side + layout.field).toBeLessThanOrEqual(given.width);
        expect(layout.rule).toBeLessThanOrEqual(layout.field);
        if (given.fight) return;
        expectRows(layout.far, given.far, layout);
        expectRows(layout.near, given.near, layout);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves the switch for windows its place beside the rule', () => {
    fc.assert(
      fc.property(room, (given) => {
        const layout = layoutOf(given);
        if (layout.shape !== 'wide' || !hasWindows(layout)) return;
        // with its words it is 180 px wide in English, the clock across 66, and 14 from the edge
        const wide = given.width > 1140 ? 194 : 80;
        expect((layout.field - layout.rule) / 2).toBeGreaterThanOrEqual(wide);
      }),
    );
  });

  it('has room beside a side for its plate, its piles and nine stones, on a laptop whose browser shows its bars', () => {
    const nine = { far: 3, near: 3, stones: [9, 9], hand: 5, headed: false, bar: 197 } as const;
    const rest = { isFight: false, isHand: false, fight: null } as const;
    for (const [width, height] of [
      [1274, 581],
      [1190, 580],
      [1274, 722],
    ] as const) {
      const { stones, rows, side } = layoutOf({ ...nine, ...rest, width, height });
      const inRow = Math.floor((side - 24 + 5) / (stones[0] + 5));
      const high = Math.ceil(9 / inRow) * (1.12 * stones[0] + 6) - 6;
      expect(46 + 44 + 34 + high, `${width}×${height}`).toBeLessThanOrEqual(rows.field);
    }
  });

  it('keeps the nearer row of whoever watches clear of the bar', () => {
    fc.assert(
      fc.property(room, (given) => {
        const layout = layoutOf({ ...given, hand: null, fight: null });
        const { columns, width, gap } = layout.near;
        const wide = columns * width + (columns - 1) * gap;
        const bar = layout.shape === 'wide' ? given.bar : 0;
        expect(wide).toBeLessThanOrEqual(layout.field - bar);
      }),
    );
  });

  it('H34: gives a hand more room than the sides it is played on', () => {
    const room = { far: 4, near: 4, stones: [4, 4], hand: 6, headed: true, bar: 0 } as const;
    for (const [width, height] of [
      [390, 700],
      [390, 520],
    ] as const) {
      const held = (isHand: boolean): Layout =>
        layoutOf({ ...room, width, height, isFight: false, fight: null, isHand });
      expect(held(true).card).toBeGreaterThan(held(false).card * 1.2);
      expect(held(true).rows.tray).toBeGreaterThan(2 * held(true).rows.field);
    }
  });

  it('leaves room for every stone of a side', () => {
    fc.assert(
      fc.property(room, (given) => {
        const layout = layoutOf(given);
        const widths = ([0, 1] as const).map(
          (side) => given.stones[side] * (layout.stones[side] + 4),
        );
        const isTold = layout.shape === 'tall' && Math.min(...layout.stones) > 14;
        expect(isTold ? Math.max(...widths) : 0).toBeLessThanOrEqual(given.width - 130);
      }),
    );
  });

  it('has room for every lane of a combat, and for whoever stands beside', () => {
    fc.assert(
      fc.property(room, (given) => {
        const layout = layoutOf(given);
        if (!layout.lanes) return;
        const { columns, gap, bench } = layout.lanes;
        expect(columns).toHaveLength(given.fight?.lanes ?? 0);
        const lanes = columns.reduce((sum, { lane }) => sum + lane + gap, 0);
        const wide = lanes + bench.columns * (bench.width + gap) - gap;
        expect(wide).toBeLessThanOrEqual(layout.field);
        for (const { lane, card } of columns) expect(card.width).toBeLessThanOrEqual(lane);
        expect(bench.rows * bench.height).toBeLessThanOrEqual(layout.rows.field);
        const seen = seenBeside(bench, 'near');
        expect(seen + bench.more).toBeGreaterThanOrEqual(given.fight?.bench ?? 0);
        // a finger finds each, as long as six fight
        const least = Math.min(44, Math.floor((layout.rows.field - 8) / 1.2));
        const narrowest = Math.min(...columns.map(({ card }) => card.width));
        expect(narrowest).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('opens the lane that is fought where there are five or more', () => {
    const fight = { lanes: 6, live: 2, bench: 0, attacked: 'far' } as const;
    const holds = { far: 6, near: 6, stones: [5, 7], hand: 7, headed: true, bar: 214 } as const;
    const { lanes } = layoutOf({
      width: 1274,
      height: 722,
      ...holds,
      isFight: true,
      isHand: false,
      fight,
    });
    const widths = lanes?.columns.map(({ lane }) => lane) ?? [];
    expect(widths[2]).toBeGreaterThan(240);
    expect(Math.max(...widths.toSpliced(2, 1))).toBeLessThanOrEqual(120);
  });

  it('is as large as the reference at its sizes', () => {
    const at = (width: number, height: number, near: number) => {
      const stones = [5, 7] as const;
      const holds = {
        far: 3,
        near,
        stones,
        hand: 7,
        headed: true,
        bar: width > 1000 ? 214 : 0,
        isFight: false,
        isHand: false,
        fight: null,
      };
      return layoutOf({ width, height, ...holds }).near;
    };
    expect(at(1274, 722, 4)).toMatchObject({ rows: 1, width: 176 });
    expect(at(1274, 722, 8).width).toBeGreaterThanOrEqual(114);
    expect(at(390, 700, 3).width).toBeGreaterThanOrEqual(112);
    expect(at(390, 700, 8)).toMatchObject({ rows: 2, columns: 4 });
    expect(at(320, 470, 12).more).toBe(4);
  });
});
