import { expect, it } from 'vitest';
import { nextBytes } from '../testing/seed.ts';
import { openLinks } from './links.ts';

const KEPT = 10_000;

it('so many links are remembered, the one longest unheard of goes first', async () => {
  const added: string[] = [];
  const store = {
    addInvite: async (room: string) => void added.push(room),
    replaceInvite: async () => undefined,
  };
  const links = openLinks({ store, bytes: nextBytes() });
  for (let room = 0; room < KEPT; room += 1) links.met(`room ${room}`, `link ${room}`);
  // whoever comes again makes a link the newest
  links.met('room 0', 'link 0');
  expect(await links.of('room 1')).toBe('link 1');
  links.met('one more', 'link');
  expect([await links.of('room 0'), await links.of('one more')]).toEqual(['link 0', 'link']);
  expect(added).toEqual([]);
  expect(await links.of('room 1')).toMatch(/^[\w-]{22}$/);
  expect(added).toEqual(['room 1']);
});
