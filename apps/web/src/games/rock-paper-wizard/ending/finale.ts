/** The end of a match of Rock Paper Wizard: gold, in the light of the hoard. */
import type { WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Finale } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { facts } from './facts.ts';

export const finale: Finale<WizardTypes> = {
  inks: { ground: '#7a2440', ray: '#f0c14b', burst: '#fff3d0' },
  chance: true,
  scores: ({ wizards }) => wizards.map(({ gold }) => gold),
  scored: (n, lang) => textsOf(lang).scored(n),
  facts,
};
