/** What players of finished matches are called. */
import type { PastMatch } from '@kesem/protocol/http';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';

/** A player's name; a bot's is its strength, and nobody keeps the name of one who has left for good. */
export function playerName(
  { name, bot }: Pick<PastMatch['players'][number], 'name' | 'bot'>,
  lang: Lang,
): string {
  const t = textsOf(lang);
  if (bot) return t.bot(bot);
  return name === '' ? t.mine.gone : name;
}
