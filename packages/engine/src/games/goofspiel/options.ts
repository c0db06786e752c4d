/** GO-1.1: the host's choices. */
import type { Choices } from '../../core/game.ts';

const SIZES = [7, 13] as const;
/** How many cards each has, and as many prizes. */
export type Size = (typeof SIZES)[number];

export interface GoofspielOptions {
  readonly cards: Size;
}

export const OPTIONS: Choices<GoofspielOptions> = {
  cards: { values: SIZES, default: 7 },
};
