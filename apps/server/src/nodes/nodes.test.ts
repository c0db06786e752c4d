/** Two nodes of one house, on a real PostgreSQL and a real Redis. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { bookmarkOf } from '@kesem/room/bookmark';
import { digestOf } from '@kesem/room/digest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { type Postgres, startPostgres } from '../store/testing/postgres.ts';
import { hasServices } from '../testing/cluster/cluster.ts';
import { type RedisServer, startRedis } from '../testing/redis.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { keepSeats, keyOf, sit } from '../testing/table.ts';
import { ask, returning, visitor } from '../testing/visitor.ts';
import type { Beside } from './nodes.ts';
import { openHouseOfNodes } from './opening.ts';

describe.runIf(hasServices())('two nodes', () => {
  let database: Postgres;
  let redis: RedisServer;
  let nodes: readonly [TestServer, TestServer];
  const leave: (() => Promise<void>)[] = [];
  /** What each of them has of the other in the database. */
  const besides: Beside[] = [];

  async function startNode(): Promise<TestServer> {
    const opened = await openHouseOfNodes(database.url, redis.url, createLog('silent'));
    if (!opened.ok) throw new Error(opened.sentence);
    leave.push(opened.leave);
    if (opened.nodes.beside) besides.push(opened.nodes.beside);
    return startServer({ store: opened.store, nodes: opened.nodes });
  }

  beforeAll(async () => {
    [database, redis] = await Promise.all([startPostgres(), startRedis()]);
    nodes = [await startNode(), await startNode()];
  });
  afterAll(async () => {
    for (const node of nodes) await node.end();
    for (const end of leave) await end();
    await redis.kill();
    await database.end();
  });

  /** A host at one node, a guest and a watcher at the other. */
  async function meet() {
    const [here, there] = nodes;
    const host = await visitor(here);
    const { token, room } = await host.openRoom('Dana');
    const first = await host.join(token, 'Dana');
    const guest = await visitor(there);
    const second = await guest.join(token, 'Ben');
    await second.send(sit(1, 'Ben'));
    await first.until(({ chairs }) => chairs[1]?.person != null);
    return { host, first, guest, second, token, room };
  }

  it('play one match, each seeing what the other does', async () => {
    const { first, second } = await meet();
    await keepSeats(first);
    expect(await first.send({ do: 'start' }, first.view().key)).toMatchObject({ ok: true });
    await second.until(({ stage }) => stage === 'playing');
    const pick = { do: 'move', move: { do: 'pick', slot: 0 } } as const;
    for (const [seat, one] of [second, first].entries()) {
      expect(await one.send(pick, keyOf(one, 1 - seat, 'pick'))).toMatchObject({ ok: true });
    }
    // both have laid one, and are asked whether they add another
    for (const [seat, one] of [first, second].entries()) {
      await one.until(() => keyOf(one, seat, 'pass') !== '');
    }
    first.close();
    second.close();
  });

  it('let somebody come back to the other, who is told the rest alone', async () => {
    const { host, first, second, token } = await meet();
    await keepSeats(first);
    await first.send({ do: 'start' }, first.view().key);
    await second.until(({ stage }) => stage === 'playing');
    const enter = async (node: TestServer, held?: object) => {
      const socket = await returning(node, host.cookie).connect();
      const profile = { name: 'Dana', ink: 1 };
      const message = { protocol: PROTOCOL_VERSION, token, profile, ...(held && { held }) };
      const answer = await ask(socket, 'join', message);
      socket.close();
      return answer;
    };
    const [here, there] = nodes;
    const joined = await enter(here);
    if (!joined.ok || !('full' in joined)) throw new Error('not told everything');
    const held = { ...bookmarkOf(joined.full), chat: digestOf(joined.chat) };
    const again = await enter(there, held);
    expect(again).toMatchObject({ ok: true, since: { after: held.heard, heard: [] } });
    expect(again).not.toHaveProperty('since.view');
    first.close();
    second.close();
  });

  it('show who is here and what is said, wherever somebody looks on', async () => {
    const { first, second } = await meet();
    const here: number[][] = [];
    first.socket.on('presence', (presence) => here.push([...presence.here]));
    const said = { say: { text: 'shalom' } };
    expect(await ask(second.socket, 'chat', said)).toMatchObject({ ok: true });
    await expect.poll(() => first.chat.map(({ say }) => say)).toContainEqual(said.say);
    const flown: unknown[] = [];
    first.socket.on('reaction', (reaction) => flown.push(reaction));
    await ask(second.socket, 'react', { kind: 'clap' });
    await expect.poll(() => flown).toHaveLength(1);
    second.close();
    await expect.poll(() => here.at(-1)).toEqual([1]);
    first.close();
  });

  it('see each other again when the database has fallen and forgotten who looks on', async () => {
    const { first, second, room } = await meet();
    const here = [first, second].map(({ socket }) => {
      const told: (readonly number[])[] = [[1, 2]];
      socket.on('presence', (presence) => told.push(presence.here));
      return told;
    });
    await database.down('immediate');
    await database.up();
    // it begins with an empty list: what is in it was written anew
    const known = async () => {
      const all = await Promise.all(besides.map((beside) => beside.elsewhere([room])));
      return all.map((others) => others.get(room)?.length ?? 0);
    };
    await expect.poll(known, { timeout: 20_000 }).toEqual([1, 1]);
    await expect
      .poll(() => here.map((told) => told.at(-1)))
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
    first.close();
    second.close();
  });

  it('know who came by the other when somebody is put out', async () => {
    const { first, second, guest, token } = await meet();
    const gone = new Promise((resolve) => second.socket.once('bye', resolve));
    const person = first.view().chairs[1]?.person ?? 0;
    expect(await first.send({ do: 'remove', who: { person } })).toMatchObject({ ok: true });
    expect(await gone).toMatchObject({ code: 'removed' });
    const again = returning(nodes[0], guest.cookie);
    await expect(again.join(token, 'Ben')).rejects.toThrow('removed');
    first.close();
  });

  it('bind another device by a code that was drawn at the other', async () => {
    const { host, token, first, second } = await meet();
    const drawn = (await (await host.call('/api/device-code', { token })).json()) as {
      code: string;
    };
    const phone = await visitor(nodes[1]);
    const moved = await phone.call('/api/device', { code: drawn.code });
    expect(await moved.json()).toMatchObject({ ok: true });
    first.close();
    second.close();
  });

  it('go on without hints, some seconds later', async () => {
    const { first, second } = await meet();
    await redis.kill();
    await keepSeats(first);
    await first.send({ do: 'start' }, first.view().key);
    await second.until(({ stage }) => stage === 'playing');
    expect(second.view().key).toBe(first.view().key);
    await redis.up();
    first.close();
    second.close();
  });

  it('find out what they were not told when hints are carried again', async () => {
    const { host, first, second } = await meet();
    expect(await ask(first.socket, 'chat', { say: { text: 'shalom' } })).toMatchObject({
      ok: true,
    });
    await expect.poll(() => second.chat.map(({ name }) => name)).toEqual(['Dana']);
    await redis.kill();
    expect((await host.call('/api/me/delete', {})).status).toBe(200);
    await redis.up();
    await expect.poll(() => second.chat.at(-1)?.name).toBe('');
    await second.until(({ people }) => people.every(({ name }) => name !== 'Dana'));
    second.close();
  });
});
