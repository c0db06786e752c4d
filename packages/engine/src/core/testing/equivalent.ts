/** A planted fault that cannot be told from the original, with the proof; it counts neither way. */
export interface Equivalent {
  /** Relative to the folder whose list it stands in. */
  readonly file: string;
  /** The text that is replaced, and by what. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}
