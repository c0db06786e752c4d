/** A player for any game, by the contract alone. */
import type { Stream } from '@kesem/engine/core/random';
import type { Table, TableAsk, TableMove, TableView } from '@kesem/engine/core/table';

/**
 * One of the listed moves that answer a question, each equally likely; null when none is listed.
 * @param table its `moves` alone is asked.
 */
export function randomAnswer(
  table: Pick<Table, 'moves'>,
  view: TableView,
  ask: TableAsk,
  stream: Stream,
): TableMove | null {
  const answers = table.moves(view).filter((move) => ask.answers.includes(move.do));
  return answers.length > 0 ? stream.pick(answers) : null;
}
