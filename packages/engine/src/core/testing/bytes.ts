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
