// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { CARDS } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { RoomMenu } from './RoomMenu.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const t = textsOf('en');
const [FIRST] = CARDS;
const ROOM = {
  ...viewOf({ people: [{ no: 1 }, { no: 2 }], chairs: [{ person: 1 }, { person: 2 }] }),
  game: FIRST?.id ?? '',
};
const HOST = { person: 1, seat: 0 };
const GUEST = { person: 2, seat: 1 };
const onClose = vi.fn<() => void>();

const menu = (more: Parameters<typeof visit>[1]) =>
  visit(<RoomMenu open onClose={onClose} />, { view: ROOM, ...more });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('button').map((one) => one.textContent);
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

it('is whole when it opens: what came later would move what a finger is on', async () => {
  menu({ you: HOST });
  const atOnce = names();
  await act(() => vi.dynamicImportSettled());
  expect(names()).toEqual(atOnce);
});

describe('the host', () => {
  it('locks a room that is open, and opens one that is locked', () => {
    const { ask, now } = menu({ you: HOST });
    press(t.room.lock);
    expect(ask).toHaveBeenLastCalledWith({ do: 'lock', locked: true });
    now({ view: { ...ROOM, locked: true } });
    press(t.room.unlock);
    expect(ask).toHaveBeenLastCalledWith({ do: 'lock', locked: false });
  });

  it('replaces the link after a question, and is told when it did not work', async () => {
    const { link } = menu({ you: HOST });
    press(t.invite.newLink);
    press(t.cancel);
    expect(link.ask).not.toHaveBeenCalled();
    press(t.invite.newLink);
    press(t.table.confirmYes);
    await vi.waitFor(() => expect(link.ask).toHaveBeenCalledExactlyOnceWith('newLink', {}));
  });
});

describe('everybody else', () => {
  it('who sits may get up, and decides nothing about the room', () => {
    const { ask } = menu({ you: GUEST });
    expect([t.room.lock, t.invite.newLink].some(has)).toBe(false);
    press(t.room.leave);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'leave' });
  });

  it('who watches finds the way home', () => {
    menu({ you: { person: 3, seat: null } });
    expect(has(t.room.leave)).toBe(false);
    expect(has(t.home)).toBe(true);
  });
});

it('a table of this device has no link to replace and nobody to lock out', () => {
  menu({ you: HOST, online: false });
  expect([t.room.lock, t.invite.newLink, t.table.device].some(has)).toBe(false);
});
