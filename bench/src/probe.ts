/**
 * Loaded into every server beside its own program (`node --import`): on SIGUSR2 it collects garbage
 * and writes down what is held; on SIGHUP its clock leaps, as if hours had passed.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LEAP_MS = 3_600_000;

const collect: unknown = Reflect.get(globalThis, 'gc');

process.on('SIGUSR2', () => void measure());
process.on('SIGHUP', () => {
  const now = Date.now;
  Date.now = () => now() + LEAP_MS;
});

// whoever stops in good order has stopped before
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 1_000).unref());

async function measure(): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    if (typeof collect === 'function') collect.call(globalThis);
    await sleep(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(String(process.env.MEMORY_FILE), `${heapUsed + external} ${rss} \n`);
}
