import { describe, expect, it } from 'vitest';
import {
  attacked,
  DOVE,
  GOBLIN,
  moved,
  OTHER,
  OWL,
  pair,
  STONE,
  seenBy,
  VAMPIRE,
} from './fixtures.ts';
import {
  emptyPlan,
  moveOf,
  orderOf,
  possiblePairs,
  pressed,
  shifted,
  stillPossible,
  withPair,
} from './plan.ts';

const view = seenBy(0);
const possible = possiblePairs(view, 'attack');
const press = (...ids: readonly number[]) =>
  ids.reduce((plan, id) => pressed(plan, possible, id), emptyPlan('attack'));

describe('a declaration', () => {
  it('offers what the rules allow: who has no wings cannot attack who has', () => {
    const targets = (id: number) =>
      possible.filter(({ attacker }) => attacker === id).map(({ target }) => target);
    expect(targets(VAMPIRE)).toEqual([GOBLIN, STONE, OTHER]);
    expect(targets(DOVE)).toEqual([GOBLIN, OWL, STONE, OTHER]);
  });

  it('is made by pressing a creature and then its target', () => {
    const plan = press(VAMPIRE, GOBLIN, DOVE, STONE);
    expect(moveOf(view, plan)).toEqual({
      do: 'attack',
      attacks: [pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)],
    });
  });

  it('is nothing to send while it is empty', () => {
    expect(moveOf(view, press(VAMPIRE))).toBeNull();
  });

  it('has one attacker for a target and one target for an attacker: the last pair stands', () => {
    expect(press(VAMPIRE, STONE, DOVE, STONE).pairs).toEqual([pair(DOVE, STONE)]);
    expect(press(VAMPIRE, STONE, VAMPIRE, OTHER).pairs).toEqual([pair(VAMPIRE, OTHER)]);
  });

  it('lets a creature go home when it is pressed twice, or its target is pressed', () => {
    expect(press(VAMPIRE, STONE, VAMPIRE, VAMPIRE).pairs).toEqual([]);
    expect(press(VAMPIRE, STONE, STONE).pairs).toEqual([]);
    expect(press(VAMPIRE, OWL)).toMatchObject({ held: VAMPIRE, pairs: [] });
  });

  it('forgets what the table has made impossible', () => {
    const plan = press(VAMPIRE, GOBLIN, DOVE);
    const left = possible.filter(({ target }) => target !== GOBLIN);
    expect(stillPossible(plan, left)).toMatchObject({ held: DOVE, pairs: [] });
    expect(stillPossible(plan, []).held).toBeNull();
  });
});

describe('a defence', () => {
  const state = attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE));
  const asked = seenBy(1, state);
  const guarding = withPair(emptyPlan('defend'), pair(OWL, DOVE));

  it('offers who is not attacked, against who attacks a stone', () => {
    expect(possiblePairs(asked, 'defend')).toEqual([pair(OWL, DOVE)]);
  });

  it('fights in the order of the declaration until the order is changed', () => {
    expect(orderOf(asked, emptyPlan('defend'))).toEqual([VAMPIRE]);
    expect(orderOf(asked, guarding)).toEqual([VAMPIRE, DOVE]);
    expect(orderOf(asked, shifted(asked, guarding, DOVE, -1))).toEqual([DOVE, VAMPIRE]);
    expect(shifted(asked, guarding, VAMPIRE, -1)).toBe(guarding);
  });

  it('is accepted by the rules as it is sent', () => {
    const move = moveOf(asked, shifted(asked, guarding, DOVE, -1));
    expect(move).toEqual({
      do: 'defend',
      guards: [{ guard: OWL, attacker: DOVE }],
      order: [DOVE, VAMPIRE],
    });
    expect(move && moved(state, 1, move).open.agenda[0]?.do).not.toBe('defend');
  });

  it('may be left empty', () => {
    expect(moveOf(asked, emptyPlan('defend'))).toEqual({
      do: 'defend',
      guards: [],
      order: [VAMPIRE],
    });
  });
});
