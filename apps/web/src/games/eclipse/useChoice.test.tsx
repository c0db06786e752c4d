// @vitest-environment jsdom

import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as voice from '../../kit/announce.ts';
import * as sound from '../../kit/sound.ts';
import type { BoardProps } from '../contract.ts';
import { boardProps } from '../testing/board.tsx';
import { wordsIn } from '../testing/words.ts';
import { laid, moved } from './testing/matches.ts';
import { useChoice } from './useChoice.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The choice of a player with touches confirmed; `show` lays another state on the table. */
function choiceOf(
  me: 0 | 1,
  first: EclipseState,
  given: Partial<Pick<BoardProps<EclipseTypes>, 'confirm' | 'pending'>> = {},
) {
  const send = vi.fn<(move: EclipseMove) => void>();
  const { result, rerender } = renderHook(
    (state: EclipseState) => {
      const view = eclipse.view(state, me);
      const words = wordsIn('en', me);
      return useChoice(
        boardProps({ view, send, moves: eclipse.moves(view), words, confirm: true, ...given }),
      );
    },
    { initialProps: first },
  );
  return { choice: () => result.current, send, show: rerender };
}

/** What is heard and said from now on. */
function listen() {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  const said = vi.spyOn(voice, 'announce').mockImplementation(() => undefined);
  return { heard: () => play.mock.calls.flat(), said: () => said.mock.calls };
}

const card = (slot: number) => ({ at: 'card', slot }) as const;
const creature = (id: number) => ({ at: 'creature', id }) as const;
const ORC = 8;

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

describe('a press', () => {
  it('that does something ticks, and is said calmly', () => {
    const { choice } = choiceOf(0, ARMED);
    const { heard, said } = listen();
    act(() => choice().press(card(1)));
    expect(heard()).toEqual(['tick']);
    expect(said()).toEqual([[expect.stringMatching(/Goblin/), 'polite']]);
  });

  it('that does nothing is refused, and why is said at once', () => {
    const { choice } = choiceOf(0, laid({ hand: ['goblin'] }));
    const { heard, said } = listen();
    act(() => choice().press(card(0)));
    expect(choice().picked).toBeNull();
    expect(choice().note).toBeTruthy();
    expect(heard()).toEqual(['refuse']);
    expect(said()).toEqual([[choice().note, 'assertive']]);
  });

  it('that plays neither ticks nor leaves anything taken up', () => {
    const { choice, send } = choiceOf(0, ARMED);
    act(() => choice().press(card(1)));
    const { heard, said } = listen();
    act(() => choice().press(card(1)));
    expect(send).toHaveBeenCalledOnce();
    expect(choice().picked).toBeNull();
    expect([...heard(), ...said()]).toEqual([]);
  });

  it('comes to nothing while a move is under way', () => {
    const { choice, send } = choiceOf(0, ARMED, { pending: true });
    act(() => choice().press(card(1)));
    act(() => choice().throwAt(1, null));
    expect(choice()).toMatchObject({ asked: 'nothing', picked: null });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a throw', () => {
  it('plays what needs no target, wherever it falls', () => {
    const { choice, send } = choiceOf(0, ARMED);
    act(() => choice().throwAt(1, null));
    act(() => choice().throwAt(0, creature(ORC)));
    expect(send.mock.calls).toEqual([
      [{ do: 'cast', slot: 1, pay: [1], target: null }],
      [{ do: 'drop', slot: 0 }],
    ]);
  });

  it('aims at what it falls on, and plays only where touches are not confirmed', () => {
    const { choice, send } = choiceOf(0, ARMED);
    act(() => choice().throwAt(2, creature(ORC)));
    expect(choice()).toMatchObject({ picked: { kind: 'card', slot: 2 }, target: creature(ORC) });
    expect(send).not.toHaveBeenCalled();
    const sure = choiceOf(0, ARMED, { confirm: false });
    act(() => sure.choice().throwAt(2, creature(ORC)));
    expect(sure.send.mock.calls).toMatchObject([[{ do: 'cast', slot: 2, target: creature(ORC) }]]);
  });
});

describe('what is aimed', () => {
  it('is played by the primary with its target, and before that there is nothing to play', () => {
    const { choice, send } = choiceOf(0, ARMED);
    act(() => choice().press(card(2)));
    expect(choice().play).toBeNull();
    act(() => choice().commit());
    expect(send).not.toHaveBeenCalled();
    act(() => choice().press(creature(ORC)));
    act(() => choice().commit());
    expect(send.mock.calls).toMatchObject([[{ do: 'cast', slot: 2, target: creature(ORC) }]]);
    expect(choice()).toMatchObject({ picked: null, target: null });
  });

  it('goes back by one step: first its target goes, then the card', () => {
    const { choice } = choiceOf(0, ARMED);
    act(() => choice().press(card(2)));
    act(() => choice().press(creature(ORC)));
    act(() => choice().back());
    expect(choice()).toMatchObject({ picked: { kind: 'card', slot: 2 }, target: null });
    act(() => choice().back());
    expect(choice().picked).toBeNull();
  });
});

describe('a creature with two abilities', () => {
  /** The headsman can also revive. */
  const table = laid({ creatures: [['headsman'], ['orc']] });
  const gives = [{ is: 'able', ability: 'revive' }] as const;
  const changes = [{ bearer: { on: 'creature', id: 1 }, gives, lasts: 'turn' }] as const;
  const state: EclipseState = { ...table, open: { ...table.open, changes } };

  it('asks which one is used, and then at whom', () => {
    const { choice, send } = choiceOf(0, state, { confirm: false });
    act(() => choice().press(creature(1)));
    expect(choice().picked).toEqual({ kind: 'creature', id: 1 });
    expect(choice().abilities).toEqual(['demonicDestruction', 'revive']);
    act(() => choice().choose('revive'));
    expect(choice()).toMatchObject({
      picked: { kind: 'ability', id: 1, ability: 'revive' },
      abilities: [],
    });
    act(() => choice().press(creature(2)));
    const use = { do: 'use', creature: 1, ability: 'revive', target: creature(2) };
    expect(send).toHaveBeenCalledExactlyOnceWith(use);
  });

  it('is the only thing for which an ability is chosen', () => {
    const { choice } = choiceOf(0, ARMED);
    act(() => choice().choose('revive'));
    expect(choice().picked).toBeNull();
    act(() => choice().press(card(1)));
    act(() => choice().choose('revive'));
    expect(choice().picked).toEqual({ kind: 'card', slot: 1 });
  });
});

/** The first turn of Dana, while Amir holds a spell and the stones to pay for it. */
function armedOther(): EclipseState {
  const [dana, amir] = ARMED.secret;
  return { ...ARMED, secret: [dana, { ...amir, hand: ['sunSpear', ...amir.hand.slice(1)] }] };
}
