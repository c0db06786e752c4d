/** The sounds of the workshop as scores for a synthesiser: wood, paper, type and marbles, no files. */

/** One tone or noise. Times in seconds, pitches in Hz; what is left out is none of it. */
export interface Note {
  /** When it begins, from the start of its cue. */
  readonly at?: number;
  /** Loudness, 0 to 1. */
  readonly volume: number;
  readonly pitch: number;
  readonly attack?: number;
  /** From the attack's full loudness down to `hold`. */
  readonly decay?: number;
  readonly sustain?: number;
  readonly release: number;
  readonly wave?: 'sine' | 'triangle' | 'noise';
  /** How fast the pitch glides, in units of the synthesiser. */
  readonly slide?: number;
  /** How rough the tone is, 0 to 1. */
  readonly rough?: number;
  /** Below zero cuts what is higher than this pitch, above zero what is lower. */
  readonly filter?: number;
  /** Share of the loudness that stays after the decay. */
  readonly hold?: number;
  /** Share by which the pitch strays, so that no two knocks are the same. */
  readonly stray?: number;
}

interface Score {
  readonly notes: readonly Note[];
  /** Seconds until the next cue of the same sequence. */
  readonly gap: number;
  /** How long a phone buzzes along, in ms, in turns of buzzing and resting, from the first buzz to the last. */
  readonly buzz?: readonly number[];
}

const knock = (at: number, volume: number, pitch: number): readonly Note[] => [
  { at, volume, pitch, release: 0.09, wave: 'triangle', slide: -1.6, stray: 0.02 },
  { at, volume: volume * 0.5, pitch: 900, release: 0.018, wave: 'noise', filter: -1800 },
];

const clack = (at: number, volume: number, pitch: number): Note => ({
  at,
  volume,
  pitch,
  release: 0.035,
  wave: 'triangle',
  rough: 0.3,
  stray: 0.08,
});

const rattle = (count: number, span: number, pitch: number): readonly Note[] =>
  Array.from({ length: count }, (_, i) =>
    clack((span * i) / count + (i % 3) * 0.009, 0.16 + (i % 2) * 0.08, pitch * (1 + (i % 4) / 6)),
  );

const steps = (pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, i) => clack(0.22 + i * 0.07, 0.26, pitch));

