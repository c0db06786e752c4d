import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import { goodbye, visitor } from '../testing/visitor.ts';

/** A store that answers who is invited where only once it may. */
function slowly(store: Store) {
  let answer = (): void => undefined;
  const may = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const invited: Store['invited'] = async (hash) => {
    isAsked();
    await may;
    return store.invited(hash);
  };
  const slow = new Proxy(store, {
    get: (from, name) => (name === 'invited' ? invited : Reflect.get(from, name)),
  });
  return { slow, asked, answer };
}

it('whoever has asked to come in is let in, however long the answer takes; whoever asks nothing is put out', async () => {
  const { slow, asked, answer } = slowly(await memoryStore());
  const server = await startServer({ store: slow });
  const host = await visitor(server);
  const { token } = await host.openRoom('Dana');
  const joined = host.join(token, 'Dana');
  await asked;
  // comes later, and is put out later
  const idler = await (await visitor(server)).connect();
  expect(await goodbye(idler)).toBe('idle');
  answer();
  expect((await joined).view().key).not.toBe('');
  (await joined).close();
  await server.end();
});

it('whoever is refused late is put out as well', async () => {
  const { slow, asked, answer } = slowly(await memoryStore());
  const server = await startServer({ store: slow });
  const host = await visitor(server);
  const { token } = await host.openRoom('Dana');
  const socket = await host.connect();
  const said = goodbye(socket);
  const wrong = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  const message = { token: wrong, profile: { name: 'Dana', ink: 1 } };
  socket.emit('join', { protocol: PROTOCOL_VERSION, ...message }, () => undefined);
  await asked;
  const idler = await (await visitor(server)).connect();
  expect(await goodbye(idler)).toBe('idle');
  answer();
  expect(await said).toBe('idle');
  await server.end();
});
