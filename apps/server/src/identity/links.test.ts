import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { append, commit } from '../store/testing/samples.ts';
import { openLinks } from './links.ts';
import { hashOf } from './secret.ts';

async function links() {
  const store = await memoryStore();
  await store.append([append(commit('room', 1), { invite: hashOf('first') })]);
  const invited = (token: string) => store.invited(hashOf(token));
  return { links: openLinks({ store, bytes: randomBytes }), store, invited };
}

it('the link that somebody came by is handed on', async () => {
  const { links: book } = await links();
  book.met('room', 'first');
  expect(await book.of('room')).toBe('first');
});

it('where none is known one more is drawn, once, and the others live on', async () => {
  const { links: book, invited } = await links();
  const [one, same] = await Promise.all([book.of('room'), book.of('room')]);
  expect(same).toBe(one);
  expect(await invited(one)).toEqual({ room: 'room', replaced: false });
  expect(await invited('first')).toEqual({ room: 'room', replaced: false });
});

it('after all have ended, another is handed on', async () => {
  const { links: book, store, invited } = await links();
  book.met('room', 'first');
  await store.append([append(commit('room', 2), { shut: true })]);
  book.end('room');
  const next = await book.of('room');
  expect(next).not.toBe('first');
  expect([await invited('first'), await invited(next)]).toEqual([
    { room: 'room', replaced: true },
    { room: 'room', replaced: false },
  ]);
});

it('a replaced link is gone, and the new one is handed on', async () => {
  const { links: book, invited } = await links();
  book.met('room', 'first');
  const token = await book.replace('room');
  expect(await book.of('room')).toBe(token);
  expect(await invited('first')).toEqual({ room: 'room', replaced: true });
});

it('a link that could not be kept is drawn again when asked for', async () => {
  const { links: book, store } = await links();
  await expect(book.of('nowhere')).rejects.toThrow('FOREIGN KEY');
  await store.append([append(commit('nowhere', 1))]);
  expect(await book.of('nowhere')).toMatch(/^[\w-]{22}$/);
});
