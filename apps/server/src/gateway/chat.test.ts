import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Room } from '@kesem/room/room';
import { dueling, settleDuel, table } from '@kesem/room/testing/words';
import { describe, expect, it } from 'vitest';
import { line } from '../store/testing/samples.ts';
import { Chat, readersOf } from './chat.ts';

const said = (id: number, channel: ChatLine['channel'] = 'table'): ChatLine => ({
  ...line(`line ${id}`),
  id,
  channel,
});
const WATCHING = { place: { person: null, seat: null }, isScreen: false };
const SITTING = { place: { person: null, seat: 0 }, isScreen: false };
const SCREEN = { ...WATCHING, isScreen: true };

const WAITING = table(['Ann', 'Ben']).room();
const PLAYING = dueling().room();
const OVER = over();

function over(): Room {
  const scripted = dueling();
  settleDuel(scripted);
  return scripted.room();
}

const ids = (lines: readonly ChatLine[]) => lines.map(({ id }) => id);

describe('the chat of a room', () => {
  it('knows which lines of other nodes it has missed', () => {
    const chat = new Chat([]);
    expect([chat.whole(), chat.has(1)]).toEqual([0, false]);
    chat.add(said(2));
    expect([chat.whole(), chat.has(1), chat.has(2)]).toEqual([0, false, true]);
    chat.add(said(1));
    expect(chat.whole()).toBe(2);
    chat.add(said(LIMITS.chatKept + 2));
    expect([chat.whole(), chat.has(2), chat.has(3)]).toEqual([2, true, false]);
  });

  it('keeps its last lines, oldest first', () => {
    const chat = new Chat([said(1), said(2)]);
    expect(chat.last()).toBe(2);
    for (let id = 3; id <= LIMITS.chatKept + 2; id += 1) chat.add(said(id));
    const kept = ids(chat.readableBy(WATCHING, WAITING));
    expect(kept).toEqual(Array.from({ length: LIMITS.chatKept }, (_, n) => n + 3));
    expect(chat.last()).toBe(LIMITS.chatKept + 2);
    expect(new Chat([]).last()).toBe(0);
  });

  it('has one line under an id: the last that was told', () => {
    const chat = new Chat([said(1), said(2), said(3)]);
    const nameless = { ...said(2), name: '' };
    chat.add(nameless);
    expect(chat.readableBy(WATCHING, WAITING)).toEqual([said(1), nameless, said(3)]);
  });

  it('gives what came after a line', () => {
    const chat = new Chat([said(1), said(2), said(3)]);
    expect(ids(chat.readableBy(WATCHING, WAITING, 2))).toEqual([3]);
  });
});

describe('the lines of watchers', () => {
  const chat = new Chat([said(1), said(2, 'watchers'), said(3)]);

  it('are held apart from players while a match runs, and read by all before and after', () => {
    const read = (room: Room) => [WATCHING, SITTING].map((who) => ids(chat.readableBy(who, room)));
    expect(read(PLAYING)).toEqual([
      [1, 2, 3],
      [1, 3],
    ]);
    for (const room of [WAITING, OVER]) {
      expect(read(room)).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    }
  });

  it('are never read on a screen, where players read along', () => {
    for (const room of [WAITING, PLAYING, OVER]) {
      expect(ids(chat.readableBy(SCREEN, room))).toEqual([1, 3]);
    }
  });

  it('go to watchers alone while a match runs, and else to everybody', () => {
    const to = (channel: ChatLine['channel']) =>
      [WAITING, PLAYING, OVER].map((room) => readersOf(said(1, channel), room, ['public', 0, 1]));
    expect(to('watchers')).toEqual([['watchers', 0, 1], ['watchers'], ['watchers', 0, 1]]);
    expect(to('table')).toEqual([[null], [null], [null]]);
  });
});
