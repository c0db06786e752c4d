/** What the doctor found in one place. */
export interface Finding {
  /** `well`: as it should be. `unwise`: it works, and will not in some case. `ill`: it does not work. */
  readonly is: 'well' | 'unwise' | 'ill';
  /** What is so, in a sentence. */
  readonly says: string;
  /** What to do about it. */
  readonly cure?: string;
}

export const well = (says: string): Finding => ({ is: 'well', says });
export const unwise = (says: string, cure: string): Finding => ({ is: 'unwise', says, cure });
export const ill = (says: string, cure: string): Finding => ({ is: 'ill', says, cure });
