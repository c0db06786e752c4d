/** Letters as they are typed, on a Hebrew keyboard or by the places of the Hebrew letters on any other. */
import {
  LETTERS,
  type Letter,
  normalised,
} from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { isShortcut, type Pressed } from '../../../kit/keyboard.ts';

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

interface Key extends Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The letter that a key types; a final form types its plain one. Null: it types none. */
export function letterOf(pressed: Key): Letter | null {
  if (isShortcut(pressed) || pressed.shiftKey) return null;
  const plain = normalised(pressed.key);
  return LETTERS.find((letter) => letter === plain) ?? PLACES[pressed.code] ?? null;
}
