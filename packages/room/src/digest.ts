/** A short mark of what a value says, by which two ends tell whether they hold the same. */

/** Returns 32 bits, by FNV-1a over the value's JSON. */
export function digestOf(value: unknown): number {
  const text = JSON.stringify(value, ordered);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Objects with their parts in order, for two ends may have put them together otherwise. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
