import type { ChatLine } from '@kesem/protocol/messages';
import type { Heard } from '@kesem/room/view';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  createRoomStore,
  handOf,
  shownOf,
  unread,
  withAnswer,
  withChat,
  withHeld,
  withJoined,
  withRemoved,
  withStatus,
} from './room.ts';
import { viewOf } from './testing/views.ts';

const line = (id: number, person: number | null): ChatLine => ({
  id,
  at: 0,
  channel: 'table',
  name: 'x',
  ink: 1,
  person,
  say: { text: 'x' },
});
const joined = {
  ok: true,
  room: 'r',
  you: { person: 1, seat: 0 },
  full: { step: 1, now: 0, view: viewOf({}), heard: [] },
  presence: { here: [1], watchers: [] },
  chat: [line(1, 2), line(2, 1)],
  code: '123456',
} as const;
const woke: Heard = { at: 1, room: { type: 'woke' } };
const event = (n: number): Heard => ({ at: n, event: { type: 'moved', n } });

/** Whether there is nothing in it: not a word, not a number, and so in all its parts. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;

it('a room that was just opened knows nothing, but that it is about to', () => {
  const { status, ...known } = createRoomStore().getState();
  expect(status).toBe('connecting');
  expect(Object.entries(known).filter(([, value]) => !isEmpty(value))).toEqual([]);
});

describe('the connection', () => {
  it('is lost from the first failure on, however many follow', () => {
    const once = withStatus(BLANK, 'lost', 'restart', 100);
    expect(once).toEqual({ ...BLANK, status: 'lost', lostWhy: 'restart', lostSince: 100 });
    expect(withStatus(once, 'lost', null, 900)).toMatchObject({ lostWhy: null, lostSince: 100 });
    expect(withStatus(once, 'live', null, 900)).toEqual({ ...BLANK, status: 'live' });
  });

  it('lets in, and what had been said by then counts as read', () => {
    const { full: _, ok: __, ...told } = joined;
    expect(withJoined(BLANK, joined, 0)).toEqual({ ...BLANK, ...told, chatRead: 2 });
    expect(withJoined(BLANK, { ...joined, chat: [] }, 0).chatRead).toBe(0);
  });

  it('says what was missed only when it had been there before, and leaves unread what was said', () => {
    const first = withJoined(BLANK, joined, 7);
    expect(first.missed).toBeNull();
    const back = withJoined(first, { ...joined, chat: [...joined.chat, line(3, 2)] }, 3);
    expect(back).toMatchObject({ missed: 3, chatRead: 2 });
    expect(withJoined(back, joined, 2).missed).toBe(5);
  });

  it('forgets everything when this person is put out', () => {
    expect(withRemoved('Dana')).toEqual({ ...BLANK, removedBy: 'Dana' });
  });
});

describe('what the room tells', () => {
  it('is fresh after a step, and nothing to play after a full view', () => {
    const heard = [event(1), event(2), event(3)];
    const view = viewOf({ match: 1 });
    const step = withHeld(BLANK, { view, heard }, 2);
    expect(step).toEqual({
      ...BLANK,
      view,
      heard,
      fresh: { id: 1, heard: [event(2), event(3)], cuts: false, before: null },
      pendingEvents: 2,
    });
    expect(withHeld(step, { view, heard }, 0, true).fresh).toEqual({
      id: 2,
      heard: [],
      cuts: true,
      before: null,
    });
  });

  it('is not known before the board has shown it, unless it takes the place of what was to be shown', () => {
    const view = viewOf({ match: 1 });
    const one = withHeld(BLANK, { view, heard: [event(1), woke] }, 2);
    expect(one.pendingEvents).toBe(1);
    const two = withHeld(one, { view, heard: [event(1), woke, event(2), event(3)] }, 2);
    expect(two.pendingEvents).toBe(3);
    expect(withHeld(two, { view, heard: [event(1), event(4)] }, 1, true).pendingEvents).toBe(1);
  });

  it('takes a refusal away, as the next answer does', () => {
    const refused = withAnswer(BLANK, 'move', { id: 'x', ok: false, why: { code: 'gap' } });
    expect(refused.refusal).toEqual({ does: 'move', why: { code: 'gap' } });
    expect(withHeld(refused, { view: viewOf({}), heard: [] }, 0).refusal).toBeNull();
    expect(withAnswer(refused, 'move', { id: 'x', ok: true })).toEqual(BLANK);
  });

  it('brings whoever waited for the start of a match back to the waiting room when it is refused', () => {
    const waiting = { ...BLANK, starts: true };
    expect(withAnswer(waiting, 'addBot', { id: 'x', ok: true }).starts).toBe(true);
    const why = { code: 'busy' } as const;
    expect(withAnswer(waiting, 'start', { id: 'x', ok: false, why }).starts).toBe(false);
  });

  it('is shown as far as the board has come', () => {
    const heard = [woke, event(1), event(2), woke, event(3)];
    expect(shownOf({ heard, pendingEvents: 0 })).toEqual(heard);
    expect(shownOf({ heard, pendingEvents: 1 })).toEqual(heard.slice(0, 4));
    expect(shownOf({ heard, pendingEvents: 2 })).toEqual(heard.slice(0, 2));
    expect(shownOf({ heard, pendingEvents: 3 })).toEqual([woke]);
    expect(shownOf({ heard, pendingEvents: 4 })).toEqual([]);
  });
});

describe('the chat', () => {
  it('puts a line that is told again in the place of the one before', () => {
    const two = [line(1, 2), line(2, 1)].reduce(withChat, BLANK);
    expect(two).toEqual({ ...BLANK, chat: [line(1, 2), line(2, 1)] });
    expect(withChat(two, { ...line(1, 2), name: '' }).chat).toEqual([
      { ...line(1, 2), name: '' },
      line(2, 1),
    ]);
  });

  it('counts the lines of others that nobody looked at', () => {
    const chat = [line(1, 2), line(2, 1), line(3, 2), line(4, null)];
    expect(unread({ ...BLANK, chat, chatRead: 1, you: joined.you })).toBe(2);
    expect(unread({ ...BLANK, chat })).toBe(4);
  });
});

describe('the seat that this screen moves for', () => {
  const view = { ...viewOf({ match: 1 }), table: { me: 1 } };

  it('is the one that the table is shown from', () => {
    expect(handOf({ you: { person: 1, seat: 0 }, view })).toBe(1);
  });

  it('is none for watchers, from whichever seat they look, and before there is a table', () => {
    expect(handOf({ you: { person: null, seat: null }, view })).toBeNull();
    expect(
      handOf({ you: { person: 1, seat: 0 }, view: { ...view, table: { me: 'all' } } }),
    ).toBeNull();
    expect(handOf({ you: { person: 1, seat: 0 }, view: viewOf({}) })).toBeNull();
    expect(handOf({ you: { person: 1, seat: 0 }, view: null })).toBeNull();
  });
});
