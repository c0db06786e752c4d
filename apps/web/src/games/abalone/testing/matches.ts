/** Tables for tests: a view of a position, and what a Board is given besides. */
import type { Viewer } from '@kesem/engine/core/game';
import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import { readPosition } from '@kesem/engine/games/abalone/chapters/position';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { opening } from '@kesem/engine/games/abalone/setup';
import type { AbaloneView } from '@kesem/engine/games/abalone/state';
import { viewOf } from '@kesem/engine/games/abalone/view';

/** Three black marbles face two white ones at the edge; Black to move. */
export const AT_THE_EDGE =
  '...../....../......./......../....bbbww/......../......./w...../b.... b';

/** The view of a position in text; the start where none is given. */
export function viewAt(text: string | null, me: Viewer): AbaloneView {
  const start = opening(DEFAULTS);
  if (text === null) return viewOf(start, me);
  const position = readPosition(text);
  if (!position.ok) throw new Error(`no position: ${text}`);
  const { board, side } = position.value;
  return viewOf({ ...start, board, ply: side === 'b' ? 20 : 21 }, me);
}

/** Cells by name. */
export function cells(...names: readonly string[]): readonly Cell[] {
  return names.map((name) => cellNamed(name) ?? -1);
}

/** One cell by name. */
export function cell(name: string): Cell {
  return cellNamed(name) ?? -1;
}
