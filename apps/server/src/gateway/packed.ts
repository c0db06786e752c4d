/** Long answers made short for whoever takes them so. */
import { deflateRawSync } from 'node:zlib';
import type { Packed } from '@kesem/protocol/messages';

/** What is shorter, in characters of JSON, goes as it is: a second frame would take what packing brings. */
const LONG = 1_000;

/** Returns an answer, packed where it is long. It lasts a tenth of a millisecond, and nothing may come between a view and the steps after it. */
export function packed<A>(answer: A): A | Packed {
  const text = JSON.stringify(answer);
  return text.length < LONG ? answer : { ok: true, packed: deflateRawSync(text) };
}
