/** Two tables under play on a server whose every call is recorded, from an empty folder to its end. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTable } from '../chaos/evening.ts';
import { ServerProcess } from '../chaos/process.ts';
import { type Plant, planted } from './plant.ts';
import { recordedTo } from './strace.ts';
import { type Call, readTrace } from './trace.ts';

/** How many moves are acknowledged, at least. */
const MOVES = 24;
const TABLES = 2;

export interface Recorded {
  readonly dataDir: string;
  /** What is kept when it is told: the ids of commands that were accepted, and names that were taken. */
  readonly words: readonly string[];
  readonly calls: readonly Call[];
}

/** Plays, with a fault in the server if one is given, and stops it in good order. */
export async function recorded(folder: string, plant: Plant | null = null): Promise<Recorded> {
  const [dataDir, record] = [join(folder, 'data'), join(folder, 'record')];
  mkdirSync(dataDir);
  const entry = plant && { entry: planted(plant) };
  const server = await ServerProcess.start(dataDir, { under: recordedTo(record), ...entry });
  const words: string[] = [];
  try {
    const tables = [];
    for (let n = 0; n < TABLES; n += 1) tables.push(await openTable(server.url, n));
    const players = tables.flatMap((table) => table.players);
    for (const [n, player] of players.entries()) {
      // a name is told to everybody at the table, and not only to whoever asked for it
      const name = `Known as ${n}.`;
      if (await player.say('room', { do: 'rename', name, ink: 1 })) words.push(name);
      player.play();
    }
    const seated = players.filter(({ seat }) => seat !== null);
    await Promise.all(
      seated.map((one) => one.until(() => one.acked.length * seated.length >= MOVES)),
    );
    await Promise.all(players.map((player) => player.rest()));
    for (const { acked } of players) words.push(...acked.map(({ id }) => id));
    for (const player of players) player.close();
  } finally {
    await server.stop();
  }
  return { dataDir, words, calls: readTrace(readFileSync(record, 'latin1')) };
}
