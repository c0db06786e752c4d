// @vitest-environment jsdom
import { play, table } from '@kesem/engine/games/shapes/testing/fixtures';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { painted } from '../../kit/testing/painted.ts';
import { Board } from './Board.tsx';
import { NO_HINTS } from './table/useHints.ts';
import { card, focus, key, tableWith } from './testing/board.tsx';
import { TextBoard } from './text/TextBoard.tsx';

const START = table({ hands: ['csj ct *h cth', '*hh cs c* th'] });
const FULL = play(START, 'c *');
const TIED = play(START, 'c * ct cs');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a card of the hand', () => {
  it('is read as what it is, what it matches, and which of how many it is', () => {
    tableWith(Board, FULL.state, { lang: 'he' });
    expect(card('full', 0).getAttribute('aria-label')).toBe(
      'קלף שלם: עיגול, משולש; 1 מתוך 2, קלף 1 מתוך 3',
    );
  });

  it('is chosen by one tap and locked by the next', () => {
    const { send } = tableWith(Board, START);
    fireEvent.click(card('base', 1));
    expect(send).not.toHaveBeenCalled();
    expect(card('base', 1).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(card('base', 1));
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 1 }]]);
  });

  it('is locked by the button of the bar', () => {
    const { send } = tableWith(Board, START);
    fireEvent.click(card('base', 2));
    fireEvent.click(screen.getByRole('button', { name: 'Lock' }));
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 2 }]]);
  });

  it('is locked at once where nothing is confirmed', () => {
    const { send } = tableWith(Board, START, { confirm: false });
    fireEvent.click(card('base', 0));
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 0 }]]);
  });

  it('is thrown onto the table by dragging it up, and falls back from anywhere else', () => {
    const { send } = tableWith(Board, START);
    const drag = (slot: number, by: number) => {
      const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
      const held = card('base', slot);
      held.setPointerCapture = () => {};
      fireEvent.pointerDown(held, { ...pointer, clientY: 400 });
      fireEvent.pointerMove(held, { ...pointer, clientY: 400 - by });
      fireEvent.pointerUp(held, { ...pointer, clientY: 400 - by });
      fireEvent.click(held, { detail: 1 });
    };
    drag(0, 20);
    expect(send).not.toHaveBeenCalled();
    expect(card('base', 0).getAttribute('aria-pressed')).toBe('false');
    drag(1, 80);
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 1 }]]);
  });

  it('is reached by arrows and chosen by its number', () => {
    const { send } = tableWith(Board, START);
    focus(card('base', 0));
    key('ArrowRight');
    expect(document.activeElement).toBe(card('base', 1));
    key('Digit3', 'Digit3');
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 2 }]]);
    expect(document.querySelectorAll('[data-card][tabindex="0"]')).toHaveLength(1);
  });

  it('of the other kind says why it cannot be picked', () => {
    const { send } = tableWith(Board, START);
    fireEvent.click(card('full', 0));
    expect(screen.getByText('Full cards come after the base cards')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('that is a joker shows that it wins when it may come to be the last', () => {
    tableWith(Board, TIED.state);
    expect(card('base', 1).getAttribute('aria-label')).toContain('Last = wins');
    cleanup();
    tableWith(Board, START);
    expect(card('base', 2).getAttribute('aria-label')).not.toContain('Last = wins');
  });
});

describe('hints', () => {
  /** Before the last picks of a match. */
  const LAST = play(table({ hands: ['c*h ct sh *h', 't*s cts sh *h'], pile: '' }), 'c t ct').state;
  const tags = () =>
    [...document.querySelectorAll('[data-card] bdi')].map(({ textContent }) => textContent);

  it('say what a full card matches, and whom a base card helps in a tie', () => {
    tableWith(Board, FULL.state);
    expect(tags()).toEqual(['1 of 2', '1 of 2', '1 of 2']);
    cleanup();
    tableWith(Board, TIED.state);
    expect(tags()).toEqual(['not you', 'Last = wins']);
  });

  it('F3: are left out by a switch, also in what is read and in the bar', () => {
    tableWith(Board, FULL.state, { habits: { [NO_HINTS]: true } });
    expect(tags()).toEqual([]);
    expect(card('full', 0).getAttribute('aria-label')).toBe(
      'Full card: circle, triangle, card 1 of 3',
    );
    fireEvent.click(card('full', 0));
    expect(screen.queryByText('1 of 2')).toBeNull();
  });

  it('keep their room in a tie while it is counted, and take none without hints', () => {
    const rooms = () => document.querySelectorAll('[data-active] [data-hung]').length;
    const { show } = tableWith(Board, TIED.state);
    const { state, events } = play(TIED.state, 's h');
    show(state, events);
    expect(tags()).toEqual([]);
    expect(rooms()).toBe(1);
    cleanup();
    tableWith(Board, TIED.state, { habits: { [NO_HINTS]: true } });
    expect(rooms()).toBe(0);
  });

  it('F3: are gone for who has played to the end, unless the switch says otherwise', () => {
    const over = play(LAST, 'cts * *').state;
    expect(over.pub.ended).toBe(true);
    expect(tableWith(Board, over).onHabit.mock.calls).toEqual([[NO_HINTS, true]]);
    cleanup();
    expect(
      tableWith(Board, over, { habits: { [NO_HINTS]: false } }).onHabit,
    ).not.toHaveBeenCalled();
    cleanup();
    expect(tableWith(Board, over, { me: 'public' }).onHabit).not.toHaveBeenCalled();
  });

  it('are not gone before the last reveal is seen', () => {
    const { onHabit, show } = tableWith(Board, LAST);
    const { state, events } = play(LAST, 'cts * *');
    show(state, events);
    expect(state.pub.ended).toBe(true);
    expect(onHabit).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { code: 'Escape' });
    expect(onHabit.mock.calls).toEqual([[NO_HINTS, true]]);
  });
});

