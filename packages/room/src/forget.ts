/**
 * Somebody leaves for good: what is kept of an evening loses their name and nothing else. Names decide
 * nothing, so the log folds to the same evening as before.
 */
import type { Commit, Recorded } from './commit.ts';
import type { Ended } from './record.ts';
import type { Room } from './room.ts';

/** A command of somebody who has left for good. */
export function unnamed(command: Recorded): Recorded {
  if (command.do === 'remove') {
    return 'id' in command.who ? { ...command, who: { ...command.who, name: '' } } : command;
  }
  return 'name' in command ? { ...command, name: '' } : command;
}

/** Whether a command was written by the name of an identity: its own, or the host's who put it out. */
export function isAbout({ actor, key, command }: Commit, id: string): boolean {
  if (key !== 'room') return false;
  return (
    actor === `person:${id}` ||
    (command.do === 'remove' && 'id' in command.who && command.who.id === id)
  );
}

/** A room that an identity has left for good. */
export function withoutName(room: Room, id: string): Room {
  return { ...room, people: nameless(room.people, id) };
}

/** A finished match without the name of an identity. */
export function endedWithout(ended: Ended, id: string): Ended {
  return { ...ended, players: nameless(ended.players, id) };
}

function nameless<P extends { readonly id: string | null; readonly name: string }>(
  people: readonly P[],
  id: string,
): readonly P[] {
  return people.map((person) => (person.id === id ? { ...person, name: '' } : person));
}
