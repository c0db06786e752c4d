/** Many people at many tables, over connections by hand. */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { openRaw, type Raw } from './raw.ts';
import { type Reached, visitor } from './visitor.ts';

/** How many come to one table. */
export const PARTY = 4;
/** How often somebody who is cut comes again, at most. */
const TRIES = 20;

/** Somebody with a cookie and a link; the first at each table is its host. */
export interface Guest {
  readonly token: string;
  readonly headers: Record<string, string>;
}

/** People with cookies and links, a table for every few of them. */
export async function invited(
  server: Reached,
  sockets: number,
  game?: string,
): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  let token = '';
  for (let n = 0; n < sockets; n += 1) {
    const one = await visitor(server);
    if (n % PARTY === 0) ({ token } = await one.openRoom('Host', game));
    const address = `10.200.${n >> 8}.${n & 255}`;
    guests.push({ token, headers: { cookie: one.cookie, 'x-forwarded-for': address } });
  }
  return guests;
}

/** Comes in; rejects when the connection is refused or closed before. */
async function enter(url: string, { token, headers }: Guest): Promise<Raw> {
  const raw = await openRaw(url, headers);
  raw.send('40');
  await raw.heard('40{');
  const profile = { name: 'Guest', ink: 1 };
  raw.send(`420${JSON.stringify(['join', { protocol: PROTOCOL_VERSION, token, profile }])}`);
  await raw.heard('430[{"ok":true');
  return raw;
}

/** Comes in, again and again until it is in, after a pause before each attempt; gives how often it was cut. */
export async function comeBack(
  url: string,
  guest: Guest,
  pause: (attempt: number) => Promise<void> = async () => undefined,
): Promise<{ raw: Raw; cut: number }> {
  for (let cut = 0; cut < TRIES; cut += 1) {
    await pause(cut);
    const raw = await enter(url, guest).catch(() => null);
    if (raw) return { raw, cut };
  }
  throw new Error(`somebody was cut ${TRIES} times`);
}
