/** The course of a match to its end, as the room sees it. */
import type { Timer } from '@kesem/engine/core/game';
import { commitment, type Fairness, fairRandom } from '@kesem/engine/core/random';
import type { TakenBack } from '@kesem/engine/core/replay';
import type {
  Json,
  Played,
  Table,
  TableAsk,
  TableOutcome,
  TableState,
} from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { credited, extended, fallsAt, felled, isRunningFor, MORE_MS } from './clock.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import { matchKey } from './key.ts';
import { type Match, matchId } from './match.ts';
import { nextClock, withoutPause } from './pause.ts';
import { playing, type Room } from './room.ts';
import { accept, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';
import { scored, winnersOf } from './series.ts';
import { isShowing, showsUntil, staged } from './show.ts';
import { relistBy } from './slow.ts';
import { remembering, watched, wentBack, withoutPast } from './takeBack.ts';

/** A state of more characters of JSON than this is a fault of its rules: a hundred times what any game needs. */
export const STATE_MOST = 1_000_000;

/** When a step is taken, in ms, and what it needs of the world. */
export interface Moment {
  readonly at: number;
  readonly deps: RoomDeps;
}

/** One input into the running match: a move that names its question, or a timer that fell. */
export function input(room: Room, played: Played, now: Moment): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  const { state, closed } = match;
  const table = rulesOf(now.deps, match);
  if (!table || !state || closed) return refuse('frozen');
  const count = match.count + 1;
  const { random, drew } = watched(fairRandom(fairnessOf(room, match, count, now.deps)));
  const verdict = attempt(() => table.apply(state, played, random));
  // a throw is a bug of ours: this table stands still, with an honest message, and no other
  if (!verdict) return standStill(room, match, 'frozen');
  if (!verdict.ok) return { ok: false, why: verdict.why };
  const clocks = played.kind === 'timeout' ? felled(match.clocks, played.timer) : match.clocks;
  const said = verdict.told.map((told): Said => ({ at: now.at, told }));
  const after = { ...match, state: verdict.state, count, clocks };
  const kept = remembering(match, after, table, {
    played,
    drew: drew(),
    heard: heardBy(verdict.told, 'public').length > 0,
    at: now.at,
  });
  const next = attempt(() => staged(match, kept, said, table));
  return (next && settle(room, next, now, said)) ?? standStill(room, match, 'frozen');
}

/** Lets stand again what stood before an answer. */
export function goBack(room: Room, back: Omit<TakenBack, 'kind'>, now: Moment): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  if (match.closed) return refuse('frozen');
  if (isShowing(match, now.at)) return refuse('showing');
  const went = wentBack(match, back, now.at);
  if (!went) return refuse('stale');
  return settle(room, went.match, now, [went.said]) ?? standStill(room, match, 'frozen');
}

/** Whether the clock a time-out names has nothing left at `at`, and falls before all others. */
export function isDue(room: Room, timer: string, at: number): boolean {
  const first = nextClock(room);
  const falls = first && fallsAt(first);
  return first?.key === timer && falls !== null && falls <= at;
}

/** Whether more time may be taken for a question: it is waited for under a clock of minutes, and none was yet. */
export function mayTakeMore(match: Match, { seat, key, must }: TableAsk): boolean {
  const taken = match.longer.some((one) => one.seat === seat && one.key === key);
  return must && !taken && match.clocks.some((clock) => !clock.slow && isRunningFor(clock, seat));
}

/** Puts back the clocks under which a seat is asked this. Stale: it may not be, or not any more. */
export function moreTime(
  room: Room,
  { seat, key }: Pick<TableAsk, 'seat' | 'key'>,
  { at, deps }: Moment,
): Step {
  const match = playing(room);
  const person = match?.players[seat];
  const ask = match && asksOf(match, deps).find((one) => one.seat === seat && one.key === key);
  if (!ask || person === undefined || !mayTakeMore(match, ask)) return refuse('stale');
  const clocks = extended(match.clocks, seat, MORE_MS);
  const longer = [...match.longer, { seat, key }];
  const event = { type: 'moreTime', person } as const;
  return accept(withMatch(room, { ...match, clocks, longer }), { at, room: event });
}

/** The open questions of a match; none where it stands still. */
export function asksOf(match: Match, deps: RoomDeps): readonly TableAsk[] {
  if (!match.state || match.closed) return [];
  return rulesOf(deps, match)?.asks(match.state) ?? [];
}

