/** A game whose every step weighs, for readers who do not keep up. */
import type { Table } from '@kesem/engine/core/table';
import { TOY } from './server.ts';

const BULK = 400_000;

/** The toy, under this id, with a large part in its view that is never the same. */
export function heavy(id = TOY.id): Table {
  let shown = 0;
  return {
    ...TOY,
    id,
    view: (state, viewer) => {
      shown += 1;
      return { ...TOY.view(state, viewer), bulk: `${shown}`.padStart(BULK, '.') };
    },
  };
}
