/**
 * `verify`: whether a match was shuffled as was promised. Takes the file that the end of a match hands
 * out; says 'holds', or what does not. Exit code 0, 1; 2 when there is no match file to be read.
 */
import { readFileSync } from 'node:fs';
import { tableOf } from '@kesem/engine/registry';
import { verify } from '@kesem/room/proof/verify';
import { sentence } from './verify/sentence.ts';

const [path] = process.argv.slice(2);
const text = path === undefined ? null : read(path);

if (text === null) {
  process.stderr.write('usage: npm run --silent verify -- <match file>\n');
  process.exitCode = 2;
} else {
  const verdict = verify(text, tableOf);
  process.stdout.write(`${sentence(verdict)}\n`);
  if (!verdict.holds) process.exitCode = verdict.why.code === 'notAFile' ? 2 : 1;
}

function read(from: string): string | null {
  try {
    return readFileSync(from, 'utf8');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'it cannot be read'}\n`);
    return null;
  }
}
