import { env } from 'node:process';
import { LIMITS, PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { expect, it, vi } from 'vitest';
import { standingClock } from '../testing/clock.ts';
import { heavy } from '../testing/heavy.ts';
import { openRaw, type Raw } from '../testing/raw.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { startStill } from '../testing/still.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { ask, visitor } from '../testing/visitor.ts';

/** The planted fault: a house that does not look how far anybody is behind. */
const house = vi.hoisted(() => ({ isBlind: false }));
vi.mock(import('./pressure.ts'), async (original) => {
  const pressure = await original();
  return { ...pressure, isClogged: (wire) => !house.isBlind && pressure.isClogged(wire) };
});

const STEPS = 25;
/** Whether the planted fault is tried. */
const IS_LONG = env['LONG'] === '1';

async function slowReader(server: TestServer, token: string): Promise<Raw> {
  const { cookie } = await visitor(server);
  const raw = await openRaw(server.url, { cookie, 'x-forwarded-for': '10.250.0.1' });
  const join = { protocol: PROTOCOL_VERSION, token, profile: { name: 'Slow', ink: 1 } };
  raw.send('40');
  await raw.heard('40{');
  raw.send(`420${JSON.stringify(['join', join])}`);
  await raw.heard('"presence":');
  raw.tcp.pause();
  return raw;
}

/** Many heavy commits; the quick watcher gets each of them meanwhile. */
async function busy({ seats, watcher }: TestTable): Promise<void> {
  for (let n = 1; n <= STEPS; n += 1) {
    const name = `Name ${n}`;
    expect(await seats[0].send({ do: 'rename', name, ink: 1 })).toMatchObject({ ok: true });
    await watcher.until(({ people }) => people[0]?.name === name);
  }
}

/** How many steps were kept for somebody who did not read while they were made, and how many others got. */
async function keptForSlow() {
  const server = await startServer({ tables: [heavy()], clock: standingClock() });
  const table = await matchOf(server, 2);
  const raw = await slowReader(server, table.token);
  await busy(table);
  raw.tcp.resume();
  await raw.heard(`Name ${STEPS}"`);
  const [kept, made] = [raw.received().split('["step",').length - 1, table.watcher.steps.length];
  const shown = raw.received().includes('"full",{');
  raw.tcp.destroy();
  table.close();
  await server.end();
  return { kept, made, shown };
}

it('a reader who reads again is told the present once, not the past step by step', async () => {
  const { kept, made, shown } = await keptForSlow();
  expect(made).toBeGreaterThanOrEqual(STEPS);
  expect(kept).toBeLessThan(STEPS);
  expect(shown).toBe(true);
});

it.runIf(IS_LONG)(
  'a house that does not look how far they are behind keeps all of it for them',
  async () => {
    house.isBlind = true;
    expect((await keptForSlow()).kept).toBeGreaterThanOrEqual(STEPS);
    house.isBlind = false;
  },
);

it('a reader who never reads again is cut off, and nobody else notices', async () => {
  const server = await startStill({ tables: [heavy()] });
  const table = await matchOf(server, 2);
  const raw = await slowReader(server, table.token);
  const gone = new Promise((resolve) => {
    table.watcher.socket.on('presence', ({ watchers }) => {
      if (!watchers.some(({ name }) => name === 'Slow')) resolve('gone');
    });
  });
  await busy(table);
  await server.letPass(2 * LIMITS.laggingMs);
  expect(await gone).toBe('gone');
  expect(await ask(table.watcher.socket, 'full', {})).toMatchObject({ ok: true });
  raw.tcp.destroy();
  table.close();
  await server.end();
});
