import type { Seat } from '@kesem/engine/core/game';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import type { Words } from '../../contract.ts';
import type { Focus } from './focus.ts';
import type { TableTop } from './tableTop.ts';

/** What the place of a player is drawn from. */
export interface MatProps {
  readonly seat: Seat;
  readonly view: ShapesView;
  readonly table: TableTop;
  readonly focus: Focus;
  /** Whether something is being played back: then nobody is waited for. */
  readonly playing: boolean;
  readonly words: Words;
  /** How whoever sits there is at the table, in words. */
  readonly presence: string;
}
