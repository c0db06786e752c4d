/** Ending a match without a result: by the host where nobody is harmed, else by the word of all who are there. */
import type { Match } from './match.ts';
import { absentFor } from './people.ts';
import type { Person, PersonNo } from './person.ts';
import { abandon, type Moment, withoutVote } from './play.ts';
import { humansOf, personAt, playing, type Room } from './room.ts';
import { accept, type RoomCode, refuse, type Step } from './ruling.ts';

/**
 * Whether somebody may end the match at once: whoever plays with bots alone, and the host when the
 * match stands still or somebody who plays has long been absent. Null: yes.
 */
export function mayAbandon(room: Room, by: Person, at: number): RoomCode | null {
  const match = playing(room);
  if (!match) return 'stale';
  const others = humansOf(room, match).filter((no) => no !== by.no);
  if (others.length === 0) return null;
  if (by.no !== room.host) return 'notHost';
  return match.closed || others.some((no) => absentFor(room, no, at)) ? null : 'present';
}

/** One word for or against ending the match. One against it takes the proposal off the table. */
export function vote(room: Room, yes: boolean, me: Person, { at, deps }: Moment): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  const before = match.endVote ?? [];
  const { no } = me;
  if (!yes) {
    const said = { at, room: { type: 'goesOn', person: no } } as const;
    return before.length === 0 ? refuse('stale') : accept(voted(room, match, []), said);
  }
  const next = voted(room, match, [...before.filter((other) => other !== no), no]);
  const ended = concluded(accept(next), { at, deps });
  if (!ended.ok) return ended;
  // the same word again counts only where it now ends the match
  const isNews = !before.includes(no) || !playing(ended.room);
  return isNews
    ? accept(ended.room, { at, room: { type: 'wantsEnd', person: no } })
    : refuse('stale');
}

/**
 * The same step, after which the match is over if all whose word counts now want it: humans who play
 * and are there, or have not been away for long. A word goes with whoever gets up.
 */
export function concluded(step: Step, { at, deps }: Moment): Step {
  const match = step.ok ? playing(step.room) : null;
  if (!step.ok || !match?.endVote) return step;
  const { room, said } = step;
  const yes = match.endVote.filter((no) => personAt(room, no)?.is === 'in');
  const awaited = humansOf(room, match).filter(
    (no) => !yes.includes(no) && !absentFor(room, no, at),
  );
  if (yes.length > 0 && awaited.length === 0) {
    const over = abandon(room, deps);
    return over.ok ? accept(over.room, ...said) : over;
  }
  return accept(yes.length === match.endVote.length ? room : voted(room, match, yes), ...said);
}

function voted(room: Room, match: Match, yes: readonly PersonNo[]): Room {
  const now = yes.length === 0 ? withoutVote(match) : { ...match, endVote: yes };
  return { ...room, stage: { at: 'playing', match: now } };
}
