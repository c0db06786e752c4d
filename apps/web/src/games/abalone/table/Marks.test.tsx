// @vitest-environment jsdom
import type { Made } from '@kesem/engine/games/abalone/event';
import { boardOf } from '@kesem/engine/games/abalone/testing/fixtures';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cell, cells } from '../testing/matches.ts';
import { LastMark } from './Marks.tsx';

afterEach(cleanup);

/** The ends of the bands under the last move. */
const bands = (last: Made, black: string, white = ''): readonly (string | null)[] => {
  const board = boardOf(black, white);
  const { container } = render(
    <svg>
      <LastMark last={last} board={board} bottom={0} />
    </svg>,
  );
  return [...container.querySelectorAll('path[class*="band"]')].map((path) =>
    path.getAttribute('d'),
  );
};

it('A4: the last move is marked from the hole it left to the last marble it moved', () => {
  const push = { marbles: cells('e2', 'e3', 'e4'), dir: 'E', pushed: cells('e5'), lost: null };
  expect(bands(push as Made, 'e3 e4 e5', 'e6')).toEqual(['M0 0H400']);
});

it('A4: a push over the edge is marked to the rim, a side-step marble by marble', () => {
  const out = { marbles: cells('e6', 'e7', 'e8'), dir: 'E', pushed: cells('e9'), lost: cell('e9') };
  expect(bands(out as Made, 'e7 e8 e9')).toEqual(['M0 0H300']);
  cleanup();
  const side = { marbles: cells('e4', 'e5'), dir: 'NE', pushed: [], lost: null };
  expect(bands(side as unknown as Made, 'f5 f6')).toEqual(['M0 0H100', 'M0 0H100']);
});
