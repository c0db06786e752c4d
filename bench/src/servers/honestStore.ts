/** The disk of the honest minimum: a log in order of time, each batch durable before it is answered. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import Database from 'better-sqlite3';

const database = new Database(join(String(process.env.DATA_DIR), 'honest.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE log (no INTEGER PRIMARY KEY, text TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO log (text) VALUES (?)');
const append = database.transaction((rows: readonly string[]) => {
  for (const row of rows) insert.run(row);
});

parentPort?.on('message', (batch: string) => {
  append(batch.split('\n'));
  parentPort?.postMessage(null);
});
