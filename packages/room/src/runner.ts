/**
 * The runner moves a room without anybody's hand: clocks that fall, bots that owe an answer, the rematch
 * when all have said 'again'. Each acts through the path of a command under an id made of what it
 * answers, so it acts once, after a restart too. The same on a server and on a device alone: time,
 * thought and the way of a command are brought by whoever keeps the room.
 */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import { seededRandom } from '@kesem/engine/core/random';
import type { TableAsk, TableMove, TableView } from '@kesem/engine/core/table';
import type { Actor } from './actor.ts';
import { fallsAt } from './clock.ts';
import type { Envelope } from './commit.ts';
import { isCounted } from './countdown.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import { endKey, lobbyKey, matchKey } from './key.ts';
import type { Match } from './match.ts';
import { type Pace, paceOf, type Time } from './pace.ts';
import { isPaused, nextClock } from './pause.ts';
import { botIn, playing, type Room } from './room.ts';
import { isShowing, showsUntil } from './show.ts';
import { allAgain } from './start.ts';

/** A bot that owes the table an answer. */
export interface OwedMove {
  readonly seat: Seat;
  /** With the match before it. */
  readonly key: string;
  readonly level: Level;
  readonly pace: readonly [number, number];
}

/** Within how many ms a bot answers, unless the question says otherwise. */
const PACE = [600, 1200] as const;

/** Returns what bots owe: an answer to each `must` question, as long as a human is still at the table. */
export function owedMoves(room: Room, deps: RoomDeps): readonly OwedMove[] {
  const match = playing(room);
  const table = match && rulesOf(deps, match);
  if (!match?.state || match.closed || !table || !isMixed(room)) return [];
  return table.asks(match.state).flatMap((ask) => {
    const level = botIn(room, ask.seat);
    if (!ask.must || !level) return [];
    const key = matchKey(match, ask.key);
    return [{ seat: ask.seat, key, level, pace: ask.pace ?? PACE }];
  });
}

/** Whether both humans and bots play. */
function isMixed(room: Room): boolean {
  const bots = room.chairs.filter((_, seat) => botIn(room, seat) !== null).length;
  return bots > 0 && bots < room.chairs.length;
}

/** What a bot is asked: what its seat sees and the question; the game and level it plays. */
export interface BotRequest {
  readonly game: string;
  /** Of its rules; absent: the newest. */
  readonly version?: number;
  readonly level: Level;
  readonly view: TableView;
  readonly ask: TableAsk;
  readonly seed: string;
}
export type Think = (request: BotRequest) => Promise<TableMove | null>;

/** A room, wherever it is kept: its state now, and a call whenever it changes. */
export interface RoomHandle {
  readonly deps: RoomDeps;
  readonly now: () => Room;
  /** Calls `tell` after every change. Returns what stops that. */
  readonly subscribe: (tell: (news: { readonly room: Room }) => void) => () => void;
}

/** What the runner needs of whoever keeps the room. */
export interface RunnerDeps {
  readonly clock: Time;
  readonly think: Think;
  readonly fresh: () => string;
  /** Sends a command of the server's own; its answer does not matter, the log decides. */
  readonly act: (actor: Actor, envelope: Envelope) => Promise<{ readonly ok: boolean }>;
}

interface Running extends RunnerDeps {
  readonly pace: Pace;
  readonly stopped: () => boolean;
}

/** Runs a room: its clocks fall, its bots answer, its rematch starts. Returns what stops it. */
export function runRoom(handle: RoomHandle, deps: RunnerDeps): () => void {
  const thinking = new Set<string>();
  /** What is answered and still asked: a question may hide who has answered it. */
  const answered = new Set<string>();
  const pace = paceOf(handle.now(), deps.clock);
  let callOffClock: (() => void) | null = null;
  let stopped = false;

  const look = (room: Room): void => {
    callOffClock?.();
    if (stopped) return;
    pace.look(room);
    if (allAgain(room)) void deps.act({ kind: 'house' }, starting(room, endKey(room)));
    callOffClock = watchTime(room, deps, () => look(handle.now()));
    // whoever answers waits until all have seen what happened
    if (isShowing(playing(room), deps.clock.now())) return;
    const owing = new Map(owedMoves(room, handle.deps).map((owed) => [owed.key + owed.seat, owed]));
    for (const question of answered) if (!owing.has(question)) answered.delete(question);
    for (const [question, owed] of owing) {
      if (thinking.has(question) || answered.has(question)) continue;
      thinking.add(question);
      const done = (isAnswered: boolean): void => {
        thinking.delete(question);
        if (isAnswered) answered.add(question);
        else if (owes(handle, owed)) look(handle.now());
      };
      answer(handle, owed, { ...deps, pace, stopped: () => stopped }).then(done, () => done(false));
    }
  };

  const unsubscribe = handle.subscribe(({ room }) => look(room));
  look(handle.now());
  return () => {
    stopped = true;
    callOffClock?.();
    unsubscribe();
  };
}

