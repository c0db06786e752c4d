// @vitest-environment jsdom
import { after } from '@kesem/engine/games/abalone/chapters/step';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../kit/Announcer.tsx';
import { Board } from './Board.tsx';
import { press, tableWith } from './testing/board.tsx';
import { AT_THE_EDGE, cells, viewAt } from './testing/matches.ts';

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = vi.fn<(pointer: number) => void>();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a move set in advance that is no longer legal is dropped aloud', () => {
  const view = viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 0);
  const { show } = tableWith(Board, { view });
  render(<Announcer />);
  press('mouse', 'e5', 'e7', 'e8');
  const reply = { marbles: cells('c6'), dir: 'W' } as const;
  const { board } = after({ board: view.board, side: 'w' }, reply);
  const gone = board.with(cells('e6')[0] ?? 0, '.');
  act(() => show({ ...view, board: gone, ply: view.ply + 1, turn: 0 }));
  // what was said just before is heard out first
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  const heard = document.querySelector('[aria-live=assertive]')?.textContent;
  expect(heard).toContain('Your planned move no longer fits');
});
