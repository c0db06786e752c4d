/** Hands that watchers may see, as they were some rounds ago: by consent of all who sit. */
import type { CommandOf } from './command.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import { sitting } from './pacing.ts';
import type { Person, PersonNo } from './person.ts';
import { matchOf, personOf, type Room, seatFor } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';

/** Watchers who see hands of some rounds ago: they do while somebody agrees and nobody is awaited. */
export interface CommentaryView {
  readonly yes: readonly PersonNo[];
  readonly awaited: readonly PersonNo[];
}

/** One word for it; one against it ends it for all. */
export function commentary(
  room: Room,
  { yes }: CommandOf<'commentary'>,
  { no }: Person,
  at: number,
): Step {
  const before = room.commentary ?? [];
  if (yes ? before.includes(no) : before.length === 0) return refuse('stale');
  const next = agreeing(room, yes ? [...before, no] : []);
  return accept(next, { at, room: { type: yes ? 'showsHands' : 'hidesHands', person: no } });
}

/**
 * The same step, which tells when all have agreed by it, and when somebody sits who has not. A word goes
 * with whoever gets up.
 */
export function consented(before: Room, step: Step, at: number): Step {
  if (!step.ok || !step.room.commentary) return step;
  const there = sitting(step.room);
  const yes = step.room.commentary.filter((no) => there.includes(no));
  const room = agreeing(step.room, yes);
  const [was, is] = [showsHands(before), showsHands(room)];
  if (was === is || yes.length === 0) return accept(room, ...step.said);
  const news: Said = { at, room: { type: is ? 'handsShown' : 'handsHidden' } };
  return accept(room, ...step.said, news);
}

/** Whose word is still needed, once somebody has agreed. */
export function awaitedForHands(room: Room): readonly PersonNo[] {
  const { commentary: yes } = room;
  return yes ? sitting(room).filter((no) => !yes.includes(no)) : [];
}

/** Whether all have agreed who sit, and nobody has taken it back. */
export function showsHands(room: Room): boolean {
  return room.commentary !== undefined && awaitedForHands(room).length === 0;
}

/** Whose word is there, as all see it; null: the game on the table hides no hand. */
export function commentaryView(room: Room, deps: RoomDeps): CommentaryView | null {
  const match = matchOf(room);
  const table = match ? rulesOf(deps, match) : deps.table(room.game);
  return table?.hands ? { yes: room.commentary ?? [], awaited: awaitedForHands(room) } : null;
}

/** Whether an identity may be let see hands: it sits nowhere, and plays none of the match on the table. */
export function isOnlooker(room: Room, id: string): boolean {
  const no = personOf(room, id)?.no;
  const plays = no !== undefined && matchOf(room)?.players.includes(no) === true;
  return seatFor(room, id) === null && !plays;
}

function agreeing(room: Room, yes: readonly PersonNo[]): Room {
  const { commentary: _before, ...rest } = room;
  return yes.length > 0 ? { ...rest, commentary: yes } : rest;
}
