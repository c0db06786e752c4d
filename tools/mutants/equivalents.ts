/** Mutants that cannot be told from the original, each with the proof; they count neither way. */
export interface Equivalent {
  readonly file: string;
  /** The text that is replaced, and by what. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];
