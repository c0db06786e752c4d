/** How a player stands in the pick that is asked for, and the mat of a player in words. */
import type { Seat } from '@kesem/engine/core/game';
import { playersOf } from '@kesem/engine/games/shapes/chapters/picks';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import type { Words } from '../../contract.ts';
import type { Texts } from '../texts.en.ts';
import { textsOf } from '../texts.ts';
import { pickersOf } from './asked.ts';
import { cardWords } from './cardWords.ts';
import { fullOf, type TableTop, worthOf } from './tableTop.ts';

/** A card lies face down, one is still being picked, or nothing is asked here. */
export type Stand = 'picked' | 'thinks' | 'rests';

/** How a seat stands now; who has a single card to choose has as good as picked (SH-3.3). */
export function standOf(view: ShapesView, seat: Seat): Stand {
  if (view.ended || !playersOf(view).includes(seat)) return 'rests';
  if (view.picked[seat] === true || !pickersOf(view).includes(seat)) return 'picked';
  return 'thinks';
}

interface Matter {
  readonly seat: Seat;
  readonly table: TableTop;
  readonly stand: Stand;
}

/** Everything that a mat shows, as a sentence. */
export function matWords({ seat, table, stand }: Matter, { lang, name }: Words): string {
  const t = textsOf(lang);
  const laid = table.row.filter((one) => one.seat === seat).map(({ card }) => card);
  const full = fullOf(table, seat);
  const isOut = table.tied.length > 0 && !table.tied.includes(seat);
  return [
    `${name(seat)}: ${t.prizes(worthOf(table, seat))}`,
    ...(laid.length > 0 ? [t.board.laid(laid)] : []),
    ...(full ? [cardWords(full, table.counts[seat] ?? null, t)] : []),
    ...(isOut ? [t.board.out] : standWords(stand, t)),
  ].join('; ');
}

function standWords(stand: Stand, t: Texts): readonly string[] {
  if (stand === 'rests') return [];
  return [stand === 'picked' ? t.board.picked : t.board.thinks];
}
