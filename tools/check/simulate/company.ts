/** What must be true of a simulated world beside its log: what was said, and who is shown to be there. */
import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Room } from '@kesem/room/room';
import { Chat } from '../../../apps/server/src/gateway/chat.ts';
import { placeOf } from '../../../apps/server/src/gateway/place.ts';
import type { Person } from './person.ts';

/** The chat of a room as the disk keeps it. */
interface Kept {
  readonly kept: readonly ChatLine[];
  readonly room: Room;
  /** Whether it was a room with children for a while. */
  readonly wasFamily: boolean;
}

interface Told extends Kept {
  /** Those of its lines of which everybody was told. */
  readonly told: readonly ChatLine[];
}

/** What was said, as it was answered and as pages have it, beside what the disk keeps. */
export function chatAgainst(people: readonly Person[], all: Kept): readonly string[] {
  const { kept } = all;
  const times = new Map<string, number>();
  for (const { say } of kept)
    if ('text' in say) times.set(say.text, (times.get(say.text) ?? 0) + 1);
  const answers = people.flatMap(({ identity, spoken }) =>
    [...spoken].flatMap(([text, isTaken]) => {
      const count = times.get(text) ?? 0;
      const isLost = isTaken === true && count === 0 && kept.length < LIMITS.chatKept;
      const isWrong = count > 1 || (isTaken === false && count > 0) || isLost;
      return isWrong
        ? [`${identity} said a line that is kept ${count} times, and heard ${isTaken}`]
        : [];
    }),
  );
  // a line is no command that comes again: when the disk fails nobody is told of it, and who loads the page may find it;
  // and that it was so may be lost on the way to whoever said it
  const taken = new Set(
    people.flatMap(({ spoken }) =>
      [...spoken].flatMap(([text, isTaken]) => (isTaken === true ? text : [])),
    ),
  );
  const told = kept.filter(({ say }) => !('text' in say) || taken.has(say.text));
  return [...answers, ...people.flatMap((person) => linesAgainst(person, { ...all, told }))];
}

/** A page has every line of the table, and none that nobody said. What could not be read for a while comes with the next page: what watchers said, and words in a family's room. */
function linesAgainst(person: Person, { kept, told, room, wasFamily }: Told): readonly string[] {
  if (!person.shows()) return [];
  const { identity, isScreen } = person;
  const has = person.chat();
  const readable = new Chat(told).readableBy({ place: placeOf(room, identity), isScreen }, room);
  const oldest = kept[0]?.id ?? 0;
  const isInvented = [...has.values()].some(
    (line) => line.id >= oldest && !kept.some((one) => isDeepStrictEqual(one, line)),
  );
  return [
    ...(readable.every(({ id, channel }) => wasFamily || channel === 'watchers' || has.has(id))
      ? []
      : [`${identity} misses lines of the chat`]),
    ...(isInvented ? [`${identity} reads a line that nobody said`] : []),
  ];
}

/** Everybody is shown who is there, and nobody else. */
export function presenceAgainst(people: readonly Person[], room: Room): readonly string[] {
  const there = people.filter((person) => person.shows() !== null);
  const seated = new Set<number>();
  const watching = new Set<string>();
  for (const { identity, isScreen } of there) {
    const { person, seat } = placeOf(room, identity);
    if (isScreen) continue;
    if (person && seat !== null) seated.add(person.no);
    else watching.add(identity);
  }
  const here = [...seated].toSorted((a, b) => a - b);
  const screens = there.filter(({ isScreen }) => isScreen).length;
  return there.flatMap((person) => {
    const shown = person.presence();
    const is = [shown?.here, shown?.watchers.length, shown?.screens ?? 0];
    const isTrue = isDeepStrictEqual(is, [here, watching.size, screens]);
    return isTrue
      ? []
      : [
          `${person.identity} is shown ${is.join(';')} where ${here.join(',')};${watching.size};${screens} are there`,
        ];
  });
}
