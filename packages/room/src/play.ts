/** A match from its start to its end, as the room sees it. */
import type { Seat, Timer } from '@kesem/engine/core/game';
import { commitment, type Fairness, fairRandom } from '@kesem/engine/core/random';
import { type Replay, replayed, stretchesOf } from '@kesem/engine/core/replay';
import type { Json, Played, Table, TableOutcome, TableState } from '@kesem/engine/core/table';
import { credited, fallsAt, felled, nextToFall, relist } from './clock.ts';
import type { Started } from './commit.ts';
import { absentFor, hosted, seatedAgain } from './people.ts';
import {
  type Chair,
  type House,
  type Match,
  matchId,
  type Origin,
  type Person,
  type Points,
  personAt,
  playing,
  publicId,
  type Room,
  type Said,
} from './room.ts';
import { accept, type RoomCode, refuse, type Step } from './ruling.ts';

/** When a step is taken, in ms, and what it needs of the world. */
export interface Moment {
  readonly at: number;
  readonly house: House;
}

/** What a start would be written down as, or why the room cannot start yet. */
export function startOf(room: Room, house: House): Started | RoomCode {
  const table = house.table(room.game);
  if (!table) return 'noSuchGame';
  const chairs = room.chairs.filter((chair) => chair.person !== null);
  if (chairs.length < (room.from?.record.seats ?? table.seats.min)) return 'tooFew';
  if (chairs.length > table.seats.max) return 'tooMany';
  return {
    do: 'start',
    match: room.next.match,
    game: room.game,
    players: chairs.flatMap(({ person }) => (person === null ? [] : [person])),
    options: room.options,
    nonces: chairs.map(({ nonce }) => nonce),
    ...(room.from ? continued(room.from) : afresh(room, table, chairs)),
  };
}

type Ground = Pick<Started, 'version' | 'own' | 'kept' | 'before'>;

function afresh({ game, kept }: Room, table: Table, chairs: readonly Chair[]): Ground {
  const own = chairs.map((chair) => chair.own?.value ?? table.parseOwn(undefined)?.own ?? null);
  return { version: table.version, own, kept: kept[game] ?? null };
}

function continued({ record }: Origin): Ground {
  const { version, own, kept } = record;
  return { version, own, kept, before: stretchesOf(record) };
}

/** What a match was made from, as a record without inputs of its own. */
export function replayOf(room: string, started: Started, secret: string): Replay {
  const { match, game, version, players, options, own, kept, nonces, before } = started;
  return {
    game,
    version,
    seats: players.length,
    options,
    own,
    kept,
    fairness: { secret, match: matchId(room, match), nonces },
    inputs: [],
    ...(before && { before }),
  };
}

/** Starts the match that a commit wrote down. */
export function start(room: Room, started: Started, now: Moment): Step {
  const { match: number, game, version, players } = started;
  const chairs = players.flatMap((no) => room.chairs.filter(({ person }) => person === no));
  const seated: Room = { ...room, chairs, from: null };
  const match = bareMatch(room, started);
  const begun: Said = { at: now.at, room: { type: 'started', match: number } };
  const table = now.house.table(game);
  if (table?.version !== version) return standStill(seated, match, 'version', [begun]);
  const record = replayOf(room.id, started, now.house.secret(number));
  const set = attempt(() => replayed(table, record));
  if (!set) return standStill(seated, match, 'frozen', [begun]);
  const { state, count } = set;
  const said = set.told.map((told): Said => ({ at: now.at, told }));
  return (
    settle(seated, { ...match, state, count, before: count }, now, [begun, ...said]) ??
    standStill(seated, match, 'frozen', [begun])
  );
}

function bareMatch({ seq, next }: Room, started: Started): Match {
  const { match: number, game, version, options, players, nonces } = started;
  return {
    number,
    id: publicId(next.hash),
    seq: seq + 1,
    game,
    version,
    options,
    players,
    nonces,
    state: null,
    count: 0,
    before: 0,
    clocks: [],
    said: [],
    outcome: null,
    closed: null,
  };
}

/** One input into the running match: a move that names its question, or a timer that fell. */
export function input(room: Room, played: Played, now: Moment): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  const { state, closed } = match;
  const table = now.house.table(match.game);
  if (!table || !state || closed) return refuse('frozen');
  const count = match.count + 1;
  const random = fairRandom({ ...fairnessOf(room, match, now.house), count });
  const verdict = attempt(() => table.apply(state, played, random));
  // a throw is a bug of ours: this table stands still, with an honest message, and no other
  if (!verdict) return standStill(room, match, 'frozen');
  if (!verdict.ok) return { ok: false, why: verdict.why };
  const clocks = played.kind === 'timeout' ? felled(match.clocks, played.timer) : match.clocks;
  const said = verdict.told.map((told): Said => ({ at: now.at, told }));
  const next: Match = { ...match, state: verdict.state, count, clocks };
  return settle(room, next, now, said) ?? standStill(room, match, 'frozen');
}

/** Whether the clock a time-out names has nothing left at `at`, and falls before all others. */
export function isDue(room: Room, timer: string, at: number): boolean {
  const first = nextToFall(playing(room)?.clocks ?? []);
  const falls = first && fallsAt(first);
  return first?.key === timer && falls !== null && falls <= at;
}

/** A seat says 'again'. When all humans have, the house starts the next match. */
export function again(room: Room, seat: Seat, nonce: string): Step {
  const { stage } = room;
  const chair = room.chairs[seat];
  if (stage.at !== 'over' || !chair) return refuse('stale');
  const said = stage.again.filter((other) => other !== seat);
  return accept({
    ...room,
    chairs: room.chairs.with(seat, { ...chair, nonce }),
    stage: { ...stage, again: [...said, seat].toSorted((a, b) => a - b) },
  });
}

