/** The positions that the rules are drawn with. What is shown on them is judged by the rules themselves. */
import type { Dir } from '@kesem/engine/games/abalone/chapters/geometry';

export interface Figure {
  /** Rows i to a and a side to move, as positions are written. */
  readonly position: string;
  /** The chosen marbles, by name. */
  readonly chosen?: readonly string[];
  /** The move that is shown; without one, and nothing barred, every open direction is. */
  readonly dir?: Dir;
  /** The opposing marble that the chosen ones cannot push. */
  readonly barred?: string;
  /** Drawn with the whole board and its names; otherwise only where marbles are. */
  readonly whole?: true;
}

const START = 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb b';

const rowE = (row: string): string =>
  `...../....../......./......../${row}/......../......./....../..... b`;

export const FIGURES = {
  setup: { position: START, whole: true },
  ways: { position: rowE('....b....'), chosen: ['e5'] },
  inline: { position: rowE('..bbb....'), chosen: ['e3', 'e4', 'e5'], dir: 'E' },
  sideStep: { position: rowE('..bbb....'), chosen: ['e3', 'e4', 'e5'], dir: 'NE' },
  twoOne: { position: rowE('..bbw....'), chosen: ['e3', 'e4'], dir: 'E' },
  threeOne: { position: rowE('..bbbw...'), chosen: ['e3', 'e4', 'e5'], dir: 'E' },
  threeTwo: { position: rowE('..bbbww..'), chosen: ['e3', 'e4', 'e5'], dir: 'E' },
  ejecting: { position: rowE('....bbbww'), chosen: ['e5', 'e6', 'e7'], dir: 'E' },
  equal: { position: rowE('..bbww...'), chosen: ['e3', 'e4'], barred: 'e5' },
  wall: { position: rowE('.bbbbwww.'), chosen: ['e3', 'e4', 'e5'], barred: 'e6' },
  behind: { position: rowE('..bbwb...'), chosen: ['e3', 'e4'], barred: 'e5' },
  gap: { position: rowE('..bb.w...'), chosen: ['e3', 'e4'], barred: 'e6' },
  bent: {
    position: '...../....../......./......../..bb...../....w.../......./....../..... b',
    chosen: ['e3', 'e4'],
    barred: 'd5',
  },
  sidewards: {
    position: '...../....../......./...w..../..bbb..../......../......./....../..... b',
    chosen: ['e3', 'e4', 'e5'],
    barred: 'f5',
  },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof FIGURES;
