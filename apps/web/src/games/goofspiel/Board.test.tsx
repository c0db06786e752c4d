// @vitest-environment jsdom
import { play, table } from '@kesem/engine/games/goofspiel/testing/fixtures';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from './Board.tsx';
import { card, key, tableWith } from './testing/board.tsx';
import { TextBoard } from './text/TextBoard.tsx';

const START = table([7, 3, 1, 2, 4, 5, 6]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a card of the hand', () => {
  it('is chosen by one tap and played by the next', () => {
    const { send } = tableWith(Board, START);
    fireEvent.click(card(5));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Play the 5?')).toBeTruthy();
    fireEvent.click(card(5));
    expect(send.mock.calls).toEqual([[{ do: 'pick', card: 5 }]]);
  });

  it('is played by the button of the bar, and at once where nothing is confirmed', () => {
    const first = tableWith(Board, START);
    fireEvent.click(card(2));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(first.send.mock.calls).toEqual([[{ do: 'pick', card: 2 }]]);
    cleanup();
    const second = tableWith(Board, START, { confirm: false });
    fireEvent.click(card(2));
    expect(second.send.mock.calls).toEqual([[{ do: 'pick', card: 2 }]]);
  });

  it('is reached by arrows', () => {
    tableWith(Board, START);
    act(() => card(1).focus());
    key('ArrowRight', 'ArrowRight');
    expect(document.activeElement).toBe(card(3));
    key('End');
    expect(document.activeElement).toBe(card(7));
    expect(document.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  });

  it('is not played by who has picked, nor by who looks on', () => {
    for (const me of [0, 'public'] as const) {
      const { send } = tableWith(Board, play(START, 5).state, { me, confirm: false });
      fireEvent.click(card(2));
      expect(send).not.toHaveBeenCalled();
      cleanup();
    }
  });
});

describe('what has just happened', () => {
  const reveal = () => {
    const before = play(START, 5).state;
    const shown = tableWith(Board, before);
    const { state, events } = play(before, 3);
    shown.show(state, events);
    return shown;
  };
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('is shown step by step, and told as far as it has been shown', () => {
    const { onPending } = reveal();
    expect(screen.getByText('Dana: 5, Amir: 3.')).toBeTruthy();
    wait(1200);
    expect(screen.getByText('Dana wins 7 points.')).toBeTruthy();
    wait(1200);
    expect(screen.getByText('The next prize: 3.')).toBeTruthy();
    wait(320);
    expect(screen.getByText('Pick a card')).toBeTruthy();
    expect(onPending.mock.lastCall).toEqual([0]);
  });

  it('is stopped, stepped and skipped by key', () => {
    reveal();
    key('KeyP');
    wait(60_000);
    expect(screen.getByText('Dana: 5, Amir: 3.')).toBeTruthy();
    key('KeyN');
    expect(screen.getByText('Dana wins 7 points.')).toBeTruthy();
    key('Escape');
    expect(screen.getByText('Pick a card')).toBeTruthy();
  });
});

it('a pick lies face down before its player, and shows its number to nobody else', () => {
  tableWith(Board, play(START, 5).state, { me: 1 });
  expect(screen.getByText('has picked')).toBeTruthy();
  expect(document.querySelector('[data-seat="0"] [data-kind]')).toBeNull();
});

it('the table in words has a row for each and plays too', () => {
  const { send } = tableWith(TextBoard, START, { lang: 'he' });
  expect(screen.getAllByRole('row')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: '4' }));
  fireEvent.click(screen.getByRole('button', { name: 'לשחק' }));
  expect(send.mock.calls).toEqual([[{ do: 'pick', card: 4 }]]);
});
