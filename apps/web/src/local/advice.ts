/** What the strongest bot would play from a view, on this device. It is handed what its asker sees, and nothing else. */
import { seededRandom } from '@kesem/engine/core/random';
import type { TableAsk, TableEvent, TableMove, TableView } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { tableOf } from '@kesem/engine/registry';
import { gameKey } from '@kesem/room/key';
import { startBots } from './bots.ts';

interface Question {
  readonly game: string;
  readonly view: TableView;
  readonly ask: TableAsk;
}

/** The move, and what its asker would hear of it if it were made; null: there is none. */
export async function adviseOn({ game, view, ask: put }: Question): Promise<{
  readonly move: TableMove | null;
  readonly events: readonly TableEvent[];
}> {
  const ask = { ...put, key: gameKey(put.key) };
  const bots = startBots(tableOf);
  try {
    const move = await bots.think({ game, level: 'hard', view, ask, seed: put.key });
    return { move, events: move ? heardOf({ game, view, ask }, move) : [] };
  } finally {
    bots.close();
  }
}

/** Heard in a world that looks the same: what is drawn there says nothing about this one, so only the first is told. */
function heardOf({ game, view, ask }: Question, move: TableMove): readonly TableEvent[] {
  const table = tableOf(game);
  const random = seededRandom(ask.key);
  const { seat, key } = ask;
  const made = table?.apply(table.imagine(view, random), { kind: 'move', seat, key, move }, random);
  return made?.ok ? heardBy(made.told, seat).slice(0, 1) : [];
}
