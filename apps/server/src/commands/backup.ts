/**
 * `npm run --silent backup -- <file>`: copies the database of DATA_DIR into one file, while the server runs or not, and
 * checks the copy.
 */
import { readEnv } from '../env.ts';
import { type BackedUp, backUp } from '../store/backup.ts';

function words(done: BackedUp, folder: string, file: string): string {
  if (done.ok) return `${file}: ${Math.ceil(done.bytes / 1024).toLocaleString('en')} KB, checked.`;
  switch (done.code) {
    case 'noDatabase':
      return `There is no database in ${folder}; DATA_DIR names the data folder.`;
    case 'fileExists':
      return `${file} is there already; name a new file.`;
    case 'damaged':
      return `The copy is damaged and stays in ${done.copy}: ${done.flaw}.`;
    default:
      return done satisfies never;
  }
}

function giveUp(code: number, sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) giveUp(2, 'Usage: npm run --silent backup -- <file>');
const read = readEnv({ DATA_DIR: process.env['DATA_DIR'] });
if (!read.ok) giveUp(2, read.wrong.join('\n'));
const { dataDir } = read.env;
const done = await backUp(dataDir, file).catch((error: unknown) =>
  giveUp(1, `The backup failed: ${String(error)}.`),
);
if (!done.ok) giveUp(1, words(done, dataDir, file));
process.stdout.write(`${words(done, dataDir, file)}\n`);
