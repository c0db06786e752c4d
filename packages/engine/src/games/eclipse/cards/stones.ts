/** The power stones. */
import type { StoneCard } from './card.ts';

export const STONES = {
  crystal: { kind: 'stone', energy: 'light' },
  darkStone: { kind: 'stone', energy: 'dark' },
} satisfies Record<string, StoneCard>;
