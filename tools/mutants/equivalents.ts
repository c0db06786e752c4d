/** Mutants that cannot be told from the original, each with the proof; they count neither way. */
export interface Equivalent {
  readonly file: string;
  /** The text that is replaced, and by what. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'packages/room/src/decide.ts',
    from: "actor.kind === 'person'",
    to: 'true',
    why: 'In a guard: nobody has the identity of a bot, a clock or the house, for they bring none. In a fold: only people open rooms.',
  },
  {
    file: 'packages/room/src/ending.ts',
    from: '!ended.ok',
    to: 'false',
    why: 'What is concluded from an accepted step of a running match is accepted: only where no match runs is abandoning it refused.',
  },
  {
    file: 'packages/room/src/text.ts',
    from: "{ granularity: 'grapheme' }",
    to: '{}',
    why: 'Intl.Segmenter goes by graphemes when it is told nothing.',
  },
  {
    file: 'apps/web/src/state/seats.ts',
    from: 'view.match?.closed',
    to: 'view.match.closed',
    why: 'Without a match nobody plays in it, and the line before has already said yes.',
  },
];
