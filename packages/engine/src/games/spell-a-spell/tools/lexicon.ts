/** `lexicon -- --check`: words from standard input; for each one line, `listed <category> <gloss>` or `unlisted`. */
import { createInterface } from 'node:readline';
import { normalised } from '../chapters/letters.ts';
import { HEBREW } from '../lexicon/hebrew.ts';

const [flag, ...rest] = process.argv.slice(2);
if (flag === '--check' && rest.length === 0) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${found(line.trim())}\n`);
  }
} else {
  process.stderr.write('Usage: npm run --silent lexicon -- --check < words\n');
  process.exitCode = 2;
}

function found(word: string): string {
  const entry = HEBREW.find(normalised(word));
  return entry ? `listed ${entry.category} ${entry.gloss}` : 'unlisted';
}
