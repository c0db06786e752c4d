import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { ask } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

describe('the chat of a room that somebody has left for good', () => {
  it('is told again where their name stood, and nowhere else', async () => {
    const { token, people, seats, watcher, close } = await tableOf(server, 2);
    const [host, guest] = seats;
    for (const one of [host, guest, host]) {
      await ask(one.socket, 'chat', { say: { phrase: 'hello' } });
    }
    await ask(watcher.socket, 'link', {});
    const again: unknown[] = [];
    watcher.socket.on('chat', (line) => again.push(line));
    expect((await people[1]?.call('/api/me/delete', {}))?.status).toBe(200);
    await ask(host.socket, 'link', {});
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
});
