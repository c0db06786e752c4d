/** The law of the answer: nobody is told anything before it is on the disk. */
import type { Call } from './trace.ts';

/** Something that is kept and told under this word, and at which line of the record it was first told. */
export interface Told {
  readonly word: string;
  readonly at: number;
}

/** When each of these words left by a socket for the first time. @throws when one never did. */
export function toldAt(calls: readonly Call[], words: readonly string[]): readonly Told[] {
  const said = calls.filter(({ did }) => did === 'tell');
  return words.map((word) => {
    const first = said.find((call) => holds(call, word));
    if (!first) throw new Error(`the record does not tell of ${word}`);
    return { word, at: first.begun };
  });
}

/** The words that were told before a file that holds them was synced. */
export function toldEarly(calls: readonly Call[], told: readonly Told[]): readonly string[] {
  const early = told.filter(({ word, at }) => !calls.some((call) => keeps(calls, call, word, at)));
  return early.map(({ word }) => word);
}

/** Whether this writes the word into a file that was synced since, before a moment. */
function keeps(calls: readonly Call[], write: Call, word: string, before: number): boolean {
  if (write.did !== 'write' || !holds(write, word)) return false;
  return calls.some(
    ({ did, on, begun, done }) =>
      did === 'sync' && on === write.on && begun > write.done && done < before,
  );
}

const holds = (call: Call, word: string): boolean => 'bytes' in call && call.bytes.includes(word);
