// @vitest-environment jsdom
import type { Predictions } from '@kesem/protocol/messages';
import type { RoomView } from '@kesem/room/view';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { predictTextsOf } from '../../i18n/predict.ts';
import { toasts } from '../../kit/toast.ts';
import type { RoomState } from '../../state/room.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { PeopleSheet } from '../waiting/PeopleSheet.tsx';
import { Foreseen } from './Foreseen.tsx';
import { Predict } from './Predict.tsx';

const t = predictTextsOf('en');

beforeEach(() => {
  withBrowser();
  device.setState({ zen: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ROUND = { key: '1/round:3', round: 3, until: null };
const PLAYING: RoomView = {
  ...viewOf({
    me: 'public',
    stage: 'playing',
    match: 1,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Ben' },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
  }),
  questions: [ROUND],
};
const WATCHING: Partial<RoomState> = { view: PLAYING, you: { person: null, seat: null } };
const cat = { watcher: 1, name: 'Cat', ink: 1 } as const;
const gil = { watcher: 2, name: 'Gil', ink: 2 } as const;
const told = (round: number | null, key = `1/round:${round}`): Predictions => ({
  last: {
    key,
    round,
    winners: [1],
    by: [
      { ...gil, seat: 0 },
      { ...cat, seat: 1 },
    ],
  },
  marks: [{ ...cat, right: 3 }],
});
const notes = (): readonly string[] =>
  toasts.now().map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, ''));
const open = (): void => void fireEvent.click(screen.getByRole('button', { name: t.open }));

describe('whoever watches', () => {
  it('names who wins with two taps, may change it, and sees what the house has of them', async () => {
    const { link, store } = visit(<Predict />, WATCHING);
    link.ask.mockImplementation(async () => ({ ok: true }) as never);
    open();
    const asked = within(screen.getByRole('group', { name: t.question(3) }));
    for (const name of ['Ben', 'Dana']) {
      await act(async () => void fireEvent.click(asked.getByRole('button', { name })));
    }
    expect(link.ask.mock.calls).toEqual([
      ['predict', { key: '1/round:3', seat: 1 }],
      ['predict', { key: '1/round:3', seat: 0 }],
    ]);
    expect(store.getState().foretold).toEqual({ '1/round:3': 0 });
    expect(asked.getByRole('button', { name: 'Dana', pressed: true })).toBeTruthy();
  });

  it('is told when a prediction was not taken, and sees none', async () => {
    const { link, store } = visit(<Predict />, WATCHING);
    link.ask.mockImplementation(async () => ({ ok: false, code: 'stale' }) as never);
    open();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Dana' })));
    expect([store.getState().foretold, notes().length]).toEqual([{}, 1]);
  });

  it('is asked nothing that the table has not shown yet, that time has closed, or while sitting', () => {
    const none = (state: Partial<RoomState>): void => {
      visit(<Predict />, { ...WATCHING, ...state });
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    };
    none({ pendingEvents: 2 });
    none({ view: { ...PLAYING, questions: [{ key: '1/match', round: null, until: 1 }] } });
    none({ view: { ...PLAYING, questions: [] } });
    none({ view: { ...PLAYING, me: 0 }, you: { person: 1, seat: 0 } });
  });
});

describe('what was foretold', () => {
  it('is said to all once the table has shown what was decided, and once', () => {
    const { now } = visit(<Predict />, { view: PLAYING, you: { person: 1, seat: 0 } });
    now({ predictions: told(3), pendingEvents: 3 });
    expect(notes()).toEqual([]);
    now({ pendingEvents: 0 });
    expect(notes()).toEqual([t.told(3, 'Ben ✓: Cat · Dana: Gil')]);
    now({ pendingEvents: 1 });
    now({ pendingEvents: 0 });
    expect(notes()).toHaveLength(1);
  });

  it('tells whoever was right so', () => {
    const { now } = visit(<Predict />, { ...WATCHING, foretold: { '1/round:3': 1 } });
    now({ predictions: told(3) });
    expect(notes()[0]).toMatch(t.right);
  });

  it('before this screen came is old, and not said', () => {
    visit(<Predict />, { ...WATCHING, predictions: told(3) });
    expect(notes()).toEqual([]);
  });

  it('of the match stands at its end, with the sharpest eye of the evening', () => {
    visit(<Foreseen />, { ...WATCHING, predictions: told(null, '1/match') });
    const items = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(items[0]).toMatch(new RegExp(`Ben, .*${t.came}, .*Cat`));
    expect(items[1]).toMatch(/Dana, .*Gil/);
    expect(screen.getByText(t.marks(3), { exact: false }).textContent).toContain('Cat');
  });

  it('of another match is not told of this one', () => {
    visit(<Foreseen />, { ...WATCHING, predictions: told(null, '11/match') });
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByRole('region', { name: t.title }).textContent).toContain('Cat');
  });

  it('stands in the row of whoever said it', () => {
    const presence = { here: [1, 2], watchers: [{ ...cat, person: null }] };
    visit(<PeopleSheet open onClose={() => undefined} />, {
      ...WATCHING,
      predictions: told(3),
      presence,
    });
    expect(screen.getByText(`${t.last('Ben', true)} · ${t.marks(3)}`)).toBeTruthy();
  });
});
