/** AB-2: the start positions, rows i to a. Black moves first in all of them. */
import type { Board } from './position.ts';
import { readBoard } from './position.ts';

export const STARTS = {
  standard: 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb',
  'belgian-daisy': 'ww.bb/wwwbbb/.ww.bb./......../........./......../.bb.ww./bbbwww/bb.ww',
  'german-daisy': '...../ww..bb/www.bbb/.ww..bb./........./.bb..ww./bbb.www/bb..ww/.....',
  'dutch-daisy': 'ww.bb/wbwbwb/.ww.bb./......../........./......../.bb.ww./bwbwbw/bb.ww',
  'swiss-daisy': '...../ww..bb/wbw.bwb/.ww..bb./........./.bb..ww./bwb.wbw/bb..ww/.....',
  'the-wall': '..w../....../.wwwww./wwwwwwww/........./bbbbbbbb/.bbbbb./....../..b..',
  domination: '...../w....b/ww...bb/wwww.bbb/...b.b.../bbb.wwww/bb...ww/b....w/.....',
  pyramid: 'w..../ww..../www..../wwww..../wwww.bbbb/....bbbb/....bbb/....bb/....b',
} as const;
export type StartName = keyof typeof STARTS;

export const START_NAMES = [
  'standard',
  'belgian-daisy',
  'german-daisy',
  'dutch-daisy',
  'swiss-daisy',
  'the-wall',
  'domination',
  'pyramid',
] as const satisfies readonly StartName[];

const BOARDS: ReadonlyMap<StartName, Board> = new Map(
  START_NAMES.map((name) => {
    const board = readBoard(STARTS[name]);
    return [name, board.ok ? board.value : []];
  }),
);

/** The board of a start position. */
export function startBoard(name: StartName): Board {
  return BOARDS.get(name) ?? [];
}

/** The start position of this name, or null. */
export function startNamed(text: string): StartName | null {
  return START_NAMES.find((name) => name === text) ?? null;
}
