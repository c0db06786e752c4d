/** Removes rooms that nobody has touched for long. */
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { isOurs, type Nodes } from './nodes/nodes.ts';
import type { Store } from './store/store.ts';
import type { Clock } from './time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SweeperParts {
  readonly store: Pick<Store, 'sweep'>;
  readonly nodes: Pick<Nodes, 'beside'>;
}

/** Sweeps now and every hour. Returns what stops it. */
export function startSweeper(
  { store, nodes }: SweeperParts,
  { roomHours, matchDays }: Pick<Env, 'roomHours' | 'matchDays'>,
  { clock, log }: { clock: Clock; log: Log },
): () => void {
  let callOff: (() => void) | null = null;
  const sweep = async (): Promise<void> => {
    if (!(await isOurs(nodes, 'sweep'))) return;
    const now = clock.now();
    const notStartedSince = now - roomHours * HOUR_MS;
    const startedSince = now - matchDays * DAY_MS;
    const swept = await store.sweep({ notStartedSince, startedSince });
    if (swept > 0) log.info({ swept }, 'old rooms removed');
  };
  const again = (): void => {
    sweep().catch((err: unknown) => log.error({ err }, 'old rooms could not be removed'));
    callOff = clock.after(HOUR_MS, again);
  };
  again();
  return () => callOff?.();
}
