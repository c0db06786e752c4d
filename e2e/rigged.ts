/** A server in this process, whose clock can leap and whose matches begin as a test wants them to. */
import { fileURLToPath } from 'node:url';
import type { Table } from '@kesem/engine/core/table';
import { readBuild } from '../apps/server/src/http/web.ts';
import { type LeapClock, leapClock } from '../apps/server/src/testing/clock.ts';
import { startServer } from '../apps/server/src/testing/server.ts';
import { seedOf } from './seed.ts';

const WEB = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

export interface Rigged {
  /** Where its pages are. */
  readonly url: string;
  readonly clock: LeapClock;
  readonly end: () => Promise<void>;
}

/** Starts it with this table on its shelf. @throws when the app was not built. */
export async function startRigged(table: Table): Promise<Rigged> {
  const build = readBuild(WEB);
  if (!build) throw new Error('The app is not built: run "npm run build" first.');
  const clock = leapClock();
  const { url, end } = await startServer({
    clock,
    build,
    tables: [table],
    seed: seedOf('rigged server'),
  });
  return { url, clock, end };
}
