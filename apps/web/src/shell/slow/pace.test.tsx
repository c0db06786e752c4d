// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PACES } from '../../i18n/paces.ts';
import { slowTextsOf } from '../../i18n/slow.ts';
import { ClockFace } from '../../kit/ClockFace.tsx';
import { awaitedToEnd, mayEnd } from '../../state/seats.ts';
import { viewOf } from '../../state/testing/views.ts';
import { HeldSeats } from '../room/HeldSeats.tsx';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PaceAsked } from './PaceAsked.tsx';
import { PaceChip, PaceItem } from './PaceDialog.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const t = slowTextsOf('en');
const DAY = 86_400_000;
const NOW = 1_000_000;
const DANA = { person: 1, seat: 0 };
const NOA = { person: 2, seat: 1 };
const WATCHER = { person: null, seat: null };

const tableOf = (pace: RoomView['pace'], away: number | null = null): RoomView =>
  viewOf({
    stage: 'playing',
    match: 4,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa', away },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
    pace,
  });
const LIVE = tableOf({ days: null, asked: null });
const ASKED = tableOf({ days: null, asked: { days: 3, yes: [1], awaited: [2] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('another pace', () => {
  it.each([
    ['among the options', () => <PaceChip />, /Pace live/],
    ['in the menu', () => <PaceItem onDone={() => undefined} />, /Pace: live/],
  ])('is asked for %s', (_, screenOf, label) => {
    const { ask } = visit(screenOf(), { view: LIVE, you: DANA });
    fireEvent.click(screen.getByRole('button', { name: label }));
    fireEvent.click(screen.getByRole('radio', { name: PACES.en(7) }));
    press(t.propose);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'pace', days: 7, yes: true });
  });

  it('is not asked for by whoever watches, nor while one is', () => {
    visit(<PaceItem onDone={() => undefined} />, { view: LIVE, you: WATCHER });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    visit(<PaceItem onDone={() => undefined} />, { view: ASKED, you: DANA });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is the same as now is no word at all', () => {
    const { ask } = visit(<PaceChip />, { view: LIVE, you: DANA });
    press(`${t.label} ${PACES.en(null)}`);
    press(t.propose);
    expect(ask).not.toHaveBeenCalled();
  });

  it('stands before everybody with who wants it and who is awaited', () => {
    visit(<PaceAsked />, { view: ASKED, you: WATCHER });
    const line = screen.getByRole('status').textContent ?? '';
    for (const word of ['Dana', 'Noa', PACES.en(3)]) expect(line).toContain(word);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is agreed to or refused by the others, and withdrawn by whoever wants it', () => {
    const { ask } = visit(<PaceAsked />, { view: ASKED, you: NOA });
    press(t.agree);
    press(t.keep);
    expect(ask.mock.calls).toEqual([
      [{ do: 'pace', days: 3, yes: true }],
      [{ do: 'pace', days: 3, yes: false }],
    ]);
    cleanup();
    visit(<PaceAsked />, { view: ASKED, you: DANA });
    expect([has(t.agree), has(t.withdraw)]).toEqual([false, true]);
  });
});

describe('a slow match', () => {
  const slow = tableOf({ days: 3, asked: null }, NOW - DAY);

  it('waits for nobody in minutes, and gives nobody a right because of it', () => {
    visit(<HeldSeats />, { view: slow, you: DANA });
    expect(screen.queryByRole('status')).toBeNull();
    expect(mayEnd(slow, 1, NOW)).toBe(false);
    expect(awaitedToEnd(slow, NOW).map(({ no }) => no)).toEqual([1, 2]);
    const live = tableOf({ days: null, asked: null }, NOW - DAY);
    expect([mayEnd(live, 1, NOW), awaitedToEnd(live, NOW).length]).toEqual([true, 1]);
  });

  it.each([
    [3 * DAY, '3 days'],
    [2 * DAY + 5 * 3_600_000 + 1, '2 days 5 hr'],
    [4 * 3_600_000, '4 hr'],
    [125_000, '2:05'],
  ])('shows its clocks in days and hours: %d', (ms, text) => {
    document.documentElement.lang = 'en';
    visit(<ClockFace ms={ms} />, { view: slow, you: DANA });
    expect(screen.getByRole('timer').textContent).toBe(text);
  });
});
