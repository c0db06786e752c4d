/** The colours of drawn, physical things: the same by day and by night. */
export const INK = '#211A12';
export const PAPER = '#FFF9EC';

/** A person's ink, 1 to 10: a colour, a hatch and an emblem. */
export type Ink = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** Every ink in order. */
export const INKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Ink[];

/** The colour of each ink; the same values as `--p1` to `--p10`. */
export const INK_COLOUR: Record<Ink, string> = {
  1: '#C1354A',
  2: '#2F6FB5',
  3: '#E0A11B',
  4: '#1E8A6B',
  5: '#8757B8',
  6: '#D9D2C3',
  7: '#E57A3C',
  8: '#7B8A93',
  9: '#63BAC4',
  10: '#E8A3B5',
};
