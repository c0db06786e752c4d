// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { painted } from '../../../kit/testing/painted.ts';
import { cell } from '../testing/matches.ts';
import type { Motion } from '../timeline.ts';
import { Falling } from './Falling.tsx';
import { BOX, pointOf } from './layout.ts';

const E9 = cell('e9');
const MOTION: Motion = {
  id: 1,
  by: 0,
  notation: 'e5e6',
  dir: 'E',
  slides: [],
  fall: { from: E9, delay: 60 },
};

/** The drawing at the page's corner, one unit a px, and a tray of Black's at some place. */
const fallen = (trayAt: DOMRect | null): HTMLElement | SVGElement => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const isTray = this.hasAttribute('data-tray');
    return isTray && trayAt ? trayAt : new DOMRect(0, 0, BOX.w, BOX.h);
  });
  const { container } = render(
    <>
      {trayAt && <span data-tray="0" />}
      <svg>
        <Falling motion={MOTION} bottom={0} from="cell" />
      </svg>
    </>,
  );
  const marble = container.querySelector<SVGElement>('[data-way]');
  if (!marble) throw new Error('nothing falls');
  return marble;
};

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('a marble that falls', () => {
  it('rolls to the middle of the tray of whoever pushed it', async () => {
    const { style } = fallen(new DOMRect(100, 600, 60, 20));
    await painted();
    const [x, y] = pointOf(E9, 0);
    expect(Number.parseFloat(style.getPropertyValue('--to-x'))).toBeCloseTo(BOX.x + 130 - x);
    expect(Number.parseFloat(style.getPropertyValue('--to-y'))).toBeCloseTo(BOX.y + 610 - y);
    expect(Number(style.getPropertyValue('--to-size'))).toBeLessThan(0.2);
  });

  it.each([
    ['there is no tray', null],
    ['the tray is out of sight', new DOMRect(100, 5000, 60, 20)],
  ])('only rolls off the board where %s', async (_, tray) => {
    const { style } = fallen(tray);
    await painted();
    expect(style.getPropertyValue('--to-x')).toBe('');
  });
});
