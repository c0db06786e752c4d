/** The words of a reader in tests of any game. */
import type { Lang } from '../../i18n/lang.ts';
import { INKS } from '../../kit/draw/inks.ts';
import type { Words } from '../contract.ts';

const NAMES = ['Dana', 'Amir', 'Noa', 'Uri', 'Tamar', 'Michal'];

/** The words of a reader at a seat, the first unless told, or of a spectator. */
export function wordsIn(lang: Lang, me: Words['me'] = 0): Words {
  return {
    lang,
    me,
    south: me ?? 0,
    ink: (seat) => INKS[seat] ?? 1,
    name: (seat) => NAMES[seat] ?? '',
  };
}
