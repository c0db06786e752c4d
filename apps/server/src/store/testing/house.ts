/** A house with something in every table; only tests import this. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { finishedMatch } from '../../testing/finished.ts';
import { startServer } from '../../testing/server.ts';
import { matchOf } from '../../testing/table.ts';
import { DATABASE_FILE } from '../database.ts';
import { openFolder } from '../opening.ts';
import type { Store } from '../store.ts';
import { anEnded, append, commit, line } from './samples.ts';

/** A time that no 32 bits hold. */
const LATE = 9_000_000_000_001;
/** Signs of which a careless copy loses some. */
const SIGNS = `שלום "'\\ \u{1f3b2} ﷽ é e\u0301 \t\n%_`;

/** Returns a folder with matches that were played, and what else a house may keep. It stays. */
export async function fullHouse(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kesem-house-'));
  const server = await startServer({ folder });
  const [over, running] = [await finishedMatch(server), await matchOf(server, 2)];
  over.close();
  running.close();
  await server.stop();
  const opened = await openFolder(folder);
  if (!opened.ok) throw new Error(opened.why.code);
  await keepSamples(opened.store);
  await opened.store.close();
  // a line of a house that did not yet keep whose it is
  const sqlite = new Sqlite(join(folder, DATABASE_FILE));
  sqlite.exec("insert into chat (room, id, line) values ('sample', 0, '{}')");
  sqlite.close();
  return folder;
}

async function keepSamples(store: Store): Promise<void> {
  const room = 'sample';
  // more than are carried at once
  const cookies = Array.from({ length: 250 }, (_, no) => `cookie ${no}`);
  await Promise.all(cookies.map((cookie) => store.bindCookie(cookie, 'ann', LATE)));
  const keys = { p256dh: 'p', auth: 'a', lang: 'he', zone: 'Asia/Jerusalem' } as const;
  await store.subscribe('ann', { endpoint: 'https://push', nights: true, at: LATE, ...keys }, 9);
  await store.pushKeys({ publicKey: 'public', privateKey: 'private' });
  const preset = { identity: 'ann', id: 'p', game: 'toy', name: SIGNS, own: [SIGNS], at: LATE };
  await store.keepPreset(preset, 9);
  const beside = { secret: { match: 1, secret: 'aa' }, people: ['ann', SIGNS], invite: 'hash' };
  await store.append([append(commit(room, 1, { at: LATE }), { ...beside, due: LATE })]);
  for (const seq of [2, 3]) {
    const more = { ended: anEnded(room, seq, ['ann', SIGNS]), people: null, due: LATE };
    const turns = { asked: ['ann'], fresh: ['ann'] };
    await store.append([append(commit(room, seq), { ...more, turns })]);
  }
  await store.keepFilm(
    `m${room}-2`,
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  await store.codeOf(room, '123456');
  await store.ask(room, ['ben'], LATE);
  await store.addChat(room, line(SIGNS), 'ann');
  await store.alive(LATE, [{ until: LATE, ms: 30 }]);
}
