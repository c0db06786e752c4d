import { isolate } from '../../i18n/isolate.ts';
import { listed } from '../../i18n/numbers.ts';
import { cardOf } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import type { MyTable } from './tables.ts';

/** A table by its game and the others at it. */
export const TableName = ({ table }: { readonly table: MyTable }) => {
  const t = useTexts();
  const lang = useLang();
  const game = table.now?.game ?? table.game;
  const title = cardOf(game)?.title(lang) ?? game;
  const names = table.now?.others.map(({ name, bot }) => (isLevel(bot) ? t.bot(bot) : name));
  const others = (names ?? table.others).map(isolate);
  return others.length > 0 ? t.front.against(title, listed(lang, others)) : t.front.alone(title);
};

function isLevel(bot: string | null): bot is 'easy' | 'medium' | 'hard' {
  return bot === 'easy' || bot === 'medium' || bot === 'hard';
}
