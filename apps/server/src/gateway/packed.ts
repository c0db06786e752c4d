/** Long answers made short for whoever takes them so. */
import { deflateRawSync } from 'node:zlib';
import type { Packed } from '@kesem/protocol/messages';
import { PRIMING } from '@kesem/protocol/priming';

/** What is shorter, in characters of JSON, goes as it is: a second frame would take what packing brings. */
const LONG = 1_000;

const PRIMED = { dictionary: Buffer.from(PRIMING) };

/**
 * Returns an answer, packed where it is long. It lasts a tenth of a millisecond, and nothing may come between a view and the steps after it.
 * @param isPrimed whether it goes to a page of the same build, which knows beforehand what most answers say.
 */
export function packed<A>(answer: A, isPrimed: boolean): A | Packed {
  const text = JSON.stringify(answer);
  if (text.length < LONG) return answer;
  if (!isPrimed) return { ok: true, packed: deflateRawSync(text) };
  return { ok: true, packed: deflateRawSync(text, PRIMED), primed: true };
}
