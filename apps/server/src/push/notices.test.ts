/** "Your turn" by push, from a commit to what a browser reads: over real HTTP to a push service of our own. */
import { duel } from '@kesem/room/testing/duel';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { aFolder } from '../store/testing/temp.ts';
import { aMachine, type Machine } from '../testing/clock.ts';
import { type PushService, startPushService } from '../testing/pushService.ts';
import { type StillServer, startStill } from '../testing/still.ts';
import { keyOf, matchOf, type TestTable } from '../testing/table.ts';
import { openTestWay } from './way.ts';

const KEY = z.object({ key: z.string() });
const MINUTE = 60_000;
/** Where it is day when the clocks of tests begin. */
const DAYTIME = 'Asia/Tokyo';

interface Evening {
  readonly service: PushService;
  server: StillServer;
  readonly machine: Machine;
  readonly folder: string;
}

async function anEvening(): Promise<Evening> {
  const [machine, folder] = [aMachine(), aFolder()];
  const service = await startPushService();
  const evening = { service, machine, folder, server: await begin({ machine, folder, service }) };
  onTestFinished(() => evening.server.stop());
  return evening;
}

function begin({ machine, folder, service }: Omit<Evening, 'server'>): Promise<StillServer> {
  return startStill({ machine, folder, tables: [duel], way: openTestWay(service.origin) });
}

/** A slow duel: Dana is to move, and the guest has asked to be told. */
async function slowDuel({ server, service }: Evening, browsers: readonly string[] = ['phone']) {
  const table = await matchOf(server, 2, duel.id);
  onTestFinished(table.close);
  for (const one of table.seats) await one.send({ do: 'pace', days: 3, yes: true });
  for (const name of browsers) {
    await subscribe(table, service, name);
    await server.letPass(1_000);
  }
  return table;
}

async function subscribe(table: TestTable, service: PushService, name: string, more: object = {}) {
  const place = { ...service.browser(name), lang: 'en', zone: DAYTIME, nights: false, ...more };
  const answer = await table.people[1]?.call('/api/push', place);
  expect(answer?.status).toBe(200);
}

/** A seat moves. */
async function passes({ seats }: TestTable, seat: 0 | 1): Promise<void> {
  const one = seats[seat];
  await one.until(() => keyOf(one, seat, 'pass') !== '');
  const key = keyOf(one, seat, 'pass');
  expect(await one.send({ do: 'move', move: { do: 'pass' } }, key)).toMatchObject({ ok: true });
}

/** Lets time pass until so many letters have come. */
const letters = ({ server, service: { got } }: Evening, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      await server.letPass(5_000);
      expect(got).toHaveLength(count);
    },
    { timeout: 10_000, interval: 5 },
  );

/** A good while passes in which nothing may come. */
async function quietly({ server, machine }: Evening, ms: number): Promise<void> {
  const long = Math.max(0, ms - 2 * MINUTE);
  // as by a nap of the machine
  if (long > 0) machine.set(long);
  await server.letPass(ms - long);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await server.letPass(5_000);
}

it('tells once, a minute after it became one’s turn, by the house’s own key, and what is public at the table', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening);
  await passes(table, 0);
  await quietly(evening, 50_000);
  expect(service.got).toEqual([]);
  await letters(evening, 1);
  await quietly(evening, 10 * MINUTE);
  expect(service.got).toHaveLength(1);
  const [letter] = service.got;
  expect(JSON.parse(letter?.text ?? '')).toEqual({
    title: 'Your turn · Game duel',
    body: 'Dana',
    lang: 'en',
    to: table.room,
  });
  const told = await table.people[1]?.call('/api/push');
  const { key } = KEY.parse(await told?.json());
  expect(letter?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(letter?.headers.authorization).toContain(`k=${key}`);
}, 20_000);

it('tells nobody who has moved meanwhile, has not asked for it, or plays by minutes', async () => {
  const evening = await anEvening();
  const { server, service } = evening;
  const table = await slowDuel(evening);
  await passes(table, 0);
  await passes(table, 1);
  await quietly(evening, 2 * MINUTE);
  for (const one of table.seats) await one.send({ do: 'pace', days: null, yes: true });
  await passes(table, 0);
  await server.letPass(40_000);
  expect(service.got).toEqual([]);
});

it('tells after a restart, too', async () => {
  const evening = await anEvening();
  await passes(await slowDuel(evening), 0);
  await evening.server.stop();
  evening.server = await begin(evening);
  await letters(evening, 1);
  expect(evening.service.got[0]?.to).toBe('/phone');
}, 20_000);

