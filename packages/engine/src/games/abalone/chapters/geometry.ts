/** AB-1: the cells, their names and the six directions. Geometry is tables, made once. */

/** 0 (a1) to 60 (i9), so that sorted cells stand in alphabetical order. */
export type Cell = number;

export const DIRS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Dir = (typeof DIRS)[number];

/** Towards higher cells: a line walked along one of these is sorted. */
export const AXES = ['NE', 'E', 'NW'] as const;
export type Axis = (typeof AXES)[number];

/** Rows up and digits up, for one step. */
export const STEP: Readonly<Record<Dir, readonly [number, number]>> = {
  NE: [1, 1],
  E: [0, 1],
  SE: [-1, 0],
  SW: [-1, -1],
  W: [0, -1],
  NW: [1, 0],
};

const OPPOSITE: Readonly<Record<Dir, Dir>> = {
  NE: 'SW',
  E: 'W',
  SE: 'NW',
  SW: 'NE',
  W: 'E',
  NW: 'SE',
};

const SPANS = [
  ['a', 1, 5],
  ['b', 1, 6],
  ['c', 1, 7],
  ['d', 1, 8],
  ['e', 1, 9],
  ['f', 2, 9],
  ['g', 3, 9],
  ['h', 4, 9],
  ['i', 5, 9],
] as const;

/** Row 0 (a) to 8 (i) and digit 1 to 9 of every cell. */
export const PLACES: readonly { readonly row: number; readonly digit: number }[] = SPANS.flatMap(
  ([, first, last], row) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ row, digit: first + i })),
);

/** The name of every cell, `a1` to `i9`. */
export const NAMES: readonly string[] = PLACES.map(
  ({ row, digit }) => `${SPANS[row]?.[0]}${digit}`,
);

/** The cells of each row, from i (top) down to a, left to right. */
export const ROWS: readonly (readonly Cell[])[] = SPANS.map((_, row) =>
  PLACES.flatMap((place, cell) => (place.row === row ? [cell] : [])),
).toReversed();

const CELL_BY_NAME: ReadonlyMap<string, Cell> = new Map(NAMES.map((name, cell) => [name, cell]));

const NEXT = byDir(neighbours);

/** The cells around each cell. */
export const AROUND: readonly (readonly Cell[])[] = NAMES.map((_, cell) =>
  DIRS.flatMap((dir) => NEXT[dir][cell] ?? []),
);

const RAYS = byDir(rays);

/** One to three touching cells in a straight line, sorted; a single cell has no axis. */
export interface Group {
  readonly cells: readonly Cell[];
  readonly axis: Axis | null;
  /** The cells before it, nearest first, in the directions along its line; null in the others. */
  readonly ahead: Readonly<Record<Dir, readonly Cell[] | null>>;
}

/** Every group there is on the board: 61 single cells, 156 pairs, 129 triples. */
export const GROUPS: readonly Group[] = NAMES.flatMap((_, cell) => [
  grouped([cell], null),
  ...AXES.flatMap((axis) => linesFrom(cell, axis)),
]);

/** By `endsAsOne`. */
const GROUP_BY_ENDS: readonly (Group | null)[] = groupsByEnds();

/** The name of a cell; empty for a number that is no cell. */
export function nameOf(cell: Cell): string {
  return NAMES[cell] ?? '';
}

/** The cell of a name, or null. */
export function cellNamed(name: string): Cell | null {
  return CELL_BY_NAME.get(name) ?? null;
}

/** The neighbour of a cell, or null off the board. */
export function next(cell: Cell, dir: Dir): Cell | null {
  return NEXT[dir][cell] ?? null;
}

/** The cells beyond a cell in one direction, nearest first, to the edge. */
export function ray(cell: Cell, dir: Dir): readonly Cell[] {
  return RAYS[dir][cell] ?? [];
}

/** The direction from a cell to its neighbour, or null where they do not touch. */
export function dirBetween(from: Cell, to: Cell): Dir | null {
  return DIRS.find((dir) => next(from, dir) === to) ?? null;
}

/** The group of sorted cells, or null where they form none. */
export function groupOf(cells: readonly Cell[]): Group | null {
  const group = GROUP_BY_ENDS[endsAsOne(cells)] ?? null;
  const isThis = group?.cells.length === cells.length && group.cells[1] === cells[1];
  return isThis ? group : null;
}

/** Whether a step in this direction goes along the group's line; for a single cell it always does. */
export function isAlong({ ahead }: Group, dir: Dir): boolean {
  return ahead[dir] !== null;
}

/** The first and the last of sorted cells as seen when they walk in this direction. */
export function endsOf(
  cells: readonly Cell[],
  dir: Dir,
): { readonly rear: Cell; readonly front: Cell } {
  const [low, high] = [cells[0] ?? 0, cells.at(-1) ?? 0];
  return AXES.some((axis) => axis === dir)
    ? { rear: low, front: high }
    : { rear: high, front: low };
}

function byDir<X>(make: (dir: Dir) => X): Readonly<Record<Dir, X>> {
  return {
    NE: make('NE'),
    E: make('E'),
    SE: make('SE'),
    SW: make('SW'),
    W: make('W'),
    NW: make('NW'),
  };
}

function neighbours(dir: Dir): readonly (Cell | null)[] {
  const [up, along] = STEP[dir];
  return PLACES.map(({ row, digit }) => {
    const at = PLACES.findIndex((place) => place.row === row + up && place.digit === digit + along);
    return at < 0 ? null : at;
  });
}

function rays(dir: Dir): readonly (readonly Cell[])[] {
  return NAMES.map((_, cell) => {
    const cells: Cell[] = [];
    for (let at = next(cell, dir); at !== null; at = next(at, dir)) cells.push(at);
    return cells;
  });
}

function linesFrom(cell: Cell, axis: Axis): readonly Group[] {
  const [second, third] = ray(cell, axis);
  if (second === undefined) return [];
  const pair = grouped([cell, second], axis);
  return third === undefined ? [pair] : [pair, grouped([cell, second, third], axis)];
}

function grouped(cells: readonly Cell[], axis: Axis | null): Group {
  const ahead = (dir: Dir): readonly Cell[] | null => {
    const along = axis === null || axis === dir || OPPOSITE[axis] === dir;
    return along ? ray(endsOf(cells, dir).front, dir) : null;
  };
  return { cells, axis, ahead: byDir(ahead) };
}

function groupsByEnds(): readonly (Group | null)[] {
  const groups = Array.from({ length: NAMES.length ** 2 }, (): Group | null => null);
  for (const group of GROUPS) groups[endsAsOne(group.cells)] = group;
  return groups;
}

/** The first and the last of sorted cells as one number: no two groups share both. */
function endsAsOne(cells: readonly Cell[]): number {
  return (cells[0] ?? 0) * NAMES.length + (cells.at(-1) ?? 0);
}
