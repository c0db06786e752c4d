/** The file that a finished match is handed out as: its record with the list of all that was drawn. */
import { commitment, fairRandom } from '@kesem/engine/core/random';
import { stretchesOf } from '@kesem/engine/core/replay';
import type { Table } from '@kesem/engine/core/table';
import { writeMatchFile } from './proof/file.ts';
import { run } from './proof/run.ts';
import type { MatchRecord } from './record.ts';

/**
 * The text of a match's file.
 * @param table the rules it was played by; without them the file lists no draws.
 */
export function matchFileOf(match: MatchRecord, table: Table | undefined): string {
  const { record } = match;
  const hashes = stretchesOf(record).map(({ fairness }) =>
    commitment(fairness.match, fairness.secret),
  );
  const { draws } =
    table?.version === record.version
      ? run(table, record, (fairness, count) => fairRandom({ ...fairness, count }))
      : { draws: [] };
  return writeMatchFile({ hashes, match, draws });
}
