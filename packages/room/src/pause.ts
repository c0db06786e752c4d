/**
 * A match that stands still while the one human at it reads. Nobody is kept waiting by it, so nobody
 * else is asked; its clocks, hidden ones too, and its bots go on where they stopped.
 */
import type { Seat } from '@kesem/engine/core/game';
import { type Clock, delayed, nextToFall } from './clock.ts';
import type { Match } from './match.ts';
import { humanSeats, playing, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';

/** Whether the match under way stands still. */
export function isPaused(room: Room): boolean {
  return playing(room)?.paused !== undefined;
}

/** The clock of the match under way that falls first; null when none runs, and while it is paused. */
export function nextClock(room: Room): Clock | null {
  return isPaused(room) ? null : nextToFall(playing(room)?.clocks ?? []);
}

/** Lets the match stand still from `at` on. Refused where this seat is not the only one that a human plays. */
export function pause(room: Room, seat: Seat, at: number): Step {
  return alone(room, seat, (match) => withMatch(room, { ...match, paused: match.paused ?? at }));
}

/** Lets the match go on, for whoever may pause it. */
export function resume(room: Room, seat: Seat, at: number): Step {
  return alone(room, seat, () => resumed(room, at));
}

/** The room with its match going on from `at`: no clock has lost or won any time by the pause. */
export function resumed(room: Room, at: number): Room {
  const match = playing(room);
  if (match?.paused === undefined) return room;
  const { paused, ...rest } = match;
  return withMatch(room, { ...rest, clocks: delayed(match.clocks, at - paused) });
}

/** The same step, after which a match goes on that is not one human's alone any more. */
export function awaited(step: Step, at: number): Step {
  if (!step.ok || !isPaused(step.room) || humanSeats(step.room).length === 1) return step;
  return { ...step, room: resumed(step.room, at) };
}

/** The match without the mark that it stands still, for one that is over. */
export function withoutPause(match: Match): Match {
  const { paused, ...rest } = match;
  return paused === undefined ? match : rest;
}

function alone(room: Room, seat: Seat, then: (match: Match) => Room): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  if (match.closed) return refuse('frozen');
  return humanSeats(room).join() === String(seat) ? accept(then(match)) : refuse('notAlone');
}

function withMatch(room: Room, match: Match): Room {
  return { ...room, stage: { at: 'playing', match } };
}
