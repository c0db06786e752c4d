/** What a key means on this table, by its place on the keyboard; and the same in words for the list of keys. */
import type { Lang } from '../../i18n/lang.ts';
import { isShortcut, type Pressed } from '../../kit/keyboard.ts';
import type { KeyHelp } from '../contract.ts';
import { textsOf } from './texts.ts';

/** `card` counts from 0. */
export type KeyMeaning =
  | { readonly do: 'card'; readonly slot: number }
  | {
      readonly do:
        | 'enter'
        | 'space'
        | 'back'
        | 'fight'
        | 'end'
        | 'wait'
        | 'all'
        | 'hurry'
        | 'zoom'
        | 'read';
    };

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  Enter: { do: 'enter' },
  NumpadEnter: { do: 'enter' },
  Space: { do: 'space' },
  Escape: { do: 'back' },
  KeyF: { do: 'fight' },
  KeyE: { do: 'end' },
  KeyR: { do: 'wait' },
  KeyA: { do: 'all' },
  KeyH: { do: 'hurry' },
  KeyZ: { do: 'zoom' },
  KeyB: { do: 'read' },
};

/** What a key means; null for keys that belong to somebody else. */
export function meaningOf(pressed: Pressed): KeyMeaning | null {
  if (isShortcut(pressed)) return null;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(pressed.code);
  if (digit) return { do: 'card', slot: (Number(digit[1]) + 9) % 10 };
  return KEYS[pressed.code] ?? null;
}

/** Every key the table listens to, as it is printed on a keyboard, and what it does. */
export function keysHelp(lang: Lang): readonly KeyHelp[] {
  const t = textsOf(lang).keys;
  return [
    { keys: '1–9', does: t.numbers },
    { keys: '← → ↑ ↓', does: t.arrows },
    { keys: 'Enter', does: t.enter },
    { keys: 'Space', does: t.space },
    { keys: 'Esc', does: t.back },
    { keys: '→', does: t.step },
    { keys: 'F', does: t.fight },
    { keys: 'E', does: t.end },
    { keys: 'R', does: t.wait },
    { keys: 'A', does: t.all },
    { keys: 'H', does: t.hurry },
    { keys: 'Z', does: t.zoom },
    { keys: 'B', does: t.read },
  ];
}
