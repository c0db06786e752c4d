import { isGiven } from '@kesem/room/given';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { ask, visitor } from '../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A waiting room that its host has made a family's, after somebody wrote in it. */
async function familyOf(people: number) {
  const table = await tableOf(server, people);
  const [host] = table.seats;
  await ask(host.socket, 'chat', { say: { text: 'a secret' } });
  await host.send({ do: 'family', on: true });
  await table.watcher.until(({ family }) => family);
  return { ...table, host };
}

describe('a family’s room', () => {
  it('takes phrases of everybody and no writing, about a question neither', async () => {
    const { host, watcher, seats, close } = await familyOf(2);
    const refused = { ok: false, code: 'notAllowed' };
    for (const one of [host, seats[1], watcher]) {
      expect(await ask(one.socket, 'chat', { say: { text: 'hello' } })).toEqual(refused);
      expect(await ask(one.socket, 'chat', { say: { phrase: 'hello' } })).toEqual({ ok: true });
    }
    const about = { say: { text: 'I swear' }, about: '1/vote:1' };
    expect(await ask(host.socket, 'chat', about)).toEqual(refused);
    expect(await ask(host.socket, 'chat', { say: { phrase: 'swear' } })).toEqual({ ok: true });
    close();
  });

  it('shows nobody who comes what was written before, nor any name that was not given', async () => {
    const { token, watcher, host, close } = await familyOf(2);
    const late = await (await visitor(server)).join(token, 'Rude Name');
    expect(late.joined.chat.filter(({ say }) => 'text' in say)).toEqual([]);
    const { watchers } = late.joined.presence;
    expect(watchers.map(({ name }) => isGiven(name))).toEqual([true, true]);
    expect(late.view().people.every(({ name }) => isGiven(name))).toBe(true);
    await ask(watcher.socket, 'chat', { say: { phrase: 'wow' } });
    await ask(host.socket, 'full', {});
    expect(host.chat.filter(({ say }) => 'phrase' in say).every(({ name }) => isGiven(name))).toBe(
      true,
    );
    late.close();
    close();
  });

  it('with its door closed tells whoever is new so, and lets in again all who were inside', async () => {
    const { token, people, host, close } = await familyOf(2);
    const looking = await visitor(server);
    const before = await looking.join(token, 'Before');
    await host.send({ do: 'lock', locked: true });
    await before.until(({ locked }) => locked);
    before.close();
    const again = await looking.join(token, 'Before');
    const seated = await people[1]?.join(token);
    expect(seated?.view().me).toBe(1);
    await expect((await visitor(server)).join(token, 'New')).rejects.toThrow('doorClosed');
    await host.send({ do: 'lock', locked: false });
    await again.until(({ locked }) => !locked);
    const open = await (await visitor(server)).join(token, 'New');
    for (const one of [again, open]) one.close();
    seated?.close();
    close();
  });

  it('of another kind that is locked still lets in whoever only watches', async () => {
    const { token, seats, watcher, close } = await tableOf(server, 2);
    await seats[0].send({ do: 'lock', locked: true });
    await watcher.until(({ locked }) => locked);
    const open = await (await visitor(server)).join(token, 'New');
    expect(open.view().me).toBe('public');
    open.close();
    close();
  });
});
