/** Everybody at the tables of a server that is killed without a word, and comes back at once. */
import type { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { comeBack, type Guest } from '../../../apps/server/src/testing/crowd.ts';
import { chance } from '../../../apps/server/src/testing/seed.ts';
import { delayBefore } from '../../../apps/web/src/net/backoff.ts';
import { cpuMs, metricsOf, quantile, rssMb } from '../served.ts';

/** What was promised: ms from the moment at which the server is there again, and MB of its memory. */
const PROMISED = { p95: 3_000, max: 6_000, rssMb: 400 } as const;

export interface Storm {
  readonly sockets: number;
  /** From the start of the process until it can store. */
  readonly startMs: number;
  /** From then on until somebody is in their room again. */
  readonly backMs: { readonly p50: number; readonly p95: number; readonly max: number };
  /** How often somebody was let in and cut off again, or not let in. */
  readonly cut: number;
  readonly serverCpuMs: number;
  readonly rssMb: { readonly before: number; readonly after: number };
}

/** Whether everybody was back in time, and the server no larger than it may be. */
export function keepsPromise({ backMs, rssMb }: Pick<Storm, 'backMs' | 'rssMb'>): boolean {
  const inTime = backMs.p95 <= PROMISED.p95 && backMs.max <= PROMISED.max;
  return inTime && Math.max(rssMb.before, rssMb.after) <= PROMISED.rssMb;
}

/** Before each attempt somebody who was cut off waits as browsers do: they do not know when the server is there again. */
const asBrowsers = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, delayBefore(attempt, chance())));

/** Lets these people in, kills the server, starts it again, and waits for all of them. */
export async function storm(server: ServerProcess, guests: readonly Guest[]): Promise<Storm> {
  const inside = await Promise.all(guests.map((guest) => comeBack(server.url, guest)));
  const before = rssMb(await metricsOf(server.url));
  let ready = Number.POSITIVE_INFINITY;
  const returns = inside.map(async ({ raw }, n) => {
    await raw.closed;
    const back = await comeBack(server.url, guests[n] ?? never(), asBrowsers);
    return { ...back, ms: performance.now() - ready };
  });
  await server.kill();
  const from = performance.now();
  await server.up();
  ready = performance.now();
  const [cpu, back] = [cpuMs(await metricsOf(server.url)), await Promise.all(returns)];
  const after = await metricsOf(server.url);
  for (const { raw } of back) raw.tcp.destroy();
  const ms = back.map((one) => Math.max(0, Math.round(one.ms)));
  return {
    sockets: guests.length,
    startMs: Math.round(ready - from),
    backMs: { p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), max: Math.max(...ms) },
    cut: back.reduce((sum, one) => sum + one.cut, 0),
    serverCpuMs: Math.round(cpuMs(after) - cpu),
    rssMb: { before: Math.round(before), after: Math.round(rssMb(after)) },
  };
}

function never(): never {
  throw new Error('cannot happen');
}
