// @vitest-environment jsdom

import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as sound from '../../../kit/sound.ts';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { pair, moved as swiftly } from '../combat/fixtures.ts';
import { tableOf } from '../course/table.ts';
import { laid, moved, type Step } from '../testing/matches.ts';
import { useControls } from './useControls.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The controls of a player's table; `show` lays another state on it, with what was heard. */
function controlsOf(first: EclipseState, me: Player = 0, how: 'played' | 'still' = 'played') {
  const send = vi.fn<(move: EclipseMove) => void>();
  const onHabit = vi.fn<(name: string, on: boolean) => void>();
  const words = wordsIn('en', me);
  const propsOf = (state: EclipseState, id: number, events: readonly EclipseEvent[]) => {
    const view = eclipse.view(state, me);
    const moves = eclipse.moves(view);
    return boardProps<EclipseTypes>({ view, moves, words, send, onHabit, scene: { id, events } });
  };
  const { result, rerender } = renderHook((props) => useControls(props, how), {
    initialProps: propsOf(first, 0, []),
  });
  const show = ({ state, events }: Pick<Step, 'state' | 'events'>): void =>
    rerender(propsOf(state, 1, events));
  return { now: () => result.current, send, onHabit, show };
}

const [MINE, THEIRS, VAMPIRE, ORC, DOVE] = [1, 4, 7, 8, 9];
const card = (slot: number) => ({ at: 'card', slot }) as const;
const creature = (id: number) => ({ at: 'creature', id }) as const;
const stone = (id: number) => ({ at: 'stone', id }) as const;

const STATE = laid({
  hand: ['crystal', 'goblin', 'sunSpear'],
  stones: [
    ['crystal', 'crystal', 'darkStone'],
    ['crystal', 'crystal', 'crystal'],
  ],
  creatures: [['vampire'], ['orc', 'morningDove']],
});
const PEACE = laid({ hand: ['crystal'] });
const SUMMON = { do: 'cast', slot: 1, pay: [1], target: null } as const;

/** Amir must defend with a goblin against a vampire and an orc, and holds a stone. */
const DEFENCE = swiftly(
  tableOf({
    active: 0,
    stones: [['crystal'], ['darkStone', 'darkStone']],
    creatures: [['vampire', 'orc'], ['goblin']],
    hands: [[], ['crystal']],
  }),
  0,
  { do: 'attack', attacks: [pair(4, 2), pair(5, 3)] },
);
const GUARD = 6;

describe('a press', () => {
  it('takes up a card as long as no attack is made', () => {
    const { now } = controlsOf(STATE);
    act(() => now().press(card(1)));
    expect(now().choice.picked).toEqual({ kind: 'card', slot: 1 });
    expect(now().desk.step).toBe('none');
  });

  it('leads a creature of an attack to its target', () => {
    const { now } = controlsOf(STATE);
    act(() => now().desk.start());
    act(() => now().press(creature(VAMPIRE)));
    act(() => now().press(creature(ORC)));
    expect(now().desk.pairs).toEqual([pair(VAMPIRE, ORC)]);
    expect(now().choice.picked).toBeNull();
  });

  it('on a card leaves an attack', () => {
    const { now } = controlsOf(STATE);
    act(() => now().desk.start());
    act(() => now().press(card(1)));
    expect(now().desk.step).toBe('none');
    expect(now().choice.picked).toEqual({ kind: 'card', slot: 1 });
  });

  it('on a card lets no guard of a defence go', () => {
    const { now } = controlsOf(DEFENCE, 1);
    act(() => now().press(creature(GUARD)));
    act(() => now().press(card(0)));
    expect(now().desk).toMatchObject({ step: 'defend', held: GUARD });
  });

  it('belongs to the card for which a held creature was let go', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().desk.start());
    act(() => now().press(creature(VAMPIRE)));
    act(() => now().press(card(2)));
    expect(now().desk.held).toBeNull();
    act(() => now().press(creature(ORC)));
    expect(send.mock.calls).toMatchObject([[{ do: 'cast', slot: 2, target: creature(ORC) }]]);
  });

  it('pays with a stone for the card that is taken up, though an attack could be made', () => {
    const { now } = controlsOf(STATE);
    act(() => now().press(card(1)));
    act(() => now().press(stone(MINE)));
    expect(now().choice.pay).toEqual([]);
    expect(now().desk.step).toBe('none');
  });

  it('in an attack is heard as a tick where it does something, and as a refusal elsewhere', () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    const { now } = controlsOf(STATE);
    act(() => now().desk.start());
    act(() => now().press(creature(ORC)));
    act(() => now().press(creature(VAMPIRE)));
    act(() => now().press(creature(VAMPIRE)));
    act(() => now().press(creature(VAMPIRE)));
    act(() => now().press(creature(ORC)));
    expect(play.mock.calls.flat()).toEqual(['refuse', 'tick', 'tick', 'tick', 'tick']);
  });
});

