// @vitest-environment jsdom
import type { WizardState, WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMBLEMS } from '../../kit/draw/emblems.ts';
import { hatch } from '../../kit/draw/hatch.ts';
import { INKS } from '../../kit/draw/inks.ts';
import { painted } from '../../kit/testing/painted.ts';
import { StageContext } from '../../kit/timeline/stage.ts';
import type { BoardProps } from '../contract.ts';
import { Board } from './Board.tsx';
import { GESTURE } from './table/gestures.ts';
import { card, mat, press, tableWith } from './testing/board.tsx';
import { matchOf, roundOf, stepOf } from './testing/matches.ts';
import { TextBoard } from './text/TextBoard.tsx';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Time goes by, with a picture drawn between any two. */
const pass = (ms: number): void => {
  for (let gone = 0; gone < ms; gone += 150) act(() => void vi.advanceTimersByTime(150));
};
const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

describe('choosing', () => {
  it('is a tap on a card, a tap on a mat and ready', () => {
    const { send } = tableWith(Board, { state: matchOf(3) });
    fireEvent.click(card('fireball'));
    expect(says('Fireball: at whom?')).toBe(true);
    fireEvent.click(mat(2));
    fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'fireball', target: 2 });
  });

  it('R1: is three keys: a card, a wizard, ready', () => {
    const { send } = tableWith(Board, { state: matchOf(4) });
    card('fireball').focus();
    press('Digit2', 'Digit3');
    press('Enter');
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'passwall', target: 2 });
  });

  it('does not offer oneself, nor anybody before there is a spell', () => {
    tableWith(Board, { state: matchOf(3) });
    expect(mat(1).tagName).toBe('DIV');
    fireEvent.click(card('fireball'));
    expect(mat(1).tagName).toBe('BUTTON');
    expect(mat(0).tagName).toBe('DIV');
  });

  it('is a hand that is dragged onto a mat', () => {
    const { send } = tableWith(Board, { state: matchOf(3) });
    document.elementFromPoint = () => mat(1);
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const pointer = { isPrimary: true, button: 0, pointerType: 'touch' };
    fireEvent.pointerDown(card('passwall'), { ...pointer, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(card('passwall'), { ...pointer, clientX: 40, clientY: 40 });
    fireEvent.pointerUp(card('passwall'), { ...pointer, clientX: 40, clientY: 40 });
    fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'passwall', target: 1 });
  });

  it('R3: reads the gesture of each card in words', () => {
    tableWith(Board, { state: matchOf(3) });
    expect(card('fireball').textContent).toContain('closed fist, forward');
    for (const texts of [en, he]) {
      const gestures = Object.values(texts.spell).map(({ gesture }) => gesture);
      expect(new Set(gestures).size).toBe(Object.keys(GESTURE).length);
    }
  });

  it('R5: tells places by their way to the hoard or the exit', () => {
    tableWith(Board, { state: matchOf(3) });
    expect(mat(1).textContent).toContain('5 spaces from the hoard');
    expect([0, 2, 8, 10].map(en.board.place)).toEqual([
      'at the exit',
      '2 spaces from the exit',
      '2 spaces from the hoard',
      'on the hoard',
    ]);
    expect(he.board.place(8)).toBe('שני צעדים מהאוצר');
  });

  it('R4: draws each wizard in an emblem and a hatch of its own, not in a colour alone', () => {
    const corners = [
      [0, 0],
      [64, 0],
      [64, 64],
      [0, 64],
    ] as const;
    expect(new Set(INKS.map((ink) => hatch(ink, corners).d)).size).toBe(INKS.length);
    expect(new Set(Object.values(EMBLEMS).map(({ bodies }) => bodies.join())).size).toBe(
      INKS.length,
    );
  });

  it('shows a watcher the public table and nothing to press', () => {
    tableWith(Board, { state: matchOf(3), me: null });
    expect(
      screen
        .queryAllByRole('button', { hidden: false })
        .filter((one) => !one.hasAttribute('disabled')),
    ).toEqual([]);
    expect(says(/choose a spell · 0 of 3 ready/)).toBe(true);
  });
});

