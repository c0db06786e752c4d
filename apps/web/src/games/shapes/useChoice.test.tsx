// @vitest-environment jsdom

import { shapes } from '@kesem/engine/games/shapes/game';
import type { ShapesMove } from '@kesem/engine/games/shapes/move';
import type { ShapesState } from '@kesem/engine/games/shapes/state';
import { play, table } from '@kesem/engine/games/shapes/testing/fixtures';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../testing/words.ts';
import { useChoice } from './useChoice.ts';

interface Seen {
  readonly state: ShapesState;
  readonly pending?: boolean;
  /** What is left on the clock, in ms. */
  readonly left?: () => number | null;
}

/** The choice of seat 0 with touches confirmed; `show` lays another state on the table. */
function choiceAt(first: Seen) {
  const send = vi.fn<(move: ShapesMove) => void>();
  const { result, rerender } = renderHook(
    ({ state, pending = false, left = () => null }: Seen) => {
      const view = shapes.view(state, 0);
      const moves = shapes.moves(view);
      const words = wordsIn('en');
      return useChoice({ view, moves, send, confirm: true, pending, words, left });
    },
    { initialProps: first },
  );
  return { choice: () => result.current, send, show: rerender };
}

/** Nobody leads for two tie-breaks; a fourth base card, for the last one in a hand is played unasked. */
const START = table({ hands: ['csss ct *h cth', 'csss ct *h cth'] });
const TIED = play(START, 'c c ct ct').state;
const TIED_AGAIN = play(TIED, 's s').state;

describe('a card that is chosen and not locked', () => {
  it('in one tie-break is not chosen in the next', () => {
    expect([TIED.pub, TIED_AGAIN.pub].map(({ part }) => part)).toEqual(['tie', 'tie']);
    const { choice, show } = choiceAt({ state: TIED });
    act(() => choice().press('base', 0));
    expect(choice().chosen).toBe(0);
    show({ state: TIED_AGAIN });
    expect(choice().chosen).toBeNull();
  });

  it('waits while another pick is being saved, and is not sent meanwhile', () => {
    const { choice, send } = choiceAt({ state: START, pending: true });
    act(() => choice().lock('base', 1));
    expect(send).not.toHaveBeenCalled();
    expect(choice().chosen).toBe(1);
  });

  it('F4: is locked before the clock has run out, and not a moment earlier', () => {
    vi.useFakeTimers();
    let ms = 15_000;
    const { choice, send } = choiceAt({ state: START, left: () => ms });
    act(() => choice().press('base', 1));
    act(() => void vi.advanceTimersByTime(500));
    ms = 1200;
    act(() => void vi.advanceTimersByTime(500));
    expect(send).not.toHaveBeenCalled();
    ms = 900;
    act(() => void vi.advanceTimersByTime(250));
    act(() => void vi.advanceTimersByTime(500));
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 1 }]]);
    vi.useRealTimers();
  });

  it('stays chosen until the table shows it as locked, also where it is refused', () => {
    const { choice, send, show } = choiceAt({ state: START });
    act(() => choice().lock('base', 1));
    show({ state: START, pending: true });
    expect(choice().chosen).toBe(1);
    show({ state: START });
    expect(choice().chosen).toBe(1);
    act(() => choice().press('base', 1));
    expect(send).toHaveBeenCalledTimes(2);
    show({ state: play(START, 's').state });
    expect(choice().chosen).toBeNull();
  });

  it('is sent by the second press', () => {
    const { choice, send } = choiceAt({ state: START });
    act(() => choice().press('base', 1));
    expect(send).not.toHaveBeenCalled();
    act(() => choice().press('base', 1));
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 1 }]]);
  });
});
