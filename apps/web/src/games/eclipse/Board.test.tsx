// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../kit/testing/dialogs.ts';
import { Board } from './Board.tsx';
import { chooseStone, markOf, press, tableWith, thing } from './testing/board.tsx';
import { laid, matchOf, moved } from './testing/matches.ts';

beforeAll(openDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const ARMED = laid({
  hand: ['crystal', 'goblin', 'sunSpear'],
  stones: [
    ['crystal', 'crystal', 'darkStone'],
    ['crystal', 'crystal', 'crystal'],
  ],
  creatures: [['vampire'], ['orc', 'morningDove']],
});

describe('a turn', () => {
  it('marks what can be played, and nothing else', () => {
    tableWith(Board, { state: laid({ hand: ['crystal', 'goblin'] }) });
    expect(markOf('card:0')).toBe('legal');
    expect(markOf('card:1')).toBeUndefined();
  });

  it('lays a stone by two taps', () => {
    const { send } = tableWith(Board, { state: ARMED });
    fireEvent.click(thing('card:0'));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(thing('card:0'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'drop', slot: 0 });
  });

  it('shows the stones that would pay, and lets others be chosen', () => {
    const { send } = tableWith(Board, { state: ARMED });
    fireEvent.click(thing('card:1'));
    expect(['stone:1', 'stone:2', 'stone:3'].map(markOf)).toEqual(['pays', undefined, undefined]);
    chooseStone('stone:1');
    expect(button('Summon').hasAttribute('disabled')).toBe(true);
    chooseStone('stone:2');
    chooseStone('stone:3');
    fireEvent.click(button('Summon'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'cast', slot: 1, pay: [3], target: null });
  });

  it('asks for a target, and sends with it', () => {
    const { send } = tableWith(Board, { state: ARMED });
    fireEvent.click(thing('card:2'));
    expect(markOf('creature:8')).toBe('target');
    fireEvent.click(thing('creature:8'));
    const sent = send.mock.lastCall?.[0];
    expect(sent).toMatchObject({ do: 'cast', slot: 2, target: { at: 'creature', id: 8 } });
  });

  it('waits for a second touch where touches are confirmed', () => {
    const { send } = tableWith(Board, { state: ARMED, confirm: true });
    fireEvent.click(thing('card:2'));
    fireEvent.click(thing('creature:8'));
    expect(send).not.toHaveBeenCalled();
    expect(markOf('creature:8')).toBe('selected');
    fireEvent.click(button('Cast'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('says why something cannot be aimed at', () => {
    tableWith(Board, {
      state: laid({
        hand: ['sunSpear'],
        stones: [['crystal', 'crystal', 'darkStone']],
        creatures: [[], ['orc', 'whiteUnicorn']],
      }),
    });
    fireEvent.click(thing('card:0'));
    fireEvent.click(thing('creature:5'));
    expect(screen.getByText('Magic immunity: the opponent cannot choose it')).toBeTruthy();
  });

  it('is ended by its button, which asks once about a stone that is left', () => {
    const { send, onHabit } = tableWith(Board, { state: ARMED });
    fireEvent.click(button('End turn'));
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(button('End turn'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
    expect(onHabit).toHaveBeenCalledWith('stoneLeft', true);
  });
});

describe('keys', () => {
  it('play a card with its number and Enter', () => {
    const { send } = tableWith(Board, { state: ARMED });
    press('Digit2');
    expect(document.activeElement).toBe(thing('card:1'));
    fireEvent.click(thing('card:1'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'cast', slot: 1, pay: [1], target: null });
  });

  it('go back with Escape', () => {
    tableWith(Board, { state: ARMED });
    press('Digit2', 'Escape');
    expect(markOf('card:1')).toBe('legal');
  });

  it('leave one Tab stop in each row', () => {
    tableWith(Board, { state: ARMED });
    const rows = [...document.querySelectorAll('[data-row]')];
    const stops = rows.map((row) => row.querySelectorAll('[data-stop][tabindex="0"]').length);
    expect(new Set(stops)).toEqual(new Set([1]));
  });
});

describe('the other side', () => {
  it('is shown its hand as a number only', () => {
    tableWith(Board, { state: ARMED, me: 1 });
    expect(document.querySelectorAll('[data-hand] [data-thing]')).toHaveLength(7);
    expect(screen.queryByText('Sun Spear')).toBeNull();
  });

  it('may ask for the next window', () => {
    const { send } = tableWith(Board, { state: ARMED, me: 1 });
    fireEvent.click(button('Wait!'));
    const { prefs } = ARMED.secret[1];
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'prefs', prefs: { ...prefs, wait: true } });
  });

  it('is a spectator’s, without hands and buttons', () => {
    tableWith(Board, { state: ARMED, me: null });
    expect(document.querySelector('[data-hand]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
  });
});

describe('what happens', () => {
  it('is shown before the table stands, and skipped by a tap', () => {
    const { show, onPending } = tableWith(Board, { state: ARMED, me: 1 });
    const { state, events } = moved(ARMED, 0, { do: 'cast', slot: 1, pay: [1], target: null });
    show(state, events);
    expect(button('Skip')).toBeTruthy();
    expect(thing('coming:0')).toBeTruthy();
    fireEvent.click(button('Skip'));
    expect(thing('creature:10')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(onPending).toHaveBeenLastCalledWith(0);
  });
});

describe('the first hand', () => {
  it('is kept by the primary', () => {
    const state = matchOf();
    const asked = {
      ...state,
      open: {
        ...state.open,
        turn: 0,
        ready: [false, false] as const,
        agenda: [{ do: 'redraw' }, { do: 'renewal' }] as const,
      },
    };
    const { send } = tableWith(Board, { state: asked });
    fireEvent.click(button(/^(Keep|Begin)$/));
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: 'keep' });
  });
});
