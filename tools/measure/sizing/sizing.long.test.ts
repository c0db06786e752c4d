/** Smaller than `npm run sizing`: that it runs and counts. */
import { env } from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../../../apps/server/src/store/testing/temp.ts';
import { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { sizing, WEIGHED } from './sizing.ts';

// each comes from an address of their own, as in life
env['TRUST_PROXY'] = '1';

it('a node is weighed with rooms, sockets and matches', async () => {
  const server = await ServerProcess.start(aFolder(), { entry: WEIGHED });
  onTestFinished(() => server.kill());
  const { empty, waiting, playing, moves } = await sizing(server, {
    sockets: 80,
    matches: 4,
    playMs: 2_000,
  });
  const figures = [empty, waiting, playing, moves].flatMap((one) => Object.values(one));
  for (const figure of figures) expect(figure).toBeGreaterThan(0);
});
