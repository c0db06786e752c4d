import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, sit, tableOf } from '../testing/table.ts';
import { ask, freshId, returning, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const pick = { do: 'move', move: { do: 'pick', slot: 0 } };

async function timesInLog(on: TestServer, room: string, id: string): Promise<number> {
  const log = await on.store.load(room);
  return log?.commits.filter(({ commandId }) => commandId === id).length ?? 0;
}

describe('a command', () => {
  it('acts once, however often and in whatever order it comes, and is answered the same', async () => {
    const { room, seats, people, close } = await matchOf(server, 2);
    const [dana] = seats;
    const again = await people[0]?.join((await people[0].openRoom()).token);
    again?.close();
    const key = keyOf(dana, 0, 'pick');
    const id = freshId();
    const rename = { do: 'rename', name: 'Danny', ink: 1 };
    const other = freshId();
    const answers = await Promise.all([
      dana.send(pick, key, id),
      dana.send(rename, 'room', other),
      dana.send(pick, key, id),
      dana.send(rename, 'room', other),
      dana.send(pick, key, id),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(answers.map((answer) => answer.id)).toEqual([id, other, id, other, id]);
    expect(await timesInLog(server, room, id)).toBe(1);
    expect(await timesInLog(server, room, other)).toBe(1);
    close();
  });

  it('for a question that is closed is stale', async () => {
    const { seats, close } = await matchOf(server, 2);
    const [dana, yossi] = seats;
    const key = keyOf(dana, 0, 'pick');
    await dana.send(pick, key);
    await yossi.send(pick, keyOf(yossi, 1, 'pick'));
    await dana.until(({ asks }) => !asks.some((open) => open.key === key));
    const answers = [];
    for (const stale of [key, '9/pick:1', 'lobby:1', 'end:1', 'room']) {
      answers.push(await dana.send(pick, stale));
    }
    expect(answers).toEqual(answers.map(({ id }) => ({ id, ok: false, why: { code: 'stale' } })));
    close();
  });

  it('that was accepted is answered as accepted after a restart', async () => {
    const first = await startServer();
    const { room, token, people, seats, close } = await matchOf(first, 2);
    const id = freshId();
    const key = keyOf(seats[0], 0, 'pick');
    expect(await seats[0].send(pick, key, id)).toEqual({ id, ok: true });
    await seats[1].send(pick, keyOf(seats[1], 1, 'pick'));
    close();
    await first.stop();
    const second = await startServer({ folder: first.folder });
    const dana = await returning(second, people[0]?.cookie ?? '').join(token);
    expect(dana.view().asks.some((open) => open.key === key)).toBe(false);
    expect(await dana.send(pick, key, id)).toEqual({ id, ok: true });
    expect(await dana.send(pick, key)).toMatchObject({ ok: false, why: { code: 'stale' } });
    expect(await timesInLog(second, room, id)).toBe(1);
    dana.close();
    await second.end();
  });
});

describe('a client', () => {
  it('that was away is told everything by coming back, and goes on from there', async () => {
    const { token, people, seats, close } = await matchOf(server, 3);
    const [dana, yossi] = seats;
    yossi.close();
    await dana.send(pick, keyOf(dana, 0, 'pick'));
    const back = await people[1]?.join(token);
    if (!back) throw new Error('did not come back');
    expect(back.view().table?.['laid']).toEqual([true, false, false]);
    expect(back.joined.full.heard.some((one) => 'event' in one && one.event.type === 'laid')).toBe(
      true,
    );
    await dana.send({ do: 'rename', name: 'Danny', ink: 1 });
    await back.until((view) => view.people[0]?.name === 'Danny');
    expect(back.steps.map(({ step }) => step)).toEqual([back.joined.full.step + 1]);
    back.close();
    close();
  });

  it('with a gap asks for the full view and has what the others have', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    await seats[0].send(pick, keyOf(seats[0], 0, 'pick'));
    const answer = await ask(watcher.socket, 'full', {});
    if (!answer.ok) throw new Error(answer.code);
    expect(answer.full.view).toEqual(watcher.view());
    expect(answer.full.step).toBe(watcher.steps.at(-1)?.step);
    close();
  });

  it('in two tabs has one seat in both; one move at one question; closing one changes nothing', async () => {
    const { token, people, seats, watcher, close } = await matchOf(server, 2);
    const [dana] = seats;
    const tab = await people[0]?.join(token);
    if (!tab) throw new Error('no second tab');
    expect(tab.view()).toEqual(dana.view());
    const key = keyOf(dana, 0, 'concede');
    const concede = { do: 'move', move: { do: 'concede' } };
    const answers = await Promise.all([dana.send(concede, key), tab.send(concede, key)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ why: { code: 'stale' } });
    await Promise.all([dana, tab].map((one) => one.until(({ stage }) => stage === 'over')));
    expect(tab.view()).toEqual(dana.view());
    const here: unknown[] = [];
    watcher.socket.on('presence', (presence) => here.push(presence.here));
    tab.close();
    await ask(watcher.socket, 'full', {});
    await watcher.send({ do: 'leave' });
    expect(here).toEqual([]);
    close();
  });

  it('of an older protocol is told so', async () => {
    const { token, close } = await tableOf(server, 2);
    const socket = await (await visitor(server)).connect();
    const profile = { name: 'Guest', ink: 1 };
    expect(await ask(socket, 'join', { protocol: 0, token, profile })).toEqual({
      ok: false,
      code: 'oldClient',
    });
    socket.close();
    close();
  });
});

it('a stop tells everybody to come back, and what was answered is there afterwards', async () => {
  const first = await startServer();
  const { token, people, seats, watcher, close } = await tableOf(first, 2);
  const told = new Promise<{ delay: number }>((resolve) => watcher.socket.once('restart', resolve));
  const guest = await (await visitor(first)).join(token);
  await guest.send(sit(2, 'Late'));
  await first.stop();
  expect((await told).delay).toBeLessThanOrEqual(1_500);
  const second = await startServer({ folder: first.folder });
  const dana = await returning(second, people[0]?.cookie ?? '').join(token);
  expect(dana.view().people.map(({ name }) => name)).toEqual(['Dana', 'Guest 1', 'Late']);
  expect(seats[0].socket.connected).toBe(false);
  for (const one of [dana, guest]) one.close();
  close();
  await second.end();
});
