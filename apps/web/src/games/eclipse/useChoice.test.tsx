// @vitest-environment jsdom

import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boardProps } from '../testing/board.tsx';
import { wordsIn } from '../testing/words.ts';
import { laid, moved } from './testing/matches.ts';
import { useChoice } from './useChoice.ts';

/** The choice of a player with touches confirmed; `show` lays another state on the table. */
function choiceOf(me: 0 | 1, first: EclipseState) {
  const send = vi.fn<(move: EclipseMove) => void>();
  const { result, rerender } = renderHook(
    (state: EclipseState) => {
      const view = eclipse.view(state, me);
      const words = wordsIn('en', me);
      return useChoice(
        boardProps({ view, send, moves: eclipse.moves(view), words, confirm: true }),
      );
    },
    { initialProps: first },
  );
  return { choice: () => result.current, send, show: rerender };
}

const ARMED = laid({
  hand: ['crystal', 'goblin', 'sunSpear'],
  stones: [
    ['crystal', 'crystal', 'darkStone'],
    ['crystal', 'crystal', 'crystal'],
  ],
  creatures: [['vampire'], ['orc', 'morningDove']],
});

describe('a draft', () => {
  it('takes no marked stone into its payment', () => {
    const stones = ARMED.open.stones.map((one) => ({ ...one, marked: one.id === 2 }));
    const { choice } = choiceOf(0, { ...ARMED, open: { ...ARMED.open, stones } });
    act(() => choice().press({ at: 'card', slot: 1 }));
    const { pay } = choice();
    act(() => choice().press({ at: 'stone', id: 2 }));
    expect(choice().pay).toEqual(pay);
    act(() => choice().press({ at: 'stone', id: 3 }));
    expect(choice().pay).toContain(3);
  });

  it('ends with its question', () => {
    const { choice, show } = choiceOf(0, ARMED);
    act(() => choice().press({ at: 'card', slot: 1 }));
    expect(choice().picked).toEqual({ kind: 'card', slot: 1 });
    const dropped = moved(ARMED, 0, { do: 'drop', slot: 0 }).state;
    show(dropped);
    expect(choice()).toMatchObject({ asked: 'main', picked: null, target: null });
  });

  it('stays while the other side plays in its own turn', () => {
    const { choice, show } = choiceOf(1, armedOther());
    act(() => choice().press({ at: 'card', slot: 0 }));
    expect(choice()).toMatchObject({ asked: 'free', picked: { kind: 'card', slot: 0 } });
    show(moved(armedOther(), 0, { do: 'drop', slot: 0 }).state);
    expect(choice()).toMatchObject({ asked: 'free', picked: { kind: 'card', slot: 0 } });
  });
});

/** The first turn of Dana, while Amir holds a spell and the stones to pay for it. */
function armedOther(): EclipseState {
  const [dana, amir] = ARMED.secret;
  return { ...ARMED, secret: [dana, { ...amir, hand: ['sunSpear', ...amir.hand.slice(1)] }] };
}
