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

/** The choice of seat 0 at a table; `show` lays another state on it. */
function choiceAt(first: WizardState) {
  const send = vi.fn<(move: WizardMove) => void>();
  const propsOf = (state: WizardState) => {
    const view = rockPaperWizard.view(state, 0);
    return boardProps<WizardTypes>({
      view,
      send,
      moves: rockPaperWizard.moves(view),
      words: wordsIn('en'),
    });
  };
  const { result, rerender } = renderHook(
    (state: WizardState) => useChoice(propsOf(state), { isBusy: false, isDirect: true }),
    {
      initialProps: first,
    },
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
