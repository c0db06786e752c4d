// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer } from '../../kit/Announcer.tsx';
import { Board } from './Board.tsx';
import { tableWith, thing } from './testing/board.tsx';
import { laid, moved } from './testing/matches.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ARMED = laid({
  hand: ['crystal', 'goblin', 'sunSpear'],
  stones: [
    ['crystal', 'crystal', 'darkStone'],
    ['crystal', 'crystal', 'crystal'],
  ],
  creatures: [['vampire'], ['orc', 'morningDove']],
});

/** What a voice reads now, when it is free. */
function heard(voice: 'polite' | 'assertive'): string {
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  return document.querySelector(`[aria-live=${voice}]`)?.textContent ?? '';
}

it('E2: a question is said with what led to it, which answer it is for, how many there are, and the key that goes on', () => {
  const [first, second] = ARMED.secret;
  const armed = { ...second, hand: ['whirlwind', 'sunSpear', 'crystal'] } as const;
  const state = { ...ARMED, secret: [first, armed] as const };
  const answering = {
    ...state,
    open: { ...state.open, hands: [state.secret[0].hand.length, 3] as const },
  };
  render(<Announcer />);
  const { show } = tableWith(Board, { state: answering, me: 1 });
  const attack = { do: 'attack', attacks: [{ attacker: 7, target: 8 }] } as const;
  const { state: attacked, events } = moved(answering, 0, attack);
  show(attacked, events);
  fireEvent.keyDown(thing('creature:8'), { code: 'Escape', key: 'Escape' });
  expect(heard('assertive')).toMatch(
    /Vampire → Orc\. Respond\?.*Whirlwind: a creature is at stake\. You have 2 answers\. Space goes on/,
  );
});

it('E3: what is aimed is said with its target and whose that is', () => {
  render(<Announcer />);
  tableWith(Board, { state: ARMED, confirm: true });
  fireEvent.click(thing('card:2'));
  fireEvent.click(thing('creature:8'));
  expect(heard('polite')).toMatch(/Sun Spear.*Orc.*Amir/);
});

it('E8: B reads the table: stones of both, and each creature with its numbers', () => {
  render(<Announcer />);
  tableWith(Board, { state: ARMED });
  fireEvent.keyDown(thing('creature:8'), { code: 'KeyB', key: 'ב' });
  expect(heard('polite')).toMatch(
    /Dana: 3 stones, ready 3\. Vampire, skill 4, life 2.*Amir: 3 stones, ready 3\. Orc, skill 2, life 3/,
  );
});

it('that a combat is let go on is said', () => {
  render(<Announcer />);
  const attack = { do: 'attack', attacks: [{ attacker: 7, target: 8 }] } as const;
  const { state } = moved(ARMED, 0, attack);
  const { show } = tableWith(Board, { state, me: 1 });
  expect(heard('polite')).not.toMatch(/You let this combat go on/);
  show(moved(state, 1, { do: 'passAll' }).state);
  expect(heard('polite')).toMatch(/You let this combat go on/);
});
