/** A table of this device as a test wants it: what the device would have kept of it. */
import type { Level } from '@kesem/engine/core/bot';
import type { Table } from '@kesem/engine/core/table';
import { lobbyKey } from '@kesem/room/key';
import { OWNER, openLocal } from '../../../local/room.ts';
import { readObject } from '../../../state/deviceStorage.ts';
import { slotOf } from '../slots.ts';

/**
 * What a device keeps of a match that has just begun, with its owner in the first seat and, unless they are bots, nobody who
 * answers in the others.
 * @param table the house of a game whose matches begin as they should stand
 * @param level of whoever sits opposite; the page is `/here/<game>/<level>`
 * @param more how many play, and whether the others are bots, who answer
 * @returns the name in the storage, and what lies there
 */
export function keptMatch(
  table: Table,
  level: Level,
  { seats = 2, bots = false }: { readonly seats?: number; readonly bots?: boolean } = {},
): readonly [name: string, kept: string] {
  const slot = slotOf(table.id, level);
  for (let first = 1; ; first += 100) {
    const { room, log } = begun({ table, slot, level, seats, first });
    const people = bots ? room.people : room.people.map((person) => ({ ...person, bot: null }));
    const [owner] = room.people;
    // the seats are drawn
    if (room.chairs[0]?.person !== owner?.no) continue;
    const kept = { ...log, from: { ...room, people }, commits: [] };
    return [`kesem:${slot}`, JSON.stringify(kept)];
  }
}

interface Begun {
  readonly table: Table;
  readonly slot: string;
  readonly level: Level;
  readonly seats: number;
  readonly first: number;
}

/** A room of one device whose match has begun; its secrets are numbers from `first` on. */
function begun({ table, slot, level, seats, first }: Begun) {
  const kept = new Map<string, string>();
  let drawn = first;
  // a secret of a match is written in hexadecimal
  const fresh = (): string => {
    drawn += 1;
    return drawn.toString(16).padStart(64, '0');
  };
  const storage = {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => void kept.set(name, text),
  };
  const clock = { now: () => 0, after: () => () => undefined };
  const parts = { table: () => table, storage, slot, think: async () => null, clock, fresh };
  const open = { do: 'open', game: table.id, name: 'Dana', ink: 1, nonce: fresh() } as const;
  const opened = openLocal(parts, fresh(), open);
  if (!opened) throw new Error('no room was opened');
  const others = Array.from(
    { length: seats - 1 },
    (_, nth) => ({ do: 'addBot', seat: nth + 1, level }) as const,
  );
  const commands = [...others, { do: 'start' } as const];
  for (const command of commands) {
    const key = lobbyKey(opened.now());
    const answer = opened.submit({ kind: 'person', id: OWNER }, { id: fresh(), key, command });
    if (!answer.ok) throw new Error(`${command.do} was refused`);
  }
  opened.close();
  return { room: opened.now(), log: readObject(storage, slot) };
}
