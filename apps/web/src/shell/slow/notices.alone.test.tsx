// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowTextsOf } from '../../i18n/slow.ts';
import { type PushState, pushState, tellMe, tellMeNoMore } from '../../net/push.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { NoticesItem, SlowNote } from './SlowNote.tsx';

vi.mock(import('../../net/push.ts'), () => ({
  pushState: vi.fn<typeof pushState>(),
  tellMe: vi.fn<typeof tellMe>(),
  tellMeNoMore: vi.fn<typeof tellMeNoMore>(),
}));

beforeEach(withBrowser);
afterEach(cleanup);

const t = slowTextsOf('en');
const DANA = { person: 1, seat: 0 };
const WATCHER = { person: null, seat: null };

const tableOf = (pace: RoomView['pace']): RoomView =>
  viewOf({
    stage: 'playing',
    match: 4,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
    pace,
  });
const LIVE = tableOf({ days: null, asked: null });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('notices', () => {
  const slow = tableOf({ days: 3, asked: null });
  const shown = async (is: PushState, view = slow, you: typeof DANA | typeof WATCHER = DANA) => {
    vi.mocked(pushState).mockResolvedValue(is);
    visit(
      <>
        <SlowNote />
        <NoticesItem onDone={() => undefined} />
      </>,
      { view, you },
    );
    await act(async () => undefined);
  };

  it('are asked for by a tap, and then may be by night, too, or no more', async () => {
    await shown({ is: 'off' });
    expect(screen.getByRole('status').textContent).toContain(t.push.off);
    vi.mocked(tellMe).mockResolvedValue({ is: 'on', nights: false });
    await act(async () => press(t.tellMe));
    expect(tellMe).toHaveBeenLastCalledWith({ lang: 'en', nights: false });
    expect(screen.getByRole('status').textContent).toContain(t.push.on);
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: t.nights })));
    expect(tellMe).toHaveBeenLastCalledWith({ lang: 'en', nights: true });
    vi.mocked(tellMeNoMore).mockResolvedValue({ is: 'off' });
    await act(async () => press(t.tellMeNoMore));
    expect(screen.getByRole('status').textContent).toContain(t.push.off);
  });

  it('are put aside, and found again in the menu', async () => {
    await shown({ is: 'off' });
    press(t.later);
    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => press(t.notices));
    expect(screen.getByRole('status').textContent).toContain(t.push.off);
  });

  it.each(['insecure', 'install', 'none', 'denied'] as const)(
    'say in words why there are none: %s',
    async (is) => {
      await shown({ is });
      expect(screen.getByRole('status').textContent).toContain(t.push[is]);
      expect(has(t.tellMe)).toBe(false);
    },
  );

  it('are no matter of watchers, nor of a match of minutes', async () => {
    await shown({ is: 'off' }, slow, WATCHER);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown({ is: 'off' }, LIVE);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
