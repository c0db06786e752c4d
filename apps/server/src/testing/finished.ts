/** A match of the toy game that two people have played to its end, for tests over sockets. */
import type { RoomView } from '@kesem/room/view';
import type { TestServer } from './server.ts';
import { keyOf, matchOf, type TestTable } from './table.ts';

export interface FinishedTable extends TestTable {
  readonly match: string;
}

/** One card each, then the first gives in. */
export async function finishedMatch(server: TestServer): Promise<FinishedTable> {
  const table = await matchOf(server, 2);
  await pickAll(table);
  return concede(table);
}

/** Every seat lays its first card. */
export async function pickAll({ seats }: TestTable): Promise<void> {
  for (const [seat, one] of seats.entries()) {
    await one.send({ do: 'move', move: { do: 'pick', slot: 0 } }, keyOf(one, seat, 'pick'));
  }
}

/** The first seat gives in, and everybody sees the end. */
export async function concede(table: TestTable): Promise<FinishedTable> {
  const [first] = table.seats;
  await first.send({ do: 'move', move: { do: 'concede' } }, keyOf(first, 0, 'concede'));
  const isOver = ({ stage }: RoomView): boolean => stage === 'over';
  for (const one of [...table.seats, table.watcher]) await one.until(isOver);
  return { ...table, match: first.view().match?.id ?? '' };
}
