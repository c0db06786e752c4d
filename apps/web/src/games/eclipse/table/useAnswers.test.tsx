// @vitest-environment jsdom
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Habits } from '../../contract.ts';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { attacked, DOVE, GOBLIN, pair, STONE, VAMPIRE } from '../combat/fixtures.ts';
import { laid } from '../testing/matches.ts';
import { useChoice } from '../useChoice.ts';
import { useAnswers } from './useAnswers.ts';

afterEach(cleanup);

/** What a player may answer at a table; `show` lays another state on it. */
function answersOf(first: EclipseState, me: Player = 0, habits: Habits = {}) {
  const send = vi.fn<(move: EclipseMove) => void>();
  const onHabit = vi.fn<(name: string, on: boolean) => void>();
  const { result, rerender } = renderHook(
    (state: EclipseState) => {
      const view = eclipse.view(state, me);
      const moves = eclipse.moves(view);
      const props = boardProps<EclipseTypes>({
        view,
        moves,
        words: wordsIn('en', me),
        send,
        habits,
        onHabit,
      });
      const choice = useChoice(props);
      return { choice, answers: useAnswers(props, choice) };
    },
    { initialProps: first },
  );
  const answer = (): void => act(() => result.current.answers.primary?.act?.());
  const now = () => result.current.answers;
  return { now, choice: () => result.current.choice, answer, send, onHabit, show: rerender };
}

/** A table at which this is asked. */
function asking(state: EclipseState, ...agenda: EclipseState['open']['agenda']): EclipseState {
  return { ...state, open: { ...state.open, agenda } };
}

const WITH_STONE = laid({ hand: ['crystal', 'goblin'] });
const WITHOUT = laid({ hand: ['goblin'] });
/** The same table, asked again: what was asked before is over. */
const next = (state: EclipseState, main: number): EclipseState =>
  asking(state, { do: 'main', main, free: 1 });

describe('the end of a turn', () => {
  it('is sent at once when no stone is left to lay', () => {
    const { now, answer, send } = answersOf(WITHOUT);
    expect(now().primary?.does).toBe('end');
    answer();
    expect(now().warned).toBe(false);
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
  });

  it('is sent at once when the stone of this turn is laid', () => {
    const drops = { ...WITH_STONE.open.drops, played: 1 };
    const { answer, send } = answersOf({ ...WITH_STONE, open: { ...WITH_STONE.open, drops } });
    answer();
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
  });

  it('is asked about once while a stone is left to lay, and whoever ends it then knows', () => {
    const { now, answer, send, onHabit } = answersOf(WITH_STONE);
    expect(now().warned).toBe(false);
    answer();
    expect(now().warned).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(onHabit).not.toHaveBeenCalled();
    answer();
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
    expect(onHabit).toHaveBeenCalledExactlyOnceWith('stoneLeft', true);
  });

  it('is not asked about where it is known already', () => {
    const { answer, send, onHabit } = answersOf(WITH_STONE, 0, { stoneLeft: true });
    answer();
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
    expect(onHabit).not.toHaveBeenCalled();
  });

  it('is asked about anew at the next question', () => {
    const { now, answer, send, show } = answersOf(next(WITH_STONE, 1));
    answer();
    show(next(WITH_STONE, 2));
    expect(now().warned).toBe(false);
    answer();
    expect(now().warned).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the first hand', () => {
  const { open } = WITH_STONE;
  const first = asking(
    { ...WITH_STONE, open: { ...open, turn: 0, ready: [false, false] } },
    { do: 'redraw' },
    { do: 'renewal' },
  );

  it('is kept by the primary, or drawn again', () => {
    const { now, answer, send } = answersOf(first);
    expect(now().primary?.does).toBe('keep');
    answer();
    expect(send).toHaveBeenLastCalledWith({ do: 'keep' });
    act(() => now().redraw());
    expect(send).toHaveBeenLastCalledWith({ do: 'redraw' });
  });
});

describe('a window', () => {
  /** One in which Dana asked to be asked. */
  const asked = (state: EclipseState): EclipseState => {
    const [one, other] = state.secret;
    const at = asking(state, { do: 'window', kind: 'end', n: 3 });
    return { ...at, secret: [{ ...one, prefs: { ...one.prefs, wait: true } }, other] };
  };

  it('goes on by the primary', () => {
    const { now, answer, send } = answersOf(asked(WITHOUT));
    expect(now().primary?.does).toBe('pass');
    answer();
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'pass' });
  });

  it('of a combat goes on with all of them, and no other one does', () => {
    expect(answersOf(asked(WITHOUT)).now().passAll).toBeNull();
    const combat = attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE));
    const { now, send } = answersOf(asked(combat));
    act(() => now().passAll?.());
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'passAll' });
  });

  it('is the only question of a combat that can be passed', () => {
    const { now } = answersOf(attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)), 1);
    expect(now()).toMatchObject({ passAll: null, primary: null });
  });
});

describe('a question of yes or no', () => {
  const state = asking(laid({ creatures: [['vampire'], []] }), {
    do: 'draw',
    n: 2,
    player: 0,
    creature: 1,
  });

  it('is answered yes by the primary, or no', () => {
    const { now, answer, send } = answersOf(state);
    expect(now().primary?.does).toBe('answer');
    answer();
    expect(send).toHaveBeenLastCalledWith({ do: 'answer', yes: true });
    act(() => now().no());
    expect(send).toHaveBeenLastCalledWith({ do: 'answer', yes: false });
  });

  it('is nothing to the other side', () => {
    expect(answersOf(state, 1).now().primary).toBeNull();
  });
});

describe('too full a hand', () => {
  const hand = Array.from({ length: 9 }, () => 'goblin' as const);
  const state = asking(laid({ hand }), { do: 'discard', n: 2, player: 0 });

  it('is discarded when as many cards are chosen as must go', () => {
    const { now, choice, answer, send } = answersOf(state);
    expect(now().primary).toEqual({ does: 'discard', act: null });
    act(() => choice().press({ at: 'card', slot: 4 }));
    expect(now().primary?.act).toBeNull();
    act(() => choice().press({ at: 'card', slot: 2 }));
    answer();
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'discard', slots: [4, 2] });
  });

  it('waits again when a card is taken back', () => {
    const { now, choice } = answersOf(state);
    for (const slot of [4, 2, 2]) act(() => choice().press({ at: 'card', slot }));
    expect(choice().slots).toEqual([4]);
    expect(now().primary?.act).toBeNull();
  });
});
