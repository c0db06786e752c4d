/** An open question of a match, with what may be answered to it. */
import type { TableAsk, TableMove } from '@kesem/engine/core/table';
import { playing } from '../room.ts';
import type { ScriptedRoom } from './scriptedRoom.ts';

/** One of the questions that are open, mostly one that must be answered; null: there is none. */
export function askedOf(
  to: ScriptedRoom,
  n: number,
): { readonly ask: TableAsk; readonly moves: readonly TableMove[] } | null {
  const match = playing(to.room());
  const table = match && to.deps.table(match.game);
  if (!match?.state || !table) return null;
  const asks = table.asks(match.state).filter(({ must }) => must || n % 25 === 0);
  const ask = asks[n % Math.max(1, asks.length)];
  if (!ask) return null;
  const moves = table.moves(table.view(match.state, ask.seat));
  return { ask, moves: moves.filter((one) => ask.answers.includes(one.do)) };
}
