/** The keys of the board in words, for the list of keys. */
import type { Lang } from '../../i18n/lang.ts';
import type { KeyHelp } from '../contract.ts';
import { textsOf } from './texts.ts';

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
