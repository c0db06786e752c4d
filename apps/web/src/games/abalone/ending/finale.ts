/** The end of a match of Abalone: marbles pushed off, on walnut. */
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { Finale } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { facts } from './facts.ts';

export const finale: Finale<AbaloneTypes> = {
  inks: { ground: '#4f3620', ray: '#a67c52', burst: '#f3eee2' },
  chance: false,
  scores: ({ score }) => score,
  scored: (n, lang) => textsOf(lang).scored(n),
  facts,
};
