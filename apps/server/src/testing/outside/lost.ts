/** The law of the power cut: whatever was told is there when the house starts again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../../store/database.ts';
import { chance } from '../seed.ts';
import type { Told } from './order.ts';
import { effective, type Files, inOrder, type Luck, Platter } from './platter.ts';
import type { Call } from './trace.ts';

/** Beside those moments, after one call of so many. */
const SHARE = 1 / 12;

/** Runs something in a folder that holds these files, and removes it. */
export async function onDisk<X>(files: Files, run: (folder: string) => X | Promise<X>): Promise<X> {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-cut-'));
  try {
    for (const [path, data] of files) writeFileSync(join(folder, basename(path)), data);
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The words that were told before a line of the record, and of which no commit in this folder knows. */
export function lostIn(folder: string, told: readonly Told[], line: number): readonly string[] {
  const log = logIn(folder);
  return told.flatMap(({ word, at }) => (at <= line && !log.includes(word) ? [word] : []));
}

/** All commits in one text; none, where there is no database that can be read. */
function logIn(folder: string): string {
  let sqlite: Sqlite.Database | null = null;
  try {
    sqlite = new Sqlite(join(folder, DATABASE_FILE), { fileMustExist: true });
    // what is made in this folder need not outlive it
    sqlite.pragma('synchronous = off');
    const rows = sqlite.prepare('select command_id, command from commits').raw().all();
    return JSON.stringify(sqlite.pragma('integrity_check', { simple: true }) === 'ok' ? rows : []);
  } catch {
    return '';
  } finally {
    sqlite?.close();
  }
}

/** When the power fails, and what became of what had been told till then. */
export interface Cut {
  readonly line: number;
  readonly lost: readonly string[];
}

/** Lets the power fail whenever something is told, and now and then beside, on a disk with this luck. */
export async function cutsOf(
  calls: readonly Call[],
  told: readonly Told[],
  luck: Luck,
): Promise<readonly Cut[]> {
  const platter = new Platter();
  const cuts: Cut[] = [];
  const moments = new Set(told.map(({ at }) => at));
  const first = Math.min(...moments);
  for (const call of inOrder(calls)) {
    platter.take(call);
    const line = effective(call);
    if (line < first || !(moments.has(line) || chance() < SHARE)) continue;
    cuts.push({
      line,
      lost: await onDisk(platter.cut(luck), (folder) => lostIn(folder, told, line)),
    });
  }
  return cuts;
}
