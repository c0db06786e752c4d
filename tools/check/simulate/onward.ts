/** A place in a match that was played elsewhere, from which the first match of an evening goes on. */
import type { Stream } from '@kesem/engine/core/random';
import { nextStep, opening, type Replay } from '@kesem/engine/core/replay';
import type { Played, Table } from '@kesem/engine/core/table';
import { mannerOf } from '@kesem/engine/core/testing/conformance';
import { nextInput } from '@kesem/engine/core/testing/playout';
import type { Fork } from '@kesem/room/match';
import { scriptedRoom } from '@kesem/room/testing/scriptedRoom';

/** Inputs before the place, at most. */
const MOST = 20;

/** A place somewhere in the beginning of a random match. */
export function forkOf(table: Table, chance: Stream): Fork {
  const { min, max } = table.seats;
  const seats = min + chance.int(max - min + 1);
  const own = table.parseOwn(undefined)?.own ?? null;
  const start: Replay = {
    game: table.id,
    version: table.version,
    seats,
    options: scriptedRoom({ game: table.id, tables: [table] }).room().options,
    own: Array.from({ length: seats }, () => own),
    kept: null,
    fairness: { secret: '0'.repeat(64), match: 'played elsewhere', nonces: [] },
    inputs: [],
  };
  const inputs: Played[] = [];
  let step = opening(table, start);
  for (let left = chance.int(MOST); left > 0; left -= 1) {
    const input = nextInput(table, step.state, mannerOf(0), chance);
    const next = input && nextStep(table, start.fairness, step, input);
    if (!input || !next?.ok || table.outcome(next.step.state) !== null) break;
    inputs.push(input);
    step = next.step;
  }
  return { match: '0'.repeat(32), count: inputs.length, record: { ...start, inputs } };
}
