/** Comparing what would be written, without writing it: most of two worlds is the very same objects. */

/** Whether two JSON values are written with the same bytes: the names of their parts in the same order, too. */
export function sameBytes(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [names, others] = [Object.keys(a), Object.keys(b)];
  if (names.length !== others.length || Array.isArray(a) !== Array.isArray(b)) return false;
  return names.every(
    (name, at) => name === others[at] && sameBytes(Reflect.get(a, name), Reflect.get(b, name)),
  );
}

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
