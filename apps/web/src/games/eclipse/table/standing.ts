/** What a table must hold, and where that leaves its parts. */

import { creaturesOf, stoneCounts } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import type { CSSProperties } from 'react';
import { directionOf, type Lang } from '../../../i18n/lang.ts';
import { fightIn, type Lanes } from '../combat/lanes.ts';
import { leadAt } from './Gauge.tsx';
import type { Layout } from './layout.ts';

/** What lies on the table, from the farther side on. */
export function heldBy(view: EclipseView, south: Player, lanes: Lanes | null) {
  const count = (player: Player): number => creaturesOf(view, player).length;
  const stones = stoneCounts(view);
  const far = other(south);
  return {
    far: count(far),
    near: count(south),
    stones: [stones[far], stones[south]],
    fight: fightIn(view, lanes, south),
  } as const;
}

/** Where the eclipse stands on the table, in px from its left edge and its top. */
export function horizonOf(
  view: EclipseView,
  south: Player,
  { rows, rule, side, field, width, shape, lanes }: Layout & { readonly width: number },
  lang: Lang,
) {
  const isRtl = directionOf(lang) === 'rtl';
  const left = shape === 'tall' ? 0 : isRtl ? width - side - field : side;
  const top = shape === 'tall' ? rows.strip + rows.stones : shape === 'low' ? rows.strip : 0;
  return {
    x: left + (field - rule) / 2 + leadAt(view, south, rule, rows.band),
    y: top + above(rows.field, lanes) + rows.band / 2,
  };
}

/** What stands between the farther edge and the horizon: it moves towards whoever is attacked. */
function above(row: number, lanes: Layout['lanes']): number {
  if (!lanes) return row;
  return lanes.attacked === 'far' ? 0 : 2 * row + lanes.clash;
}

type Sizes = CSSProperties &
  Readonly<
    Record<
      `--${'strip' | 'stones' | 'row' | 'band' | 'tray' | 'side' | 'field' | 'clash' | 'under'}`,
      string
    >
  >;

export function sizesOf({ rows, side, field, lanes, under }: Layout): Sizes {
  return {
    '--clash': `${lanes?.clash ?? 0}px`,
    '--strip': `${rows.strip}px`,
    '--stones': `${rows.stones}px`,
    '--row': `${rows.field}px`,
    '--band': `${rows.band}px`,
    '--tray': `${rows.tray}px`,
    '--side': `${side}px`,
    '--field': `${field}px`,
    '--under': `${lanes ? 0 : under}px`,
  };
}
