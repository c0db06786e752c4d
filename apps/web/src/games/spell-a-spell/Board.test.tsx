// @vitest-environment jsdom
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import { show } from '@kesem/engine/games/spell-a-spell/show';
import {
  castMove,
  play,
  sent,
  table,
  votes,
} from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../kit/testing/dialogs.ts';
import { Board } from './Board.tsx';
import { loadLexicon } from './table/lexicon.ts';
import { focus, key, labels, tableWith, track } from './testing/board.tsx';
import { textsOf } from './texts.ts';

const START = table({ hands: ['כלבקפ*', 'סוסנטר', 'תותדחל'], pending: 'דג' });
const EFFECTS = table({ hands: ['כלב#~o', 'סוסנטר'], pending: 'דג' });

beforeAll(async () => {
  await loadLexicon();
  openDialogs();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rack = (at: number): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>('[data-zone="rack"] button')[at];
  if (!found) throw new Error(`no tile ${at}`);
  return found;
};

describe('the rack', () => {
  it('is read from right to left, by the names of letters', () => {
    tableWith(Board, START, { lang: 'he' });
    expect(labels('rack')).toEqual([
      'אות 1 מתוך 6: כף',
      'אות 2 מתוך 6: למד',
      'אות 3 מתוך 6: בית',
      'אות 4 מתוך 6: קוף',
      'אות 5 מתוך 6: פא',
      'אות 6 מתוך 6: ערפל',
    ]);
  });

  it('runs from right to left in the English interface too', () => {
    tableWith(Board, START);
    expect(document.querySelector('[data-zone="rack"]')?.getAttribute('dir')).toBe('rtl');
    focus(rack(0));
    fireEvent.keyDown(rack(0), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(rack(1));
    expect(document.querySelectorAll('[data-zone="rack"] [tabindex="0"]')).toHaveLength(1);
  });

  it('has no effect cards, which lie on a shelf of their own', () => {
    tableWith(Board, EFFECTS);
    expect(labels('rack')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Effect cards' }).children).toHaveLength(3);
  });
});

describe('a word', () => {
  it('is built by tapping, and cast by the button', () => {
    const { send } = tableWith(Board, START);
    for (const at of [0, 1, 2]) fireEvent.click(rack(at));
    expect(track()).toBe('כלב');
    expect(screen.getByText('In the lexicon: dog')).toBeTruthy();
    press('Cast');
    expect(send.mock.calls).toEqual([[{ do: 'cast', slots: [0, 1, 2], fogs: [] }]]);
  });

  it('is typed on a Hebrew keyboard and cast by Enter, with its last letter in the final form', () => {
    const { send } = tableWith(Board, START);
    key('ק', 'ו', 'פ');
    expect(track()).toBe('קוף');
    key('Enter');
    expect(send.mock.calls).toEqual([[{ do: 'cast', slots: [3, 5, 4], fogs: ['ו'] }]]);
  });

  it('is typed by the places of Hebrew letters on another keyboard, and taken back', () => {
    tableWith(Board, START);
    key('KeyF', 'KeyK', 'KeyC');
    expect(track()).toBe('כלב');
    key('Backspace', 'Backspace');
    expect(track()).toBe('כ');
  });

  it('gives a tile back that is pressed again', () => {
    tableWith(Board, START);
    fireEvent.click(rack(0));
    expect(rack(0).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(rack(0));
    expect(labels('word')).toEqual([]);
  });

  it('that is too short says so, and is not sent', () => {
    const { send } = tableWith(Board, table({ hands: ['דגכלבת', 'סוס'], pending: 'קוף' }));
    key('ד', 'ג');
    expect(screen.getByText('Too short: 3 letters or more')).toBeTruthy();
    key('Enter');
    expect(send).not.toHaveBeenCalled();
  });

  it('with a letter that is missing says which', () => {
    tableWith(Board, table({ hands: ['כלבקפת', 'סוס'] }));
    key('ש');
    expect(screen.getByText('You hold no shin and no free fog')).toBeTruthy();
  });

  it('that is not listed goes to the table', () => {
    tableWith(Board, table({ hands: ['גגגקפת', 'סוס'] }));
    key('ג', 'ג', 'ג');
    expect(screen.getByText('Not listed: cast it and the table decides')).toBeTruthy();
  });

  it('that is magic lights its seal', () => {
    tableWith(Board, table({ hands: ['אשגקפת', 'סוס'], pending: 'מכונית' }));
    key('א', 'ש');
    expect(document.querySelector('[data-lit]')?.textContent).toContain('אש');
    expect(screen.getByText('Magic word: fire. Another turn')).toBeTruthy();
  });

  it('may be prepared while others spell, and is not sent', () => {
    const { send } = tableWith(Board, START, { me: 1 });
    key('ס', 'ו', 'ס', 'Enter');
    expect(track()).toBe('סוס');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a fog', () => {
  it('asks what it stands for, and says it', () => {
    tableWith(Board, START);
    fireEvent.click(rack(5));
    const letters = screen.getAllByRole('toolbar', { name: 'What does the fog stand for?' });
    expect(letters[0]?.querySelectorAll('button')).toHaveLength(22);
    press('shin');
    expect(labels('word')).toEqual(['1: fog, standing for shin']);
  });
});

describe('an effect card', () => {
  it('is chosen, explained and then played', () => {
    const { send } = tableWith(Board, EFFECTS);
    press(/Firewall/);
    expect(screen.getByText('Burns the word that is on you: any length will do')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    press('Play');
    expect(send.mock.calls).toEqual([[{ do: 'play', effect: 'firewall' }]]);
  });
});

describe('giving up', () => {
  it('S10: that cannot be played is grey, says why, and is not asked about', () => {
    const { send } = tableWith(Board, table({ hands: ['כלב#o', ''], pile: 'אבג' }));
    const wall = screen.getByRole('button', {
      name: 'Firewall, you hold 1. There is no word to burn',
    });
    expect(wall.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(wall);
    expect(screen.getByText('There is no word to burn')).toBeDefined();
    expect(screen.queryByText('Firewall: play it?')).toBeNull();
    press(/^Snowball, .*The player to your left has no card$/);
    expect(screen.queryByText('Snowball: play it?')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('says what it means before it is done', () => {
    const { send } = tableWith(Board, START);
    press('No word');
    expect(screen.getByText(/until your next turn/)).toBeTruthy();
    key('Escape');
    expect(screen.queryByText(/until your next turn/)).toBeNull();
    press('No word');
    press('Give up');
    expect(send.mock.calls).toEqual([[{ do: 'fail' }]]);
  });
});

describe('a question', () => {
  const voted = play(table({ hands: ['דחליל', 'סוס', 'קוף'] }), 'דחליל').state;

  const stage = (): HTMLElement => screen.getByRole('region', { name: 'A word that counts?' });
  const paddles = (): readonly string[] =>
    within(stage())
      .getAllByRole('img', { name: /answer|Yes|No|Abstains/ })
      .map((paddle) => paddle.getAttribute('aria-label') ?? '');

  it('of a vote stands on a stage before those who vote, with what comes without a yes', () => {
    const { send } = tableWith(Board, voted, { me: 1 });
    expect(screen.getByText(/Without a single “yes”/)).toBeTruthy();
    press('Yes!');
    expect(send.mock.calls).toEqual([[{ do: 'vote', vote: 'accept' }]]);
  });

  it('of a vote shows its stage without buttons to the caster, and to whoever watches', () => {
    for (const me of [0, 'public'] as const) {
      tableWith(Board, voted, { me });
      expect(paddles()).toEqual(['No answer yet', 'No answer yet']);
      expect(screen.queryByRole('button', { name: 'Yes!' })).toBeNull();
      cleanup();
    }
  });

  it('of a vote shows who has answered and not how, until all paddles turn together', () => {
    const once = votes(voted, [1, 'refuse']);
    const shown = tableWith(Board, once.state);
    expect(paddles()).toEqual(['Has answered', 'No answer yet']);
    const closed = votes(once.state, [2, 'accept']);
    shown.show(closed.state, closed.events);
    expect(screen.queryByRole('button', { name: 'Yes!' })).toBeNull();
    // the roll: no paddle and no word of the table knows more
    expect(paddles()).toEqual(['Has answered', 'Has answered']);
    expect(document.body.textContent).not.toMatch(/It stands!|1\u00a0for/);
    wait(show(closed.events)[0]?.ms ?? 0);
    expect(paddles()).toEqual(['No', 'Yes']);
    expect(within(stage()).getByText('It stands!')).toBeTruthy();
    // whoever passes it by comes to the next vote, which has nothing of this one
    shown.show(voted, []);
    key('Escape');
    expect(paddles()).toEqual(['No answer yet', 'No answer yet']);
    expect(within(stage()).queryByText('It stands!')).toBeNull();
  });

  it('of a vote names what its caster says the word is', () => {
    const start = table({ hands: ['דחליל', 'סוס', 'קוף'] });
    const cast = { ...castMove(start, 'דחליל'), claimed: 'tool' } as SpellMove;
    tableWith(Board, sent(start, 0, cast).state, { me: 1 });
    expect(within(stage()).getByText('tools')).toBeTruthy();
  });

  it('of a vote takes the category with the cast', () => {
    const { send } = tableWith(Board, table({ hands: ['גרכ', 'סוס', 'קוף'] }));
    for (const letter of 'גרכ') key(letter);
    press('What is it?');
    press('tools');
    press('Done');
    press('Cast');
    expect(send.mock.lastCall).toMatchObject([{ do: 'cast', claimed: 'tool' }]);
  });

  it('S11: of a snowball has the same three answers for everybody, the best that is held in red, and what is not held is not sent', () => {
    const thrown = play(table({ hands: ['אבo', 'גדo', 'וזח'] }), 'snowball').state;
    const { send } = tableWith(Board, thrown, { me: 1 });
    const answers = within(screen.getByRole('region', { name: /snowball/ })).getAllByRole('button');
    expect(answers.map((answer) => /primary/.test(answer.className))).toEqual([false, true, false]);
    expect(screen.queryByRole('button', { name: textsOf('en').bar.open })).toBeNull();
    press(/Firewall/);
    expect(send).not.toHaveBeenCalled();
    press(/Snowball: on it flies/);
    expect(send.mock.calls).toEqual([[{ do: 'answer', with: 'snowball' }]]);
  });
});

describe('what has just happened', () => {
  const reveal = () => {
    const shown = tableWith(Board, START);
    const { state, events } = play(START, 'fail');
    shown.show(state, events);
    return shown;
  };

  it('is played, stopped, stepped and skipped by key', () => {
    const { onPending } = reveal();
    expect(document.querySelector('[data-stamp]')?.textContent).toBe('דג');
    key('Space');
    wait(60_000);
    expect(document.querySelector('[data-stamp]')).toBeTruthy();
    key('ArrowRight');
    expect(document.querySelector('[data-stamp]')).toBeNull();
    expect(onPending.mock.lastCall).toEqual([0]);
  });

  it('is cut short by whoever goes on spelling', () => {
    reveal();
    key('כ');
    expect(document.querySelector('[data-stamp]')).toBeNull();
    expect(track()).toBe('כ');
  });

  it('leaves its stamp on the plate', () => {
    reveal();
    wait(1300);
    expect(screen.getByRole('button', { name: /is now/ })).toBeTruthy();
  });
});

describe('a spectator', () => {
  it('sees the players and the word, and no letters', () => {
    tableWith(Board, START, { me: 'public' });
    expect(screen.getAllByRole('button', { name: /in hand/ })).toHaveLength(3);
    expect(document.querySelector('[data-word="דג"]')).toBeTruthy();
    expect(document.querySelector('[data-zone]')).toBeNull();
  });
});
