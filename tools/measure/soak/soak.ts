/** Tables of all games that are played without a pause, and what the server needs for it as time goes on. */
import { TABLES } from '@kesem/engine/registry';
import { openTable, type TableOfFriends } from '../../../apps/server/src/testing/chaos/evening.ts';
import type { ServerProcess } from '../../../apps/server/src/testing/chaos/process.ts';
import { heapMb, metricsOf, quantile, rssMb } from '../served.ts';

/** What was seen in one stretch of time. */
export interface Stretch {
  readonly moves: number;
  /** From a move to its answer, in ms. */
  readonly p50: number;
  readonly p95: number;
  readonly rssMb: number;
  /** The least it held in that time, which is what garbage leaves. */
  readonly heldMb: number;
  /** How many of those who play and watch are connected at its end. */
  readonly sockets: number;
}

export interface Plan {
  readonly tables: number;
  readonly stretches: number;
  readonly stretchMs: number;
  readonly tell?: (stretch: Stretch) => void;
}

/** How often memory is looked at in a stretch. */
const LOOKS = 30;

/** For two, as `openTable` has them. */
const GAMES = TABLES.filter(({ seats }) => seats.min <= 2);

/** So many matches of two with a watcher, of all games in turn; nobody plays yet. */
export async function openTables(
  { url }: Pick<ServerProcess, 'url'>,
  count: number,
): Promise<readonly TableOfFriends[]> {
  const tables: TableOfFriends[] = [];
  for (let n = 0; n < count; n += 1) {
    tables.push(await openTable(url, n, GAMES[n % GAMES.length]?.id));
  }
  return tables;
}

/** Plays, and gives what was seen, stretch by stretch. */
export async function soak(server: ServerProcess, plan: Plan): Promise<readonly Stretch[]> {
  const tables = await openTables(server, plan.tables);
  const players = tables.flatMap((table) => table.players);
  for (const player of players) player.play();
  const seen: Stretch[] = [];
  for (let n = 0; n < plan.stretches; n += 1) {
    const held: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, plan.stretchMs / LOOKS));
      held.push(heapMb(await metricsOf(server.url)));
    }
    const took = players.flatMap(({ tookMs }) => tookMs.splice(0));
    const now = await metricsOf(server.url);
    const stretch = {
      moves: took.length,
      p50: quantile(took, 0.5),
      p95: quantile(took, 0.95),
      rssMb: rssMb(now),
      heldMb: Math.min(...held),
      sockets: now('kesem_sockets'),
    };
    seen.push(stretch);
    plan.tell?.(stretch);
  }
  for (const player of players) player.close();
  return seen;
}