describe('choosing again after ready', () => {
  it('R8: a tap after ready changes what was sent, and nothing shows a choice that does not stand', () => {
    const state = matchOf(3);
    const { send, show } = tableWith(Board, { state });
    const sent = stepOf(state, 0, { do: 'choose', spell: 'fireball', target: 1 });
    show(sent.state, []);
    expect(says(/^Ready! Waiting for Amir and Noa/)).toBe(true);
    fireEvent.click(mat(2));
    expect(send).toHaveBeenLastCalledWith({ do: 'choose', spell: 'fireball', target: 2 });
    show(stepOf(sent.state, 0, { do: 'choose', spell: 'fireball', target: 2 }).state, []);
    fireEvent.click(card('passwall'));
    expect(send).toHaveBeenLastCalledWith({ do: 'choose', spell: 'passwall', target: 2 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('R8: says what stands until another choice is whole', () => {
    const state = matchOf(3);
    const { send, show } = tableWith(Board, { state });
    show(stepOf(state, 0, { do: 'choose', spell: 'fireball', target: 1 }).state, []);
    card('fireball').focus();
    press('Digit2');
    expect(says('Passwall: at whom?')).toBe(true);
    expect(says('Until then: Fireball at Amir')).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the scene', () => {
  const begun = (): { readonly state: WizardState } & ReturnType<typeof tableWith> => {
    const state = matchOf(3);
    const table = tableWith(Board, { state });
    const { events, state: next } = roundOf(state, 'fireball 1', 'passwall 2', 'passwall 0');
    table.show(next, events);
    return { ...table, state: next };
  };

  it('counts over all of the screen, then shows all hands in the same picture', () => {
    begun();
    expect(says('One…')).toBe(true);
    expect(says('Rock, paper, wizard…')).toBe(true);
    expect(document.querySelectorAll('[data-duel]')).toHaveLength(0);
    pass(2250);
    expect(says('Three! Dana goes first')).toBe(true);
    expect(document.querySelectorAll('[data-duel][data-state="armed"]')).toHaveLength(3);
    expect(says('Dana: Fireball at Amir')).toBe(true);
  });

  it('R6: is paused, stepped and skipped by key', () => {
    const { onPending } = begun();
    press('Space');
    pass(10_000);
    expect(says('One…')).toBe(true);
    press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(says(/^Step 1 of 3: Dana$/)).toBe(true);
    press('Enter');
    expect(says('Choose a spell')).toBe(true);
    expect(onPending).toHaveBeenLastCalledWith(0);
  });

  it('tells the house what is still to be shown', async () => {
    const { onPending } = begun();
    await painted();
    expect(onPending.mock.lastCall?.[0]).toBeGreaterThan(5);
    pass(2250);
    await painted();
    const afterReveal = onPending.mock.lastCall?.[0] ?? 0;
    pass(20_000);
    expect(afterReveal).toBeGreaterThan(0);
    expect(onPending).toHaveBeenLastCalledWith(0);
  });

  it('is cut when the table is shown anew', () => {
    const { show, state } = begun();
    show({ ...state }, []);
    expect(says('Choose a spell')).toBe(true);
  });

  it('goes on when somebody is ready for the next round meanwhile', () => {
    const { show, state } = begun();
    const ready = stepOf(state, 1, { do: 'choose', spell: 'passwall', target: 0 });
    show(ready.state, ready.events);
    expect(says('One…')).toBe(true);
    pass(20_000);
    expect(says('Choose a spell')).toBe(true);
    expect(mat(1).textContent).toContain('ready');
  });
});

describe('H34: a phone as the hand', () => {
  const Held = (props: BoardProps<WizardTypes>) => <Board {...props} hands />;

  it('keeps book and mats under whatever the large screen shows, and the sentence that tells it', () => {
    const first = matchOf(3);
    const { show } = tableWith(Held, { state: first });
    const { events, state } = roundOf(first, 'fireball 1', 'passwall 2', 'passwall 0');
    show(state, events);
    expect(says('One…')).toBe(true);
    expect(document.querySelectorAll('[data-fist]')).toHaveLength(0);
    pass(2250);
    expect(says('Three! Dana goes first')).toBe(true);
    expect(document.querySelectorAll('[data-duel]')).toHaveLength(0);
    expect(card('fireball').tagName).toBe('BUTTON');
    expect(mat(2)).toBeTruthy();
  });

  it('chooses by touch and by keys as a whole table does', () => {
    const { send } = tableWith(Held, { state: matchOf(4) });
    card('fireball').focus();
    press('Digit2', 'Digit3', 'Enter');
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'passwall', target: 2 });
  });
});

describe('a show that all look at', () => {
  it('is not over for the bar before it is for the house: nothing is asked while one may still say “on”', () => {
    const stage = {
      show: null,
      isShared: true,
      now: () => 0,
      onSeen: () => undefined,
      controls: { primary: null },
    };
    const Staged = (props: BoardProps<WizardTypes>) => (
      <StageContext value={stage}>
        <Board {...props} />
      </StageContext>
    );
    tableWith(Staged, { state: matchOf(3) });
    expect(says('Choose a spell')).toBe(false);
    expect(says(en.bar.looking)).toBe(true);
  });
});

describe('a charmed wizard', () => {
  const begin = matchOf(4);
  const rich = begin.open.wizards.map((one, seat) => ({ ...one, gold: [9, 5, 4, 1][seat] ?? 3 }));
  const state = { ...begin, open: { ...begin.open, wizards: rich } };
  const charmed = roundOf(state, 'passwall 1', 'charmPerson 0', 'passwall 0', 'passwall 0');

  it('is asked on the mats, and the scene has stopped for it', () => {
    const { send } = tableWith(Board, { state: charmed.state });
    expect(says('You are charmed: who gets 2 gold?')).toBe(true);
    fireEvent.click(mat(3));
    fireEvent.click(screen.getByRole('button', { name: 'Give to Uri' }));
    expect(send).toHaveBeenCalledWith({ do: 'charm', to: 3 });
  });

  it('answers by two keys: a wizard, and give', () => {
    const { send } = tableWith(Board, { state: charmed.state });
    press('Digit4', 'Enter');
    expect(send).toHaveBeenCalledWith({ do: 'charm', to: 3 });
  });
});

describe('the table in words', () => {
  it('lists wizards and spells, and chooses by the lists of the browser', () => {
    const { send } = tableWith(TextBoard, { state: matchOf(3) });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    fireEvent.change(screen.getByLabelText('Spell'), { target: { value: 'fireball' } });
    fireEvent.change(screen.getByLabelText('At'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'fireball', target: 2 });
  });

  it('R8: changes what was sent when told so, and says what stands until then', () => {
    const { state } = stepOf(matchOf(3), 0, { do: 'choose', spell: 'fireball', target: 1 });
    const { send } = tableWith(TextBoard, { state });
    fireEvent.change(screen.getByLabelText('Spell'), { target: { value: 'passwall' } });
    expect(send).not.toHaveBeenCalled();
    expect(says('Until then: Fireball at Amir')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(send).toHaveBeenCalledWith({ do: 'choose', spell: 'passwall', target: 1 });
  });
});