/** Every sound of the house. */
export const CUES = {
  /** A tick on wood: something was picked up. */
  tick: { notes: [clack(0, 0.3, 1150)], gap: 0.05 },
  /** Paper over the table: somebody else's move. */
  slide: {
    notes: [
      {
        volume: 0.14,
        pitch: 700,
        attack: 0.05,
        release: 0.13,
        wave: 'noise',
        filter: -2600,
      },
    ],
    gap: 0.11,
  },
  /** The press comes down: one's own move stands. */
  thunk: {
    notes: [
      { volume: 0.62, pitch: 118, release: 0.14, wave: 'sine', slide: -1.1 },
      { at: 0.004, volume: 0.24, pitch: 420, release: 0.035, wave: 'noise', filter: -1200 },
      { at: 0.085, volume: 0.12, pitch: 250, release: 0.05, wave: 'triangle' },
    ],
    gap: 0.12,
    buzz: [18],
  },
  /** Two knocks on the table: your turn. */
  knock: {
    notes: [...knock(0, 0.5, 215), ...knock(0.16, 0.55, 190)],
    gap: 0.34,
    buzz: [60, 70, 60],
  },
  /** One marble hits the next. */
  click: {
    notes: [
      { volume: 0.34, pitch: 2350, release: 0.03, stray: 0.03 },
      { volume: 0.2, pitch: 3900, release: 0.014, stray: 0.03 },
    ],
    gap: 0.07,
  },
  /** A marble falls into the tray. */
  drop: {
    notes: [
      { volume: 0.42, pitch: 300, release: 0.2, slide: -2.4 },
      ...[0.17, 0.27, 0.33].map((at, i) => clack(at, 0.26 / (i + 1), 520)),
    ],
    gap: 0.36,
    buzz: [14, 30, 22],
  },
  /** A die rolls and comes to rest. */
  dice: {
    notes: [...rattle(9, 0.4, 900), ...knock(0.42, 0.4, 260)],
    gap: 0.55,
    buzz: [8, 60, 8, 60, 8],
  },
  /** One, two, three, and the curtain of noise. */
  chant: {
    notes: [
      ...knock(0, 0.4, 170),
      ...knock(0.45, 0.45, 215),
      ...knock(0.9, 0.5, 270),
      {
        at: 0.92,
        volume: 0.22,
        pitch: 3000,
        release: 0.7,
        wave: 'noise',
        filter: 3200,
      },
    ],
    gap: 1.2,
    buzz: [20, 430, 20, 430, 28],
  },
  /** One of the knocks of a count. */
  beat: { notes: knock(0, 0.5, 190), gap: 0.2, buzz: [20] },
  /** A card slapped on the table, and a curtain of noise. */
  slap: {
    notes: [
      { volume: 0.5, pitch: 520, release: 0.06, wave: 'noise', filter: -1500 },
      { at: 0.02, volume: 0.2, pitch: 3000, release: 0.5, wave: 'noise', filter: 3200 },
    ],
    gap: 0.4,
    buzz: [28],
  },
  /** Hops towards a goal, and away from it. */
  rise: { notes: steps([620, 700, 790, 890]), gap: 0.3 },
  fall: { notes: steps([890, 790, 700, 620]), gap: 0.3 },
  /** Type stirred in its case. */
  shuffle: { notes: rattle(12, 0.3, 1500), gap: 0.32 },
  /** A stamp comes down. */
  stamp: {
    notes: [
      { volume: 0.5, pitch: 88, release: 0.1, wave: 'triangle', slide: -0.8 },
      { volume: 0.3, pitch: 600, release: 0.05, wave: 'noise', filter: -1500 },
    ],
    gap: 0.2,
    buzz: [32],
  },
  /** A short breath: something wild. */
  breath: {
    notes: [
      {
        volume: 0.26,
        pitch: 500,
        attack: 0.18,
        release: 0.28,
        wave: 'noise',
        filter: -1400,
      },
    ],
    gap: 0.4,
  },
  /** A soft gong: the end. */
  gong: {
    notes: [
      { volume: 0.34, pitch: 146.8, attack: 0.008, decay: 0.25, hold: 0.6, release: 1.5 },
      { volume: 0.16, pitch: 220.6, attack: 0.008, decay: 0.2, hold: 0.5, release: 1.1 },
      { volume: 0.09, pitch: 393, attack: 0.004, release: 0.7 },
    ],
    gap: 0.5,
    buzz: [70],
  },
  /** A minor second downwards, very quiet: that is not possible. */
  refuse: {
    notes: [
      { volume: 0.1, pitch: 330, attack: 0.01, release: 0.09, wave: 'triangle' },
      { at: 0.1, volume: 0.1, pitch: 311.1, attack: 0.01, release: 0.14, wave: 'triangle' },
    ],
    gap: 0.25,
  },
} as const satisfies Readonly<Record<string, Score>>;

export type Cue = keyof typeof CUES;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
export const ALL_CUES = Object.keys(CUES) as readonly Cue[];

/** The score of a cue. */
export const scoreOf = (cue: Cue): Score => CUES[cue];

/** How a phone buzzes along with cues in a row, in ms, in turns of buzzing and resting; each when it is heard. */
export function buzzOf(cues: readonly Cue[]): readonly number[] {
  let pattern: readonly number[] = [];
  let rest = 0;
  for (const { buzz, gap } of cues.map(scoreOf)) {
    const length = buzz?.reduce((sum, ms) => sum + ms, 0) ?? 0;
    if (buzz) pattern = pattern.length > 0 ? [...pattern, rest, ...buzz] : buzz;
    rest = Math.max(0, Math.round(gap * 1000) - length) + (buzz ? 0 : rest);
  }
  return pattern;
}
