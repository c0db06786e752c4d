// @vitest-environment jsdom
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import { movesOf } from '@kesem/engine/games/eclipse/moves';
import type { EclipseState, EclipseView } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as voice from '../../../kit/announce.ts';
import { textsOf } from '../texts.ts';
import { attacked, DOVE, GOBLIN, OTHER, OWL, pair, STONE, seenBy, VAMPIRE } from './fixtures.ts';
import { combatTexts } from './texts.ts';
import { useCombat } from './useCombat.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The desk of a player at a table, and what was sent from it; `show` lays another table, or keeps it busy. */
function deskOf(me: Player, state?: EclipseState) {
  const sent: EclipseMove[] = [];
  const words = {
    lang: 'en' as const,
    me,
    south: me,
    name: (seat: number) => `Player ${seat}`,
    ink: () => 1 as const,
  };
  const send = (move: EclipseMove) => sent.push(move);
  const { result, rerender } = renderHook(
    ({ view, busy }: { readonly view: EclipseView; readonly busy: boolean }) =>
      useCombat({ view, words, moves: movesOf(view), send, busy }),
    { initialProps: { view: seenBy(me, state), busy: false } },
  );
  const show = (view: EclipseView, busy = false): void => rerender({ view, busy });
  return { desk: () => result.current, sent, show };
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

describe('what may be led where', () => {
  it('is nothing before a creature is held, and then only what that one can attack', () => {
    const { desk } = deskOf(0);
    act(() => desk().start());
    expect(desk()).toMatchObject({ canStart: false, sources: [VAMPIRE, DOVE], targets: [] });
    act(() => desk().press(VAMPIRE));
    expect(new Set(desk().targets)).toEqual(new Set([GOBLIN, STONE, OTHER]));
    act(() => desk().press(VAMPIRE));
    act(() => desk().press(DOVE));
    expect(desk().targets).toContain(OWL);
  });

  it('is no pair that cannot be made, and says why, though another could make it', () => {
    const { desk } = deskOf(0);
    act(() => desk().pair(VAMPIRE, OWL));
    expect(desk()).toMatchObject({ step: 'attack', pairs: [], commit: null });
    expect(desk().bar?.say).toBe(textsOf('en').refusal.flying);
  });
});

describe('a pair that is set', () => {
  it('comes apart by itself, and all of them at once by going back in a defence', () => {
    const { desk } = deskOf(0);
    act(() => desk().pair(VAMPIRE, STONE));
    act(() => desk().pair(DOVE, OWL));
    act(() => desk().part(VAMPIRE));
    expect(desk().pairs).toEqual([pair(DOVE, OWL)]);
    const other = deskOf(1, attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE))).desk;
    act(() => other().pair(OWL, DOVE));
    expect(other().pairs).toEqual([pair(OWL, DOVE)]);
    act(() => other().back());
    expect(other()).toMatchObject({ step: 'defend', pairs: [] });
  });

  it('comes apart for a creature that is held and could not go there, without a reason', () => {
    const { desk } = deskOf(0);
    act(() => desk().pair(DOVE, OWL));
    act(() => desk().press(VAMPIRE));
    act(() => desk().press(OWL));
    expect(desk().pairs).toEqual([]);
    expect(desk().bar?.say).toBe(t.attack);
  });

  it('is told aloud with what comes next, calmly, and a reason at once', () => {
    const said = vi.spyOn(voice, 'announce').mockImplementation(() => undefined);
    const { desk } = deskOf(0);
    act(() => desk().press(VAMPIRE));
    act(() => desk().start());
    act(() => desk().press(VAMPIRE));
    act(() => desk().press(OWL));
    act(() => desk().pair(DOVE, OWL));
    expect(said.mock.calls).toEqual([
      [t.attack, 'polite'],
      [t.whom('Vampire'), 'polite'],
      [textsOf('en').refusal.flying, 'assertive'],
      [`Morning Dove attacks Corona Owl. ${t.more(1)}`, 'polite'],
    ]);
  });
});

describe('a plan', () => {
  it('waits while something is played or sent, and is there again', () => {
    const { desk, show } = deskOf(0);
    act(() => desk().pair(DOVE, OWL));
    show(seenBy(0), true);
    expect(desk()).toMatchObject({ step: 'none', canStart: false, pairs: [], bar: null });
    act(() => desk().start());
    act(() => desk().pair(VAMPIRE, STONE));
    show(seenBy(0));
    expect(desk()).toMatchObject({ step: 'attack', pairs: [pair(DOVE, OWL)] });
  });

  it('is forgotten in the next turn', () => {
    const { desk, show } = deskOf(0);
    act(() => desk().pair(DOVE, OWL));
    show({ ...seenBy(0), turn: seenBy(0).turn + 2 });
    expect(desk()).toMatchObject({ step: 'none', canStart: true, pairs: [] });
  });

  it('loses the pairs of what is no longer there', () => {
    const { desk, show } = deskOf(0);
    act(() => desk().pair(VAMPIRE, GOBLIN));
    act(() => desk().pair(DOVE, OWL));
    const view = seenBy(0);
    show({ ...view, creatures: view.creatures.filter(({ id }) => id !== OWL) });
    expect(desk().pairs).toEqual([pair(VAMPIRE, GOBLIN)]);
  });

  it('of a defence begins empty with each new one', () => {
    const state = attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE));
    const { desk, show } = deskOf(1, state);
    act(() => desk().press(OWL));
    expect(desk().held).toBe(OWL);
    const [task, ...later] = state.open.agenda;
    const again = task?.do === 'defend' ? [{ ...task, n: task.n + 1 }, ...later] : [];
    show(seenBy(1, { ...state, open: { ...state.open, agenda: again } }));
    expect(desk()).toMatchObject({ step: 'defend', held: null, pairs: [] });
  });
});

describe('a combat asks nothing', () => {
  it('of the attacker while the other side sets its guards', () => {
    const { desk } = deskOf(0, attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)));
    expect(desk()).toMatchObject({ step: 'none', canStart: false, bar: null });
  });

  it('of whoever is not to move, whatever they press', () => {
    const { desk, sent } = deskOf(1);
    act(() => desk().start());
    act(() => desk().pair(OWL, VAMPIRE));
    act(() => desk().press(OWL));
    expect(desk()).toMatchObject({ step: 'none', canStart: false, commit: null });
    expect(sent).toEqual([]);
  });

  it('where nothing is left of the turn', () => {
    const { desk, show } = deskOf(1);
    show({ ...seenBy(1), agenda: [] });
    expect(desk()).toMatchObject({ step: 'none', canStart: false });
  });
});
