import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, start, type TestTable, tableOf } from '../testing/table.ts';
import { ask, type Seated, type TestSocket, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const OPTIONS = { do: 'options', options: { rounds: 3, swift: true, beat: 600 } };
const NOT_ALLOWED = { ok: false, code: 'notAllowed' };
const EARLY = { ok: true, hands: null };

const hands = ({ socket }: { readonly socket: TestSocket }) => ask(socket, 'hands', {});
const agree = (one: Seated, yes = true) => one.send({ do: 'commentary', yes });

/** Two who have agreed play three short rounds, and one watches. */
async function commented(): Promise<TestTable> {
  const table = await tableOf(server, 2);
  const [host] = table.seats;
  for (const one of table.seats) await agree(one);
  await host.send(OPTIONS, host.view().key);
  await start(table);
  return table;
}

/** A round is played to its end, as everybody sees it. */
async function round({ seats, watcher }: TestTable): Promise<void> {
  const number = Number(watcher.view().table?.['round']);
  for (const move of [{ do: 'pick', slot: 0 }, { do: 'pass' }]) {
    for (const [seat, one] of seats.entries()) {
      await one.until(() => keyOf(one, seat, move.do) !== '');
      await one.send({ do: 'move', move }, keyOf(one, seat, move.do));
    }
  }
  for (const one of [...seats, watcher]) {
    await one.until(({ table }) => Number(table?.['round']) > number);
  }
}

describe('the hands of two rounds ago', () => {
  it('are shown to whoever watches, as each seat saw them, while all agree who sit', async () => {
    const table = await commented();
    const { seats, watcher } = table;
    const before = seats.map((one) => one.view().table);
    expect(before[0]).not.toEqual(before[1]);
    await round(table);
    expect(await hands(watcher)).toEqual(EARLY);
    await round(table);
    const shown = { ok: true, hands: { match: 1, round: 0, views: before } };
    expect(await hands(watcher)).toEqual(shown);
    // not to those whose hands they are
    for (const one of seats) expect(await hands(one)).toEqual(NOT_ALLOWED);
    // a word against it ends it, and another for it begins anew
    await agree(seats[1], false);
    expect(await hands(watcher)).toEqual(NOT_ALLOWED);
    await agree(seats[0]);
    expect(await hands(watcher)).toEqual(NOT_ALLOWED);
    await agree(seats[1]);
    expect(await hands(watcher)).toEqual(EARLY);
    table.close();
  });

  it('are for nobody who plays and got up, or who sits down, nor for a screen', async () => {
    const table = await commented();
    const { seats, watcher, token } = table;
    expect(await hands(watcher)).toEqual(EARLY);
    const screen = await (await visitor(server)).connect();
    const profile = { name: 'Screen', ink: 1 };
    await ask(screen, 'join', { protocol: PROTOCOL_VERSION, token, profile, screen: true });
    expect(await hands({ socket: screen })).toEqual(NOT_ALLOWED);
    screen.close();
    await seats[1].send({ do: 'leave' });
    expect(await hands(seats[1])).toEqual(NOT_ALLOWED);
    expect(await hands(watcher)).toEqual(EARLY);
    await seats[1].send({ do: 'sit', seat: 1, name: 'Guest', ink: null, nonce: 'a'.repeat(32) });
    expect(await hands(watcher)).toEqual(NOT_ALLOWED);
    table.close();
  });

  it('are kept by no socket that has not joined, and take no word more', async () => {
    const table = await commented();
    const socket = await (await visitor(server)).connect();
    expect(await ask(socket, 'hands', {})).toEqual({ ok: false, code: 'notJoined' });
    expect(await ask(table.watcher.socket, 'hands', { round: 1 })).toEqual({
      ok: false,
      code: 'junk',
    });
    socket.close();
    table.close();
  });

  it('cost whoever asks for them in a flood the socket, and hold nobody up', async () => {
    const { seats, watcher, close } = await commented();
    const closed = new Promise((resolve) => watcher.socket.once('disconnect', resolve));
    for (let n = 0; n < 2_000; n += 1) watcher.socket.emit('hands', {}, () => undefined);
    expect(await seats[0].send({ do: 'rename', name: 'Calm', ink: 1 })).toMatchObject({ ok: true });
    await closed;
    close();
  });
});
