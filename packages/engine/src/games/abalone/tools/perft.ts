/** `perft -- <start name or "position"> <depth>`: how many move sequences there are, and no more. */

import { type Position, readPosition } from '../chapters/position.ts';
import { START_NAMES, startBoard, startNamed } from '../chapters/starts.ts';
import { perft } from '../testing/perft.ts';
import { positionSentence } from './faults.ts';

const DEEPEST = 9;

const [place, depth, ...rest] = process.argv.slice(2);
if (place === undefined || depth === undefined || rest.length > 0) {
  fail('Usage: npm run --silent perft -- <start name or "position"> <depth>');
} else if (!/^[0-9]$/.test(depth)) {
  fail(`The depth must be a whole number from 0 to ${DEEPEST}, not "${depth}".`);
} else {
  count(place, Number(depth));
}

function count(place: string, depth: number): void {
  const position = positionAt(place);
  if (position) process.stdout.write(`${perft(position, depth)}\n`);
}

function positionAt(place: string): Position | null {
  const start = startNamed(place);
  if (start) return { board: startBoard(start), side: 'b' };
  const read = readPosition(place);
  if (read.ok) return read.value;
  const starts = START_NAMES.join(', ');
  fail(`"${place}" is no start (${starts}) and no position. ${positionSentence(read.why)}`);
  return null;
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
