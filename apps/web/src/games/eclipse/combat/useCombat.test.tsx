// @vitest-environment jsdom
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import { movesOf } from '@kesem/engine/games/eclipse/moves';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { attacked, DOVE, GOBLIN, OWL, pair, STONE, seenBy, VAMPIRE } from './fixtures.ts';
import { combatTexts } from './texts.ts';
import { useCombat } from './useCombat.ts';

/** The desk of a player at a table, and what was sent from it. */
function deskOf(me: Player, state?: EclipseState) {
  const view = seenBy(me, state);
  const sent: EclipseMove[] = [];
  const words = {
    lang: 'en' as const,
    me,
    south: me,
    name: (seat: number) => `Player ${seat}`,
    ink: () => 1 as const,
  };
  const input = { view, words, moves: movesOf(view), send: (move: EclipseMove) => sent.push(move) };
  const { result } = renderHook(() => useCombat({ ...input, busy: false }));
  return { desk: () => result.current, sent };
}

const t = combatTexts('en').bar;

describe('the desk of a combat', () => {
  it('waits until it is begun, and sends a declaration as it was put together', () => {
    const { desk, sent } = deskOf(0);
    expect(desk()).toMatchObject({ step: 'none', canStart: true, bar: null });
    act(() => desk().start());
    act(() => desk().press(VAMPIRE));
    expect(desk().bar?.say).toBe(t.whom('Vampire'));
    act(() => desk().press(STONE));
    act(() => desk().commit?.());
    expect(sent).toEqual([{ do: 'attack', attacks: [pair(VAMPIRE, STONE)] }]);
  });

  it('says why a press does nothing, and then goes on', () => {
    const { desk } = deskOf(0);
    act(() => desk().start());
    act(() => desk().press(VAMPIRE));
    act(() => desk().press(OWL));
    expect(desk()).toMatchObject({ held: VAMPIRE, pairs: [] });
    expect(desk().bar?.say).toBe(textsOf('en').refusal.flying);
    act(() => desk().press(GOBLIN));
    expect(desk().bar?.say).toBe(t.more(1));
  });

  it('is begun by a drag, and given up step by step', () => {
    const { desk } = deskOf(0);
    act(() => desk().pair(DOVE, OWL));
    expect(desk()).toMatchObject({ step: 'attack', pairs: [pair(DOVE, OWL)] });
    act(() => desk().press(VAMPIRE));
    act(() => desk().back());
    expect(desk()).toMatchObject({ step: 'attack', held: null });
    act(() => desk().back());
    expect(desk().step).toBe('none');
  });

  it('lies open before whoever must defend, and takes an order besides guards', () => {
    const { desk, sent } = deskOf(1, attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)));
    expect(desk()).toMatchObject({ step: 'defend', canStart: false, sources: [OWL] });
    act(() => desk().press(OWL));
    act(() => desk().press(DOVE));
    act(() => desk().shift(DOVE, -1));
    act(() => desk().commit?.());
    expect(sent).toEqual([
      { do: 'defend', guards: [{ guard: OWL, attacker: DOVE }], order: [DOVE, VAMPIRE] },
    ]);
  });
});
