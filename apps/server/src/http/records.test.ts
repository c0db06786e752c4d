import { replayed } from '@kesem/engine/core/replay';
import type { History, MatchRecord, RoomOpened } from '@kesem/protocol/http';
import { LIMITS } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concede, finishedMatch, pickAll } from '../testing/finished.ts';
import { startServer, type TestServer, TOY } from '../testing/server.ts';
import { matchOf, sit } from '../testing/table.ts';
import { freshId, returning, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

async function recordOf(by: Visitor, match: string): Promise<MatchRecord> {
  return (await by.call(`/api/matches/${match}`)).json();
}

/** Opens a room that goes on from a match, as somebody. */
async function playOn(by: Visitor, match: string, count: number): Promise<Response> {
  const opening = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: freshId() };
  return by.call('/api/rooms', { id: freshId(), opening: { ...opening, from: { match, count } } });
}

describe('the record of a match', () => {
  it('is for everybody who has its id, and leads to its end', async () => {
    const { match, close, seats } = await finishedMatch(server);
    const record = await recordOf(await visitor(server), match);
    expect(record).toMatchObject({
      id: match,
      players: [
        { name: 'Dana', bot: null },
        { name: 'Guest 1', bot: null },
      ],
      closed: null,
      outcome: { reason: 'conceded' },
    });
    expect(record.at).toHaveLength(3);
    const last = replayed(TOY, record.record);
    expect(last && TOY.outcome(last.state)).toEqual(record.outcome);
    expect(record.record.fairness.secret).toBe(seats[0].view().match?.secret);
    close();
  });

  it('is refused while the match runs as if there were none', async () => {
    const { seats, close } = await matchOf(server, 2);
    const id = seats[0].view().match?.id ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const reader = await visitor(server);
    for (const wanted of [id, freshId(), 'junk', id.slice(1)]) {
      const answer = await reader.call(`/api/matches/${wanted}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'noSuchMatch' });
    }
    close();
  });

  it('keeps the secret of a running match to itself', async () => {
    const table = await matchOf(server, 2);
    await pickAll(table);
    const stored = await server.store.load(table.room);
    const secret = stored?.secrets[1] ?? '';
    expect(secret).toHaveLength(64);
    const clients = [...table.seats, table.watcher];
    const sent = JSON.stringify(clients.map(({ steps, joined }) => [steps, joined]));
    expect(sent).toContain(clients[0]?.view().match?.id);
    expect(sent + server.logged()).not.toContain(secret);
    const { match } = await concede(table);
    const reader = await visitor(server);
    expect((await recordOf(reader, match)).record.fairness.secret).toBe(secret);
    table.close();
  });

  it('may be kept by the browser, which asks whether it still holds', async () => {
    const { match, close, people } = await finishedMatch(server);
    const first = await people[0]?.call(`/api/matches/${match}`);
    expect(first?.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first?.headers.get('etag') ?? '';
    const path = `/api/matches/${match}`;
    const asking = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await people[0]?.call(path, undefined, asking);
    expect(again?.status).toBe(304);
    close();
  });

  it('is read so often from one address, and no more', async () => {
    const reader = await visitor(server);
    const path = `/api/matches/${freshId()}`;
    for (let n = 0; n < LIMITS.recordsPerAddressMinute; n += 1) await reader.call(path);
    expect((await reader.call(path)).status).toBe(429);
    expect((await (await visitor(server)).call(path)).status).toBe(404);
  });

  it('is there after a restart', async () => {
    const first = await startServer();
    const { match, people, close } = await finishedMatch(first);
    const before = await recordOf(people[0] ?? (await visitor(first)), match);
    close();
    await first.stop();
    const second = await startServer({ folder: first.folder });
    expect(await recordOf(await visitor(second), match)).toEqual(before);
    await second.end();
  });
});

describe('a room that goes on from a match', () => {
  it('starts where it was left, and has a record of its own', async () => {
    const { match, people, close } = await finishedMatch(server);
    const [dana] = people;
    if (!dana) throw new Error('nobody played');
    const opened: RoomOpened = await (await playOn(dana, match, 1)).json();
    const host = await dana.join(opened.token, 'Dana');
    expect(host.view()).toMatchObject({ game: 'toy', from: { match, count: 1, hidden: 'known' } });
    expect(host.view().chairs).toHaveLength(2);
    const guest = await (await visitor(server)).join(opened.token, 'Noa');
    await guest.send(sit(null, 'Noa'));
    await guest.until(({ me }) => me === 1);
    await host.send({ do: 'start' }, host.view().key);
    await host.until(({ stage }) => stage === 'playing');
    expect(host.view().from).toEqual({ match, count: 1, hidden: 'redealt' });
    expect(host.view().asks.filter(({ must }) => must)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    const table = {
      ...opened,
      people: [dana],
      seats: [host, guest] as const,
      watcher: host,
      close,
    };
    const { match: next } = await concede({ ...table, close: () => undefined });
    const record = await recordOf(dana, next);
    expect(record.record.before).toHaveLength(1);
    expect(record.at[0]).toBe(0);
    const last = replayed(TOY, record.record);
    expect(last && TOY.outcome(last.state)).toEqual(record.outcome);
    host.close();
    guest.close();
    close();
  });

  it('is refused from a match that runs, from none, and where nobody could move', async () => {
    const { people, seats, close } = await matchOf(server, 2);
    const over = await finishedMatch(server);
    const codes = [];
    for (const [match, count] of [
      [seats[0].view().match?.id ?? '', 0],
      [freshId(), 0],
      [over.match, 3],
      [over.match, 99],
    ] as const) {
      const answer = await playOn(people[0] ?? (await visitor(server)), match, count);
      codes.push((await answer.json()).code);
    }
    expect(codes).toEqual(['noSuchMatch', 'noSuchMatch', 'noSuchStep', 'noSuchStep']);
    close();
    over.close();
  });
});

describe('the history of a person', () => {
  it('lists finished matches as each of them saw them, and who else was there', async () => {
    const { match, room, people, close } = await finishedMatch(server);
    const [dana, guest] = people;
    const historyOf = async (who: Visitor | undefined): Promise<History> =>
      (await who?.call('/api/history'))?.json();
    const players = [
      { name: 'Dana', bot: null, me: true },
      { name: 'Guest 1', bot: null, me: false },
    ];
    const mine = await historyOf(dana);
    expect(mine.matches).toMatchObject([
      { id: match, room, game: 'toy', players, outcome: 'lost', reason: 'conceded' },
    ]);
    expect(mine.people).toMatchObject([{ ref: { match, seat: 1 }, name: 'Guest 1', matches: 1 }]);
    const theirs = await historyOf(guest);
    expect(theirs.matches).toMatchObject([{ id: match, outcome: 'won' }]);
    expect(theirs.people).toMatchObject([{ ref: { match, seat: 0 }, name: 'Dana' }]);
    const record = await (await dana?.call(`/api/matches/${match}`))?.json();
    const sent = JSON.stringify([mine, theirs, record]);
    const identities = (await server.store.finished(match))?.ended.players.map(({ id }) => id);
    expect(identities).toHaveLength(2);
    for (const identity of identities ?? []) expect(sent).not.toContain(identity);
    close();
  });

  it('is empty for a newcomer, and for nobody without a cookie', async () => {
    const newcomer = await visitor(server);
    expect(await (await newcomer.call('/api/history')).json()).toEqual({ matches: [], people: [] });
    expect((await returning(server, '').call('/api/history')).status).toBe(403);
  });
});
