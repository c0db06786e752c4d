/** The end of a match of Spell-a-Spell: the cards of all words. */
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { Finale } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { facts } from './facts.ts';
import { poster } from './poster.ts';

export const finale: Finale<SpellTypes> = {
  inks: { ground: '#1c6b57', ray: '#8ccfa6', burst: '#f0b43a' },
  chance: true,
  scores: ({ scores }) => scores,
  scored: (n, lang) => textsOf(lang).scored(n),
  facts,
  poster,
};
