// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callTextsOf } from '../../i18n/call.ts';
import { toasts } from '../../kit/toast.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { CallItem, CallSign } from './Call.tsx';
import { CallNews } from './CallNews.tsx';

const t = callTextsOf('en');
const ADDRESS = 'https://meet.example.org/friends';
const ROOM: RoomView = viewOf({
  people: [{ no: 1 }, { no: 2 }],
  chairs: [{ person: 1 }, { person: 2 }],
});
const TALKING: RoomView = { ...ROOM, call: ADDRESS };
const HOST = { view: ROOM, you: { person: 1, seat: 0 } };
const GUEST = { view: TALKING, you: { person: 2, seat: 1 } };

beforeEach(withBrowser);
afterEach(cleanup);

describe('H35 the friends’ call', () => {
  it('is one tap away for everybody, in a page that knows nothing of this one', () => {
    visit(<CallSign />, GUEST);
    expect(screen.getByRole('region', { name: t.title }).textContent).toContain('meet.example.org');
    const link = screen.getByRole('link', { name: t.join });
    expect(link.getAttribute('href')).toBe(ADDRESS);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('is the host’s to show: a whole https address, and nothing else', () => {
    const { ask } = visit(<CallItem />, HOST);
    const paste = (value: string): void => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: t.save }));
    };
    fireEvent.click(screen.getByRole('button', { name: t.set }));
    for (const bad of ['', 'meet.example.org', 'http://meet.example.org', 'javascript:alert(1)']) {
      paste(bad);
      expect(screen.getByRole('alert').textContent).toBe(t.bad);
    }
    expect(ask).not.toHaveBeenCalled();
    paste(` ${ADDRESS} `);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'call', address: ADDRESS });
  });

  it('is the host’s to take away, and not a guest’s to change', () => {
    const { ask, now } = visit(<CallItem />, { ...HOST, view: TALKING });
    fireEvent.click(screen.getByRole('button', { name: t.change }));
    fireEvent.click(screen.getByRole('button', { name: t.remove }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'call', address: null });
    now({ you: GUEST.you });
    expect(screen.queryByRole('button', { name: t.change })).toBeNull();
    expect(screen.getByRole('link', { name: t.join })).toBeDefined();
  });

  it('is told at the table when it is new, and not to whoever comes later', () => {
    const { now } = visit(<CallNews />, { ...GUEST, view: ROOM });
    expect(toasts.now()).toEqual([]);
    now({ view: TALKING });
    expect(toasts.now().map(({ text }) => text)).toEqual([t.told('\u2068meet.example.org\u2069')]);
    cleanup();
    visit(<CallNews />, GUEST);
    expect(toasts.now()).toEqual([]);
  });
});
