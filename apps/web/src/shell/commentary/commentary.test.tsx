// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commentaryTextsOf } from '../../i18n/commentary.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { ConsentItem, HandsAsked } from './Consent.tsx';
import { PastItem } from './PastHands.tsx';

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const t = commentaryTextsOf('en');
const DANA = { person: 1, seat: 0 };
const NOA = { person: 2, seat: 1 };
const WATCHER = { person: null, seat: null };

const tableOf = (commentary: RoomView['commentary']): RoomView =>
  viewOf({
    stage: 'playing',
    match: 4,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
    commentary,
  });
const NONE = tableOf({ yes: [], awaited: [] });
const ASKED = tableOf({ yes: [1], awaited: [2] });
const OPEN = tableOf({ yes: [1, 2], awaited: [] });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const item = <ConsentItem onDone={() => undefined} />;
const soon = () => act(async () => void (await vi.advanceTimersByTimeAsync(1000)));

describe('consent to commentators', () => {
  it('is given and taken back in the menu of a table, by whoever sits', () => {
    const { ask, now } = visit(item, { view: NONE, you: DANA });
    press(t.item);
    now({ view: ASKED });
    press(t.itemOff);
    expect(ask.mock.calls).toEqual([
      [{ do: 'commentary', yes: true }],
      [{ do: 'commentary', yes: false }],
    ]);
    now({ you: WATCHER });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is no question where no hand is hidden', () => {
    visit(item, { view: tableOf(null), you: DANA });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands before everybody with who has agreed and who is awaited, who may agree or not', () => {
    const { ask } = visit(<HandsAsked />, { view: ASKED, you: NOA });
    const line = screen.getByRole('status').textContent ?? '';
    for (const word of ['Dana', 'Noa']) expect(line).toContain(word);
    press(t.agree);
    press(t.refuse);
    expect(ask.mock.calls).toEqual([
      [{ do: 'commentary', yes: true }],
      [{ do: 'commentary', yes: false }],
    ]);
    cleanup();
    visit(<HandsAsked />, { view: ASKED, you: WATCHER });
    expect([screen.getByRole('status').textContent?.includes('Dana'), has(t.agree)]).toEqual([
      true,
      false,
    ]);
  });

  it('once given by all may be taken back, or put aside until it is asked for anew', () => {
    const { ask, now } = visit(<HandsAsked />, { view: OPEN, you: NOA });
    press(t.withdraw);
    expect(ask).toHaveBeenCalledWith({ do: 'commentary', yes: false });
    press(t.close);
    expect(screen.queryByRole('status')).toBeNull();
    now({ view: ASKED });
    now({ view: OPEN });
    expect(screen.getByRole('status').textContent).toContain(t.shown);
  });
});

describe('whoever watches', () => {
  it('is offered nothing before all agree, and nothing of a match in which they play', () => {
    const { now } = visit(<PastItem />, { view: ASKED, you: WATCHER });
    expect(has(t.look)).toBe(false);
    now({ view: OPEN });
    expect(has(t.look)).toBe(true);
    now({ you: { person: 2, seat: null } });
    expect(has(t.look)).toBe(false);
  });

  it('is told in words while it is too early, and of which round the hands are then', async () => {
    const { link, now } = visit(<HandsAsked />, { view: OPEN, you: WATCHER });
    link.ask.mockImplementation(async () => ({ ok: true, hands: null }) as never);
    press(t.look);
    await soon();
    expect(screen.getByText(t.early)).toBeTruthy();
    const views = [{ me: 0 }, { me: 1 }];
    const hands = { match: 4, round: 3, views };
    link.ask.mockImplementation(async () => ({ ok: true, hands }) as never);
    now({ heard: [{ at: 1, event: { type: 'turned' } }] });
    await soon();
    expect(link.ask).toHaveBeenLastCalledWith('hands', {});
    expect(screen.getByRole('heading', { name: t.title(3) })).toBeTruthy();
    const seats = screen.getByRole('radiogroup', { name: t.seats });
    expect(seats.textContent).toBe('DanaNoa');
    // a word against it takes the picture away
    now({ view: NONE });
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('reads that there is no connection', async () => {
    visit(<PastItem />, { view: OPEN, you: WATCHER });
    press(t.look);
    await soon();
    expect(screen.getByText(t.lost)).toBeTruthy();
  });
});
