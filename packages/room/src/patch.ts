/** What changed between two plain values, as deep as it pays: for two ends of the same build. */
import { isSame } from './same.ts';

/**
 * A bare value, or a list of one: it is this now. An object: of the parts of an object or the places of a list,
 * only these changed, or are new at its end.
 */
export type Patch = Bare | readonly [object] | { readonly [part: string]: Patch };
type Bare = string | number | boolean | null;

/** Returns what leads from one value of JSON to another, the shorter way; undefined: they say the same. */
export function patchBetween(before: unknown, after: unknown): Patch | undefined {
  if (isSame(before, after)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON has nothing else
  if (!isParted(after)) return after as Bare;
  const whole: Patch = [after];
  const parts = partsBetween(before, after);
  // an object names its parts either way; of a list that is mostly new the places would be said for nothing
  if (!parts || (Array.isArray(after) && lengthOf(whole) <= lengthOf(parts))) return whole;
  return parts;
}

/** Returns the value after a patch. One that was made for another value gives a wrong one, and never a throw. */
export function patched(before: unknown, patch: Patch): unknown {
  if (!isParted(patch)) return patch;
  if (isWhole(patch)) return patch[0];
  const fresh = Object.entries(patch).map(
    ([part, inner]) => [part, patched(partOf(before, part), inner)] as const,
  );
  if (!Array.isArray(before)) return { ...objectOr(before), ...Object.fromEntries(fresh) };
  const list = [...(before as readonly unknown[])];
  for (const [place, value] of fresh) list[Number(place)] = value;
  return list;
}

/** What changed part by part; null where a part is gone, or one of the two has none. */
function partsBetween(before: unknown, after: object): Patch | null {
  if (!isParted(before)) return null;
  if (Array.isArray(before) !== Array.isArray(after)) return null;
  if (Object.keys(before).some((part) => !Object.hasOwn(after, part))) return null;
  const changed: Record<string, Patch> = {};
  for (const part of Object.keys(after)) {
    const patch = patchBetween(partOf(before, part), partOf(after, part));
    if (patch !== undefined) changed[part] = patch;
  }
  return changed;
}

function partOf(value: unknown, part: string): unknown {
  return isParted(value) && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined;
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(patch: object): patch is readonly [object] {
  return Array.isArray(patch);
}

function objectOr(value: unknown): object {
  return isParted(value) ? value : {};
}

function lengthOf(patch: Patch): number {
  return JSON.stringify(patch).length;
}
