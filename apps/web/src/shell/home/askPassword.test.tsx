// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { passwordTextsOf } from '../../i18n/password.ts';
import { device } from '../frame/stores.ts';
import { withBrowser } from '../testing/visit.tsx';
import { openRoomFor } from './open.ts';

const WORD = 'a lamp';

/** The passwords that a house was given which wants this one; undefined where none was. */
let given: (string | undefined)[];

beforeEach(() => {
  withBrowser();
  given = [];
  device.setState({ password: '', lang: 'en' });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string }) => {
    if (path !== '/api/rooms') return Response.json({ ok: true });
    const { password } = JSON.parse(body ?? '{}') as { readonly password?: string };
    given.push(password);
    return password === WORD
      ? Response.json({ room: 'room', token: 'token' })
      : Response.json({ code: 'password' }, { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (password: string): void => {
  const field = screen.getByLabelText(passwordTextsOf(device.getState().lang).label);
  fireEvent.change(field, { target: { value: password } });
  fireEvent.submit(field);
};

describe('the password of the house', () => {
  it.each(LANGS)('is asked for until it is right, and remembered: %s', async (lang) => {
    device.setState({ lang });
    const opening = openRoomFor('toy', { want: 'friends' });
    await screen.findByRole('heading', { name: passwordTextsOf(lang).title });
    act(() => type('a lemon'));
    expect((await screen.findByRole('alert')).textContent).toBe(passwordTextsOf(lang).wrong);
    expect(device.getState().password).toBe('');
    act(() => type(WORD));
    expect(await opening).toEqual({ ok: true, token: 'token' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(device.getState().password).toBe(WORD);
    expect(await openRoomFor('toy', { want: 'friends' })).toEqual({ ok: true, token: 'token' });
    expect(given).toEqual([undefined, 'a lemon', WORD, WORD]);
  });

  it('may be left unsaid', async () => {
    const opening = openRoomFor('toy', { want: 'friends' });
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await opening).toEqual({ ok: false, code: 'password' });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('is not asked for by a match against a bot, but by one that goes on from a match', async () => {
    const bots = { want: 'bots', level: 'easy' } as const;
    expect(await openRoomFor('toy', bots)).toEqual({ ok: false, code: 'password' });
    expect(screen.queryByRole('heading')).toBeNull();
    const opening = openRoomFor('toy', bots, { match: 'm', count: 1 });
    await screen.findByRole('heading');
    act(() => type(WORD));
    expect(await opening).toEqual({ ok: true, token: 'token' });
  });
});
