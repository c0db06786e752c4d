/** What a key means on the board, by its place on the keyboard and not by the letter it types; and the keys in words for their list. */
import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Lang } from '../../i18n/lang.ts';
import type { Pressed } from '../../kit/keyboard.ts';
import type { KeyHelp } from '../contract.ts';
import type { Way } from './table/layout.ts';
import { textsOf } from './texts.ts';

export type Question = 'cell' | 'last' | 'moves' | 'captures' | 'time' | 'score' | 'rays';

export type KeyMeaning =
  | { readonly do: 'walk'; readonly way: Way }
  | { readonly do: 'aim'; readonly dir: Dir }
  | { readonly do: 'ask'; readonly about: Question }
  | { readonly do: 'choose' }
  | { readonly do: 'commit' }
  | { readonly do: 'back' };

const KEYS: ReadonlyMap<string, KeyMeaning> = new Map<string, KeyMeaning>([
  ['ArrowLeft', { do: 'walk', way: 'left' }],
  ['ArrowRight', { do: 'walk', way: 'right' }],
  ['ArrowUp', { do: 'walk', way: 'up' }],
  ['ArrowDown', { do: 'walk', way: 'down' }],
  ['Home', { do: 'walk', way: 'rowStart' }],
  ['End', { do: 'walk', way: 'rowEnd' }],
  ['KeyQ', { do: 'aim', dir: 'NW' }],
  ['KeyW', { do: 'aim', dir: 'NE' }],
  ['KeyA', { do: 'aim', dir: 'W' }],
  ['KeyD', { do: 'aim', dir: 'E' }],
  ['KeyZ', { do: 'aim', dir: 'SW' }],
  ['KeyX', { do: 'aim', dir: 'SE' }],
  ['Space', { do: 'choose' }],
  ['Enter', { do: 'commit' }],
  ['NumpadEnter', { do: 'commit' }],
  ['Escape', { do: 'back' }],
  ['KeyO', { do: 'ask', about: 'cell' }],
  ['KeyL', { do: 'ask', about: 'last' }],
  ['KeyM', { do: 'ask', about: 'moves' }],
  ['KeyC', { do: 'ask', about: 'captures' }],
  ['KeyT', { do: 'ask', about: 'time' }],
  ['KeyS', { do: 'ask', about: 'score' }],
  ['KeyR', { do: 'ask', about: 'rays' }],
]);

const WITH_CONTROL: ReadonlyMap<string, KeyMeaning> = new Map<string, KeyMeaning>([
  ['Home', { do: 'walk', way: 'first' }],
  ['End', { do: 'walk', way: 'last' }],
]);

/** What a key means, directions as seen; null for keys that belong to somebody else. */
export function meaningOf({ code, ctrlKey, altKey, metaKey }: Pressed): KeyMeaning | null {
  if (altKey || metaKey) return null;
  return (ctrlKey ? WITH_CONTROL : KEYS).get(code) ?? null;
}

/** Every key the board listens to, as it is printed on a keyboard, and what it does. */
export function keysHelp(lang: Lang): readonly KeyHelp[] {
  const t = textsOf(lang).keys;
  return [
    { keys: '← → ↑ ↓', does: t.walk },
    { keys: 'Home End', does: t.row },
    { keys: 'Ctrl+Home Ctrl+End', does: t.ends },
    { keys: 'Space', does: t.choose },
    { keys: 'Q W A D Z X', does: t.aim },
    { keys: 'Enter', does: t.commit },
    { keys: 'Esc', does: t.back },
    { keys: 'O', does: t.cell },
    { keys: 'R', does: t.rays },
    { keys: 'M', does: t.moves },
    { keys: 'L', does: t.last },
    { keys: 'C', does: t.captures },
    { keys: 'S', does: t.score },
    { keys: 'T', does: t.time },
  ];
}
