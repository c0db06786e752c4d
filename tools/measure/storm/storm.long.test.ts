/** Fewer than `npm run storm` lets come back; its figures are for an idle machine, its promise is for any. */
import { env } from 'node:process';
import { TABLES } from '@kesem/engine/registry';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../../../apps/server/src/store/testing/temp.ts';
import { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { invited } from '../../../apps/server/src/testing/crowd.ts';
import { type Plant, planted } from '../../../apps/server/src/testing/outside/plant.ts';
import { atOnce, keepsPromise, storm } from './storm.ts';

// each comes from an address of their own, as in life
env['TRUST_PROXY'] = '1';

async function stormOf(sockets: number, plant: Plant | null) {
  const server = await ServerProcess.start(aFolder(), plant ? { entry: planted(plant) } : {});
  onTestFinished(() => server.kill());
  return storm(server, await invited(server, sockets, TABLES[0]?.id), atOnce);
}

it('everybody is back after kill -9', async () => {
  const seen = await stormOf(100, null);
  expect({ seen, keeps: keepsPromise(seen) }).toMatchObject({ keeps: true });
});

it('a server that takes its time for each is found out', async () => {
  const seen = await stormOf(100, 'comes back slowly');
  expect({ seen, keeps: keepsPromise(seen) }).toMatchObject({ keeps: false });
});
