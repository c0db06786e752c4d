/** What a key means on this table, by its place on the keyboard; and the same in words for the list of keys. */
import type { Lang } from '../../i18n/lang.ts';
import { isShortcut, type Pressed } from '../../kit/keyboard.ts';
import type { KeyHelp } from '../contract.ts';
import { textsOf } from './texts.ts';

/** `number` counts from 0. */
export type KeyMeaning =
  | { readonly do: 'number'; readonly n: number }
  | { readonly do: 'back' | 'commit' };

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  Escape: { do: 'back' },
  Enter: { do: 'commit' },
  NumpadEnter: { do: 'commit' },
};

/** What a key means; null for keys that belong to somebody else. */
export function meaningOf(pressed: Pressed): KeyMeaning | null {
  if (isShortcut(pressed)) return null;
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(pressed.code);
  return digit ? { do: 'number', n: Number(digit[1]) - 1 } : (KEYS[pressed.code] ?? null);
}

/** Every key the table listens to, as it is printed on a keyboard, and what it does. */
export function keysHelp(lang: Lang): readonly KeyHelp[] {
  const t = textsOf(lang).keys;
  return [
    { keys: '1–5', does: t.spell },
    { keys: '1–6', does: t.target },
    { keys: '← → ↑ ↓', does: t.arrows },
    { keys: 'Enter', does: t.confirm },
    { keys: 'Esc', does: t.back },
    { keys: 'Space', does: t.pause },
    { keys: '→', does: t.step },
  ];
}
