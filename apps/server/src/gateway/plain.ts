/** What a frame from a client may be made of, before any schema looks at it. */
import { LIMITS } from '@kesem/protocol/limits';

const POISONED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value is shallow plain JSON with short arrays and without keys that reach into objects. */
export function isPlain(value: unknown, depth: number = LIMITS.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) {
    return value.length <= LIMITS.arrayLength && value.every((one) => isPlain(one, depth - 1));
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([key, one]) => !POISONED.has(key) && isPlain(one, depth - 1));
}
