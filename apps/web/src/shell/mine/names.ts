/** What players of finished matches are called. */
import type { Level } from '@kesem/engine/core/bot';
import { characterOf } from '@kesem/room/cast';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';

/** A player's name; a bot's is that of its character, and nobody keeps the name of one who has left for good. */
export function playerName(
  { name, ink, bot }: { readonly name: string; readonly ink: number; readonly bot: Level | null },
  lang: Lang,
): string {
  const t = textsOf(lang);
  if (bot) return t.cast[characterOf({ name, ink, bot })];
  return name === '' ? t.mine.gone : name;
}
