/** Letters as they are typed, on a Hebrew keyboard or by the places of the Hebrew letters on any other. */
import {
  LETTERS,
  type Letter,
  normalised,
} from '@kesem/engine/games/spell-a-spell/chapters/letters';

/** The Israeli standard layout, by the place of the key. */
const PLACES: Readonly<Record<string, Letter>> = {
  KeyE: 'ק',
  KeyR: 'ר',
  KeyT: 'א',
  KeyY: 'ט',
  KeyU: 'ו',
  KeyI: 'נ',
  KeyO: 'מ',
  KeyP: 'פ',
  KeyA: 'ש',
  KeyS: 'ד',
  KeyD: 'ג',
  KeyF: 'כ',
  KeyG: 'ע',
  KeyH: 'י',
  KeyJ: 'ח',
  KeyK: 'ל',
  KeyL: 'כ',
  Semicolon: 'פ',
  KeyZ: 'ז',
  KeyX: 'ס',
  KeyC: 'ב',
  KeyV: 'ה',
  KeyB: 'נ',
  KeyN: 'מ',
  KeyM: 'צ',
  Comma: 'ת',
  Period: 'צ',
};

interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The letter that a key types; a final form types its plain one. Null: it types none. */
export function letterOf({ key, code, ctrlKey, altKey, metaKey, shiftKey }: Key): Letter | null {
  if (ctrlKey || altKey || metaKey || shiftKey) return null;
  const plain = normalised(key);
  return LETTERS.find((letter) => letter === plain) ?? PLACES[code] ?? null;
}
