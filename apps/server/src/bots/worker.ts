/** Runs in a worker thread: one thought of one bot, on what its seat sees. */
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { think as thinkAt } from '@kesem/bots/think';
import type { TableMove } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import type { BotRequest } from '@kesem/room/runner';

/** How much a thread that thinks leaves to others: a third of a share, as Linux counts it. */
export const NICE = 5;

// on Linux a thread has a priority of its own; elsewhere it would be that of the whole server
if (!isMainThread && process.platform === 'linux') setPriority(NICE);

/** The move a bot answers with; null for an unknown game or when it has none. */
export function think(request: BotRequest): TableMove | null {
  const table = tableOf(request.game, request.version);
  if (!table) return null;
  const { view, ask, level, seed } = request;
  return thinkAt(table, { view, ask, bot: level, seed });
}