/** Whether a key, with its match before it, is that of an open question. */
export function isAsked(room: Room, key: string, deps: RoomDeps): boolean {
  const match = playing(room);
  return match !== null && asksOf(match, deps).some((ask) => matchKey(match, ask.key) === key);
}

/** Ends the match without a result. */
export function abandon(room: Room, deps: RoomDeps): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  return accept(finished(room, { ...match, closed: match.closed ?? 'abandoned' }, deps));
}

/** Gives the clocks back the `down` ms for which nobody could move. The log calls it `woke`. */
export function creditDowntime(room: Room, down: number, at: number): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  // a match that stands still has lost nothing, and gets all of its time back when it goes on
  const clocks = match.paused === undefined ? credited(match.clocks, down, at) : match.clocks;
  return accept(withMatch(room, { ...match, clocks }), { at, room: { type: 'woke' } });
}

/** The room when the log holds an input that today's rules refuse: its match stands still. */
export function frozen(room: Room): Room {
  const match = playing(room);
  return match && !match.closed
    ? withMatch(room, { ...match, clocks: [], closed: 'frozen' })
    : room;
}

/** The room when the log goes on after a match whose end today's rules did not reach. */
export function cutShort(room: Room, deps: RoomDeps): Room {
  const match = playing(room);
  return match ? finished(room, { ...match, closed: match.closed ?? 'frozen' }, deps) : room;
}

/** The commitment to the secret of the room's next match. */
export function nextMatch(room: string, match: number, deps: RoomDeps): Room['next'] {
  return { match, hash: commitment(matchId(room, match), deps.secret(match)) };
}

/**
 * Lets the clocks run as the game lists them now, and ends the match when it has an outcome. Null when
 * the game throws.
 */
export function settle(room: Room, match: Match, now: Moment, said: readonly Said[]): Step | null {
  const table = rulesOf(now.deps, match);
  const read = attempt(() => (table && match.state ? look(table, match, match.state) : undefined));
  if (!table || !read) return null;
  const { timers, outcome, kept } = read;
  const from = Math.max(now.at, showsUntil(match));
  const listed = { clocks: match.clocks, timers, at: now.at, from };
  const settled: Match = { ...match, clocks: relistBy(room.slow, listed), outcome };
  if (!outcome) return accept(withMatch(room, settled), ...said);
  const carried: Room = { ...room, kept: { ...room.kept, [match.game]: kept } };
  const after = scored(carried, settled, outcome, table.series);
  const ended = finished(after, settled, now.deps);
  const people = winnersOf(after, match.game);
  return people
    ? accept(ended, ...said, { at: now.at, room: { type: 'decided', people } })
    : accept(ended, ...said);
}

interface Read {
  readonly timers: readonly Timer[];
  readonly outcome: TableOutcome | null;
  readonly kept: Json;
}

/** Asks a game for all that the room will ever show, so that a fault in it freezes the table here. */
function look(table: Table, { players }: Match, state: TableState): Read {
  if (JSON.stringify(state).length > STATE_MOST) throw new Error('a state without bounds');
  const outcome = table.outcome(state);
  table.asks(state);
  table.view(state, 'public');
  for (const seat of players.keys()) table.view(state, seat);
  return { timers: outcome ? [] : table.timers(state), outcome, kept: table.kept(state) };
}

/** Stops the match for good, as it stands. */
export function standStill(
  room: Room,
  match: Match,
  closed: 'frozen' | 'version',
  said: readonly Said[] = [],
): Step {
  return accept(withMatch(room, { ...match, clocks: [], closed }), ...said);
}

/** Returns the match without a proposal to end it. */
export function withoutVote(match: Match): Match {
  const { endVote, ...rest } = match;
  return endVote ? rest : match;
}

function finished(room: Room, match: Match, deps: RoomDeps): Room {
  const still = withoutPast(withoutPause(withoutVote(match)));
  const ended: Match = match.closed ? { ...still, clocks: [] } : still;
  return {
    ...room,
    stage: { at: 'over', match: ended, again: [] },
    next: nextMatch(room.id, match.number + 1, deps),
  };
}

function withMatch(room: Room, match: Match): Room {
  return { ...room, stage: { at: 'playing', match } };
}

function fairnessOf(
  room: Room,
  { number, nonces }: Match,
  count: number,
  deps: RoomDeps,
): Fairness {
  return { secret: deps.secret(number), match: matchId(room.id, number), nonces, count };
}

/** Runs a game's code. Returns undefined when it threw. */
export function attempt<X>(run: () => X): X | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
