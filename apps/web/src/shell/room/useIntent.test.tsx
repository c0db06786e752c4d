// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CARDS } from '../../registry.ts';
import { withAnswer } from '../../state/room.ts';
import { viewOf } from '../../state/testing/views.ts';
import { openRoomFor, startsAtOnce } from '../home/open.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Joined } from './RoomPage.tsx';

beforeEach(() => {
  withBrowser();
  vi.stubGlobal('fetch', async () => Response.json({ room: 'room', token: 'token' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Any game of the shelf. */
const GAME = CARDS[0]?.id ?? '';
const HOST = { no: 1, name: 'Dana' };
const ALONE = viewOf({ people: [HOST], chairs: [{ person: 1 }, null] });
const BOTH = viewOf({
  people: [HOST, { no: 2, bot: 'easy' }],
  chairs: [{ person: 1 }, { person: 2 }],
});
const waitingRoom = () => screen.queryByRole('heading', { level: 1 });

/** The page of a room against bots that its opener has just come to. */
const opened = async () => {
  await openRoomFor(GAME, { want: 'bots', level: 'easy' });
  const starts = startsAtOnce('token');
  return visit(<Joined lobby />, { starts, view: ALONE, you: { person: 1, seat: 0 } });
};

it('H27: a match against a bot begins without the waiting room', async () => {
  const { askStage, now } = await opened();
  expect(askStage).toHaveBeenLastCalledWith({ do: 'addBot', seat: 1, level: 'easy' });
  expect(waitingRoom()).toBeNull();
  now({ view: BOTH });
  expect(askStage).toHaveBeenLastCalledWith({ do: 'start' });
  now({ pending: null });
  expect(waitingRoom()).toBeNull();
});

it('H27: what is refused leaves the opener in the waiting room', async () => {
  const { store, now } = await opened();
  now(withAnswer(store.getState(), 'addBot', { id: 'a', ok: false, why: { code: 'taken' } }));
  expect(waitingRoom()?.textContent).toContain('Dana');
});

it('H27: friends are waited for in the waiting room', async () => {
  await openRoomFor(GAME, { want: 'friends' });
  expect(startsAtOnce('token')).toBe(false);
});
