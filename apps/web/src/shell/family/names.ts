import { FRIENDLY } from '@kesem/room/given';
import type { Lang } from '../../i18n/lang.ts';

const any = (): number => Math.floor(Math.random() * 100);

/** A name of the house, and not the one before. */
export function drawName(lang: Lang, before: string): string {
  const name = FRIENDLY[lang](any(), any());
  return name === before ? drawName(lang, before) : name;
}
