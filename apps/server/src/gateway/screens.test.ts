import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { Presence } from '@kesem/protocol/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { keyOf, matchOf, sit, tableOf } from '../testing/table.ts';
import { ask, freshId, type TestSocket, type Visitor, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A screen in somebody's browser, and all that it is sent. */
async function screen(owner: Visitor, token: string) {
  const socket = await owner.connect();
  const heard: (readonly unknown[])[] = [];
  socket.onAny((...frame: unknown[]) => void heard.push(frame));
  const profile = { name: 'Dana', ink: 1 };
  const joined = await ask(socket, 'join', {
    protocol: PROTOCOL_VERSION,
    token,
    profile,
    screen: true,
  });
  if (!joined.ok || 'since' in joined) throw new Error('not joined');
  return { socket, joined, heard };
}

const next = (socket: TestSocket, name: 'presence' | 'chat' | 'step'): Promise<unknown> =>
  new Promise((resolve) => void socket.once(name, resolve));

describe('a screen', () => {
  it('is nobody in the room, also in the browser of whoever sits, and sees what everybody may know', async () => {
    const table = await matchOf(server, 2);
    const [host] = table.people;
    const { joined } = await screen(host!, table.token);
    expect(joined.you).toEqual({ person: null, seat: null });
    expect(joined.full.view).toEqual({ ...table.watcher.view(), me: 'public' });
    expect(joined.full.heard).toEqual(
      ((await ask(table.watcher.socket, 'full', {})) as { full: { heard: unknown } }).full.heard,
    );
    table.close();
  });

  it('is counted for all, and not among those who watch or are here', async () => {
    const table = await tableOf(server, 2);
    const [first] = table.seats;
    const told = next(first.socket, 'presence');
    const { socket, joined } = await screen(await visitor(server), table.token);
    const presence = { here: [1, 2], screens: 1, watchers: joined.presence.watchers };
    expect(await told).toEqual(presence);
    expect(joined.presence).toEqual(presence);
    expect(joined.presence.watchers.map(({ name }) => name)).toEqual(['Watcher']);
    const gone = next(first.socket, 'presence');
    socket.close();
    expect((await gone) as Presence).not.toHaveProperty('screens');
    table.close();
  });

  it('sends nothing but that it comes, and asks for what it missed', async () => {
    const table = await matchOf(server, 2);
    const [host] = table.people;
    const { socket } = await screen(host!, table.token);
    const [first] = table.seats;
    const refusal = { ok: false, code: 'notAllowed' };
    const key = keyOf(first, 0, 'pick');
    const move = { id: freshId(), key, command: { do: 'leave' } };
    expect(await ask(socket, 'command', move)).toEqual({
      id: move.id,
      ok: false,
      why: { code: 'notAllowed' },
    });
    expect(await ask(socket, 'chat', { say: { phrase: 'hello' } })).toEqual(refusal);
    expect(await ask(socket, 'react', { kind: 'clap' })).toEqual(refusal);
    expect(await ask(socket, 'tap', { show: '1.1', forAll: true })).toEqual(refusal);
    expect(await ask(socket, 'newLink', {})).toEqual(refusal);
    expect(await ask(socket, 'link', {})).toEqual(refusal);
    expect(await ask(socket, 'full', {})).toMatchObject({ ok: true });
    expect(first.view().people.map(({ is }) => is)).toEqual(['in', 'in']);
    table.close();
  });

  it('hears the table talk, and never those who watch', async () => {
    const table = await tableOf(server, 2);
    const { socket, heard } = await screen(await visitor(server), table.token);
    const said = async (from: TestSocket, text: string): Promise<void> => {
      const answer = await ask(from, 'chat', { say: { text } });
      expect(answer).toEqual({ ok: true });
    };
    const [first] = table.seats;
    const other = await (await visitor(server)).join(table.token, 'Other');
    const read = next(other.socket, 'chat');
    await said(table.watcher.socket, 'before the match');
    expect(await read).toMatchObject({ say: { text: 'before the match' } });
    await first.send({ do: 'start' }, first.view().key);
    await other.until(({ stage }) => stage === 'playing');
    await said(table.watcher.socket, 'while it runs');
    const last = next(socket, 'chat');
    await said(first.socket, 'at the table');
    await last;
    const lines = heard.filter(([name]) => name === 'chat').map(([, line]) => line);
    expect(lines).toMatchObject([{ channel: 'table', say: { text: 'at the table' } }]);
    const late = await screen(await visitor(server), table.token);
    expect(late.joined.chat.map(({ channel }) => channel)).toEqual(['table']);
    other.close();
    table.close();
  });

  it('stays a screen when its owner sits down', async () => {
    const table = await tableOf(server, 2);
    const owner = await visitor(server);
    const { socket, heard } = await screen(owner, table.token);
    const one = await owner.join(table.token, 'Owner');
    await one.send(sit(2, 'Owner'));
    await one.until(({ me }) => me === 2);
    expect(await ask(socket, 'full', {})).toMatchObject({ full: { view: { me: 'public' } } });
    expect(heard.map(([name]) => name)).not.toContain('you');
    one.close();
    table.close();
  });
});
