/** A room that an earlier version has left on a device is played on today. */
import { tableOf } from '@kesem/engine/registry';
import { playing } from '@kesem/room/room';
import { expect, it } from 'vitest';
import { OWNER, readLocal, resumeLocal } from './room.ts';
import { identityAt } from './seen.ts';
import left from './testing/a97f34d.json' with { type: 'json' };

it('a room that version a97f34d has left on a device is read, and goes on', () => {
  const slots = new Map([['here', JSON.stringify(left)]]);
  const place = {
    table: tableOf,
    slot: 'here',
    shelf: {
      get: (slot: string) => slots.get(slot) ?? null,
      set: (slot: string, text: string) => void slots.set(slot, text),
    },
  };
  expect(readLocal(place)?.room).toMatchObject({
    seq: left.commits.length,
    stage: { at: 'playing' },
  });
  const local = resumeLocal({
    ...place,
    clock: { now: () => left.commits.at(-1)?.at ?? 0, after: () => () => undefined },
    think: async () => null,
    fresh: () => 'f'.repeat(64),
  });
  const room = local?.now();
  const match = room && playing(room);
  const table = match && tableOf(match.game);
  if (!local || !room || !match?.state || !table) throw new Error('no match is under way');
  expect(room.people.map(({ name, id }) => [name, id === OWNER])).toEqual([
    ['Dana', true],
    ['Noa', false],
  ]);
  expect(match.count).toBe(8);
  const [ask] = table.asks(match.state);
  const move = table.moves(table.view(match.state, ask?.seat ?? 0))[0];
  const actor = { kind: 'person', id: identityAt(room, ask?.seat ?? 0) } as const;
  const envelope = {
    id: 'next',
    key: `1/${ask?.key}`,
    command: { do: 'move', move },
  } as const;
  expect(local.submit(actor, envelope)).toEqual({ id: 'next', ok: true });
  local.close();
});