describe('the hand', () => {
  it('hands the focus on to the shelf that is picked from next', async () => {
    const before = play(START, 'c');
    const { show } = tableWith(Board, before.state);
    focus(card('base', 2));
    const { state, events } = play(before.state, '*');
    show(state, events);
    await painted();
    expect(document.activeElement).toBe(card('full', 0));
  });

  it('hands the focus on to the new cards where a tie-break has taken all there were', async () => {
    const last = table({ hands: ['c*h ct sh *h', 't*h cts sh *h'] });
    const before = play(last, 'c t ct cts *');
    const { show } = tableWith(Board, before.state);
    focus(card('base', 0));
    const { state, events } = play(before.state, '*');
    show(state, events);
    key('Escape');
    await painted();
    expect(document.activeElement).toBe(card('base', 0));
    expect(card('base', 0).tabIndex).toBe(0);
  });
});

describe('what has just happened', () => {
  const reveal = () => {
    const before = play(FULL.state, 'ct');
    const shown = tableWith(Board, before.state);
    const { state, events } = play(before.state, 'cs');
    shown.show(state, events);
    return shown;
  };
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('is played step by step, and told as far as it has been shown', async () => {
    const { onPending } = reveal();
    expect(screen.getByText('Now the full cards')).toBeTruthy();
    wait(1000);
    expect(screen.getByText('Card 1, circle: a point for everybody')).toBeTruthy();
    expect(screen.getByText('One more card to count')).toBeTruthy();
    await painted();
    expect(onPending.mock.lastCall).toEqual([2]);
    wait(560);
    expect(screen.getByText('Card 2, star: no point')).toBeTruthy();
    wait(560);
    expect(screen.getByText('Dana and Amir are level')).toBeTruthy();
    await painted();
    expect(onPending.mock.lastCall).toEqual([1]);
    wait(700);
    expect(screen.getByText('Tie-break: 1 each')).toBeTruthy();
    expect(document.querySelector('[data-scene]')?.getAttribute('data-scene')).toBe('tie');
    wait(1600);
    expect(screen.getByText('Tie-break: add a base card')).toBeTruthy();
    expect(onPending.mock.lastCall).toEqual([0]);
  });

  it('is stopped, stepped and skipped by key', () => {
    reveal();
    key('KeyP');
    wait(60_000);
    expect(screen.getByText('Now the full cards')).toBeTruthy();
    key('KeyN');
    expect(screen.getByText('Card 1, circle: a point for everybody')).toBeTruthy();
    key('Escape');
    expect(screen.getByText('Tie-break: add a base card')).toBeTruthy();
  });

  it('is cut short by whoever takes up the next card, which is then only chosen', () => {
    const { send } = reveal();
    // the hand is there again beside the stage of the tie
    for (let frame = 0; frame < 4; frame += 1) key('KeyN');
    expect(screen.getByText('Tie-break: 1 each')).toBeTruthy();
    fireEvent.click(card('base', 0));
    expect(screen.getByText('Square: lock it?')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('is not played to whoever comes only then', () => {
    tableWith(Board, TIED.state);
    expect(screen.getByText('Tie-break: add a base card')).toBeTruthy();
  });
});

it('F8: a mat says in words that its card is down', async () => {
  const { show } = tableWith(Board, START, { me: 1, lang: 'he' });
  const seen = () => document.querySelector('[data-seat="0"] [aria-hidden]')?.textContent;
  await painted();
  await painted();
  expect(seen()).not.toContain('מוכנים');
  show(play(START, 'c').state, []);
  await painted();
  await painted();
  expect(seen()).toContain('מוכנים');
});

describe('a spectator', () => {
  it('sees the mats and no hand', () => {
    tableWith(Board, FULL.state, { me: 'public' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('the table in words', () => {
  it('is a row for each player and a button for each card that may be picked', () => {
    const { send } = tableWith(TextBoard, FULL.state);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    const button = screen.getByRole('button', { name: /circle, triangle; 1 of 2/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(send.mock.calls).toEqual([[{ do: 'pick', slot: 0 }]]);
  });
});
