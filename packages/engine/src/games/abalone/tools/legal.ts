/** `legal`: positions on standard input, one a line; a JSON array of legal moves for each, sorted. */
import { createInterface } from 'node:readline';
import { writeStep } from '../chapters/notation.ts';
import { readPosition } from '../chapters/position.ts';
import { legalSteps } from '../chapters/step.ts';
import { positionSentence } from './faults.ts';

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}

function answerTo(line: string): readonly string[] | { readonly error: string } {
  const read = readPosition(line.trim());
  if (read.ok) return legalSteps(read.value).map(writeStep).toSorted();
  process.exitCode = 1;
  return { error: positionSentence(read.why) };
}
