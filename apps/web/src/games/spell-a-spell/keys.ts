/** The keys of the board in words, for the list of keys. */
import type { Lang } from '../../i18n/lang.ts';
import type { KeyHelp } from '../contract.ts';
import { textsOf } from './texts.ts';

/** Every key the board listens to, as it is printed on a keyboard, and what it does. */
export function keysHelp(lang: Lang): readonly KeyHelp[] {
  const t = textsOf(lang).keys;
  return [
    { keys: 'א–ת', does: t.letters },
    { keys: 'Backspace', does: t.back },
    { keys: 'Enter', does: t.cast },
    { keys: 'Space', does: t.shuffle },
    { keys: '→', does: t.step },
    { keys: 'Esc', does: t.escape },
    { keys: '← → Home End', does: t.walk },
  ];
}
