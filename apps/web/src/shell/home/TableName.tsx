import { LEVELS } from '@kesem/engine/core/bot';
import { characterOf } from '@kesem/room/cast';
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
  const names = table.now?.others.map(({ name, ink, bot: level }) => {
    const bot = LEVELS.find((one) => one === level);
    return bot ? t.cast[characterOf({ name, ink, bot })] : name;
  });
  const others = (names ?? table.others).map(isolate);
  return others.length > 0 ? t.front.against(title, listed(lang, others)) : t.front.alone(title);
};
