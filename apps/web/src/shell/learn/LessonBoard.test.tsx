// @vitest-environment jsdom
import type { TableTypes } from '@kesem/engine/core/table';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TRIED_CARDS } from '../../examples.ts';
import type { BoardProps } from '../../games/contract.ts';
import type { AnyGame } from '../../registry.ts';
import { device } from '../frame/stores.ts';
import { withBrowser } from '../testing/visit.tsx';
import { begin } from './attempt.ts';
import { LessonBoard } from './LessonBoard.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

it('F7, R11, A13: says in a lesson which of the players one is, and proposes what does it', async () => {
  // as `loadGame` does
  const tried = (await TRIED_CARDS[0]?.load()) as AnyGame;
  const Board = ({ presence, proposed }: BoardProps<TableTypes>) => (
    <>
      <p>{[0, 1].map((seat) => `${seat}: ${presence(seat)};`).join(' ')}</p>
      <output>{JSON.stringify(proposed)}</output>
    </>
  );
  const game: AnyGame = { ...tried, Board };
  const course = await game.course();
  const [lesson] = course.lessons;
  if (!lesson) throw new Error('no lesson');
  device.setState({ lang: 'en' });
  const nothing = vi.fn<() => void>();
  render(
    <LessonBoard
      {...{ game, course, lesson }}
      attempt={begin(lesson)}
      onMove={nothing}
      onPending={nothing}
    />,
  );
  expect(screen.getByText('0: you; 1: ;')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(lesson.solution[0]));
});
