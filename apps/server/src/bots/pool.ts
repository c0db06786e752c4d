/** Bots think off the event loop, in threads that can be killed and that leave people the processor. */
import { think as thinkAt } from '@kesem/bots/think';
import type { Table, TableMove } from '@kesem/engine/core/table';
import type { BotRequest, Think } from '@kesem/room/runner';
import limited from 'p-limit';
import { Piscina } from 'piscina';
import { threadFile } from '../thread.ts';

/** The emergency cap of one thought, in ms. Levels are budgets of nodes; this only ends a runaway. */
const CAP_MS = 20_000;

export interface BotPool {
  readonly think: Think;
  readonly close: () => Promise<void>;
}

/**
 * Starts the threads. Whoever asks first is thought for first, and only what is being thought counts
 * towards the cap. A thought that fails or runs away is answered by a random listed move.
 */
export function startBots(table: (game: string) => Table | undefined, threads: number): BotPool {
  const { file, execArgv } = threadFile('./worker.ts', import.meta.url);
  const pool = new Piscina<BotRequest, TableMove | null>({
    filename: file,
    name: 'think',
    execArgv: [...execArgv],
    minThreads: 1,
    maxThreads: threads,
  });
  const inLine = limited(threads);
  const thought: Think = async (request) => {
    const runaway = AbortSignal.timeout(CAP_MS);
    try {
      return await pool.run(request, { signal: runaway });
    } catch {
      const { view, ask, seed } = request;
      const at = table(request.game);
      return at ? thinkAt(at, { view, ask, bot: 'random', seed }) : null;
    }
  };
  return {
    think: (request) => inLine(thought, request),
    close: async () => {
      inLine.clearQueue();
      await pool.destroy();
    },
  };
}
