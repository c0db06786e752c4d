/** How much is played: for figures, or for a look whether everything still runs. */
export interface Size {
  /** Matches that are played before anything is counted. */
  readonly warm: number;
  readonly few: number;
  readonly many: number;
  /** Moves of each match. */
  readonly plies: number;
  /** Moves a second at a given pace, by so many matches, for so many plies of each. */
  readonly offered: number;
  readonly offeredMatches: number;
  readonly offeredPlies: number;
  /** At which plies of a long match somebody comes late; the last is its end. */
  readonly late: readonly [number, number, number];
  readonly longMatches: number;
  /** Plies over which a long match's processor time is taken, early and late. */
  readonly window: number;
  /** Matches whose memory is looked at. */
  readonly idle: number;
  /** Tables of each game, and steps of each that are weighed. */
  readonly tables: number;
  readonly steps: number;
}

export const SIZES = {
  whole: {
    warm: 100,
    few: 50,
    many: 200,
    plies: 60,
    offered: 500,
    offeredMatches: 100,
    offeredPlies: 40,
    late: [60, 200, 1000],
    longMatches: 40,
    window: 40,
    idle: 200,
    tables: 10,
    steps: 100,
  },
  smallest: {
    warm: 2,
    few: 3,
    many: 6,
    plies: 6,
    offered: 50,
    offeredMatches: 5,
    offeredPlies: 12,
    late: [16, 20, 26],
    longMatches: 2,
    window: 4,
    idle: 2,
    tables: 1,
    steps: 4,
  },
} as const satisfies Readonly<Record<string, Size>>;
export type SizeName = keyof typeof SIZES;