describe('a drag', () => {
  it('of a card above the hand plays it', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().drop(card(1), null));
    expect(send).toHaveBeenCalledExactlyOnceWith(SUMMON);
  });

  it('of a card over another one of the hand does nothing', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().drop(card(1), card(2)));
    expect(send).not.toHaveBeenCalled();
    expect(now().choice.picked).toBeNull();
  });

  it('of a creature over another begins the attack with this pair', () => {
    const { now } = controlsOf(STATE);
    act(() => now().drop(creature(VAMPIRE), creature(ORC)));
    expect(now().desk).toMatchObject({ step: 'attack', pairs: [pair(VAMPIRE, ORC)] });
  });

  it('of a creature over nothing, itself, a card or a player begins no attack', () => {
    const { now } = controlsOf(STATE);
    for (const over of [null, creature(VAMPIRE), card(0), { at: 'player', player: 1 } as const]) {
      act(() => now().drop(creature(VAMPIRE), over));
      expect(now().desk.step).toBe('none');
    }
  });

  it('of what is neither a card nor a creature begins no attack', () => {
    const { now } = controlsOf(STATE);
    act(() => now().drop({ at: 'player', player: 0 }, creature(DOVE)));
    act(() => now().drop({ at: 'player', player: 0 }, null));
    expect(now().desk.step).toBe('none');
  });

  it('adds its pair to the attack that is begun', () => {
    const { now } = controlsOf(
      laid({
        creatures: [
          ['vampire', 'orc'],
          ['orc', 'goblin'],
        ],
      }),
    );
    act(() => now().drop(creature(1), creature(3)));
    act(() => now().drop(creature(2), creature(4)));
    expect(now().desk.pairs).toEqual([pair(1, 3), pair(2, 4)]);
  });
});

describe('the primary', () => {
  it('plays the card that is taken up', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().press(card(1)));
    act(() => now().commit());
    expect(send).toHaveBeenCalledExactlyOnceWith(SUMMON);
  });

  it('first begins the attack, and then sends it, and never an empty one', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().commit());
    expect(now().desk.step).toBe('attack');
    act(() => now().commit());
    expect(send).not.toHaveBeenCalled();
    act(() => now().drop(creature(VAMPIRE), stone(THEIRS)));
    act(() => now().commit());
    const attacks = [pair(VAMPIRE, THEIRS)];
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'attack', attacks });
  });

  it('ends the turn where nobody can attack', () => {
    const { now, send } = controlsOf(laid({ hand: ['goblin'] }));
    act(() => now().commit());
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
  });

  it('asks about a stone that is left, and then ends the turn', () => {
    const { now, send, onHabit } = controlsOf(PEACE);
    act(() => now().commit());
    expect(send).not.toHaveBeenCalled();
    expect(now().now.warned).toBe(true);
    act(() => now().commit());
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
    expect(onHabit).toHaveBeenCalledWith('stoneLeft', true);
  });

  it('ends a turn whose end was asked for, though an attack could be made', () => {
    const { now, send } = controlsOf(STATE);
    act(() => now().answers.primary?.act?.());
    act(() => now().commit());
    expect(now().desk.step).toBe('none');
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
  });

  it('lets a defence be as it is', () => {
    const { now, send } = controlsOf(DEFENCE, 1);
    act(() => now().commit());
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'defend', guards: [], order: [] });
  });

  it('does nothing in the turn of the other side', () => {
    const { now, send } = controlsOf(STATE, 1);
    act(() => now().commit());
    expect(now().desk.step).toBe('none');
    expect(send).not.toHaveBeenCalled();
  });
});

it('the way back lets the card go that is taken up, or leaves an attack', () => {
  const { now } = controlsOf(STATE);
  act(() => now().press(card(1)));
  act(() => now().back());
  expect(now().choice.picked).toBeNull();
  act(() => now().desk.start());
  act(() => now().back());
  expect(now().desk.step).toBe('none');
});

describe('what is played', () => {
  const SUMMONED = moved(STATE, 0, SUMMON);

  it('has been seen enough by whoever takes something up or lets it go', () => {
    const { now, show } = controlsOf(STATE, 1);
    show(SUMMONED);
    expect(now().timeline.frame).not.toBeNull();
    act(() => now().press(creature(ORC)));
    expect(now().timeline.frame).toBeNull();
    const other = controlsOf(STATE, 1);
    other.show(SUMMONED);
    act(() => other.now().drop(creature(ORC), null));
    expect(other.now().timeline.frame).toBeNull();
  });

  it('keeps an attack from being begun until it is over', () => {
    const { now, show } = controlsOf(STATE);
    show({ state: STATE, events: SUMMONED.events });
    expect(now().timeline.frame).not.toBeNull();
    expect(now().desk.canStart).toBe(false);
    act(() => now().timeline.skip());
    expect(now().desk.canStart).toBe(true);
  });

  it('is seen at once where nothing is to move, and then there is nothing to hurry', () => {
    const { now, show } = controlsOf(STATE, 1, 'still');
    show(SUMMONED);
    expect(now().timeline.frame).toBeNull();
    expect(now().haste).toBeNull();
  });

  it('is over for whoever hurries, and goes on for whoever no longer does', () => {
    const { now, show } = controlsOf(STATE, 1);
    act(() => now().haste?.toggle());
    show(SUMMONED);
    act(() => now().haste?.toggle());
    expect(now().haste?.on).toBe(false);
    expect(now().timeline.frame).not.toBeNull();
    act(() => now().haste?.toggle());
    expect(now().timeline.frame).toBeNull();
  });
});

it('how one wants to be asked is sent as it was set', () => {
  const { now, send } = controlsOf(STATE);
  const prefs = { ...STATE.secret[0].prefs, wait: true };
  act(() => now().setPrefs(prefs));
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'prefs', prefs });
});
