/** A room that an earlier version has left on a device is played on today. */
import { tableOf } from '@kesem/engine/registry';
import { playing, type Room } from '@kesem/room/room';
import { expect, it } from 'vitest';
import { OWNER, readLocal, resumeLocal } from './room.ts';
import { identityAt } from './seen.ts';
import left from './testing/a97f34d.json' with { type: 'json' };

const slots = new Map([['here', JSON.stringify(left)]]);
const place = {
  table: tableOf,
  slot: 'here',
  storage: {
    get: (slot: string) => slots.get(slot) ?? null,
    set: (slot: string, text: string) => void slots.set(slot, text),
  },
};

/** The match on the table of a room, with its rules. */
function onTable(room: Room | undefined) {
  const match = room && playing(room);
  const table = match && tableOf(match.game);
  if (!match?.state || !table) throw new Error('no match is under way');
  return { table, state: match.state, count: match.count };
}

it('a room that version a97f34d has left on a device is read, and goes on', () => {
  const room = readLocal(place)?.room;
  expect(room).toMatchObject({ seq: left.commits.length, stage: { at: 'playing' } });
  expect(room?.people.map(({ name, id }) => [name, id === OWNER])).toEqual([
    ['Dana', true],
    ['Noa', false],
  ]);
  expect(onTable(room).count).toBe(8);
});

it('goes on by whoever is asked', () => {
  const local = resumeLocal({
    ...place,
    clock: { now: () => left.commits.at(-1)?.at ?? 0, after: () => () => undefined },
    think: async () => null,
    fresh: () => 'f'.repeat(64),
  });
  if (!local) throw new Error('it is not there');
  const { table, state } = onTable(local.now());
  const [ask] = table.asks(state);
  if (!ask) throw new Error('nobody is asked');
  const [move] = table.moves(table.view(state, ask.seat));
  const actor = { kind: 'person', id: identityAt(local.now(), ask.seat) } as const;
  const command = { do: 'move', move } as const;
  expect(local.submit(actor, { id: 'next', key: `1/${ask.key}`, command })).toEqual({
    id: 'next',
    ok: true,
  });
  local.close();
});
