/** The end of a duel: dawn for whoever won, totality for whoever lost. */
import { stoneCounts } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import type { Finale } from '../../contract.ts';
import { facts } from './facts.tsx';
import { Heavens } from './Heavens.tsx';
import { endTexts } from './texts.ts';

export const finale: Finale<EclipseTypes> = {
  inks: { ground: '#efb548', ray: '#ffe6a6', burst: '#fff3d0' },
  Scene: Heavens,
  chance: true,
  scores: stoneCounts,
  scored: (n, lang) => endTexts(lang).scored(n),
  margin: ([one = 0, other = 0], { mood, words: { lang } }) => {
    const t = endTexts(lang);
    const apart = Math.abs(one - other);
    if (apart === 0) return t.level;
    return mood === 'lost' ? t.behind(apart) : t.lead(apart);
  },
  title: (reason, { mood, words: { lang } }) => {
    const t = endTexts(lang);
    if (mood === 'even') return t.even;
    return mood === 'lost' ? t.lost[reason] : null;
  },
  facts,
};
