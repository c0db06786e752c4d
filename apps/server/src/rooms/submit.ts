/**
 * The path of a command, one for sockets, bots and clocks: decide, append, and only when the commit
 * is durable, take it over, answer and tell. An accepted command is always answered as accepted,
 * however often it comes and whatever has happened since. What changes nothing is answered as the
 * same, and not kept.
 */
import type { CommandAnswer } from '@kesem/protocol/messages';
import { type Actor, actorName } from '@kesem/room/actor';
import { hasRemoved } from '@kesem/room/audience';
import { fallsAt } from '@kesem/room/clock';
import type { Commit, Envelope } from '@kesem/room/commit';
import { type Accepted, decide, fold } from '@kesem/room/decide';
import type { RoomDeps } from '@kesem/room/deps';
import { entryOf } from '@kesem/room/entry';
import { isPaused, nextClock } from '@kesem/room/pause';
import { matchOf, type Room } from '@kesem/room/room';
import { owedMoves } from '@kesem/room/runner';
import { isSlow } from '@kesem/room/slow';
import { allAgain } from '@kesem/room/start';
import { turnsAfter } from '@kesem/room/turns';
import type { Append, Store } from '../store/store.ts';
import type { AppendOne } from './batches.ts';
import { type LiveRoom, roomOf } from './liveRoom.ts';
import type { Published } from './rooms.ts';

/** How often an append that lost its place in the log is decided again on the newer room. */
const TRIES = 5;

export interface Path {
  readonly append: AppendOne;
  readonly store: Pick<Store, 'wasAccepted' | 'tail' | 'load'>;
  readonly now: () => number;
  /** 32 fresh random bytes in hex. */
  readonly fresh: () => string;
  /** Called with the room after each commit of this server's own, once it is durable. */
  readonly stored: (room: Room) => void;
}

/** Takes one command through; to be called from the room's queue only. */
export async function submit(
  path: Path,
  live: LiveRoom,
  actor: Actor,
  envelope: Envelope,
): Promise<CommandAnswer> {
  const { id } = envelope;
  const before = () => path.store.wasAccepted(live.id, actorName(actor), id);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const decision = decide(live.now(), actor, envelope, {
      at: path.now(),
      fresh: path.fresh,
      deps: live.deps,
    });
    if (!decision.ok || decision.same) {
      if (await before()) return { id, ok: true };
      // refused, or the same, on the newest room only: another process may have moved on meanwhile
      if (await catchUp(path, live)) continue;
      // nothing is written, or somebody could fill the log with one answer without end
      return decision.ok ? { id, ok: true, same: true } : { id, ok: false, why: decision.why };
    }
    if ((await commit(path, live, decision)) === 'stored') return { id, ok: true };
    await catchUp(path, live);
    if (await before()) return { id, ok: true };
  }
  return busy(envelope);
}

/** Returns the answer for an unknown outcome: neither saved nor lost is claimed, and the client asks again. */
export function busy({ id }: Envelope): CommandAnswer {
  return { id, ok: false, why: { code: 'busy' } };
}

/** Returns what goes into the log with a commit, all in one transaction. */
export function appendOf(
  decision: Accepted,
  before: Room | null,
  live: Pick<LiveRoom, 'deps'>,
): Append {
  const { next } = decision;
  // part by part: what is spread first and then added to is of a kind of its own each time
  const { commit, secret, ended, snapshot } = entryOf(decision, before);
  return {
    commit,
    secret,
    ended,
    snapshot,
    due: dueAt(next, live),
    started: hasStarted(next) && !(before && hasStarted(before)),
    people: next.people === before?.people ? null : identitiesIn(next),
    invite: null,
    turns: turnsAfter(before, next, live.deps),
    shut: hasRemoved(before, next),
  };
}

async function commit(
  path: Path,
  live: LiveRoom,
  decision: Accepted,
): Promise<'stored' | 'conflict'> {
  const appended = await path
    .append(appendOf(decision, live.now(), live))
    // the connection to the disk failed in between: whether it was written is unknown, so the log is asked
    .catch(() => 'conflict' as const);
  if (appended === 'conflict') return appended;
  if (appended !== 'stored') throw new Error(`a commit cannot be written: ${appended.failed}`);
  if (decision.secret) live.addSecret(decision.secret.match, decision.secret.secret);
  path.stored(decision.next);
  live.publish({ room: decision.next, said: decision.said });
  return appended;
}

/** Reads what others wrote meanwhile. Returns whether there was anything. To be called from the room's queue only. */
export async function catchUp(path: Path, live: LiveRoom): Promise<boolean> {
  const tail = await path.store.tail(live.id, live.now().seq);
  if (tail.length === 0) return false;
  for (const one of tail) live.publish(await foldedIn(path, live, one));
  return true;
}

/**
 * Takes over a log out of which a name was taken, without a commit; nobody is told of what is newer than they have
 * heard. To be called from the room's queue only.
 */
export async function reread(path: Path, live: LiveRoom, table: RoomDeps['table']): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await catchUp(path, live);
    const stored = await path.store.load(live.id);
    const room = stored && roomOf(stored, table);
    if (room?.seq === live.now().seq) return live.publish({ room, said: [] });
  }
}

/** A start asks for the secret of the match after it, which whoever started the match has drawn. */
async function foldedIn(path: Path, live: LiveRoom, commit: Commit): Promise<Published> {
  try {
    return folded(live, commit);
  } catch {
    const secrets = (await path.store.load(live.id))?.secrets ?? {};
    for (const [match, secret] of Object.entries(secrets)) live.addSecret(Number(match), secret);
    return folded(live, commit);
  }
}

function folded(live: LiveRoom, commit: Commit): Published {
  const before = live.now();
  const room = fold(before, commit, live.deps);
  const heardBefore = matchOf(before)?.said.length ?? 0;
  const same = matchOf(before)?.number === matchOf(room)?.number;
  return { room, said: (matchOf(room)?.said ?? []).slice(same ? heardBefore : 0) };
}

/** Whether a match has ever started. */
function hasStarted({ stage, next }: Room): boolean {
  return stage.at !== 'lobby' || next.match > 1;
}

function identitiesIn({ people }: Room): readonly string[] {
  return people.flatMap(({ id, is, name }) =>
    id !== null && is === 'in' && name !== '' ? [id] : [],
  );
}

/** Returns when the room must be woken even if nobody asks for it: a clock falls, a bot or the rematch is owed. */
function dueAt(room: Room, live: Pick<LiveRoom, 'deps'>): number | null {
  if (isPaused(room)) return null;
  if (allAgain(room) || owedMoves(room, live.deps).length > 0) return room.at;
  const clock = nextClock(room);
  return clock && fallsAt(clock);
}

/** Whether something moves a room by itself. A slow match sleeps while nobody's days are over by then. */
export function isAwake(live: Pick<LiveRoom, 'deps' | 'now'>, by: number): boolean {
  const room = live.now();
  const due = dueAt(room, live);
  return due !== null && !(isSlow(room) && due > by);
}
