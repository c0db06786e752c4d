/** Who comes back with what they still hold is told the rest alone. */
import { inflateRawSync } from 'node:zlib';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { Joined, Resumed } from '@kesem/protocol/messages';
import { PRIMING } from '@kesem/protocol/priming';
import { bookmarkOf, wholeFrom } from '@kesem/room/bookmark';
import { digestOf } from '@kesem/room/digest';
import type { Full } from '@kesem/room/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENTRY, startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, type TestTable } from '../testing/table.ts';
import { ask, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** Somebody who comes into a match, and may come again with whatever they hold; a new watcher unless told who. */
async function coming({ token }: TestTable, who?: Visitor) {
  const one = who ?? (await visitor(server));
  const enter = async (held?: object): Promise<Joined | Resumed> => {
    const socket = await one.connect();
    const profile = { name: 'Watcher', ink: 3 };
    const message = { protocol: PROTOCOL_VERSION, token, profile, ...(held && { held }) };
    const answer = await ask(socket, 'join', message);
    socket.close();
    if (!answer.ok) throw new Error(answer.code);
    return answer;
  };
  const first = await enter();
  if (!('full' in first)) throw new Error('resumed from nothing');
  return { enter, full: first.full, chat: first.chat };
}

const heldOf = (full: Full, chat: Joined['chat']) => ({
  ...bookmarkOf(full),
  chat: digestOf(chat),
});

async function pick({ seats: [first] }: TestTable): Promise<void> {
  const key = keyOf(first, 0, 'pick');
  expect((await first.send({ do: 'move', move: { do: 'pick', slot: 0 } }, key)).ok).toBe(true);
}

describe('whoever comes back', () => {
  it('and has missed nothing is told so in 300 bytes', async () => {
    const table = await matchOf(server, 2);
    await ask(table.seats[0].socket, 'chat', { say: { text: 'Hello' } });
    const { enter, full, chat } = await coming(table, table.people[0]);
    const again = await enter(heldOf(full, chat));
    expect(again).toMatchObject({ ok: true, since: { after: full.heard.length, heard: [] } });
    expect(again).not.toHaveProperty('chat');
    expect(again).not.toHaveProperty('since.view');
    expect(Buffer.byteLength(JSON.stringify(again))).toBeLessThanOrEqual(300);
    table.close();
  });

  it('is told what was missed, and what is said by then', async () => {
    const table = await matchOf(server, 2);
    const { enter, full, chat } = await coming(table);
    await pick(table);
    await ask(table.seats[0].socket, 'chat', { say: { text: 'Your turn' } });
    await table.watcher.until(({ asks }) => !asks.some(({ seat, must }) => seat === 0 && must));
    const again = await enter(heldOf(full, chat));
    if (!('since' in again)) throw new Error('told everything');
    expect(again.chat?.map(({ say }) => say)).toEqual([{ text: 'Your turn' }]);
    const whole = wholeFrom(full, again.since);
    expect(whole.view).toEqual(table.watcher.view());
    expect(whole.heard.length).toBeGreaterThan(full.heard.length);
    table.close();
  });

  it('with a mark of another match is told everything', async () => {
    const table = await matchOf(server, 2);
    const { enter, full, chat } = await coming(table);
    const held = { ...heldOf(full, chat), match: 'another' };
    const again = await enter(held);
    expect(again).toMatchObject({ since: { view: full.view, heard: full.heard } });
    await expect(enter({ ...held, more: 1 })).rejects.toThrow('junk');
    table.close();
  });
});

describe('whoever comes late', () => {
  /** A match in which more was heard than is told at once. */
  async function long(): Promise<TestTable> {
    const table = await matchOf(server, 2);
    const [first] = table.seats;
    for (let nth = 0; nth < 24; nth += 1) {
      const answer = await first.send({ do: 'pace', days: 3, yes: nth % 2 === 0 });
      expect(answer).toMatchObject({ ok: true });
    }
    return table;
  }

  it('and takes pages is told the last of what was heard, and the rest when they ask', async () => {
    const table = await long();
    const { token } = table;
    const socket = await (await visitor(server)).connect();
    const profile = { name: 'Late', ink: 2 };
    const me = { protocol: PROTOCOL_VERSION, token, profile };
    const whole = await ask(socket, 'join', me);
    const cut = await ask(socket, 'join', { ...me, pages: true });
    if (!whole.ok || !('full' in whole) || !cut.ok || !('full' in cut)) throw new Error('not in');
    const { after = 0, heard, view } = cut.full;
    expect([after > 0, heard.length]).toEqual([true, 20]);
    const match = view.match?.id ?? '';
    expect(await ask(socket, 'full', {})).toMatchObject({ ok: true, full: { after, heard } });
    const page = await ask(socket, 'earlier', { match, before: after });
    if (!page.ok) throw new Error(page.code);
    expect([...page.heard, ...heard]).toEqual(whole.full.heard);
    expect(page.after).toBe(0);
    const other = await ask(socket, 'earlier', { match: 'another', before: after });
    expect(other).toEqual({ ok: false, code: 'stale' });
    socket.close();
    table.close();
  });

  it('and takes packed answers gets long ones so, and short ones as they are', async () => {
    const table = await long();
    const socket = await (await visitor(server)).connect();
    const profile = { name: 'Late', ink: 2 };
    const me = { protocol: PROTOCOL_VERSION, token: table.token, profile };
    const plain = await ask(socket, 'join', me);
    const answer: unknown = await ask(socket, 'join', { ...me, packed: true });
    const { packed } = z.object({ packed: z.instanceof(Buffer) }).parse(answer);
    expect(packed.length * 3).toBeLessThan(JSON.stringify(plain).length);
    const read: unknown = JSON.parse(inflateRawSync(packed).toString());
    expect(Object.keys(Object(read))).toEqual(Object.keys(plain));
    const known: unknown = await ask(socket, 'join', { ...me, packed: true, rules: ENTRY });
    const kin = z.object({ packed: z.instanceof(Buffer), primed: z.literal(true) }).parse(known);
    expect(kin.packed.length).toBeLessThan(packed.length * 0.75);
    const same: unknown = JSON.parse(
      inflateRawSync(kin.packed, { dictionary: Buffer.from(PRIMING) }).toString(),
    );
    expect(Object.keys(Object(same))).toEqual(Object.keys(plain));
    expect(await ask(socket, 'react', { kind: 'clap' })).toMatchObject({ ok: true });
    socket.close();
    table.close();
  });
});
