/** Setting words in rows, each to the full width of the forme. */

/** A row: which pieces stand in it, and the size of its letters. */
export interface Row {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** Between two pieces, and from line to line, in sizes of letters. */
export const GAP = 0.24;
export const LEAD = 0.84;

/** How far rows may be too high: then all are set smaller, and their pieces stand further apart. */
const OVER = 1.16;

/**
 * Breaks pieces into rows that fill a field of `wide` by `high`: as many rows as it holds, so that the letters are as
 * large as they can be. `widths` are those of the pieces at size 1; no letter is larger than `most`.
 */
export function rowsOf(
  widths: readonly number[],
  [wide, high]: readonly [wide: number, high: number],
  most: number,
): readonly Row[] {
  const settings = widths.map((_, at) => broken(widths, at + 1, wide, most));
  const rows = settings.findLast((each) => heightOf(each) <= high * OVER) ?? settings[0] ?? [];
  const fit = Math.min(1, high / heightOf(rows));
  return rows.map((row) => ({ ...row, size: row.size * fit }));
}

/** How high rows stand, one under the other. */
export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { size }) => sum + size * LEAD, 0);
}

/** The pieces in so many rows, about as wide as each other. */
function broken(widths: readonly number[], rows: number, wide: number, most: number) {
  const share = widths.reduce((sum, width) => sum + width + GAP, 0) / rows;
  const rowOf: number[] = [];
  let past = 0;
  for (const width of widths) {
    rowOf.push(Math.min(rows - 1, Math.floor((past + width / 2) / share)));
    past += width + GAP;
  }
  return [...new Set(rowOf)].map((row): Row => {
    const [from, to] = [rowOf.indexOf(row), rowOf.lastIndexOf(row) + 1];
    const set = widths.slice(from, to).reduce((sum, width) => sum + width + GAP, -GAP);
    return { from, to, size: Math.min(most, wide / set) };
  });
}
