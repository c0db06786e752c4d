/** Whose work the house stands on, in Hebrew. */
import type { CREDITS as EN } from './credits.en.ts';

export const CREDITS: typeof EN = {
  title: 'קרדיטים',
  icons:
    'סמלים ואיורי עטיפה מתוך game-icons.net, מאת Lorc, Delapouite ואחרים, בצביעה ובחיתוך חדשים, ברישיון CC BY 3.0.',
  fonts:
    'גופנים: Karantina, Suez One, Rubik ו־Frank Ruhl Libre, ברישיון SIL Open Font License 1.1.',
  rest: 'כל השאר מצויר בקוד של הבית הזה, ברישיון MIT.',
};
