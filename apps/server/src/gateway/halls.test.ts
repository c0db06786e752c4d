import { describe, expect, it, onTestFinished } from 'vitest';
import { startStill } from '../testing/still.ts';
import { tableOf } from '../testing/table.ts';
import { ask, visitor } from '../testing/visitor.ts';
import { AWAY_AFTER_MS } from './absences.ts';

async function startedStill() {
  const server = await startStill({});
  onTestFinished(() => server.end());
  return server;
}

const roomsOf = async (url: string): Promise<string | undefined> =>
  /kesem_rooms (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

describe('the hall of a room', () => {
  it('is closed when all have gone and nobody is waited for, and opened anew for the next', async () => {
    const server = await startedStill();
    const { token, watcher, close } = await tableOf(server, 2);
    expect(await roomsOf(server.url)).toBe('1');
    for (let visits = 0; visits < 2; visits += 1) {
      close();
      watcher.close();
      await server.letPass(AWAY_AFTER_MS + 1_000);
      expect(await roomsOf(server.url)).toBe('0');
      const late = await (await visitor(server)).join(token);
      expect(late.joined.presence.watchers).toMatchObject([{ name: 'Guest' }]);
      expect(await roomsOf(server.url)).toBe('1');
      late.close();
    }
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
    await server.letPass(AWAY_AFTER_MS + 1_000);
    expect((await people[1]?.call('/api/me/delete', {}))?.status).toBe(200);
    expect((await server.store.chat(room)).map(({ name }) => name)).toEqual(['']);
  });
});
