import type { ChatLine } from '@kesem/protocol/messages';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLinks } from '../identity/links.ts';
import { createLog } from '../log.ts';
import { ALONE } from '../nodes/nodes.ts';
import { aSnapshot } from '../store/testing/samples.ts';
import { handClock } from '../testing/clock.ts';
import { nextBytes } from '../testing/seed.ts';
import { startStill } from '../testing/still.ts';
import { matchOf, tableOf } from '../testing/table.ts';
import { ask, freshId, visitor } from '../testing/visitor.ts';
import { AWAY_AFTER_MS } from './absences.ts';
import { openChannels } from './channels.ts';
import type { Wires } from './send.ts';

async function startedStill() {
  const server = await startStill({});
  onTestFinished(() => server.end());
  return server;
}

const counted = async (url: string, what: 'rooms' | 'sockets'): Promise<string | undefined> =>
  new RegExp(`^kesem_${what} (\\d+)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1];

const roomsOf = (url: string) => counted(url, 'rooms');

/** Waits until the server knows that everybody has gone. */
async function untilAllGone(url: string): Promise<void> {
  while ((await counted(url, 'sockets')) !== '0');
}

describe('the channel of a room', () => {
  it('is closed when all have gone and nobody is waited for, and opened anew for the next', async () => {
    const server = await startedStill();
    const { room, token, watcher, close } = await tableOf(server, 2);
    const away = async () =>
      (await server.store.tail(room, 0)).filter(({ command }) => command.do === 'away').length;
    expect(await roomsOf(server.url)).toBe('1');
    for (let visits = 0; visits < 2; visits += 1) {
      close();
      watcher.close();
      await untilAllGone(server.url);
      await server.letPass(AWAY_AFTER_MS + 1_000);
      expect([await roomsOf(server.url), await away()]).toEqual(['0', 2]);
      const late = await (await visitor(server)).join(token);
      expect(late.joined.presence.watchers).toMatchObject([{ name: 'Guest' }]);
      expect(await roomsOf(server.url)).toBe('1');
      late.close();
    }
  });

  it('is not kept open for whoever does not come in', async () => {
    const server = await startedStill();
    const { token, seats, people, watcher, close } = await tableOf(server, 2);
    await seats[0].send({ do: 'family', on: true });
    await seats[0].send({ do: 'lock', locked: true });
    const fresh = await ask(seats[0].socket, 'newLink', {});
    close();
    watcher.close();
    await untilAllGone(server.url);
    await server.letPass(AWAY_AFTER_MS + 1_000);
    const links = fresh.ok ? [token, fresh.token] : [];
    for (const link of links) {
      const stranger = await visitor(server);
      await expect(stranger.join(link)).rejects.toThrow(/noSuchRoom|doorClosed/);
      expect(await roomsOf(server.url)).toBe('0');
    }
    expect(links).toHaveLength(2);
    const back = await people[0]?.join(token, 'Dana');
    expect(await roomsOf(server.url)).toBe('1');
    back?.close();
  });

  it('is closed when those who are waited for have left for good', async () => {
    const server = await startedStill();
    const { people, watcher, close } = await tableOf(server, 2);
    close();
    watcher.close();
    await untilAllGone(server.url);
    expect(await roomsOf(server.url)).toBe('1');
    for (const one of people) await one.call('/api/me/delete', {});
    expect(await roomsOf(server.url)).toBe('0');
  });
});

describe('the channels', () => {
  it('know one that they have closed', async () => {
    const room = aSnapshot('room', 1);
    const seat = (): never => {
      throw new Error('nobody sits here');
    };
    const live = { id: 'room', now: () => room, deps: { table: () => undefined, secret: seat } };
    let listening = 0;
    const subscribe = () => {
      listening += 1;
      return () => {
        listening -= 1;
      };
    };
    const channels = openChannels({
      // nobody is told anything here
      wires: {} as Wires,
      rooms: {
        find: async (id) => (id === 'room' ? { ...live, subscribe } : null),
        submit: seat,
      },
      store: { chat: async () => [] },
      nodes: ALONE,
      codes: { of: async () => '123456' },
      links: openLinks({
        store: { addInvite: seat, replaceInvite: seat },
        bytes: nextBytes(),
      }),
      clock: handClock(),
      log: createLog('silent'),
      freshId,
    });
    expect(await channels.of('nowhere')).toBeNull();
    const [one, same] = await Promise.all([channels.of('room'), channels.of('room')]);
    expect(one).toBe(same);
    expect([one?.isClosed(), channels.count(), listening]).toEqual([false, 1, 1]);
    channels.close();
    expect([one?.isClosed(), channels.count(), listening]).toEqual([true, 0, 0]);
    expect(await channels.of('room')).not.toBe(one);
    channels.close();
  });
});

describe('a line of the chat about a question', () => {
  it('is bound to its key while it is open, and by those at the table alone', async () => {
    const server = await startedStill();
    const { seats, watcher } = await matchOf(server, 2);
    const [one] = seats;
    const about = one.view().asks[0]?.key ?? '';
    const heard: ChatLine[] = [];
    one.socket.on('chat', (line) => heard.push(line));
    watcher.socket.on('chat', (line) => heard.push(line));
    await ask(one.socket, 'chat', { say: { text: 'x'.repeat(70) }, about });
    await ask(one.socket, 'chat', { say: { text: 'x'.repeat(70) }, about: '1/closed:1' });
    await ask(watcher.socket, 'chat', { say: { text: 'so' }, about });
    await ask(one.socket, 'link', {});
    await ask(watcher.socket, 'link', {});
    const lines = [...new Map(heard.map((line) => [line.id, line])).values()];
    expect(lines).toMatchObject([
      { id: 1, about, say: { text: 'x'.repeat(60) } },
      { id: 2, say: { text: 'x'.repeat(70) } },
      { id: 3 },
    ]);
    expect(lines.slice(1).every((line) => line.about === undefined)).toBe(true);
  });
});

describe('the chat of a room that somebody has left for good', () => {
  it('is told again where their name stood, and nowhere else', async () => {
    const server = await startedStill();
    const { token, people, seats, watcher, close } = await tableOf(server, 2);
    const [host, guest] = seats;
    for (const one of [host, guest, host]) {
      await ask(one.socket, 'chat', { say: { phrase: 'hello' } });
    }
    await ask(watcher.socket, 'link', {});
    const again: unknown[] = [];
    watcher.socket.on('chat', (line) => again.push(line));
    expect((await people[1]?.call('/api/me/delete', {}))?.status).toBe(200);
    await ask(watcher.socket, 'link', {});
    expect(again).toMatchObject([{ id: 2, name: '' }]);
    const late = await people[0]?.join(token, 'Dana');
    expect(late?.joined.chat.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Dana'],
      [2, ''],
      [3, 'Dana'],
    ]);
    late?.close();
    close();
  });

  it('loses the name as well when nobody looks at it', async () => {
    const server = await startedStill();
    const { room, people, seats, close } = await tableOf(server, 2);
    await ask(seats[1].socket, 'chat', { say: { phrase: 'hello' } });
    close();
    await untilAllGone(server.url);
    await server.letPass(AWAY_AFTER_MS + 1_000);
    expect((await people[1]?.call('/api/me/delete', {}))?.status).toBe(200);
    expect((await server.store.chat(room)).map(({ name }) => name)).toEqual(['']);
  });
});
