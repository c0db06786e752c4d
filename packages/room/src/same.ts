/** Plain values, compared by what they say. */

/** Whether two JSON values say the same; most parts are the very same object, and then nothing is looked at. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  return isObject(a) && isObject(b) && hasSameParts(a, b);
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two values have the same parts, and each says the same but for those `apart`. Asked many times at every
 * step, so no list of the parts is made for it.
 */
export function hasSameParts<V extends object>(a: V, b: V, apart: readonly string[] = []): boolean {
  let more = 0;
  for (const part in a) {
    if (a[part] !== b[part] && !apart.includes(part) && !isSame(a[part], b[part])) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
