/** How long a move may take, in words; null: as long as the game's own clocks say. */
import type { Lang } from './lang.ts';

export const PACES: Readonly<Record<Lang, (days: number | null) => string>> = {
  he: (days) => {
    if (days === null) return 'בזמן אמת';
    if (days === 1) return 'יום למהלך';
    return days === 7 ? 'שבוע למהלך' : `${days} ימים למהלך`;
  },
  en: (days) => {
    if (days === null) return 'live';
    return days === 1 ? 'a day a move' : `${days} days a move`;
  },
};
