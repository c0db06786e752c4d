/** How a match comes about: the first of the evening, and the next after it. */
import type { Seat } from '@kesem/engine/core/game';
import { fairRandom } from '@kesem/engine/core/random';
import { type Replay, replayed, stretchesOf } from '@kesem/engine/core/replay';
import type { JsonObject, Table } from '@kesem/engine/core/table';
import { toldOpenly } from '@kesem/engine/core/told';
import type { Started } from './commit.ts';
import { stopped } from './countdown.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import { type Fork, type Match, matchId, type Onward, publicId } from './match.ts';
import { hosted, seatedAgain, settled } from './people.ts';
import { attempt, type Moment, settle, standStill } from './play.ts';
import { type Chair, drawsSeats, humanSeats, personAt, type Room } from './room.ts';
import { accept, type RoomCode, refuse, type Step } from './ruling.ts';
import type { Said } from './said.ts';
import { seriesGoesOn } from './series.ts';

/** Returns the start as a commit would hold it, or why the room cannot start yet. */
export function startOf(room: Room, deps: RoomDeps): Started | RoomCode {
  const table = deps.table(room.game);
  const barred = barredStart(room, deps);
  if (!table || barred) return barred ?? 'noSuchGame';
  const sitting = sittersOf(room);
  const drawn = drawsSeats(room) ? drawnSeats(room, sitting, deps) : null;
  const chairs = drawn ? drawn.flatMap((place) => sitting[place] ?? []) : sitting;
  return {
    do: 'start',
    match: room.next.match,
    game: room.game,
    players: chairs.flatMap(({ person }) => (person === null ? [] : [person])),
    nonces: noncesOf(chairs),
    ...(room.from ? continued(room, table, room.from) : afresh(room, table, chairs)),
    ...(drawn && { drawn }),
  };
}

/** Why no match can start with those who sit; null: one can. */
export function barredStart(room: Room, deps: RoomDeps): RoomCode | null {
  const table = deps.table(room.game);
  if (!table) return 'noSuchGame';
  const { length } = sittersOf(room);
  if (length < (room.from?.record.seats ?? table.seats.min)) return 'tooFew';
  return length > table.seats.max ? 'tooMany' : null;
}

function sittersOf({ chairs }: Room): readonly Chair[] {
  return chairs.filter(({ person }) => person !== null);
}

/**
 * The places of those who sit in the order in which the match's own secret puts them: drawn before
 * its setup, from the nonces as people sat in the waiting room.
 */
function drawnSeats(
  { id, next }: Room,
  sitting: readonly Chair[],
  deps: RoomDeps,
): readonly Seat[] {
  const random = fairRandom({
    secret: deps.secret(next.match),
    match: matchId(id, next.match),
    nonces: noncesOf(sitting),
    count: 0,
  });
  return random('seats').shuffle(sitting.map((_, place) => place));
}

function noncesOf(chairs: readonly Chair[]): readonly string[] {
  return chairs.map(({ nonce }) => nonce);
}

type Ground = Pick<Started, 'version' | 'options' | 'own' | 'kept' | 'before' | 'redealt'>;

function afresh(room: Room, table: Table, chairs: readonly Chair[]): Ground {
  const { game, kept } = room;
  const options = table.settleOptions(room.options, humanSeats(room).length);
  const own = chairs.map((chair) => chair.own?.value ?? table.parseOwn(undefined)?.own ?? null);
  return {
    version: table.version,
    options: { ...options, ...(room.family && table.family), ...bySeat(table, chairs) },
    own,
    kept: kept[game] ?? null,
  };
}

/** What was chosen per seat, as a match has it: a list by seat. */
function bySeat(table: Table, chairs: readonly Chair[]): JsonObject {
  const defaults = table.parseSeatOptions({}) ?? {};
  const lists = Object.entries(defaults).map(
    ([key, value]) => [key, chairs.map(({ options }) => options?.[key] ?? value)] as const,
  );
  return Object.fromEntries(lists);
}

function continued(room: Room, table: Table, { record }: Fork): Ground {
  const { version, options, own, kept } = record;
  const ground = { version, options, own, kept, before: stretchesOf(record) };
  return hiddenOnward(room, table) === 'redealt' ? { ...ground, redealt: true } : ground;
}

