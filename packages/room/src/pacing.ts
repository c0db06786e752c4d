/** The pace of a match, before it or in it: minutes or days, as all agree who sit. */
import type { CommandOf } from './command.ts';
import type { Days } from './days.ts';
import { resumed } from './pause.ts';
import type { Person, PersonNo } from './person.ts';
import { type Moment, settle, standStill } from './play.ts';
import { type PaceAsked, personAt, playing, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';

/** The pace of the room, as all see it. */
export interface PaceView {
  /** Days for every question; null: the clocks of the games run. */
  readonly days: Days | null;
  /** Another pace that somebody wants, who is for it, and who has still to agree. Null: none. */
  readonly asked: (PaceAsked & { readonly awaited: readonly PersonNo[] }) | null;
}

/** One word for another pace, the first of which asks for it; one against it takes it off the table. */
export function pace(
  room: Room,
  { days, yes }: CommandOf<'pace'>,
  me: Person,
  { at }: Moment,
): Step {
  const { paceAsked: asked } = room;
  const { no } = me;
  if (asked ? asked.days !== days : !yes || days === (room.slow ?? null)) return refuse('stale');
  if (!yes) return accept(asking(room, null), { at, room: { type: 'keepsPace', person: no } });
  const before = asked?.yes ?? [];
  if (before.includes(no)) return refuse('stale');
  const next = asking(room, { days, yes: [...before, no] });
  return accept(next, { at, room: { type: 'wantsPace', person: no, days } });
}

/**
 * The same step, after which the pace is another one if all who sit now want it, whether they are there
 * or not. A word goes with whoever gets up.
 */
export function paced(step: Step, now: Moment): Step {
  const asked = step.ok ? step.room.paceAsked : undefined;
  if (!step.ok || !asked) return step;
  const { room, said } = step;
  const yes = asked.yes.filter((no) => sitting(room).includes(no));
  if (yes.length === 0) return accept(asking(room, null), ...said);
  const still = yes.length === asked.yes.length ? room : asking(room, { ...asked, yes });
  if (awaitedForPace(still).length > 0) return accept(still, ...said);
  const changed = changedTo(asking(room, null), asked.days, now);
  return changed.ok ? accept(changed.room, ...said, ...changed.said) : changed;
}

/** Whose word is still needed for the pace that is asked for. */
export function awaitedForPace(room: Room): readonly PersonNo[] {
  const { paceAsked: asked } = room;
  return asked ? sitting(room).filter((no) => !asked.yes.includes(no)) : [];
}

/** The pace as all see it. */
export function paceView(room: Room): PaceView {
  const { slow: days = null, paceAsked } = room;
  return { days, asked: paceAsked ? { ...paceAsked, awaited: awaitedForPace(room) } : null };
}

/** Humans who sit and have not got up, also those for whom a bot plays meanwhile. */
export function sitting(room: Room): readonly PersonNo[] {
  return room.chairs.flatMap(({ person }) => {
    const one = personAt(room, person);
    return one?.bot === null && one.is === 'in' ? [one.no] : [];
  });
}

function changedTo(room: Room, days: Days | null, now: Moment): Step {
  const { slow: _slow, ...rest } = room;
  const next = resumed(days === null ? rest : { ...rest, slow: days }, now.at);
  const said = { at: now.at, room: { type: 'paced', days } } as const;
  const match = playing(next);
  if (!match || match.closed) return accept(next, said);
  return settle(next, match, now, [said]) ?? standStill(next, match, 'frozen', [said]);
}

function asking(room: Room, asked: PaceAsked | null): Room {
  const { paceAsked: _asked, ...rest } = room;
  return asked ? { ...rest, paceAsked: asked } : rest;
}