it('tells of two tables in one notice', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening);
  const [host] = table.people;
  const other = await host!.openRoom('Dana', duel.id);
  const dana = await host!.join(other.token);
  const guest = await table.people[1]!.join(other.token, 'Guest 1');
  onTestFinished(() => [dana, guest].forEach((one) => one.close()));
  const second = { ...table, seats: [dana, guest] as const, room: other.room };
  await guest.send({ do: 'sit', seat: 1, name: 'Guest 1', ink: null, nonce: 'f'.repeat(32) });
  await dana.send({ do: 'order', chairs: [0, 1] }, dana.view().key);
  await dana.send({ do: 'start' }, dana.view().key);
  await dana.until(({ stage }) => stage === 'playing');
  for (const one of second.seats) await one.send({ do: 'pace', days: 1, yes: true });
  await passes(table, 0);
  await passes(second, 0);
  await letters(evening, 1);
  expect(JSON.parse(service.got[0]?.text ?? '')).toMatchObject({
    title: 'Your turn at 2 tables',
    to: null,
  });
}, 20_000);

it('waits for the morning, unless nights are wanted', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening, []);
  await subscribe(table, service, 'sleeper', { zone: 'UTC' });
  await passes(table, 0);
  await quietly(evening, 30 * MINUTE);
  expect(service.got).toEqual([]);
  await subscribe(table, service, 'owl', { zone: 'UTC', nights: true });
  await passes(table, 1);
  await passes(table, 0);
  await letters(evening, 1);
  expect(service.got[0]?.to).toBe('/owl');
}, 20_000);

it('is tried again after a failure, later each time, and then no more', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening);
  // a redirect is not followed, and counts as one
  service.answer(307);
  await passes(table, 0);
  await letters(evening, 1);
  await quietly(evening, 45_000);
  expect(service.got).toHaveLength(1);
  service.answer(503);
  await letters(evening, 2);
  await quietly(evening, 5 * MINUTE);
  expect(service.got).toHaveLength(2);
  await letters(evening, 3);
  await quietly(evening, 50 * MINUTE);
  expect(service.got).toHaveLength(3);
  await letters(evening, 4);
  await quietly(evening, 90 * MINUTE);
  expect(service.got.map(({ to }) => to)).toEqual(Array(4).fill('/phone'));
}, 60_000);

it('forgets a browser that its service knows no more', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening);
  service.answer(410);
  await passes(table, 0);
  await letters(evening, 1);
  service.answer(201);
  await passes(table, 1);
  await passes(table, 0);
  await quietly(evening, 5 * MINUTE);
  expect(service.got).toHaveLength(1);
}, 20_000);

it('tells five browsers of one person, the newest; and however often turns come, twenty times an hour', async () => {
  const evening = await anEvening();
  const { service } = evening;
  const table = await slowDuel(evening, ['a', 'b', 'c', 'd', 'e', 'f']);
  await passes(table, 0);
  await letters(evening, 5);
  expect(service.got.map(({ to }) => to).toSorted()).toEqual(['/b', '/c', '/d', '/e', '/f']);
  for (let turn = 2; turn <= 20; turn += 1) {
    await passes(table, 1);
    await passes(table, 0);
    await letters(evening, 5 * turn);
  }
  await passes(table, 1);
  await passes(table, 0);
  await quietly(evening, 5 * MINUTE);
  expect(service.got).toHaveLength(100);
}, 60_000);

it('goes nowhere but to push services, and takes no place that is none', async () => {
  const evening = await anEvening();
  const table = await slowDuel(evening, []);
  const [, guest] = table.people;
  const place = { ...evening.service.browser('x'), lang: 'en', zone: DAYTIME, nights: false };
  for (const wrong of [
    { endpoint: 'https://example.org/push' },
    { endpoint: 'http://127.0.0.1:1/inside' },
    { zone: 'Nowhere/Else' },
    { lang: 'fr' },
    { p256dh: '!' },
  ]) {
    expect((await guest?.call('/api/push', { ...place, ...wrong }))?.status).toBe(400);
  }
  expect((await guest?.call('/api/push', place))?.status).toBe(200);
  const { endpoint } = place;
  const known: unknown = await (await guest?.call('/api/push'))?.json();
  expect(known).toMatchObject({ places: [{ endpoint, nights: false }] });
  expect((await guest?.call('/api/push/drop', { endpoint }))?.status).toBe(200);
  await passes(table, 0);
  await quietly(evening, 2 * MINUTE);
  expect(evening.service.got).toEqual([]);
});
