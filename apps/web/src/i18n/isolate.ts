/** Marks that keep a piece of text from turning the sentence around it; in JSX a `<bdi>` does the same. */

/** A name of unknown direction, isolated (U+2068 … U+2069). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** An isolated name as it is, for an element that isolates it itself and must find its direction. */
export function bare(name: string): string {
  return name.replaceAll(/[\u2068\u2069]/gu, '');
}

/** A sum or another piece that is read at a glance: no line ends inside it. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** A code, score or notation, isolated and read from left to right (U+2066 … U+2069). */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}
