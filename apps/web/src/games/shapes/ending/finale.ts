/** The end of a match of Shapes: what the prizes are worth. */
import type { ShapesTypes } from '@kesem/engine/games/shapes/state';
import type { Finale } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { facts } from './facts.ts';

export const finale: Finale<ShapesTypes> = {
  inks: { ground: '#24406b', ray: '#6fa8dc', burst: '#fff3d0' },
  chance: true,
  scores: ({ scores }) => scores,
  scored: (n, lang) => textsOf(lang).scored(n),
  facts,
};
