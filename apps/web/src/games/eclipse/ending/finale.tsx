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
  // whoever conceded may have been ahead: what is told is how the stones stand for whoever looks
  margin: ([one = 0, other = 0], { words: { lang, me } }) => {
    const t = endTexts(lang);
    const ahead = me === null ? Math.abs(one - other) : (one - other) * (me === 0 ? 1 : -1);
    if (ahead === 0) return t.level;
    return ahead < 0 ? t.behind(-ahead) : t.lead(ahead);
  },
  title: (reason, { mood, words: { lang } }) => {
    const t = endTexts(lang);
    if (mood === 'even') return t.even;
    return mood === 'lost' ? t.lost[reason] : null;
  },
  facts,
};
