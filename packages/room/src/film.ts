/** What a match showed when everything lay open, step by step: enough for a replay without its rules. */
import { replay } from '@kesem/engine/core/replay';
import type { Table, TableAsk, TableEvent, TableView } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import type { MatchRecord } from './record.ts';

/** What stood after the setup, and after each input. */
export interface Frame {
  readonly view: TableView;
  readonly asks: readonly TableAsk[];
  /** What was heard in the step that led there. */
  readonly heard: readonly TableEvent[];
}

/** Every frame of a match in turn, to eyes that see everything; ends with whether it could be played to its end. */
export function* framesOf(table: Table, { record }: MatchRecord): Generator<Frame, boolean> {
  const run = replay(table, record);
  for (;;) {
    const next = run.next();
    if (next.done) return next.value === null;
    const { state, told } = next.value;
    yield { view: table.view(state, 'all'), asks: table.asks(state), heard: heardBy(told, 'all') };
  }
}