/** Looks again at the end of a count or a show, and when a clock falls. */
function watchTime(room: Room, deps: RunnerDeps, again: () => void): (() => void) | null {
  const match = playing(room);
  const now = deps.clock.now();
  if (!match) return watchCount(room, deps, again);
  if (isShowing(match, now)) return deps.clock.after(showsUntil(match) - now, again);
  const clock = nextClock(room);
  const falls = clock && fallsAt(clock);
  if (!clock || falls === null) return null;
  return deps.clock.after(falls - deps.clock.now(), () => {
    if (falls > deps.clock.now()) return again();
    void deps.act({ kind: 'timer' }, fallen(match, clock.key));
  });
}

/** Starts the match when it has been counted down to. */
function watchCount(room: Room, deps: RunnerDeps, again: () => void): (() => void) | null {
  const now = deps.clock.now();
  if (isCounted(room, now)) void deps.act({ kind: 'house' }, starting(room, lobbyKey(room)));
  const left = (room.startsAt ?? now) - now;
  return left > 0 ? deps.clock.after(left, again) : null;
}

function fallen(match: Match, timer: string): Envelope {
  const key = matchKey(match, timer);
  return { id: `timer:${key}`, key, command: { do: 'timeout', timer } };
}

function starting(room: Room, key: string): Envelope {
  return { id: `start:${room.next.match}`, key, command: { do: 'start' } };
}

/**
 * Thinks and answers at the ask's pace, drawn from level and question alone: neither holding nor choosing
 * shows. No time passes for the pace while the match is paused, or a window that hides who could answer
 * would last longer after a pause where a bot is asked.
 * @returns whether it was accepted.
 */
async function answer(
  handle: RoomHandle,
  owed: OwedMove,
  { pace, stopped, ...deps }: Running,
): Promise<boolean> {
  const { seat, key } = owed;
  const paced = pace.pass(waitOf(owed));
  const move = await think(handle, owed, deps);
  await paced;
  if (!move) return false;
  const id = `bot:${seat}:${key}`;
  while (!stopped() && owes(handle, owed)) {
    pace.look(handle.now());
    if (isPaused(handle.now())) await pace.pass(0);
    const envelope = { id, key, command: { do: 'move', move } } as const;
    const { ok } = await deps.act({ kind: 'bot', seat }, envelope);
    if (ok || !isPaused(handle.now())) return ok;
  }
  return false;
}

function think(handle: RoomHandle, owed: OwedMove, deps: RunnerDeps): Promise<TableMove | null> {
  const room = handle.now();
  const match = playing(room);
  const table = match ? rulesOf(handle.deps, match) : undefined;
  if (!match?.state || !table) return Promise.resolve(null);
  const ask = table
    .asks(match.state)
    .find((one) => one.seat === owed.seat && matchKey(match, one.key) === owed.key);
  if (!ask) return Promise.resolve(null);
  const view = table.view(match.state, owed.seat);
  const { game, version } = match;
  return deps.think({ game, version, level: owed.level, view, ask, seed: deps.fresh() });
}

function owes(handle: RoomHandle, { seat, key }: OwedMove): boolean {
  return owedMoves(handle.now(), handle.deps).some((one) => one.seat === seat && one.key === key);
}

function waitOf({ level, key, pace: [from, to] }: OwedMove): number {
  return from + seededRandom(`${level}|${key}`)('pace').int(to - from + 1);
}
