/** The data folder: there, ours, on a disk that keeps it, with room left. */
import { accessSync, constants, existsSync, type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE, databaseOf } from '../store/database.ts';
import { isNewer } from '../store/migrations/migrate.ts';
import { SQLITE_STEPS } from '../store/migrations/steps.ts';
import { isNetworkDisk, whyUnopened } from '../store/opening.ts';
import { type Misplaced, misplaced } from '../store/ours.ts';
import { type Finding, ill, unwise, well } from './finding.ts';

const MB = 1024 ** 2;
/** Below this a database soon has no room to grow, in bytes. */
const TOO_LITTLE = 50 * MB;
/** Below this somebody should look after it, in bytes. */
const LITTLE = 500 * MB;

/** Looks at the data folder, or at where it will be made; changes nothing. */
export async function examineDisk(
  dataDir: string,
  measure: (folder: string) => Pick<StatsFs, 'type' | 'bavail' | 'bsize'> = statfsSync,
): Promise<readonly Finding[]> {
  const folder = resolve(dataDir);
  const there = existing(folder);
  const disk = measure(there);
  if (isNetworkDisk(disk.type)) return [ofCode('networkDisk', folder)];
  return [await whose(folder, there), roomOn(folder, disk.bavail * disk.bsize)];
}

/** The folder, or the nearest one above it that is there. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

async function whose(folder: string, there: string): Promise<Finding> {
  if (!statSync(there).isDirectory()) {
    return ill(`${there} is a file, and the data would lie in it.`, 'Set DATA_DIR to a folder.');
  }
  const file = join(folder, DATABASE_FILE);
  for (const path of [there, file].filter((one) => existsSync(one))) {
    if (mayWrite(path)) continue;
    const cure = `Give it to the user that runs Kesem (chown), or set DATA_DIR to another folder.`;
    return ill(`This user may not write ${path}.`, cure);
  }
  if (there !== folder) return well(`The data folder ${folder} will be made at the first start.`);
  const flaw = misplaced(file);
  if (flaw) return ofCode(flaw, folder);
  if (!existsSync(file)) return well(`The data folder ${folder} is empty.`);
  return (await isOfNewer(file)) ? ofCode('newer', folder) : well(`The data lies in ${file}.`);
}

async function isOfNewer(file: string): Promise<boolean> {
  const { db } = databaseOf(new Sqlite(file, { readonly: true }));
  try {
    return await isNewer(db, SQLITE_STEPS);
  } finally {
    await db.destroy();
  }
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The sentence with which the server itself would refuse, whose second half says what to do. */
function ofCode(code: 'networkDisk' | 'newer' | Misplaced, folder: string): Finding {
  const [says = '', cure = ''] = whyUnopened({ code }, folder).split('; ');
  return ill(`${says}.`, `${cure.charAt(0).toUpperCase()}${cure.slice(1)}`);
}

function roomOn(folder: string, free: number): Finding {
  const left = `${Math.floor(free / MB).toLocaleString('en')} MB are free where ${folder} lies.`;
  if (free < TOO_LITTLE) return ill(left, 'Make room: without it no move can be kept.');
  if (free < LITTLE)
    return unwise(left, 'Make room soon; a match takes up to 1 MB while it is played.');
  return well(left);
}
