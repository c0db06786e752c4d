/** Bots think off the event loop, in threads that can be killed. */
import { think as thinkAt } from '@kesem/bots/think';
import type { Table, TableMove } from '@kesem/engine/core/table';
import type { BotRequest, Think } from '@kesem/room/runner';
import { Piscina } from 'piscina';
import { threadFile } from '../thread.ts';

/** The emergency cap of one thought, in ms. Levels are budgets of nodes; this only ends a runaway. */
const CAP_MS = 10_000;

export interface BotPool {
  readonly think: Think;
  readonly close: () => Promise<void>;
}

/** Starts the threads. A thought that fails or runs away is answered by a random listed move. */
export function startBots(table: (game: string) => Table | undefined, threads: number): BotPool {
  const { file, execArgv } = threadFile('./worker.ts', import.meta.url);
  const pool = new Piscina<BotRequest, TableMove | null>({
    filename: file,
    name: 'think',
    execArgv: [...execArgv],
    minThreads: 1,
    maxThreads: threads,
  });
  return {
    think: async (request) => {
      const runaway = AbortSignal.timeout(CAP_MS);
      try {
        return await pool.run(request, { signal: runaway });
      } catch {
        const { view, ask, seed } = request;
        const at = table(request.game);
        return at ? thinkAt(at, { view, ask, bot: 'random', seed }) : null;
      }
    },
    close: () => pool.destroy(),
  };
}
