/** A thousand people at their tables, some of whom do not read. */
import { expect, it } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { standingClock } from '../testing/clock.ts';
import { comeBack, type Guest, invited, PARTY } from '../testing/crowd.ts';
import { heavy } from '../testing/heavy.ts';
import type { Raw } from '../testing/raw.ts';
import { startServer, TOY } from '../testing/server.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { freshId } from '../testing/visitor.ts';

const CROWD = 1_000;
/** So many of them watch a table whose every step weighs, and do not read. */
const SLOW = 20;
const STEPS = 25;
const HEAVY = 'heavy';

/** Everybody comes in, in the same moment. */
async function enter(url: string, guests: readonly Guest[]): Promise<readonly Raw[]> {
  const inside = await Promise.all(guests.map((guest) => comeBack(url, guest)));
  return inside.map(({ raw }) => raw);
}

/** The host of each table takes another name, and everybody there is told. */
async function tellAll(crowd: readonly Raw[], name: string): Promise<void> {
  const message = () => ({ id: freshId(), key: 'room', command: { do: 'rename', name, ink: 1 } });
  const hosts = crowd.filter((_, n) => n % PARTY === 0);
  for (const host of hosts) host.send(`429${JSON.stringify(['command', message()])}`);
  await Promise.all(crowd.map((raw) => raw.heard(`"name":"${name}"`)));
}

/** Many heavy steps; gives the name that says the last of them. */
async function weigh({ seats, watcher }: TestTable): Promise<string> {
  const names = Array.from({ length: STEPS }, (_, n) => `Step ${n}.`);
  for (const name of names) {
    expect(await seats[0].send({ do: 'rename', name, ink: 1 })).toMatchObject({ ok: true });
    await watcher.until(({ people }) => people[0]?.name === name);
  }
  return names.at(-1) ?? '';
}

it('are all told, hold nobody up, and are all back after a storm', async () => {
  const wishes = { folder: aFolder(), clock: standingClock(), tables: [TOY, heavy(HEAVY)] };
  const server = await startServer(wishes);
  const guests = await invited(server, CROWD);
  const table = await matchOf(server, 2, HEAVY);
  const { token } = table;
  const [quick, onlookers] = [guests.slice(SLOW), guests.slice(0, SLOW)];
  const crowd = await enter(server.url, quick);
  const slow = await enter(
    server.url,
    onlookers.map((guest) => ({ ...guest, token })),
  );
  await tellAll(crowd, 'First');

  for (const { tcp } of slow) tcp.pause();
  const last = await weigh(table);
  await tellAll(crowd, 'Meanwhile');
  for (const { tcp } of slow) tcp.resume();
  await Promise.all(slow.map((raw) => raw.heard(last)));
  // what they could not take was not kept for them: they were shown the present
  for (const raw of slow) expect(raw.received().split('["step",').length).toBeLessThan(STEPS);

  table.close();
  for (const { tcp } of [...crowd, ...slow]) tcp.destroy();
  await server.stop();
  const again = await startServer(wishes);
  const back = await enter(again.url, quick);
  await tellAll(back, 'Back');
  for (const { tcp } of back) tcp.destroy();
  await again.stop();
});