/**
 * What becomes of what is hidden at the place a room goes on from, with those who sit there now. Anybody
 * can read those hands: only who plays alone may study them as they lay.
 */
export function hiddenOnward(room: Room, { redeal }: Table): Onward['hidden'] {
  if (redeal === null) return 'none';
  return humanSeats(room).length > 1 ? 'redealt' : 'known';
}

/** What a match was made from, as a record without inputs of its own. */
export function replayOf(room: string, started: Started, secret: string): Replay {
  const { match, game, version, players, options, own, kept, nonces } = started;
  const { drawn, before, redealt } = started;
  return {
    game,
    version,
    seats: players.length,
    options,
    own,
    kept,
    fairness: { secret, match: matchId(room, match), nonces },
    inputs: [],
    ...(drawn && { drawn }),
    ...(before && { before }),
    ...(redealt && { redealt }),
  };
}

/** Starts the match that a commit wrote down. */
export function start(room: Room, started: Started, now: Moment): Step {
  const { match: number, game, players, drawn, redealt } = started;
  const chairs = players.flatMap((no) => room.chairs.filter(({ person }) => person === no));
  const lastPlayed = {
    ...room.lastPlayed,
    ...Object.fromEntries(players.map((no) => [no, number])),
  };
  const ready = { ...stopped(seriesGoesOn(room, game)), lastPlayed };
  const seated = settled({ ...ready, chairs, from: null }, game);
  const table = rulesOf(now.deps, started);
  const match: Match = { ...bareMatch(room, started), from: onwardOf(room, started, table) };
  const begun: readonly Said[] = [
    { at: now.at, room: { type: 'started', match: number } },
    ...(drawn ? [{ at: now.at, room: { type: 'drawn', people: players } } as const] : []),
  ];
  if (!table) return standStill(seated, match, 'version', begun);
  const record = replayOf(room.id, started, now.deps.secret(number));
  const set = attempt(() => replayed(table, record));
  if (!set) return standStill(seated, match, 'frozen', begun);
  const { state, count } = set;
  // whoever sat there before was told of cards that lie elsewhere now
  const told = redealt ? toldOpenly(set.told) : set.told;
  const said = [
    ...begun,
    ...told.map((one): Said => ({ at: now.at, told: one })),
    ...onwardSaid(match.from, now.at),
  ];
  return (
    settle(seated, { ...match, state, count, before: count }, now, said) ??
    standStill(seated, match, 'frozen', begun)
  );
}

function onwardOf({ from }: Room, { redealt }: Started, table: Table | undefined): Onward | null {
  if (!from) return null;
  const kept = table?.redeal ? 'known' : 'none';
  return { match: from.match, count: from.count, hidden: redealt ? 'redealt' : kept };
}

function onwardSaid(from: Onward | null, at: number): readonly Said[] {
  return from === null || from.hidden === 'none' ? [] : [{ at, room: { type: from.hidden } }];
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
    from: null,
    clocks: [],
    longer: [],
    said: [],
    outcome: null,
    closed: null,
  };
}

/** A seat says 'again'. When all humans have, the server starts the next match. */
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

/** The room for a rematch: everybody one seat on, so that the start passes to the left. Nothing is drawn. */
export function rotated(room: Room): Room {
  if (room.stage.at !== 'over') return room;
  const chairs = room.chairs.map((chair) => ({ ...chair, standIn: null }));
  const moved = [...chairs.slice(1), ...chairs.slice(0, 1)];
  return settled({ ...room, chairs: moved, stage: { at: 'lobby' } }, room.stage.match.game);
}

/**
 * Back to the waiting room: seats can change, and the game too. A nonce counts only if it was sent
 * after the next secret was committed to, so the others are dropped.
 */
export function toLobby(room: Room, deps: RoomDeps): Step {
  const { stage } = room;
  if (stage.at !== 'over') return refuse('stale');
  const chairs = room.chairs.map((chair, seat) =>
    stage.again.includes(seat) ? chair : { ...chair, nonce: '' },
  );
  const max = deps.table(room.game)?.seats.max ?? chairs.length;
  const risen: Room = { ...room, stage: { at: 'lobby' }, chairs };
  return accept(hosted({ ...risen, chairs: seatedAgain(risen, max) }));
}
