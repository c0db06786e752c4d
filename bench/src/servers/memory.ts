/** Our server as it is, but for its store, which is in memory. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { tableOf } from '@kesem/engine/registry';
import { createApp } from '../../../apps/server/dist/app.js';
import { startBots } from '../../../apps/server/dist/bots/pool.js';
import { readBuild } from '../../../apps/server/dist/http/web.js';
import { createLog } from '../../../apps/server/dist/log.js';
import { openWay } from '../../../apps/server/dist/push/way.js';
import { memoryStore } from '../../../apps/server/dist/store/memory.js';
import { systemClock } from '../../../apps/server/dist/time.js';
import { portOf } from './port.ts';

const build = readBuild(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)));
if (!build) throw new Error('the web app has not been built');
const app = createApp({
  env: {
    publicUrl: null,
    trustProxy: 1,
    host: '127.0.0.1',
    metricsToken: null,
    openPassword: null,
  },
  store: await memoryStore(),
  build,
  log: createLog('info'),
  table: tableOf,
  think: startBots(tableOf, 1).think,
  clock: systemClock(),
  bytes: randomBytes,
  way: openWay([]),
});
await app.wake();
app.http.listen(portOf(), '127.0.0.1');
