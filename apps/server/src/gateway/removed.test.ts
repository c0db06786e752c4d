import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, tableOf } from '../testing/table.ts';
import {
  ask,
  freshId,
  returning,
  type Seated,
  type TestSocket,
  visitor,
} from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** Everything a socket is sent from now on, by name, until it is closed. */
function hearing({ socket }: Seated) {
  const heard: [string, unknown][] = [];
  socket.onAny((name: string, message: unknown) => heard.push([name, message]));
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  return { heard, closed };
}

const join = (socket: TestSocket, token: string) =>
  ask(socket, 'join', { protocol: PROTOCOL_VERSION, token, profile: { name: 'Back', ink: 1 } });
const BYE = ['bye', { code: 'removed', by: 'Dana' }];
const REMOVED = { ok: false, code: 'removed', by: 'Dana' };
describe('whoever is put out', () => {
  it('hears one last word on every tab, and not a byte after it', async () => {
    const table = await matchOf(server, 3);
    const [host, ben, cat] = table.seats;
    const tab = await table.people[1]?.join(table.token);
    if (!tab || !cat) throw new Error('three should sit');
    const tabs = [hearing(ben), hearing(tab)];
    await host.send({ do: 'remove', who: { person: 2 } });
    await cat.until(({ people }) => people[1]?.is === 'removed');
    // the room goes on: moves, chat, somebody who comes
    await host.send({ do: 'move', move: { do: 'pick', slot: 0 } }, keyOf(host, 0, 'pick'));
    await ask(host.socket, 'chat', { say: { phrase: 'hello' } });
    for (const { heard, closed } of tabs) {
      await closed;
      expect(heard).toEqual([BYE]);
    }
    table.close();
  });

  it('comes back by no link: by their own, by a new one, by a second device', async () => {
    const table = await tableOf(server, 3);
    const [host, ben] = table.seats;
    const me = table.people[1];
    const gone = hearing(ben).closed;
    await host.send({ do: 'remove', who: { person: 2 } });
    await gone;
    const living = await ask(host.socket, 'link', {});
    if (!living.ok || living.token === null || !me) throw new Error('there is a link');
    const socket = await me.connect();
    expect(await join(socket, table.token)).toEqual(REMOVED);
    expect(await join(socket, living.token)).toEqual(REMOVED);
    expect(await ask(socket, 'full', {})).toEqual({ ok: false, code: 'notJoined' });
    expect(await ask(socket, 'chat', { say: { phrase: 'hello' } })).toMatchObject({ ok: false });
    const sit = { do: 'sit', seat: 1, name: 'Ben', ink: 1, nonce: freshId() };
    const command = { id: freshId(), key: 'room', command: sit };
    expect(await ask(socket, 'command', command)).toMatchObject({ ok: false });
    const tables = z.object({ tables: z.array(z.unknown()) });
    expect(tables.parse(await (await me.call('/api/tables')).json()).tables).toEqual([]);
    socket.close();
    table.close();
  });

  it('reads nothing of a match that ended without them', async () => {
    const table = await matchOf(server, 2);
    const [host] = table.seats;
    const id = host.view().match?.id;
    await host.send({ do: 'remove', who: { person: 2 } });
    await host.send({ do: 'abandon' });
    await host.until(({ stage }) => stage === 'over');
    const [dana, ben] = table.people;
    expect((await dana?.call(`/api/matches/${id}`))?.status).toBe(200);
    expect((await ben?.call(`/api/matches/${id}`))?.status).toBe(404);
    const history = z.object({ matches: z.array(z.unknown()) });
    const read = async (who = ben) =>
      history.parse(await (await who?.call('/api/history'))?.json()).matches;
    expect(await read()).toEqual([]);
    table.close();
  });

  it('never sat: the host names them by their number among those who watch', async () => {
    const table = await tableOf(server, 2);
    const [host] = table.seats;
    const other = await (await visitor(server)).join(table.token, 'Other');
    const { heard, closed } = hearing(table.watcher);
    const { watchers } = other.joined.presence;
    const watcher = watchers.find(({ name }) => name === 'Watcher')?.watcher;
    const id = freshId();
    const out = { do: 'remove', who: { watcher } };
    expect(await host.send(out, 'room', id)).toEqual({ id, ok: true });
    await closed;
    expect(heard).toEqual([BYE]);
    // sent again it is the same removal; anew it is nobody's number any more
    expect(await host.send(out, 'room', id)).toEqual({ id, ok: true });
    expect(await host.send(out)).toMatchObject({ ok: false, why: { code: 'noSuchPerson' } });
    await other.until(({ people }) =>
      people.some(({ is, name }) => is === 'removed' && name === 'Watcher'),
    );
    other.close();
    table.close();
  });

  it('may come in again when the host takes it back', async () => {
    const table = await tableOf(server, 2);
    const [host, ben] = table.seats;
    const gone = hearing(ben).closed;
    await host.send({ do: 'remove', who: { person: 2 } });
    await gone;
    await host.send({ do: 'allow', person: 2 });
    const back = await table.people[1]?.join(table.token);
    expect(back?.joined.you).toEqual({ person: 2, seat: null });
    back?.close();
    table.close();
  });
});

describe('the door of a room somebody was put out of', () => {
  it('is new in link and code, and old to whoever was inside, also after a restart', async () => {
    const own = await startServer();
    const table = await tableOf(own, 3);
    const [host, , cat] = table.seats;
    const onlooker = await visitor(own);
    const inside = await onlooker.join(table.token, 'Inside');
    const before = host.joined.code;
    const recoded = new Promise<string>((resolve) => cat?.socket.once('code', resolve));
    await host.send({ do: 'remove', who: { person: 2 } });
    expect(await recoded).not.toBe(before);
    const stranger = await visitor(own);
    await expect(stranger.join(table.token)).rejects.toThrow('noSuchRoom');
    expect((await stranger.call('/api/codes', { code: before })).status).toBe(404);
    const link = await ask(host.socket, 'link', {});
    if (!link.ok || link.token === null || !cat) throw new Error('there is a link');
    expect(await ask(cat.socket, 'link', {})).toEqual(link);
    expect(await ask(inside.socket, 'link', {})).toEqual({ ok: true, token: null });
    (await stranger.join(link.token)).close();
    inside.close();
    table.close();
    await own.stop();
    const again = await startServer({ folder: own.folder });
    const revisit = (cookie = '') => returning(again, cookie).join(table.token);
    expect((await revisit(table.people[2]?.cookie)).joined.you.seat).toBe(2);
    expect((await revisit(onlooker.cookie)).joined.you.person).toBeNull();
    await expect(revisit(table.people[1]?.cookie)).rejects.toThrow('removed');
    await expect((await visitor(again)).join(table.token)).rejects.toThrow('noSuchRoom');
    await again.end();
  });
});
