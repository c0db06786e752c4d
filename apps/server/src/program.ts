/** The program: reads the environment, opens the store, serves, and stops in good order. */
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tableOf } from '@kesem/engine/registry';
import { type App, createApp } from './app.ts';
import { startBots } from './bots/pool.ts';
import { type Env, readEnv } from './env.ts';
import { addressesOf, greeting } from './greeting.ts';
import { readBuild } from './http/web.ts';
import type { Bytes } from './identity/secret.ts';
import { whyNotListening } from './listening.ts';
import { createLog, type Log } from './log.ts';
import { ALONE, followed, type Nodes } from './nodes/nodes.ts';
import { openWay } from './push/way.ts';
import { codeOf } from './store/disk.ts';
import { whyUnopened } from './store/opening.ts';
import { openStore } from './store/proxy.ts';
import type { Store } from './store/store.ts';
import { startSweeper } from './sweeper.ts';
import { systemClock } from './time.ts';

/** The exit codes: a wrong setting or surroundings, and a failure while running. */
const WRONG = 2;
const FAILED = 1;
/** A stop that takes longer than this is ended, in ms. */
const STOP_WITHIN_MS = 8_000;

/** Runs the server until it is told to stop; every secret it draws comes from `bytes`. */
export async function run(bytes: Bytes): Promise<void> {
  const read = readEnv(process.env);
  if (!read.ok) return giveUp(read.wrong.join('\n'));
  const { env } = read;
  const build = readBuild(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  if (!build) return giveUp('The web app has not been built; run "npm run build" first.');
  const log = createLog(env.logLevel);
  const opened = await openHouse(env, log);
  if (!opened.ok) return giveUp(opened.sentence);
  const { store } = opened;
  process.on('uncaughtException', (err) => fail(log, err));
  const bots = startBots(tableOf, availableParallelism());
  const { clock, nodes } = await inTime(opened);
  const app = createApp({
    env,
    store,
    nodes,
    build,
    way: openWay(env.pushHosts),
    log,
    table: tableOf,
    think: bots.think,
    clock,
    bytes,
  });
  log.info({ disk: await store.measure().catch(codeOf), ...opened.settings }, 'store open');
  await app.wake();
  const port = await listen(app.http, env).catch(async (err: unknown) => {
    await store.close();
    return giveUp(whyNotListening(err, env));
  });
  const endSweeping = startSweeper({ store, nodes }, env, { clock, log });
  stopOnSignal(log, async () => {
    endSweeping();
    await stop(app, store, bots.close);
    await opened.leave();
  });
  process.stdout.write(greeting(addressesOf(env, port)));
}

/** Opens what keeps the house. */
async function openHouse({ databaseUrl, redisUrl, dataDir }: Env, log: Log) {
  if (databaseUrl !== null) {
    // loaded here only: a house in a folder needs nothing of it
    const { openHouseOfNodes } = await import('./nodes/opening.ts');
    return openHouseOfNodes(databaseUrl, redisUrl, log);
  }
  const opened = await openStore(dataDir, (err) => fail(log, err));
  if (!opened.ok) return { ok: false, sentence: whyUnopened(opened.why, dataDir) } as const;
  return { ...opened, nodes: ALONE, ahead: 0, leave: async () => undefined };
}

/** The clock of this server, which goes on from the last sign of life, and keeps step with the other nodes. */
async function inTime({ store, nodes, ahead }: { store: Store; nodes: Nodes; ahead: number }) {
  const clock = systemClock((await store.lastAlive()) ?? 0, ahead);
  const { beside } = nodes;
  return { clock, nodes: { ...nodes, beside: beside && followed(beside, clock) } };
}

/** Returns the port that is open. */
function listen(http: Server, { host, port }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      const bound = http.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

function stopOnSignal(log: Log, stopped: () => Promise<void>): void {
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    log.info('stopping');
    setTimeout(() => process.exit(FAILED), STOP_WITHIN_MS).unref();
    stopped().then(
      () => process.exit(0),
      (err: unknown) => fail(log, err),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}

async function stop(app: App, store: Store, closeBots: () => Promise<void>): Promise<void> {
  await app.stop();
  await closeBots();
  await store.close();
}

/** With a durable log it is safe to end: whatever was answered is on the disk. */
function fail(log: Log, err: unknown): void {
  log.fatal({ err }, 'the server ends');
  log.flush();
  process.exit(FAILED);
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(WRONG);
}
