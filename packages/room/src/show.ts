/**
 * A show: what has just happened, looked at by all at one pace. It follows from what everybody heard of
 * an input and from the input's time, so that a fold finds it again, and it is public. Until its end no
 * move is taken, no bot answers and no clock runs.
 */
import type { ShowStep } from '@kesem/engine/core/game';
import type { Table } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { begun } from './clock.ts';
import type { CommandOf } from './command.ts';
import { gameKey, matchKey } from './key.ts';
import type { KeptShow, Match, Show } from './match.ts';
import { matchOf, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';

/** From an input to the first step of its show, in ms: the time that a slow line has to bring it. */
export const AHEAD_MS = 300;

/**
 * The match with the show of an input, if it has one; otherwise the last show stays as it is, so that
 * nothing tells of an input that nobody heard.
 * @param before the match that the input came to.
 */
export function staged(before: Match, after: Match, said: readonly Said[], table: Table): Match {
  const told = said.flatMap((one) => ('told' in one ? [one.told] : []));
  const steps = table.show(heardBy(told, 'public'));
  const at = said[0]?.at;
  if (steps.length === 0 || at === undefined || !before.state) return after;
  const show = showAfter(before.show ?? null, after, steps, at);
  return { ...after, show: { ...show, before: before.state, said: before.said.length } };
}

/**
 * The show of an input, in its match.
 * @param last the one before it in this match, if there was one.
 * @param at when the input came, in ms.
 */
export function showAfter(
  last: Show | null,
  match: Pick<Match, 'number' | 'generation'>,
  steps: readonly ShowStep[],
  at: number,
): Show {
  const startsAt = at + AHEAD_MS;
  return {
    // counted by themselves: the count of inputs would tell of those that nobody heard
    id: matchKey(match, `${SHOW}${last ? numberOf(last) + 1 : 1}`),
    startsAt,
    steps: steps.map(({ ms }) => ms),
    wholeUntil: startsAt + lasting(steps.slice(0, wholeSteps(steps))),
    endsAt: startsAt + lasting(steps),
  };
}

const SHOW = 'show:';

/** Which show of its match it is, from 1. */
function numberOf({ id }: Show): number {
  return Number(gameKey(id).slice(SHOW.length));
}

/** Whether a show runs at `at`; none does while a match stands still. */
export function isShowing(match: Match | null, at: number): boolean {
  if (match === null || match.closed !== null || match.paused !== undefined) return false;
  return at < showsUntil(match);
}

/** When the last show ends, in ms; 0 where there was none. */
export function showsUntil({ show }: Match): number {
  return show?.endsAt ?? 0;
}

/** Ends a show early, for all who look at it. Stale: it is over, or its first steps are still to be seen whole. */
export function endShow(room: Room, { show: id }: CommandOf<'endShow'>, at: number): Step {
  const match = matchOf(room);
  const show = match?.show;
  if (!match || !show || show.id !== id || !isShowing(match, at) || at < show.wholeUntil) {
    return refuse('stale');
  }
  const ended = { ...match, show: { ...show, endsAt: at }, clocks: begun(match.clocks, at) };
  return room.stage.at === 'lobby'
    ? refuse('stale')
    : accept({ ...room, stage: { ...room.stage, match: ended } });
}

/** What is told of a show to all. */
export function showView({ id, startsAt, steps, wholeUntil, endsAt }: KeptShow): Show {
  return { id, startsAt, steps, wholeUntil, endsAt };
}

function wholeSteps(steps: readonly ShowStep[]): number {
  const first = steps.findIndex(({ whole }) => !whole);
  return first < 0 ? steps.length : first;
}

function lasting(steps: readonly ShowStep[]): number {
  return steps.reduce((sum, { ms }) => sum + ms, 0);
}
