/** The keys of the board in words, for the list of keys. */
import type { Lang } from '../../i18n/lang.ts';
import type { KeyHelp } from '../contract.ts';
import { textsOf } from './texts.ts';

/** Every key the board listens to, as it is printed on a keyboard, and what it does. */
export function keysHelp(lang: Lang): readonly KeyHelp[] {
  const t = textsOf(lang).keys;
  return [
    { keys: '← → Home End', does: t.walk },
    { keys: '1 2 3', does: t.digits },
    { keys: 'Enter', does: t.choose },
    { keys: 'P', does: t.pause },
    { keys: 'N', does: t.next },
    { keys: 'Esc', does: t.skip },
  ];
}
