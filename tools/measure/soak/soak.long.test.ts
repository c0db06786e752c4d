/** Shorter than `npm run soak`: that it runs and counts, and that it sees a server that forgets nothing. */
import { env } from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../../../apps/server/src/store/testing/temp.ts';
import { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { type Plant, planted } from '../../../apps/server/src/testing/outside/plant.ts';
import { growing } from './flat.ts';
import { soak } from './soak.ts';

// each comes from an address of their own, as in life
env['TRUST_PROXY'] = '1';

async function soaked(plant: Plant | null) {
  const server = await ServerProcess.start(aFolder(), plant ? { entry: planted(plant) } : {});
  onTestFinished(() => server.kill());
  return soak(server, { tables: 4, stretches: 4, stretchMs: 1_500 });
}

it('counts what is played, and what it takes', async () => {
  const seen = await soaked(null);
  expect(seen).toHaveLength(4);
  for (const { moves, sockets, ...figures } of seen) {
    expect(moves).toBeGreaterThan(0);
    expect(sockets).toBe(12);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  }
});

it('sees a server that forgets nothing', async () => {
  expect(growing(await soaked('forgets nothing'))).toContain('heldMb');
});
