// @vitest-environment jsdom

import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { WizardMove } from '@kesem/engine/games/rock-paper-wizard/move';
import type { WizardState, WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { boardProps } from '../testing/board.tsx';
import { wordsIn } from '../testing/words.ts';
import { matchOf, roundOf, stepOf } from './testing/matches.ts';
import { useChoice } from './useChoice.ts';

type Manner = Parameters<typeof useChoice>[1];
const DIRECT: Manner = { isBusy: false, isDirect: true };

/** The choice of seat 0 at a table; `show` lays another state on it. */
function choiceAt(first: WizardState, manner = DIRECT, pending = false) {
  const send = vi.fn<(move: WizardMove) => void>();
  const propsOf = (state: WizardState) => {
    const view = rockPaperWizard.view(state, 0);
    return boardProps<WizardTypes>({
      view,
      send,
      pending,
      moves: rockPaperWizard.moves(view),
      words: wordsIn('en'),
    });
  };
  const { result, rerender } = renderHook(
    (state: WizardState) => useChoice(propsOf(state), manner),
    { initialProps: first },
  );
  return { choice: () => result.current, send, show: rerender };
}

/** Seat 0 has the most gold, so that whoever charms it leaves it the choice between two. */
function richMatch(): WizardState {
  const state = matchOf(3);
  const wizards = state.open.wizards.map((one, seat) => ({ ...one, gold: seat === 0 ? 9 : 1 }));
  return { ...state, open: { ...state.open, wizards } };
}

describe('what is chosen', () => {
  it('for a spell is not the answer when charmed in the same round', () => {
    const state = richMatch();
    const { choice, show } = choiceAt(state);
    act(() => choice().throwAt('fireball', 2));
    expect(choice()).toMatchObject({ spell: 'fireball', target: 2 });
    show(roundOf(state, 'fireball 2', 'charmPerson 0', 'fireball 1').state);
    expect(choice()).toMatchObject({ asked: 'gift', spell: null, target: null, isNew: false });
    expect(new Set(choice().open)).toEqual(new Set([1, 2]));
  });

  it('stays while others make their choice', () => {
    const state = matchOf(3);
    const { choice, show } = choiceAt(state);
    act(() => choice().pick('passwall'));
    show(stepOf(state, 1, { do: 'choose', spell: 'fireball', target: 0 }).state);
    expect(choice()).toMatchObject({ spell: 'passwall', target: null });
  });

  it('in one round is gone in the next', () => {
    const state = matchOf(3);
    const { choice, show } = choiceAt(state);
    act(() => choice().throwAt('fireball', 2));
    show(roundOf(state, 'passwall 1', 'passwall 2', 'passwall 1').state);
    expect(choice()).toMatchObject({ asked: 'spell', spell: null, target: null });
  });
});

describe('a choice', () => {
  const FIREBALL_AT_2: WizardMove = { do: 'choose', spell: 'fireball', target: 2 };
  const chosen = () => stepOf(matchOf(3), 0, FIREBALL_AT_2).state;

  it('is sent once spell and target are there, and nothing before', () => {
    const { choice, send } = choiceAt(matchOf(3));
    act(() => choice().commit());
    act(() => choice().pick('fireball'));
    act(() => choice().commit());
    expect([choice().isNew, send.mock.calls]).toEqual([false, []]);
    act(() => choice().aim(2));
    expect([choice().isNew, send.mock.calls]).toEqual([true, []]);
    act(() => choice().commit());
    expect(send.mock.calls).toEqual([[FIREBALL_AT_2]]);
  });

  it('falls on nobody but whom the spell may meet', () => {
    const { choice } = choiceAt(matchOf(3));
    act(() => choice().aim(0));
    expect(choice().target).toBeNull();
    act(() => choice().throwAt('fireball', 1));
    act(() => choice().throwAt('passwall', 0));
    expect(choice()).toMatchObject({ spell: 'passwall', target: 1 });
  });

  it('begins anew with another spell, and has no target then', () => {
    const { choice } = choiceAt(matchOf(3));
    act(() => choice().throwAt('fireball', 2));
    act(() => choice().start('confusion'));
    expect(choice()).toMatchObject({ spell: 'confusion', target: null, isNew: false });
  });

  it('that is made is what one stands at, and goes back to it', () => {
    const { choice } = choiceAt(chosen(), { isBusy: false, isDirect: false });
    expect(choice()).toMatchObject({ spell: 'fireball', target: 2, isNew: false });
    act(() => choice().aim(1));
    expect(choice()).toMatchObject({ target: 1, isNew: true });
    act(() => choice().clear());
    expect(choice()).toMatchObject({ spell: 'fireball', target: 2, isNew: false });
  });

  it('that is made is changed at once on the table, and when it is sent in the form', () => {
    const table = choiceAt(chosen());
    act(() => table.choice().pick('fireball'));
    expect(table.send).not.toHaveBeenCalled();
    act(() => table.choice().aim(1));
    expect(table.send.mock.calls).toEqual([[{ ...FIREBALL_AT_2, target: 1 }]]);
    const form = choiceAt(chosen(), { isBusy: false, isDirect: false });
    act(() => form.choice().aim(1));
    expect(form.send).not.toHaveBeenCalled();
  });

  it.each([
    ['a scene is shown', { isBusy: true, isDirect: true }, false],
    ['the one before is being saved', DIRECT, true],
  ] as const)('is not taken while %s', (_, manner, pending) => {
    const { choice, send } = choiceAt(matchOf(3), manner, pending);
    act(() => choice().throwAt('fireball', 2));
    act(() => choice().commit());
    expect(choice()).toMatchObject({ asked: 'nothing', spell: null, target: null, open: [] });
    expect(send).not.toHaveBeenCalled();
  });

  it('of whom to give gold is sent as such', () => {
    const charmed = roundOf(richMatch(), 'fireball 2', 'charmPerson 0', 'fireball 1').state;
    const { choice, send } = choiceAt(charmed, { isBusy: false, isDirect: false });
    expect([choice().asked, choice().isNew]).toEqual(['gift', false]);
    act(() => choice().aim(2));
    expect(choice().isNew).toBe(true);
    act(() => choice().commit());
    expect(send.mock.calls).toEqual([[{ do: 'charm', to: 2 }]]);
  });
});
