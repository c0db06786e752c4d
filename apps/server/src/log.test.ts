import { expect, it } from 'vitest';
import { startServer } from './testing/server.ts';
import { keyOf, matchOf } from './testing/table.ts';
import { ask, returning, visitor } from './testing/visitor.ts';

it('no token, cookie, name, chat, code or secret stands in the logs of an evening', async () => {
  const server = await startServer();
  const { room, token, people, seats, watcher, close } = await matchOf(server, 2);
  const [dana] = seats;
  await ask(dana.socket, 'chat', { say: { text: 'canary-in-chat' } });
  await dana.send({ do: 'rename', name: 'CanaryName', ink: 1 });
  await dana.send({ do: 'move', move: { do: 'pick', slot: 0 } }, keyOf(dana, 0, 'pick'));
  await dana.send({ do: 'canary-junk' });
  await ask(dana.socket, 'chat', { say: 'canary-junk' });
  await fetch(`${server.url}/r/${token}?l=canary`);
  await fetch(`${server.url}/no/canary-page`);
  await fetch(`${server.url}/api/rooms`, { method: 'POST', headers: { origin: 'http://canary' } });
  await returning(server, 'gid=canary-cookie')
    .connect()
    .catch(() => null);
  const stranger = await visitor(server);
  await stranger.call('/api/codes', { code: watcher.joined.code });
  await stranger.call('/api/device', { code: '12345678' });
  const stored = await server.store.load(room);
  const logged = server.logged();
  close();
  await server.end();
  const secrets = [
    token,
    ...people.map(({ cookie }) => cookie.slice('gid='.length)),
    ...Object.values(stored?.secrets ?? {}),
    ...(stored?.commits ?? []).map(({ actor }) => actor.replace('person:', '')),
    watcher.joined.code ?? '',
    '12345678',
    'anary',
    'Dana',
  ].filter(Boolean);
  expect(secrets.length).toBeGreaterThan(8);
  expect(logged.split('\n').length).toBeGreaterThan(5);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

it('what should never be there is struck out all the same', async () => {
  const { createLog } = await import('./log.ts');
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info({ token: 'canary', inner: { cookie: 'canary', name: 'canary' } }, 'careless');
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain('canary');
});
