import type { ChatLine } from '@kesem/protocol/messages';
import { HOLD_MS } from '@kesem/room/hold';
import type { RoomView } from '@kesem/room/view';
import { describe, expect, it } from 'vitest';
import { createDevice, nameOf } from './device.ts';
import { createRecent, type Recent, seen, without } from './recent.ts';
import { BLANK, unread, withAnswer, withChat, withHeld, withJoined, withStatus } from './room.ts';
import {
  askFor,
  awaitedToEnd,
  heldSeats,
  leftOn,
  mayEnd,
  sits,
  sitterOf,
  turnSeats,
} from './seats.ts';
import { createShares, hasShare, withShare } from './shares.ts';
import type { Shelf } from './shelf.ts';
import { viewOf } from './testing/views.ts';

function shelfWith(slots: Record<string, string> = {}): Shelf & { slots: Record<string, string> } {
  return {
    slots,
    get: (slot) => slots[slot] ?? null,
    set: (slot, text) => {
      slots[slot] = text;
    },
  };
}
const device = (shelf: Shelf) => createDevice({ shelf, languages: ['he-IL'], random: () => 0 });

const table = (room: string, at = 0): Recent => ({
  token: `t-${room}`,
  room,
  game: 'toy',
  others: [],
  at,
});
const line = (id: number, person: number | null): ChatLine => ({
  id,
  at: 0,
  channel: 'table',
  name: 'x',
  ink: 1,
  person,
  say: { text: 'x' },
});

describe('the device', () => {
  it('remembers what was chosen', () => {
    const shelf = shelfWith();
    device(shelf).setState({ name: 'דנה', theme: 'dark', confirmMove: false });
    expect(device(shelf).getState()).toMatchObject({
      name: 'דנה',
      theme: 'dark',
      confirmMove: false,
    });
  });

  it.each([
    ['{"sound":true}', 'all'],
    ['{"sound":false}', 'off'],
    ['{"sound":"turn"}', 'turn'],
    ['{"sound":7}', 'all'],
  ])('reads the sound of %s as %s, also where an older page kept it', (kept, sound) => {
    expect(device(shelfWith({ device: kept })).getState().sound).toBe(sound);
  });

  it('keeps the friendly name it was given', () => {
    const shelf = shelfWith();
    const first = device(shelf).getState();
    const later = createDevice({ shelf, languages: ['en'], random: () => 0.9 }).getState();
    expect(later.guest).toEqual(first.guest);
    expect(nameOf(later, ['ינשוף', 'צבי'])).toBe('ינשוף 2');
  });

  it.each(['', '{', '[]', 'null', '{"ink":99,"lang":"xx","theme":7,"guest":null}'])(
    'is not led astray by old scraps: %s',
    (scrap) => {
      const state = device(shelfWith({ device: scrap })).getState();
      expect(state).toMatchObject({ lang: 'he', theme: null, guest: { which: 0, number: 2 } });
      expect([1, 2, 3, 4, 5, 6]).toContain(state.ink);
    },
  );
});

