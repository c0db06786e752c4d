/** Plain values, compared by what they say. */

/**
 * Whether two JSON values say the same; most parts are the very same object, and then nothing is looked at. Asked
 * many times at every step, so nothing is made for it: no function, and no list of parts.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return hasSamePlaces(a, b);
  return isObject(a) && isObject(b) && hasSameParts(a, b);
}

function hasSamePlaces(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!isSame(a[i], b[i])) return false;
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values have the same parts, and each says the same but for those `apart`. */
export function hasSameParts<V extends object>(a: V, b: V, apart: readonly string[] = []): boolean {
  let more = 0;
  for (const part in a) {
    if (a[part] !== b[part] && !apart.includes(part) && !isSame(a[part], b[part])) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
