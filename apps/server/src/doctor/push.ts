/** Whether people can be told of their turns: the keys of the house, and TLS, without which no browser listens. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import webPush from 'web-push';
import type { Env } from '../env.ts';
import { NOBODY } from '../push/keys.ts';
import { DATABASE_FILE } from '../store/database.ts';
import { type Finding, ill, unwise, well } from './finding.ts';

/** Looks at the keys that are kept in the data folder, and changes nothing. */
export function examinePush({
  databaseUrl,
  dataDir,
  publicUrl,
}: Pick<Env, 'databaseUrl' | 'dataDir' | 'publicUrl'>): readonly Finding[] {
  const keys = databaseUrl === null ? [examineKeys(join(dataDir, DATABASE_FILE))] : [];
  if (publicUrl?.protocol === 'https:') return keys;
  const says =
    'Nobody can be told of their turns while the page is closed: browsers ask for https.';
  return [...keys, unwise(says, 'Set PUBLIC_URL to an https address, by a proxy with TLS.')];
}

function examineKeys(file: string): Finding {
  try {
    const kept = existsSync(file) ? readKeys(file) : undefined;
    if (!kept) return well('The keys for push notices will be made soon after the next start.');
    const { public: open, private: secret } = kept;
    webPush.getVapidHeaders('https://localhost', NOBODY, open, secret, 'aes128gcm');
    return well('The keys for push notices are there.');
  } catch (error) {
    const cure =
      'Restore a backup; or empty the table push_keys, and everybody asks for notices anew.';
    return ill(`The keys for push notices cannot be used: ${String(error)}`, cure);
  }
}

interface Kept {
  readonly public: string;
  readonly private: string;
}

function readKeys(file: string): Kept | undefined {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const known = sqlite.prepare(`select 1 from sqlite_schema where name = 'push_keys'`).get();
    return known ? sqlite.prepare<[], Kept>('select * from push_keys').get() : undefined;
  } finally {
    sqlite.close();
  }
}
