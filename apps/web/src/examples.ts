/**
 * The cards of the engine's examples, one line each: tried like those of the registry, and never listed or
 * shipped. Only tests and tools import this.
 */
import type { GameCard } from './games/card.ts';
import { goofspielCard } from './games/goofspiel/card.ts';
import { CARDS } from './registry.ts';

const EXAMPLES: readonly GameCard[] = [goofspielCard];

/** Every card that tests try: those of the shelf, then the examples. */
export const TRIED_CARDS: readonly GameCard[] = [...CARDS, ...EXAMPLES];
