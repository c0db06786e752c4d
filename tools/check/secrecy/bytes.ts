/** Showing where two things differ. */

const BEFORE = 60;
const AFTER = 100;

/** The two texts around the first byte at which they differ, with how long each is. */
export function apart(a: unknown, b: unknown): readonly [string, string] {
  const [one, other] = [textOf(a), textOf(b)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string): string =>
    `${text.slice(Math.max(0, at - BEFORE), at + AFTER)} (${text.length} in all)`;
  return [excerpt(one), excerpt(other)];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
