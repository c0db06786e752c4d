/** Carries a whole house over to an empty place, in one piece, and counts it at both ends before it is kept. */
import type { RoomDeps } from '@kesem/room/deps';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { type Count, censusOf } from './census.ts';
import type { End, OpenedEnd } from './end.ts';
import { openSource, openTarget } from './opening.ts';
import { addRows, CARRIED, rowsOf } from './rows.ts';

export type Moved =
  /** What was counted, alike at both ends. */
  | { readonly ok: true; readonly counts: readonly Count[] }
  /** Why nothing was kept at the target, in one sentence without an address of a database. */
  | { readonly ok: false; readonly sentence: string };

/** Why a move is taken back. */
class Declined extends Error {}

/**
 * Moves a house. The source is read as it was at one moment, and stays.
 * @param from where it lies: a data folder, or the address of a PostgreSQL; a folder must not be in use.
 * @param to where it shall lie: a folder or a database without a house.
 * @param table the rules by which its logs are folded.
 */
export async function moveHouse(
  { from, to }: { readonly from: string; readonly to: string },
  table: RoomDeps['table'],
): Promise<Moved> {
  try {
    return await at(await openSource(from), async (source) =>
      at(await openTarget(to), async (target) => {
        return { ok: true, counts: await carried(source, target, table) };
      }),
    );
  } catch (error) {
    if (error instanceof Declined) return { ok: false, sentence: error.message };
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, sentence: `The move failed and was taken back: ${why}.` };
  }
}

async function at(opened: OpenedEnd, work: (end: End) => Promise<Moved>): Promise<Moved> {
  if (!opened.ok) return opened;
  try {
    return await work(opened.end);
  } finally {
    await opened.end.close();
  }
}

/** Returns what was counted. Throws when anything is amiss; then the target is as it was. */
function carried(from: End, to: End, table: RoomDeps['table']): Promise<readonly Count[]> {
  return from.read((source) =>
    to.write(async (target) => {
      if (await isLivedIn(target)) {
        throw new Declined('There is a house at --to already; name an empty folder or database.');
      }
      if (!(await isLivedIn(source))) throw new Declined('There is no house at --from.');
      await copy(source, target, to);
      const [before, after] = [await censusOf(source, table), await censusOf(target, table)];
      for (const [place, one] of before.entries()) hold(one, after[place]);
      return before;
    }),
  );
}

async function isLivedIn(trx: Kysely<Schema>): Promise<boolean> {
  for (const one of CARRIED) {
    if (!(await rowsOf(trx, one).next()).done) return true;
  }
  return false;
}

async function copy(
  source: Kysely<Schema>,
  target: Kysely<Schema>,
  { overriding, goOn }: End,
): Promise<void> {
  for (const one of CARRIED) {
    for await (const rows of rowsOf(source, one)) await addRows(target, one, rows, overriding);
  }
  await goOn(target);
}

/** Throws when a count is not the same at the other end. */
function hold(before: Count, after: Count | undefined): void {
  if (after?.count === before.count && after.hash === before.hash) return;
  const [there, here] = [before.count, after?.count ?? 0].map((count) =>
    count.toLocaleString('en'),
  );
  const differs = there === here ? 'their contents differ' : `${there} there, ${here} here`;
  throw new Declined(
    `What was carried is not what was there (${before.what}: ${differs}); it was taken back.`,
  );
}
