/** Catches in tests what a type cannot promise: values that are not JSON, and writing into old ones. */

const sound = new WeakSet<object>();

/**
 * Freezes a value to its leaves and gives it back. Throws, naming the path, at anything that would
 * not survive JSON: another prototype, undefined, a hole, a symbol, -0, a number that is not finite.
 */
export function freeze<X>(value: X): X {
  const fault = faultOf(value);
  if (fault !== null) throw new TypeError(`$${fault}`);
  return value;
}

/** Freezes as it goes; gives the path and the reason of the first fault, or null. */
function faultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) {
    return isLeaf(value) ? null : ` is not JSON: ${leafText(value)}`;
  }
  if (sound.has(value)) return null;
  const fault = Array.isArray(value) ? faultOfList(value) : faultOfObject(value);
  if (fault !== null) return fault;
  Object.freeze(value);
  sound.add(value);
  return null;
}

function faultOfList(list: readonly unknown[]): string | null {
  // the one name besides the elements is the length
  if (Reflect.ownKeys(list).length !== list.length + 1) {
    return ' is not JSON: a list with holes or names';
  }
  for (const [at, one] of list.entries()) {
    const fault = faultOf(one);
    if (fault !== null) return `.${at}${fault}`;
  }
  return null;
}

function faultOfObject(object: object): string | null {
  if (Object.getPrototypeOf(object) !== Object.prototype) {
    return ` is not JSON: ${Object.prototype.toString.call(object)}`;
  }
  if (Object.getOwnPropertySymbols(object).length > 0) return ' is not JSON: a symbol as name';
  for (const [name, part] of Object.entries(object)) {
    const fault = faultOf(part);
    if (fault !== null) return `.${name}${fault}`;
  }
  return null;
}

function isLeaf(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function leafText(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  return typeof value === 'number' ? String(value) : typeof value;
}
