/** What is forgotten or swept is in no file of the folder any more: not in a page, an index or the write-ahead log. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFolder } from './opening.ts';
import { anEnded, aPerson, append, aSnapshot, commit, line } from './testing/samples.ts';
import { aFolder } from './testing/temp.ts';

/** A name that no page holds by chance, and what may be read of it when the rest was written over. */
const NAME = 'Zhenevieve-Quartz';
const PIECES = [NAME, NAME.slice(3)];

/** A store in a folder, and which files of it hold the name. */
async function house() {
  const folder = aFolder();
  const opened = await openFolder(folder);
  if (!opened.ok) throw new Error(opened.why.code);
  const { store } = opened;
  onTestFinished(() => store.close());
  const holding = () =>
    readdirSync(folder).filter((file) => {
      const text = readFileSync(join(folder, file), 'latin1');
      return PIECES.some((piece) => text.includes(piece));
    });
  return { store, holding };
}

/** A room in which somebody of that name has played and spoken, among others that go on. */
async function played() {
  const made = await house();
  const { store } = made;
  const command = { do: 'rename', name: NAME, ink: 1 } as const;
  const at = -9;
  await store.append([append(commit('room', 1, { actor: 'person:z', at, command }))]);
  const gone = { id: 'other', name: NAME, ink: 1 } as const;
  const removal = { do: 'remove', who: gone, inside: [] } as const;
  await store.append([append(commit('room', 2, { at, command: removal }))]);
  const snapshot = { ...aSnapshot('room', 3), people: [{ ...aPerson(1, 'z'), name: NAME }] };
  const [player, ...others] = anEnded('room', 3, ['z']).players;
  const ended = { ...anEnded('room', 3, []), players: [{ ...player!, name: NAME }, ...others] };
  await store.append([append(commit('room', 3, { at }), { snapshot, ended, people: ['z'] })]);
  await store.addChat('room', { ...line('hello'), at, name: NAME }, 'z');
  await store.keepPreset({ identity: 'z', id: 'p', game: 'toy', name: NAME, own: null, at: 1 }, 9);
  for (let seq = 1; seq <= 40; seq += 1) await store.append([append(commit('busy', seq))]);
  return made;
}

it('a name that was forgotten', async () => {
  const { store, holding } = await played();
  expect(holding()).not.toEqual([]);
  await store.forgetIn('room', 'z');
  await store.forgetIn('room', 'other');
  await store.forget('z');
  expect(holding()).toEqual([]);
  expect(await store.tail('busy', 0)).toHaveLength(40);
});

it('a room that was swept', async () => {
  const { store, holding } = await played();
  await store.forget('z');
  expect(await store.sweep({ notStartedSince: -5, startedSince: -5 })).toBe(1);
  expect(holding()).toEqual([]);
});
