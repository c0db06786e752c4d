/** What a viewer may do. */
import type { GoofspielMove } from './move.ts';
import type { GoofspielView } from './state.ts';

/** Every card of one's hand, until one is picked. */
export function movesOf({ me, hands, picked, ended }: GoofspielView): readonly GoofspielMove[] {
  if (typeof me !== 'number' || ended || picked[me] === true) return [];
  return (hands[me] ?? []).map((card) => ({ do: 'pick', card }));
}
