/** Bots of this device think in a worker, so that no thought holds up a finger. */
import { think as thinkAt } from '@kesem/bots/think';
import type { TableMove } from '@kesem/engine/core/table';
import type { RoomDeps } from '@kesem/room/deps';
import type { BotRequest, Think } from '@kesem/room/runner';

/** A thought on its way to the worker, and its answer on the way back. */
export interface Asked {
  readonly id: number;
  readonly request: BotRequest;
}
export interface Answered {
  readonly id: number;
  readonly move: TableMove | null;
}

export interface Bots {
  readonly think: Think;
  readonly close: () => void;
}

/** Starts the worker. Once it has failed, questions are answered by a random listed move. */
export function startBots(table: RoomDeps['table']): Bots {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    { request: BotRequest; resolve: (move: TableMove | null) => void }
  >();
  let last = 0;
  let broken = false;
  const settle = (id: number, move: TableMove | null): void => {
    waiting.get(id)?.resolve(move);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data: { id, move } }: MessageEvent<Answered>) =>
    settle(id, move),
  );
  worker.addEventListener('error', () => {
    broken = true;
    for (const [id, { request }] of waiting) settle(id, anyMove(table, request));
  });
  return {
    think: (request) =>
      new Promise((resolve) => {
        if (broken) return resolve(anyMove(table, request));
        last += 1;
        waiting.set(last, { request, resolve });
        const asked: Asked = { id: last, request };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker.postMessage(asked);
      }),
    close: () => worker.terminate(),
  };
}

function anyMove(
  table: RoomDeps['table'],
  { game, view, ask, seed }: BotRequest,
): TableMove | null {
  const at = table(game);
  return at ? thinkAt(at, { view, ask, bot: 'random', seed }) : null;
}
