/** What an earlier version has left behind opens today: its data folder, and the match files it handed out. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@kesem/engine/core/replay';
import type { Table } from '@kesem/engine/core/table';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { History, MatchRecord, Presets } from '@kesem/protocol/http';
import { readMatchFile } from '@kesem/room/proof/file';
import { verify } from '@kesem/room/proof/verify';
import type { RoomView } from '@kesem/room/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from './store/database.ts';
import { older, olderDatabase } from './testing/a97f34d/facts.ts';
import { startServer, type TestServer } from './testing/server.ts';
import { freshId, returning, type Seated, type Visitor } from './testing/visitor.ts';
import { type Clock, systemClock } from './time.ts';

const HOUR_MS = 3_600_000;

/** A clock that goes on an hour after the older server: by the date of today its cookies might have lapsed. */
function laterClock(): Clock {
  const begin = performance.now();
  const now = () => older.until + HOUR_MS + Math.floor(performance.now() - begin);
  return { now, after: systemClock().after };
}

let server: TestServer;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-older-'));
  writeFileSync(join(folder, DATABASE_FILE), olderDatabase());
  const start = () => startServer({ folder, tables: TABLES, clock: laterClock() });
  server = await start();
  // a server that stops films some of what has ended
  while ((await server.store.unfilmed(1)).length > 0) {
    await server.stop();
    server = await start();
  }
});
afterAll(() => server.end());

const person = (cookies: readonly string[], seat = 0): Visitor =>
  returning(server, cookies[seat] ?? '');

function rulesOf(game: string): Table {
  const table = tableOf(game);
  if (!table) throw new Error(`there is no game ${game}`);
  return table;
}

/** Everybody of a room, back at their seats. */
async function back(room: { readonly token: string; readonly cookies: readonly string[] }) {
  const seats: Seated[] = [];
  for (const cookie of room.cookies) {
    seats.push(await returning(server, cookie).join(room.token, 'Back'));
  }
  const close = (): void => {
    for (const one of seats) one.close();
  };
  return { seats, close };
}

/** Makes a listed move of a seat that the table waits for. */
async function moveOn(seats: readonly Seated[], { id, moves }: Table): Promise<void> {
  for (const one of seats) {
    const { me, asks, table } = one.view();
    const ask = asks.find(({ seat, must }) => seat === me && must);
    const move = table && moves(table).find(({ do: what }) => ask?.answers.includes(what));
    if (!ask || !move) continue;
    expect(await one.send({ do: 'move', move }, ask.key)).toMatchObject({ ok: true });
    return;
  }
  throw new Error(`nobody is asked at ${id}`);
}

/** Whether the rules that a match was played by are still here. */
const isHere = ({ game, version }: { readonly game: string; readonly version: number }): boolean =>
  rulesOf(game).version === version;

const isGone = (one: Parameters<typeof isHere>[0]): boolean => !isHere(one);

describe('a match under way', () => {
  it.each(older.running.filter(isHere))(
    'of $game goes on, for its rules are here',
    async (match) => {
      const { game, version, people } = match;
      const { seats, close } = await back(match);
      const view = seats[0]?.view();
      expect(view?.people.map(({ name }) => name)).toEqual(people);
      expect(view).toMatchObject({ stage: 'playing', match: { game, version, closed: null } });
      await moveOn(seats, rulesOf(game));
      close();
    },
  );

  it.each(older.running.filter(isGone))(
    'of $game stands still in words, for its rules are gone',
    async (match) => {
      const { version, people } = match;
      const { seats, close } = await back(match);
      const [host] = seats;
      const closed = {
        stage: 'playing',
        match: { version, closed: 'version' },
        table: null,
        asks: [],
      };
      expect(host?.view().people.map(({ name }) => name)).toEqual(people);
      expect(host?.view()).toMatchObject(closed);
      await host?.send({ do: 'abandon' });
      await host?.until(({ stage }) => stage === 'over');
      close();
    },
  );
});

/** What a finished match showed, as it is told over HTTP. */
async function filmOf({ cookies, match }: (typeof older.finished)[number]): Promise<unknown> {
  return (await person(cookies).call(`/api/matches/${match}/film`)).json();
}

describe('the film of a finished match', () => {
  it.each(older.finished.filter(isHere))(
    'of $game is made, for its rules are here',
    async (room) => {
      const file = readMatchFile(room.file);
      const record = file.ok ? file.file.match.record : null;
      const steps = record ? [...replay(rulesOf(room.game), record)].length : 0;
      expect(steps).toBeGreaterThan(18);
      expect(await filmOf(room)).toHaveLength(steps);
    },
  );

  it.each(older.finished.filter(isGone))(
    'of $game is none, for its rules are gone',
    async (room) => {
      expect(await filmOf(room)).toEqual({ code: 'noSuchMatch' });
    },
  );
});

describe.each(older.finished)('a finished match of $game', (room) => {
  const { game, match } = room;
  const file = readMatchFile(room.file);

  it('has the record that stands in its file', async () => {
    const answer = await person(room.cookies).call(`/api/matches/${match}`);
    const record: MatchRecord = await answer.json();
    expect(file).toMatchObject({ ok: true });
    expect(record).toEqual(file.ok && file.file.match);
  });

  it('has a file that holds', () => {
    expect(verify(room.file, tableOf)).toMatchObject({ holds: true, played: isHere(room) });
  });

  it('leaves a room that plays the next one', async () => {
    const { seats, close } = await back(room);
    const isNext = ({ stage, match: next }: RoomView) => stage === 'playing' && next?.number === 2;
    expect(seats[0]?.view()).toMatchObject({ stage: 'over', match: { id: match, again: [1] } });
    expect(seats[0]?.joined.chat).toMatchObject([{ say: { text: `well played at ${game}` } }]);
    for (const one of seats) {
      await one.send({ do: 'again', nonce: freshId() }, one.view().key);
    }
    for (const one of seats) await one.until(isNext);
    await moveOn(seats, rulesOf(game));
    close();
  });
});

describe('what else lies in the folder', () => {
  it('a room goes on from the middle of a match', async () => {
    const { match, count } = older.onward;
    const { seats, close } = await back(older.onward);
    expect(seats[0]?.view()).toMatchObject({ stage: 'playing', from: { match, count } });
    close();
  });

  it('a waiting room has its secret choice, its preset, its lock and its chat', async () => {
    const { own, preset, game, cookies } = older.waiting;
    const { seats, close } = await back(older.waiting);
    const [host, guest] = seats;
    expect(host?.view()).toMatchObject({ stage: 'lobby', game, own, locked: true });
    expect(guest?.view()).toMatchObject({ own: null, chairs: [{ chosen: true }, {}] });
    expect(host?.joined.chat.map(({ say }) => say)).toEqual([
      { text: 'hello from the side' },
      { phrase: 'hello' },
    ]);
    const kept: Presets = await (await person(cookies).call(`/api/presets/${game}`)).json();
    expect(kept.presets).toEqual([{ ...preset, own }]);
    close();
  });

  it('a waiting room has its bot, and its guest in the audience', async () => {
    const { seats, close } = await back(older.kicked);
    const [host, guest] = seats;
    expect(host?.view()).toMatchObject({
      options: older.kicked.options,
      people: [{ is: 'in' }, { is: 'kicked' }, { bot: 'hard' }],
    });
    expect(guest?.view().me).toBe('public');
    close();
  });

  it('everybody has their history', async () => {
    const [first] = older.finished;
    const history: History = await (await person(first?.cookies ?? []).call('/api/history')).json();
    // more may be told by now
    expect(history).toMatchObject(older.history);
  });
});
