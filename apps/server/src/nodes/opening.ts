/** Opens a house that several servers may keep: its log in PostgreSQL, hints in Redis. Loaded only where there is one. */
import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import { type Opened as OpenedStore, openPostgres } from '../store/postgres/opening.ts';
import { sharedCounts } from './counts.ts';
import { openHints } from './hints.ts';
import { ALONE, type Nodes } from './nodes.ts';

export type Opened =
  | (Extract<OpenedStore, { ok: true }> & {
      readonly nodes: Nodes;
      /** Ends what connects it to other nodes. */
      readonly leave: () => Promise<void>;
    })
  | Extract<OpenedStore, { ok: false }>;

/**
 * Opens a house as one of its nodes.
 * @param redisUrl null: nodes look for what others did, some seconds later.
 */
export async function openHouseOfNodes(
  databaseUrl: string,
  redisUrl: string | null,
  log: Log,
): Promise<Opened> {
  // never the same again: nothing is left of whoever had it before
  const node = randomBytes(8).toString('hex');
  const opened = await openPostgres(databaseUrl, node);
  if (!opened.ok) return opened;
  const { beside } = opened;
  if (redisUrl === null) {
    return { ...opened, nodes: { ...ALONE, beside }, leave: async () => undefined };
  }
  const { redis, close, ...hints } = openHints(redisUrl, node, log);
  return { ...opened, nodes: { ...hints, beside, counts: sharedCounts(redis) }, leave: close };
}
