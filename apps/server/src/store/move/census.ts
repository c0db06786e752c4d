/** What a house holds, in figures by which two ends are compared: rows and hashes of its tables, and where its logs lead. */
import { createHash } from 'node:crypto';
import { replayed } from '@kesem/engine/core/replay';
import type { RoomDeps } from '@kesem/room/deps';
import { recordOf } from '@kesem/room/record';
import type { Kysely } from 'kysely';
import { roomOf } from '../../rooms/liveRoom.ts';
import { loadFrom } from '../log.ts';
import { finishedIn } from '../matches.ts';
import type { Schema } from '../schema.ts';
import { CARRIED, rowsOf, textOf } from './rows.ts';

/** One kind of thing: how many there are, and a hash of what they are, in hex. */
export interface Count {
  readonly what: string;
  readonly count: number;
  readonly hash: string;
}

/** Counts everything: each table, each room by its fold, each finished match by its record and its end. */
export async function censusOf(
  trx: Kysely<Schema>,
  table: RoomDeps['table'],
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const carried of CARRIED) {
    const rows = each(rowsOf(trx, carried), async (row) => textOf(row, carried));
    counts.push(await countOf(carried.name, rows));
  }
  const rooms = each(idsOf(trx, 'rooms'), (id) => roomIn(trx, id, table));
  counts.push(await countOf('rooms, folded', rooms));
  const matches = each(idsOf(trx, 'matches'), (id) => matchIn(trx, id, table));
  counts.push(await countOf('matches, folded', matches));
  return counts;
}

/** Ids of all rooms or matches. */
async function* idsOf(
  trx: Kysely<Schema>,
  name: 'rooms' | 'matches',
): AsyncGenerator<readonly string[]> {
  for (const carried of CARRIED) {
    if (carried.name !== name) continue;
    for await (const rows of rowsOf(trx, carried)) yield rows.map(({ id }) => String(id));
  }
}

function roomIn(trx: Kysely<Schema>, id: string, table: RoomDeps['table']): Promise<string> {
  return led(async () => {
    const stored = await loadFrom(trx, id);
    return stored && roomOf(stored, table);
  });
}

function matchIn(trx: Kysely<Schema>, id: string, table: RoomDeps['table']): Promise<string> {
  return led(async () => {
    const found = await finishedIn(trx, id);
    if (!found) return null;
    const record = recordOf(found.ended, found.commits, found.secret);
    const rules = table(record.record.game, record.record.version);
    return { record, end: rules ? replayed(rules, record.record) : null };
  });
}

/** Where a log leads, as a text; one that leads nowhere must fail in the same way at the other end. */
async function led(fold: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await fold());
  } catch (error) {
    return `fails: ${String(error)}`;
  }
}

async function* each<X>(
  batches: AsyncIterable<readonly X[]>,
  text: (one: X) => Promise<string>,
): AsyncGenerator<string> {
  for await (const batch of batches) for (const one of batch) yield text(one);
}

const BITS = 256;

/** The hashes of all texts are summed up, for two databases do not sort them alike. */
async function countOf(what: string, texts: AsyncIterable<string>): Promise<Count> {
  let count = 0;
  let sum = 0n;
  for await (const text of texts) {
    count += 1;
    sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  }
  const hash = BigInt.asUintN(BITS, sum)
    .toString(16)
    .padStart(BITS / 4, '0');
  return { what, count, hash };
}
