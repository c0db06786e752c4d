// @vitest-environment jsdom
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Mode } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Board } from './Board.tsx';
import { tableWith, thing } from './testing/board.tsx';
import { laid, moved } from './testing/matches.ts';
import { TextBoard } from './text/TextBoard.tsx';

afterEach(cleanup);

/** Dana's vampire attacks Amir's orc, and Amir, who holds these, is asked in this mode. */
function attacked(hand: readonly CardId[], mode: Mode = 'smart'): EclipseState {
  const state = laid({
    stones: [['crystal'], ['crystal', 'crystal', 'darkStone']],
    creatures: [['vampire'], ['orc', 'morningDove']],
  });
  const [first, second] = state.secret;
  const answering: EclipseState = {
    ...state,
    open: { ...state.open, hands: [first.hand.length, hand.length] },
    secret: [first, { ...second, hand, prefs: { ...second.prefs, mode } }],
  };
  return moved(answering, 0, { do: 'attack', attacks: [{ attacker: 5, target: 6 }] }).state;
}

/** The things that are named as what one is asked for. */
const named = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-named]')].map(
    ({ dataset }) => dataset['thing'],
  );

it('a smart stop names the one card it is for, and full names none', () => {
  tableWith(Board, { state: attacked(['crystal', 'sunSpear', 'sunSpear']), me: 1 });
  expect(named()).toEqual(['card:1']);
  expect(document.body.textContent).toContain('Sun Spear: a creature is at stake');
  cleanup();
  tableWith(Board, { state: attacked(['crystal', 'sunSpear'], 'full'), me: 1 });
  expect(thing('card:1').dataset['mark']).toBe('legal');
  expect(named()).toEqual([]);
});

it('a hand that is moved along shows that card, once for each window', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const state = attacked(['crystal', 'sunSpear']);
  const { show } = tableWith(Board, { state, me: 1 });
  show(state);
  expect(scroll.mock.contexts).toEqual([thing('card:1')]);
});

it('the whole combat goes on by a button, by A, and beside the table in words', () => {
  for (const board of [Board, TextBoard]) {
    const { send } = tableWith(board, { state: attacked(['sunSpear']), me: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Go on with all' }));
    expect(send).toHaveBeenLastCalledWith({ do: 'passAll' });
    cleanup();
  }
  const { send, show } = tableWith(Board, { state: attacked(['sunSpear']), me: 1 });
  fireEvent.keyDown(thing('creature:6'), { code: 'KeyA', key: 'ש' });
  expect(send).toHaveBeenLastCalledWith({ do: 'passAll' });
  show(moved(attacked(['sunSpear']), 1, { do: 'passAll' }).state);
  expect(screen.queryByRole('button', { name: 'Go on with all' })).toBeNull();
  expect(document.body.textContent).toContain('You let this combat go on');
});

it('a window outside of combat has no combat to go on with', () => {
  const state = laid({
    hand: ['sunSpear'],
    stones: [['crystal', 'crystal']],
    creatures: [['orc'], ['orc']],
  });
  const full = (one: EclipseState['secret'][0]) => ({
    ...one,
    prefs: { ...one.prefs, mode: 'full' as const },
  });
  const asked: EclipseState = { ...state, secret: [full(state.secret[0]), full(state.secret[1])] };
  tableWith(Board, { state: moved(asked, 0, { do: 'end' }).state });
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on with all' })).toBeNull();
});
