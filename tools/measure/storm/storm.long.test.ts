/** Shorter than `npm run storm`: that everybody is back and counted, and that it sees a server that is slow at its door. */
import { env } from 'node:process';
import { TABLES } from '@kesem/engine/registry';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../../../apps/server/src/store/testing/temp.ts';
import { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { invited } from '../../../apps/server/src/testing/crowd.ts';
import { type Plant, planted } from '../../../apps/server/src/testing/outside/plant.ts';
import { keepsPromise, storm } from './storm.ts';

// each comes from an address of their own, as in life
env['TRUST_PROXY'] = '1';

async function stormed(sockets: number, plant: Plant | null) {
  const server = await ServerProcess.start(aFolder(), plant ? { entry: planted(plant) } : {});
  onTestFinished(() => server.kill());
  return storm(server, await invited(server, sockets, TABLES[0]?.id));
}

it('counts who is back, and what that takes', async () => {
  const { sockets, backMs, rssMb, startMs } = await stormed(40, null);
  expect(sockets).toBe(40);
  expect(backMs.max).toBeGreaterThanOrEqual(backMs.p50);
  for (const figure of [startMs, rssMb.before, rssMb.after]) expect(figure).toBeGreaterThan(0);
});

it('sees a server that opens one link at a time', async () => {
  expect(keepsPromise(await stormed(60, 'opens one link at a time'))).toBe(false);
});