/** Whether every human who played has said 'again', and all of them are still in. */
export function allAgain(room: Room): boolean {
  const { stage } = room;
  if (stage.at !== 'over') return false;
  return room.chairs.every((chair, seat) => {
    const person = personAt(room, chair.person);
    return person?.is === 'in' && (person.bot !== null || stage.again.includes(seat));
  });
}

/** The room for a rematch: everybody one seat on, so that the start passes to the left. */
export function rotated(room: Room): Room {
  if (room.stage.at !== 'over') return room;
  const chairs = room.chairs.map((chair) => ({ ...chair, standIn: null }));
  return { ...room, chairs: [...chairs.slice(1), ...chairs.slice(0, 1)], stage: { at: 'lobby' } };
}

/**
 * Back to the waiting room: seats can change, and the game too. A nonce counts only if it was sent
 * after the next secret was committed to, so the others are dropped.
 */
export function toLobby(room: Room, house: House): Step {
  const { stage } = room;
  if (stage.at !== 'over') return refuse('stale');
  const chairs = room.chairs.map((chair, seat) =>
    stage.again.includes(seat) ? chair : { ...chair, nonce: '' },
  );
  const max = house.table(room.game)?.seats.max ?? chairs.length;
  const risen: Room = { ...room, stage: { at: 'lobby' }, chairs };
  return accept(hosted({ ...risen, chairs: seatedAgain(risen, max) }));
}

/**
 * Whether somebody may end the match without a result: when it stands still, when nobody else plays,
 * or when somebody who plays has long been absent. Null: yes.
 */
export function mayAbandon(room: Room, by: Person, at: number): RoomCode | null {
  const match = playing(room);
  if (!match) return 'stale';
  const others = match.players.filter((no) => no !== by.no && personAt(room, no)?.bot === null);
  const alone = others.length === 0;
  return match.closed || alone || others.some((no) => absentFor(room, no, at)) ? null : 'present';
}

/** Ends the match without a result. */
export function abandon(room: Room, house: House): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  return accept(finished(room, { ...match, closed: match.closed ?? 'abandoned' }, house));
}

/** After the server was down for `down` ms, no clock has run meanwhile. */
export function woke(room: Room, down: number, at: number): Step {
  const match = playing(room);
  if (!match) return refuse('stale');
  const clocks = credited(match.clocks, down, at);
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
export function cutShort(room: Room, house: House): Room {
  const match = playing(room);
  return match ? finished(room, { ...match, closed: match.closed ?? 'frozen' }, house) : room;
}

/** The commitment to the secret of the room's next match. */
export function nextMatch(room: string, match: number, house: House): Room['next'] {
  return { match, hash: commitment(matchId(room, match), house.secret(match)) };
}

/**
 * Lets the clocks run as the game lists them now, and ends the match when it has an outcome. Null when
 * the game throws.
 */
function settle(room: Room, match: Match, now: Moment, said: readonly Said[]): Step | null {
  const table = now.house.table(match.game);
  const read = attempt(() => (table && match.state ? look(table, match, match.state) : undefined));
  if (!table || !read) return null;
  const { timers, outcome, kept } = read;
  const settled: Match = { ...match, clocks: relist(match.clocks, timers, now.at), outcome };
  if (!outcome) return accept(withMatch(room, settled), ...said);
  const after: Room = {
    ...room,
    kept: { ...room.kept, [match.game]: kept },
    series: scored(room.series, settled, outcome, table.series),
  };
  return accept(finished(after, settled, now.house), ...said);
}

interface Read {
  readonly timers: readonly Timer[];
  readonly outcome: TableOutcome | null;
  readonly kept: Json;
}

/** Asks a game all that the room will ever show, so that a fault in it freezes the table here. */
function look(table: Table, { players }: Match, state: TableState): Read {
  const outcome = table.outcome(state);
  table.asks(state);
  table.view(state, 'public');
  for (const seat of players.keys()) table.view(state, seat);
  return { timers: outcome ? [] : table.timers(state), outcome, kept: table.kept(state) };
}

function standStill(
  room: Room,
  match: Match,
  closed: 'frozen' | 'version',
  said: readonly Said[] = [],
): Step {
  return accept(withMatch(room, { ...match, clocks: [], closed }), ...said);
}

function finished(room: Room, match: Match, house: House): Room {
  const ended: Match = match.closed ? { ...match, clocks: [] } : match;
  return {
    ...room,
    stage: { at: 'over', match: ended, again: [] },
    next: nextMatch(room.id, match.number + 1, house),
  };
}

function withMatch(room: Room, match: Match): Room {
  return { ...room, stage: { at: 'playing', match } };
}

function fairnessOf(room: Room, { number, nonces }: Match, house: House): Omit<Fairness, 'count'> {
  return { secret: house.secret(number), match: matchId(room.id, number), nonces };
}

function scored(
  series: readonly Points[],
  { game, players }: Match,
  outcome: TableOutcome,
  how: Table['series'],
): readonly Points[] {
  const first = outcome.ranking[0] ?? [];
  return players.reduce((rows, person, seat) => {
    const won = first.includes(seat) ? 1 / first.length : 0;
    const gained = how === 'scores' ? (outcome.scores?.[seat] ?? 0) : won;
    const place = rows.findIndex((row) => row.game === game && row.person === person);
    const { points, played } = rows[place] ?? { points: 0, played: 0 };
    const row = { game, person, points: points + gained, played: played + 1 };
    return place < 0 ? [...rows, row] : rows.with(place, row);
  }, series);
}

/** Runs a game's code; undefined when it threw. */
function attempt<X>(run: () => X): X | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
