/** Who is let in while the house is not itself: it stops, or its store fails. */
import { rmSync } from 'node:fs';
import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFolder } from './store/opening.ts';
import { aFolder } from './store/testing/temp.ts';
import { startServer } from './testing/server.ts';
import { startStill } from './testing/still.ts';
import { tableOf } from './testing/table.ts';
import { ask, freshId, visitor } from './testing/visitor.ts';

const readyz = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, body: await answer.json() };
};

describe('a house whose store fails', () => {
  it('is not ready, says so to whoever calls, and lets no socket in', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    let broken = false;
    const failing = async (): Promise<never> => {
      throw new Error('the store is broken');
    };
    const { store } = opened;
    const server = await startServer({
      folder,
      store: {
        ...store,
        identity: (...args) => (broken ? failing() : store.identity(...args)),
        lastAlive: () => (broken ? failing() : store.lastAlive()),
      },
    });
    onTestFinished(() => server.stop());
    const guest = await visitor(server);
    expect(await readyz(server.url)).toEqual({ status: 200, body: { ok: true } });
    broken = true;
    expect(await readyz(server.url)).toEqual({ status: 503, body: { ok: false } });
    const answer = await guest.call('/api/tables');
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'broken' }]);
    expect(server.logged()).toContain('the store is broken');
    const knock = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: server.url, cookie: guest.cookie },
    });
    expect([knock.status, await knock.json()]).toEqual([403, { code: 4, message: 'broken' }]);
    broken = false;
    (await guest.connect()).close();
  });
});

describe('a house that stops', () => {
  it('is not ready, and answers nothing that it would not finish', async () => {
    const server = await startStill({});
    const { seats, close } = await tableOf(server, 2);
    const stopping = server.app.stop();
    const pending = ask(seats[0].socket, 'chat', { say: { phrase: 'hello' } }).catch(() => 'lost');
    expect(await readyz(server.url)).toEqual({ status: 503, body: { ok: false } });
    let answered = false;
    void pending.then(() => (answered = true));
    expect(await readyz(server.url)).toMatchObject({ status: 503 });
    expect(answered).toBe(false);
    const { cookie } = await visitor(server);
    const knock = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: server.url, cookie },
    });
    expect(await knock.json()).toEqual({ code: 4, message: 'busy' });
    await server.letPass(1_000);
    await stopping;
    close();
    await server.store.close();
    rmSync(server.folder, { recursive: true, force: true });
  });

  it('sends people elsewhere before it finishes what nobody waits for', async () => {
    const folder = aFolder();
    const opened = await openFolder(folder);
    if (!opened.ok) throw new Error(opened.why.code);
    let filmed: (none: []) => void = () => undefined;
    const { store } = opened;
    const unfilmed = () => new Promise<[]>((resolve) => (filmed = resolve));
    const server = await startServer({ folder, store: { ...store, unfilmed } });
    const { seats, close } = await tableOf(server, 2);
    const gone = Promise.all(
      seats.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    const stopping = server.stop();
    expect(await gone).toHaveLength(2);
    filmed([]);
    await stopping;
    close();
  });
});

describe('an address', () => {
  it('opens so many rooms an hour, whoever asks', async () => {
    const server = await startServer();
    onTestFinished(() => server.end());
    const open = async (): Promise<number> => {
      const opening = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: freshId() };
      const guest = await visitor(server);
      const from = { 'x-forwarded-for': '10.1.1.1' };
      return (await guest.call('/api/rooms', { id: freshId(), opening }, from)).status;
    };
    for (let n = 0; n < LIMITS.roomsPerAddressHour; n += 1) expect(await open()).toBe(200);
    expect(await open()).toBe(429);
  });
});
