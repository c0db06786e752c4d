/** Runs in a worker thread: one thought of one bot, on what its seat sees. */
import { think as thinkAt } from '@kesem/bots/think';
import type { TableMove } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import type { BotRequest } from '@kesem/room/runner';

/** The move a bot answers with; null for an unknown game or when it has none. */
export function think(request: BotRequest): TableMove | null {
  const table = tableOf(request.game, request.version);
  if (!table) return null;
  const { view, ask, level, seed } = request;
  return thinkAt(table, { view, ask, bot: level, seed });
}
