import type { Table } from '@kesem/engine/core/table';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { expect, it } from 'vitest';
import { fastClock } from '../testing/clock.ts';
import { openRaw, type Raw } from '../testing/raw.ts';
import { startServer, type TestServer, TOY } from '../testing/server.ts';
import { matchOf, type TestTable } from '../testing/table.ts';
import { ask, visitor } from '../testing/visitor.ts';

const BULK = 400_000;
const STEPS = 25;

/** The toy with a large part in its view that is never the same, so that every commit weighs. */
function heavy(): Table {
  let shown = 0;
  return {
    ...TOY,
    view: (state, viewer) => {
      shown += 1;
      return { ...TOY.view(state, viewer), bulk: `${shown}`.padStart(BULK, '.') };
    },
  };
}

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

it('a reader who reads again is told the present once, not the past step by step', async () => {
  const server = await startServer({ tables: [heavy()] });
  const table = await matchOf(server, 2);
  const raw = await slowReader(server, table.token);
  await busy(table);
  raw.tcp.resume();
  await raw.heard('"full",{');
  await raw.heard(`Name ${STEPS}"`);
  expect(table.watcher.steps.length).toBeGreaterThanOrEqual(STEPS);
  expect(raw.received().split('["step",').length).toBeLessThan(STEPS);
  raw.tcp.destroy();
  table.close();
  await server.end();
});

it('a reader who never reads again is cut off, and nobody else notices', async () => {
  const server = await startServer({ tables: [heavy()], clock: fastClock(10) });
  const table = await matchOf(server, 2);
  const raw = await slowReader(server, table.token);
  const gone = new Promise((resolve) => {
    table.watcher.socket.on('presence', ({ watchers }) => {
      if (!watchers.some(({ name }) => name === 'Slow')) resolve('gone');
    });
  });
  await busy(table);
  expect(await gone).toBe('gone');
  expect(await ask(table.watcher.socket, 'full', {})).toMatchObject({ ok: true });
  raw.tcp.destroy();
  table.close();
  await server.end();
});
