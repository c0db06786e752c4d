import { LIMITS } from '@kesem/protocol/limits';
import type { Reaction } from '@kesem/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { type StillServer, startStill } from '../testing/still.ts';
import { matchOf, tableOf } from '../testing/table.ts';
import { ask, type Seated, visitor } from '../testing/visitor.ts';

let server: TestServer;
let still: StillServer;
beforeAll(async () => {
  server = await startServer();
  still = await startStill({});
});
afterAll(async () => {
  await server.end();
  await still.end();
});

const react = ({ socket }: Seated, kind: unknown) => ask(socket, 'react', { kind });

/** The reactions that a socket is told from now on. */
function flying({ socket }: Seated): readonly Reaction[] {
  const seen: Reaction[] = [];
  socket.on('reaction', (reaction) => void seen.push(reaction));
  return seen;
}

/** What a socket was sent before an answer has come by the time of the answer. */
const settled = ({ socket }: Seated) => ask(socket, 'full', {});

describe('a reaction', () => {
  it('flies over the table for all who are there, whoever sends it: a player, the audience', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const everybody = [...seats, watcher];
    const seen = everybody.map(flying);
    expect(await react(seats[1], 'haha')).toEqual({ ok: true, rest: 0 });
    expect(await react(watcher, 'clap')).toEqual({ ok: true, rest: 0 });
    await Promise.all(everybody.map(settled));
    const told = [
      { kind: 'haha', name: 'Guest 1', person: 2 },
      { kind: 'clap', name: 'Watcher', person: null },
    ];
    expect(seen).toEqual([told, told, told]);
    close();
  });

  it('is kept nowhere: no row of the log, no line of the chat, nothing for whoever comes later', async () => {
    const table = await matchOf(server, 2);
    const [host] = table.seats;
    const rows = async () => (await server.store.load(table.room))?.commits.length;
    const before = await rows();
    const steps = host.steps.length;
    await react(host, 'bull');
    const late = await (await visitor(server)).join(table.token, 'Late');
    const seen = flying(late);
    await settled(late);
    expect([await rows(), host.steps.length]).toEqual([before, steps]);
    expect([late.joined.chat, seen, await server.store.chat(table.room)]).toEqual([[], [], []]);
    late.close();
    table.close();
  });

  it('of no known kind, or with anything beside it, is junk; so is none of whoever has not joined', async () => {
    const { seats, close } = await tableOf(server, 2);
    const junk = { ok: false, code: 'junk' };
    for (const kind of ['boo', '', 7, null, 'toString']) {
      expect(await react(seats[0], kind)).toEqual(junk);
    }
    expect(await ask(seats[0].socket, 'react', { kind: 'clap', to: 1 })).toEqual(junk);
    const socket = await (await visitor(server)).connect();
    const refused = { ok: false, code: 'notJoined' };
    expect(await ask(socket, 'react', { kind: 'clap' })).toEqual(refused);
    socket.close();
    close();
  });

  it('that hurries is for those who sit in a match', async () => {
    const waiting = await tableOf(server, 2);
    const refused = { ok: false, code: 'notAllowed' };
    expect(await react(waiting.seats[0], 'nu')).toEqual(refused);
    waiting.close();
    const { seats, watcher, close } = await matchOf(server, 2);
    expect(await react(watcher, 'nu')).toEqual(refused);
    expect(await react(seats[0], 'nu')).toMatchObject({ ok: true });
    close();
  });

  it('is applause alone where the host wants no other, until all are let in again', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const [host, ben] = seats;
    expect(await ben.send({ do: 'applause', only: true })).toMatchObject({ ok: false });
    await host.send({ do: 'applause', only: true });
    await watcher.until(({ applauseOnly }) => applauseOnly);
    const refused = { ok: false, code: 'notAllowed' };
    expect(await react(ben, 'haha')).toEqual(refused);
    expect(await react(host, 'nu')).toEqual(refused);
    expect(await react(watcher, 'clap')).toMatchObject({ ok: true });
    await host.send({ do: 'applause', only: false });
    expect(await react(ben, 'haha')).toMatchObject({ ok: true });
    close();
  });

  it('reaches nobody who was put out of the room', async () => {
    const { seats, close } = await matchOf(server, 3);
    const [host, ben, cat] = seats;
    if (!cat) throw new Error('three should sit');
    const names: string[] = [];
    ben.socket.onAny((name: string) => names.push(name));
    const gone = new Promise((resolve) => ben.socket.once('disconnect', resolve));
    const seen = flying(cat);
    await host.send({ do: 'remove', who: { person: 2 } });
    await react(host, 'down');
    await gone;
    await settled(cat);
    expect(names).toEqual(['bye']);
    expect(seen).toHaveLength(1);
    close();
  });
});

describe('a flood of reactions', () => {
  it('of one person is three, then a rest, in every tab of theirs', async () => {
    const { seats, people, token, close } = await matchOf(still, 2);
    const [host, ben] = seats;
    const tab = await people[1]?.join(token);
    if (!tab) throw new Error('there is a second tab');
    const seen = flying(host);
    const rest = LIMITS.reactionRestMs;
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push(await react(n % 2 === 0 ? ben : tab, 'clap'));
    const free = { ok: true, rest: 0 };
    expect(answers.slice(0, 3)).toEqual([free, free, { ok: true, rest }]);
    const refused = { ok: false, code: 'tooFast' };
    expect(new Set(answers.slice(3).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(refused)]),
    );
    await settled(host);
    expect(seen).toHaveLength(3);
    await still.letPass(rest);
    expect(await react(ben, 'clap')).toEqual(free);
    await settled(host);
    expect(seen).toHaveLength(4);
    tab.close();
    close();
  });

  it('of an audience is four a second, and holds no player back', async () => {
    const { seats, watcher, token, close } = await matchOf(still, 2);
    const [host, ben] = seats;
    const crowd = [watcher];
    for (let n = 0; n < 5; n += 1) {
      crowd.push(await (await visitor(still)).join(token, `Watcher ${n}`));
    }
    const seen = flying(host);
    for (const one of crowd) expect(await react(one, 'clap')).toEqual({ ok: true, rest: 0 });
    await react(ben, 'haha');
    await settled(host);
    expect(seen.map(({ kind }) => kind)).toEqual(['clap', 'clap', 'clap', 'clap', 'haha']);
    for (const one of crowd.slice(1)) one.close();
    close();
  });

  it('closes the socket it comes from, and the others play on', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const closed = new Promise((resolve) => watcher.socket.once('disconnect', resolve));
    for (let n = 0; n < 2_000; n += 1) {
      watcher.socket.emit('react', { kind: 'clap' }, () => undefined);
    }
    expect(await seats[0].send({ do: 'rename', name: 'Calm', ink: 1 })).toMatchObject({ ok: true });
    await closed;
    close();
  });
});
