// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import { Board } from '../Board.tsx';
import { chooseStone, markOf, tableWith, thing } from '../testing/board.tsx';
import { laid, matchOf, moved } from '../testing/matches.ts';

beforeAll(openDialogs);
afterEach(cleanup);

const ARMED = laid({
  hand: ['sunSpear'],
  stones: [
    ['crystal', 'crystal', 'darkStone'],
    ['crystal', 'crystal', 'crystal'],
  ],
  creatures: [
    ['vampire', 'goblin', 'troll'],
    ['orc', 'morningDove'],
  ],
});
const [VAMPIRE, GOBLIN, ORC, STONE] = [7, 8, 10, 4];

/** The row of a side, as the names of what stands in it. */
const rowOf = (side: 'near' | 'far'): readonly (string | undefined)[] =>
  [...document.querySelectorAll(`section[data-place="${side}"] > ul > li`)].map(
    (li) => li.querySelector<HTMLElement>('[data-thing]')?.dataset['thing'],
  );

const press = (...names: readonly string[]): void => {
  for (const name of names) fireEvent.click(thing(name));
};

describe('a combat', () => {
  it('E3: stands in lanes: pairs face each other, a stone stands alone, the others beside', () => {
    tableWith(Board, { state: ARMED });
    fireEvent.click(screen.getByRole('button', { name: 'To battle' }));
    press(`creature:${VAMPIRE}`, `creature:${ORC}`, `creature:${GOBLIN}`);
    chooseStone(`stone:${STONE}`);
    expect(rowOf('near')).toEqual(['creature:7', 'creature:8', 'creature:9']);
    expect(rowOf('far')).toEqual(['creature:10', undefined, 'creature:11']);
    expect(document.querySelectorAll('[data-slip]')).toHaveLength(2);
    expect(document.querySelector('[data-slip="8"]')?.textContent).toContain('needs 3');
  });

  it('is told in words, and can be taken apart', () => {
    tableWith(Board, { state: ARMED });
    fireEvent.click(screen.getByRole('button', { name: 'To battle' }));
    press(`creature:${VAMPIRE}`, `creature:${ORC}`);
    expect(document.querySelector('[data-slip]')?.textContent).toContain('Vampire attacks Orc');
    fireEvent.click(screen.getByRole('button', { name: 'Vampire stays at home' }));
    expect(document.querySelector('[data-slip]')).toBeNull();
  });
});

describe('what is on its way', () => {
  it('E7: lies on the table with its harm as long as it may be answered', () => {
    const [first, second] = ARMED.secret;
    const prefs = { ...second.prefs, mode: 'full' } as const;
    const state = { ...ARMED, secret: [first, { ...second, prefs }] as const };
    const target = { at: 'creature', id: ORC } as const;
    const asked = moved(state, 0, { do: 'cast', slot: 0, pay: [1, 3], target }).state;
    tableWith(Board, { state: asked, me: 1 });
    expect(thing('coming:0').textContent).toContain('on its way to you');
    expect(thing(`creature:${ORC}`).dataset['mark']).toBe('danger');
    expect(thing(`creature:${ORC}`).textContent).toContain('−2');
  });
});

it('a hand that the focus has lifted over the table sinks again when it has gone', () => {
  tableWith(Board, { state: ARMED });
  const hand = thing('card:0').closest('ul');
  if (!hand) throw new Error('no hand');
  hand.scrollTop = 99;
  fireEvent.focusOut(thing('card:0'));
  expect(hand.scrollTop).toBe(0);
});

it('cards of which some must go are lit as cards that are played', () => {
  const agenda = [{ do: 'discard', n: 1, player: 0 }, { do: 'close' }] as const;
  const state = { ...ARMED, open: { ...ARMED.open, agenda } };
  tableWith(Board, { state });
  expect(markOf('card:0')).toBe('legal');
  press('card:0');
  expect(markOf('card:0')).toBe('selected');
});

describe('the first hand on a small screen', () => {
  it('E1, E2: shows each card once, with the rule, and what began', () => {
    const state = matchOf();
    const agenda = [{ do: 'redraw' }, { do: 'renewal' }] as const;
    const open = { ...state.open, turn: 0, ready: [false, false] as const, agenda };
    const hand = ['crystal', 'crystal', 'vampire', 'goblin', 'orc', 'halo', 'troll'] as const;
    const [mine, theirs] = state.secret;
    tableWith(Board, { state: { ...state, open, secret: [{ ...mine, hand }, theirs] } });
    expect(document.querySelectorAll('[data-hand] [data-thing^="card:"]')).toHaveLength(7);
    expect(screen.getByText(/two to five stones is kept/)).toBeTruthy();
    expect(screen.getByText('You begin')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Redraw' })).toBeNull();
  });
});

it('the night reaches over the widest screen', () => {
  tableWith(Board, { state: ARMED });
  const reaches = [...document.querySelectorAll('svg > g > path')].map((path) =>
    Math.max(...(path.getAttribute('d')?.match(/-?[\d.]+/gu) ?? []).map(Number)),
  );
  expect(Math.max(...reaches)).toBeGreaterThanOrEqual(3840);
});
