import type { CSSProperties } from 'react';

/** How much broader a Latin letter of the poster face is than a Hebrew one. */
const LATIN = 1.3;

/** Tells the styles how long a line is in letters of the poster face, so that they set it as large as its frame allows. */
export function lengthOf(line: string): CSSProperties & Readonly<Record<'--len', number>> {
  const breadth = /[a-z]/i.test(line) ? LATIN : 1;
  return { '--len': Math.max(5, line.length * breadth) };
}
