// @vitest-environment jsdom
import { HOLD_MS, HOST_HOLD_MS } from '@kesem/room/hold';
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { deviceNow } from '../../state/now.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { EndMatch, EndVote } from './EndMatch.tsx';
import { HeldSeats } from './HeldSeats.tsx';

const NOW = 1_000_000;

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const t = textsOf('en');
const HOST = { person: 1, seat: 0 };
const GUEST = { person: 2, seat: 1 };

/** A running match of three, the third of them away since then; null: here. */
const playing = (away: number | null, match: Partial<RoomView['match']> = {}): RoomView => {
  const view = viewOf({
    stage: 'playing',
    match: 4,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
      { no: 3, name: 'Uri', away },
    ],
    chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
  });
  return { ...view, match: view.match && { ...view.match, ...match } };
};
/** How far the server's time is ahead of the page's own. */
const offset = (): number => NOW - deviceNow();
const at = (view: RoomView, you: { person: number | null; seat: number | null }) => ({
  view,
  you,
  offset: offset(),
});
const LONG_AWAY = NOW - HOLD_MS - 60_000;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('H2: a match is ended', () => {
  it('by the host where somebody has been away too long, after a question', () => {
    const { ask } = visit(<EndMatch kind="primary" />, at(playing(LONG_AWAY), HOST));
    press(t.table.endMatch);
    expect(ask).not.toHaveBeenCalled();
    press(t.table.confirmYes);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'abandon' });
  });

  it('by proposing it to all where everybody is here, also by the host', () => {
    for (const you of [HOST, GUEST]) {
      const { answer, ask } = visit(<EndMatch kind="ghost" />, at(playing(null), you));
      press(t.ending.propose);
      press(t.table.confirmYes);
      expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'endVote', yes: true }, '4/end');
      expect(ask).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('by the host at once where the table stands still', () => {
    const frozen = playing(null, { closed: 'frozen' });
    const { ask } = visit(<EndMatch kind="primary" />, at(frozen, HOST));
    press(t.table.endMatch);
    press(t.table.confirmYes);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'abandon' });
  });

  it('at one device, by one press for both who share it', () => {
    const { answer } = visit(<EndMatch kind="primary" />, {
      ...at(playing(null), HOST),
      online: false,
    });
    press(t.table.endMatch);
    press(t.table.confirmYes);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'endVote', yes: true }, '4/end');
  });

  it('never by whoever watches, nor twice by whoever has proposed it', () => {
    visit(<EndMatch kind="primary" />, at(playing(null), { person: 9, seat: null }));
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    visit(<EndMatch kind="primary" />, at(playing(null, { endVote: [1] }), HOST));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a proposal to end', () => {
  it('is read by all: who wants it, whose word is awaited, and one’s own answer', () => {
    const { answer } = visit(<EndVote />, at(playing(null, { endVote: [1] }), GUEST));
    expect(screen.getByRole('status').textContent).toMatch(/Dana.*proposes.*Noa.*Uri/s);
    press(t.ending.agree);
    expect(answer).toHaveBeenLastCalledWith({ do: 'endVote', yes: true }, '4/end');
    press(t.ending.playOn);
    expect(answer).toHaveBeenLastCalledWith({ do: 'endVote', yes: false }, '4/end');
  });

  it('is taken back by whoever made it', () => {
    const { answer } = visit(<EndVote />, at(playing(null, { endVote: [1] }), HOST));
    expect(screen.queryByRole('button', { name: t.ending.agree })).toBeNull();
    press(t.ending.withdraw);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'endVote', yes: false }, '4/end');
  });

  it('is only read by whoever watches', () => {
    visit(<EndVote />, at(playing(null, { endVote: [1] }), { person: 9, seat: null }));
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a seat whose player is cut off', () => {
  it('waits with its time, and asks nobody anything meanwhile', () => {
    visit(<HeldSeats />, at(playing(NOW - HOST_HOLD_MS), GUEST));
    expect(screen.getByRole('status').textContent).toMatch(/Uri.*1:30/s);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    visit(<HeldSeats />, at(playing(NOW - HOST_HOLD_MS + 1000), HOST));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('H18: is played on by a bot sooner by the word of the host', () => {
    const { ask } = visit(<HeldSeats />, at(playing(NOW - HOST_HOLD_MS), HOST));
    press(t.link.botPlays);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'standIn', seat: 2, level: 'medium' });
  });

  it('is played on by a bot when it has waited long enough, by the word of whoever sits', () => {
    const { ask } = visit(<HeldSeats />, at(playing(LONG_AWAY), GUEST));
    press(t.link.botPlays);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'standIn', seat: 2, level: 'medium' });
  });

  it('is nothing to anybody in a match that is closed, for no bot can play on', () => {
    visit(<HeldSeats />, at(playing(LONG_AWAY, { closed: 'version' }), HOST));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('of the host leaves the hosting to whoever takes it', () => {
    const view = { ...playing(LONG_AWAY), host: 3 };
    const { ask } = visit(<HeldSeats />, at(view, GUEST));
    press(t.link.takeHost);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'host', person: 2 });
  });
});
