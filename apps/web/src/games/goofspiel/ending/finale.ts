/** The end of a match of Goofspiel: points. */
import { type GoofspielTypes, worth } from '@kesem/engine/games/goofspiel/state';
import type { Finale } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { facts } from './facts.ts';

export const finale: Finale<GoofspielTypes> = {
  inks: { ground: '#7a2a1c', ray: '#e9b872', burst: '#fff3d0' },
  chance: true,
  scores: ({ won }) => won.map(worth),
  scored: (n, lang) => textsOf(lang).scored(n),
  facts,
};
