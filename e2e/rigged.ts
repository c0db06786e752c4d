/** A server in this process, whose clock can leap and whose matches begin as a test wants them to. */
import { fileURLToPath } from 'node:url';
import type { Table } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
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
  const built = readBuild(WEB);
  if (!built) throw new Error('The app is not built: run "npm run build" first.');
  // pages follow the rules that they were built of: where these are others, they are told in whole
  const build = isFollowed(table) ? built : { ...built, entry: `${built.entry}?rigged` };
  const clock = leapClock();
  const { url, end } = await startServer({
    clock,
    build,
    tables: [table],
    seed: seedOf('rigged server'),
  });
  return { url, clock, end };
}

/** Whether pages come to the very views of this table by themselves. */
function isFollowed({ id, follow, brief, open, show }: Table): boolean {
  const ours = tableOf(id);
  return (
    ours?.follow === follow && ours.brief === brief && ours.open === open && ours.show === show
  );
}
