import type { Predictions } from '@kesem/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, type TestTable } from '../testing/table.ts';
import { ask, type Seated, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const predict = ({ socket }: Seated, key: unknown, seat: unknown) =>
  ask(socket, 'predict', { key, seat });
const OK = { ok: true };

/** The predictions that a socket is told of from now on. */
function decided({ socket }: Seated): readonly Predictions[] {
  const heard: Predictions[] = [];
  socket.on('predictions', (one) => void heard.push(one));
  return heard;
}

/** What a socket was sent before an answer has come by the time of the answer. */
const settled = ({ socket }: Seated) => ask(socket, 'full', {});

/** The first seat gives up, and the other has won. */
async function concede({ seats }: TestTable): Promise<void> {
  const [host] = seats;
  await host.send({ do: 'move', move: { do: 'concede' } }, keyOf(host, 0, 'concede'));
  await host.until(({ stage }) => stage === 'over');
}

describe('a prediction', () => {
  it('is heard of by nobody until its question is decided, and then by all, and by whoever comes later', async () => {
    const table = await matchOf(server, 2);
    const { seats, watcher, token, close } = table;
    const other = await (await visitor(server)).join(token, 'Other');
    const everybody = [...seats, watcher, other];
    const heard = everybody.map(decided);
    const steps = everybody.map((one) => one.steps.length);
    expect(watcher.view().questions.map(({ key }) => key)).toContain('1/match');
    expect(await predict(watcher, '1/match', 1)).toEqual(OK);
    expect(await predict(other, '1/match', 0)).toEqual(OK);
    const early = await (await visitor(server)).join(token, 'Early');
    await Promise.all(everybody.map(settled));
    expect(heard).toEqual(everybody.map(() => []));
    expect(everybody.map((one) => one.steps.length)).toEqual(steps);
    expect(early.joined.predictions).toBeUndefined();
    await concede(table);
    await Promise.all(everybody.map(settled));
    const told = {
      last: {
        key: '1/match',
        round: null,
        winners: [1],
        by: [
          { watcher: 3, name: 'Watcher', ink: 2, seat: 1 },
          { watcher: 4, name: 'Other', ink: 2, seat: 0 },
        ],
      },
      marks: [{ watcher: 3, name: 'Watcher', ink: 2, right: 1 }],
    };
    expect(heard).toEqual(everybody.map(() => [told]));
    const late = await (await visitor(server)).join(token, 'Late');
    expect(late.joined.predictions).toEqual(told);
    for (const one of [other, early, late]) one.close();
    close();
  });

  it('is of nobody who sits, nor of a screen, and of no question that is not open', async () => {
    const { seats, watcher, people, token, close } = await matchOf(server, 2);
    expect(await predict(seats[0], '1/match', 0)).toEqual({ ok: false, code: 'notAllowed' });
    expect(await predict(watcher, '1/round:9', 0)).toEqual({ ok: false, code: 'stale' });
    const screen = await people[0]?.connect();
    if (!screen) throw new Error('there is a screen');
    const profile = { name: 'Screen', ink: 1 };
    await ask(screen, 'join', { protocol: 2, token, profile, screen: true });
    const refused = { ok: false, code: 'notAllowed' };
    expect(await ask(screen, 'predict', { key: '1/match', seat: 0 })).toEqual(refused);
    screen.close();
    close();
  });

  it('of another shape is junk', async () => {
    const { watcher, close } = await matchOf(server, 2);
    const junk = { ok: false, code: 'junk' };
    for (const [key, seat] of [
      ['', 0],
      ['1/match', -1],
      ['1/match', '0'],
      [7, 0],
      ['x'.repeat(81), 0],
    ]) {
      expect(await predict(watcher, key, seat)).toEqual(junk);
    }
    close();
  });

  it('is kept nowhere: no row of the log, and nothing of it in the record', async () => {
    const table = await matchOf(server, 2);
    const rows = async () => (await server.store.load(table.room))?.commits.length;
    const before = await rows();
    await predict(table.watcher, '1/match', 1);
    expect(await rows()).toBe(before);
    await concede(table);
    expect(JSON.stringify(await server.store.load(table.room))).not.toContain('Watcher');
    table.close();
  });

  it('of somebody who leaves for good is taken out of what is told', async () => {
    const table = await matchOf(server, 2);
    const visiting = await visitor(server);
    const one = await visiting.join(table.token, 'Fleeting');
    await predict(one, '1/match', 1);
    await concede(table);
    await settled(table.watcher);
    const heard = decided(table.watcher);
    expect((await visiting.call('/api/me/delete', {})).status).toBe(200);
    await settled(table.watcher);
    expect(heard).toMatchObject([{ last: { by: [] }, marks: [] }]);
    table.close();
  });

  it('in a flood changes one answer of one person, closes the socket, and holds nobody up', async () => {
    const { seats, watcher, close } = await matchOf(server, 2);
    const closed = new Promise((resolve) => watcher.socket.once('disconnect', resolve));
    for (let n = 0; n < 2_000; n += 1) {
      watcher.socket.emit('predict', { key: '1/match', seat: n % 2 }, () => undefined);
    }
    expect(await seats[0].send({ do: 'rename', name: 'Calm', ink: 1 })).toMatchObject(OK);
    await closed;
    close();
  });
});