describe('shares in shuffles', () => {
  it('are remembered with the hash that was shown before, the newest hundred of them', () => {
    const shelf = shelfWith();
    const store = createShares(shelf);
    for (let n = 0; n < 105; n += 1) {
      store.setState(({ shares }) => ({
        shares: withShare(shares, { hash: `h${n}`, nonce: `${n}` }),
      }));
    }
    const { shares } = createShares(shelf).getState();
    expect(shares).toHaveLength(100);
    expect(shares[0]).toEqual({ hash: 'h104', nonce: '104' });
    expect([hasShare(shares, 'h104'), hasShare(shares, 'h0'), hasShare([], '')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['', '{', '{"shares":7}', '{"shares":[null,7,{"hash":"h"}]}'])(
    'are not led astray by old scraps: %s',
    (scrap) => {
      expect(createShares(shelfWith({ shares: scrap })).getState().shares).toEqual([]);
    },
  );
});

describe('recent tables', () => {
  it('stand newest first, once for each room, and twenty at most', () => {
    const many = Array.from({ length: 25 }, (_, i) => table(`r${i}`));
    const all = many.reduce((tables: readonly Recent[], each) => seen(tables, each), []);
    expect(all).toHaveLength(20);
    expect(
      seen(all, table('r20', 9))
        .map(({ room }) => room)
        .slice(0, 2),
    ).toEqual(['r20', 'r24']);
    expect(without(all, 't-r24')[0]?.room).toBe('r23');
  });

  it('survive on the shelf, without what is not a table', () => {
    const shelf = shelfWith({ tables: JSON.stringify({ tables: [table('a'), { room: 3 }] }) });
    expect(createRecent(shelf).getState().tables).toEqual([table('a')]);
  });
});

describe('the room', () => {
  const joined = {
    ok: true,
    room: 'r',
    you: { person: 1, seat: 0 },
    full: { step: 1, now: 0, view: viewOf({}), heard: [] },
    presence: { here: [], watchers: [] },
    chat: [],
    code: '123456',
  } as const;

  it('is lost from the first failure on, however many follow', () => {
    const once = withStatus(BLANK, 'lost', null, 100);
    expect(withStatus(once, 'lost', null, 900).lostSince).toBe(100);
    expect(withStatus(once, 'live', null, 900).lostSince).toBeNull();
  });

  it('says what was missed only when it had been there before', () => {
    const first = withJoined(BLANK, joined, 0);
    expect(first.missed).toBeNull();
    const back = withJoined(first, joined, 3);
    expect(back.missed).toBe(3);
    expect(withJoined(back, joined, 0).missed).toBe(3);
  });

  it('offers a step as fresh, and a full view as nothing to play', () => {
    const heard = [{ at: 1, room: { type: 'woke' } } as const];
    const refused = withAnswer(BLANK, 'move', { id: 'x', ok: false, why: { code: 'gap' } });
    expect(refused.refusal).toEqual({ does: 'move', why: { code: 'gap' } });
    const step = withHeld(refused, { view: viewOf({}), heard }, 1);
    expect(step).toMatchObject({ fresh: { id: 1, heard }, refusal: null });
    expect(withHeld(step, { view: viewOf({}), heard }, 0).fresh).toMatchObject({
      id: 2,
      heard: [],
    });
  });

  it('puts a line that is told again in the place of the one before', () => {
    const two = [line(1, 2), line(2, 1)].reduce(withChat, BLANK);
    const again = withChat(two, { ...line(1, 2), name: '' });
    expect(again.chat.map(({ id, name }) => [id, name])).toEqual([
      [1, ''],
      [2, line(2, 1).name],
    ]);
  });

  it('counts the lines of others that nobody looked at', () => {
    const chat = [line(1, 2), line(2, 1), line(3, 2), line(4, null)];
    expect(unread({ ...BLANK, chat, chatRead: 1, you: joined.you })).toBe(2);
  });
});

describe('reading a view', () => {
  const view = viewOf({
    me: 0,
    stage: 'playing',
    match: 1,
    people: [{ no: 1 }, { no: 2, away: 50 }],
    chairs: [{ person: 1 }, { person: 2 }],
    asks: [
      { seat: 0, key: '1/move:1', must: true, answers: ['move'] },
      { seat: 0, key: '1/match', must: false, answers: ['resign'] },
      { seat: 1, key: '1/match', must: false, answers: ['resign'] },
    ],
  });

  it('finds whose turn it is and which question a move answers', () => {
    expect(turnSeats(view)).toEqual([0]);
    expect(askFor(view, 0, 'resign')?.key).toBe('1/match');
    expect(askFor(view, 1, 'move')).toBeNull();
    expect(askFor(view, null, 'resign')).toBeNull();
  });

  it('knows who sits, who is cut off, and when nobody is left to wait for', () => {
    expect(sitterOf(view, 1)?.no).toBe(2);
    expect([1, 3, null].map((no) => sits(view, no))).toEqual([true, false, false]);
    expect(heldSeats(view).map(({ seat }) => seat)).toEqual([1]);
    const gone = viewOf({
      me: 0,
      match: 1,
      people: [{ no: 1 }, { no: 2, is: 'left' }],
      chairs: [{ person: 1 }, { person: 2, standIn: 'medium' }],
    });
    expect(heldSeats(gone)).toEqual([]);
  });

  it('knows who may end a match at once, and whose word it needs else', () => {
    const at = (
      people: NonNullable<Parameters<typeof viewOf>[0]['people']>,
      endVote?: number[],
    ): RoomView => {
      const chairs = people.map(({ no }) => ({ person: no }));
      const seen = viewOf({ me: 0, match: 1, people, chairs });
      return endVote && seen.match ? { ...seen, match: { ...seen.match, endVote } } : seen;
    };
    const here = at([{ no: 1 }, { no: 2 }]);
    expect([mayEnd(here, 1, 0), mayEnd(here, 2, 0)]).toEqual([false, false]);
    const away = at([{ no: 1 }, { no: 2, away: 5 }]);
    expect([mayEnd(away, 1, 4 + HOLD_MS), mayEnd(away, 1, 5 + HOLD_MS)]).toEqual([false, true]);
    expect(mayEnd(at([{ no: 1, away: 5 }, { no: 2 }]), 2, 5 + HOLD_MS)).toBe(false);
    expect(mayEnd(at([{ no: 1 }, { no: 2, bot: 'easy' }]), 1, 0)).toBe(true);
    const names = (seen: RoomView, now = 0) => awaitedToEnd(seen, now).map(({ no }) => no);
    expect(names(here)).toEqual([1, 2]);
    expect(names(at([{ no: 1 }, { no: 2 }], [2]))).toEqual([1]);
    expect(names(away, 5 + HOLD_MS)).toEqual([1]);
  });

  it('reads clocks: standing, running, and in their lead', () => {
    const clock = { key: 'k', seat: 0, left: 1000 };
    expect(leftOn({ ...clock, since: null }, 9999)).toBe(1000);
    expect(leftOn({ ...clock, since: 500 }, 700)).toBe(800);
    expect(leftOn({ ...clock, since: 500 }, 400)).toBe(1000);
    expect(leftOn({ ...clock, since: 500 }, 5000)).toBe(0);
  });
});
