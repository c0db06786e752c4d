/**
 * The room's one door. `decide` checks who speaks and which question is answered, then takes the
 * step; `fold` takes the same step for a commit that was decided before, and adds no guard.
 */
import { type Actor, actorName, actorOf } from './actor.ts';
import type { CommandOf } from './command.ts';
import type { Commit, Envelope, Opened, Recorded } from './commit.ts';
import type { RoomDeps } from './deps.ts';
import { fitted } from './fit.ts';
import { guard } from './guard.ts';
import { isEndKey } from './key.ts';
import * as play from './play.ts';
import { personOf, type Room, seatFor } from './room.ts';
import type { RoomCode, Step, Why } from './ruling.ts';
import type { Said } from './said.ts';
import { isSame } from './same.ts';
import * as start from './start.ts';
import { open, take } from './step.ts';
import { writtenOut } from './takeBack.ts';
import { sittersIn } from './wishes.ts';

/** What a decision needs of the moment: the time in ms, where a fresh 32-byte secret in hex comes from, and the room's deps. */
export interface Now {
  readonly at: number;
  /** Called at most once, and only where a match is over or a room opened: few moves need a secret. */
  readonly fresh: () => string;
  readonly deps: RoomDeps;
}

export type Decision =
  | {
      readonly ok: true;
      readonly commit: Commit;
      readonly next: Room;
      readonly said: readonly Said[];
      /** The secret of the match after, when this commit opened the way to it. */
      readonly secret: { readonly match: number; readonly secret: string } | null;
      /** Whether all stands already as a person asks, such as their own answer given again: it need not be kept. */
      readonly same: boolean;
    }
  | { readonly ok: false; readonly why: Why };
export type Accepted = Extract<Decision, { ok: true }>;

/**
 * Opens a room: its first commit.
 * @param by the identity of the host. Refused for an unknown game or an empty name.
 */
export function openRoom(
  id: string,
  by: string,
  envelope: { readonly id: string; readonly command: Opened },
  now: Now,
): Decision {
  const { command } = envelope;
  const fresh = once(now.fresh);
  const step = open(id, command, by, { at: now.at, deps: withFresh(now.deps, fresh, 1) });
  const commit: Commit = {
    room: id,
    seq: 1,
    actor: actorName({ kind: 'person', id: by }),
    commandId: envelope.id,
    key: 'room',
    command,
    at: now.at,
  };
  return decided(step, commit, null, fresh);
}

/** Decides one command. A refusal is a value; nothing is changed by it. */
export function decide(room: Room, actor: Actor, envelope: Envelope, now: Now): Decision {
  const at = Math.max(room.at, now.at);
  const fresh = once(now.fresh);
  const deps = withFresh(now.deps, fresh, room.next.match + 1);
  const { key } = envelope;
  const barred = guard(room, actor, envelope, { at, deps });
  const command = barred ?? recordedAs(room, actor, envelope, { at, deps });
  if (typeof command === 'string') return { ok: false, why: { code: command } };
  const step = take(room, command, { actor, key, at, deps });
  const commit: Commit = {
    room: room.id,
    seq: room.seq + 1,
    actor: actorName(actor),
    commandId: envelope.id,
    key,
    command,
    at,
  };
  return decided(step, commit, room, fresh);
}

/**
 * The room after a commit of its log. Where the rules have changed since, or a fault in them was
 * mended, they may refuse what was accepted once: the match then stands still and waits for its end.
 * @throws when the log has a gap or no beginning: a bug of ours, never a player's.
 */
export function fold(room: Room | null, commit: Commit, deps: RoomDeps): Room {
  const { seq, at, key, command } = commit;
  if (seq !== (room?.seq ?? 0) + 1) throw new Error(`room ${commit.room}: a gap before ${seq}`);
  const actor = actorOf(commit.actor);
  if (command.do === 'open') {
    const step = open(commit.room, command, actor.kind === 'person' ? actor.id : '', { at, deps });
    if (!step.ok) throw new Error(`room ${commit.room} cannot open: ${step.why.code}`);
    return { ...step.room, seq };
  }
  if (!room) throw new Error(`room ${commit.room} has no opening`);
  const before = isEndKey(key) ? play.cutShort(room, deps) : room;
  const step = take(before, command, { actor, key, at, deps });
  return { ...(step.ok ? step.room : misfit(before, command)), seq, at };
}

/**
 * The whole room from its log, or from a room on with the commits after it, fit for the rules that are
 * here now; null for an empty log.
 */
export function foldAll(
  commits: readonly Commit[],
  deps: RoomDeps,
  from: Room | null = null,
): Room | null {
  const room = commits.reduce<Room | null>((before, commit) => fold(before, commit, deps), from);
  return room && fitted(room, deps);
}

/** A start is written out: all that the match is made from but its secret; and a take-back, with what is gone back to. */
function recordedAs(
  room: Room,
  actor: Actor,
  { command, key }: Envelope,
  { at, deps }: play.Moment,
): Exclude<Recorded, Opened> | RoomCode {
  if (command.do === 'start') return start.startOf(start.rotated(room), deps);
  if (command.do === 'game' && !command.sit) return withSitters(room, command, deps);
  if (command.do === 'takeBack') {
    const me = actor.kind === 'person' ? personOf(room, actor.id) : undefined;
    return me ? writtenOut(room, command, { me, key, at }) : command;
  }
  return command;
}

/** Who sits in another game is written out, so that a log needs no rule to find them again. */
function withSitters(room: Room, command: CommandOf<'game'>, deps: RoomDeps): CommandOf<'game'> {
  const max = deps.table(command.game)?.seats.max ?? 0;
  const sit = sittersIn(room, max);
  return sit.length === 0 ? command : { ...command, sit: [...sit] };
}

type Taken = Extract<Step, { ok: true }>;

function decided(step: Step, commit: Commit, before: Room | null, fresh: () => string): Decision {
  if (!step.ok) return step;
  const { seq, at } = commit;
  const next = { ...step.room, seq, at };
  const { match } = next.next;
  const secret = match === before?.next.match ? null : { match, secret: fresh() };
  const same = before !== null && isSameAgain(before, step, actorOf(commit.actor));
  return { ok: true, commit, next, said: step.said, secret, same };
}

/**
 * Whether a step of a person leaves everything as it was, and nobody else hears of it. The answers of
 * bots, clocks and the server are kept in any case: what they owe is known by the log.
 */
function isSameAgain(before: Room, { room, said }: Taken, actor: Actor): boolean {
  if (actor.kind !== 'person') return false;
  const seat = seatFor(before, actor.id);
  return said.every((one) => isHeardBy(one, seat)) && isSame(bare(before), bare(room));
}

/** Whether nobody but this seat hears it. */
function isHeardBy(one: Said, seat: number | null): boolean {
  if (!('told' in one) || !('only' in one.told) || one.told.others) return false;
  return one.told.only.every((who) => who === seat);
}

/** A room without what counts its log. */
function bare(room: Room): Room {
  const { stage } = room;
  const still = { ...room, seq: 0, at: 0 };
  if (stage.at === 'lobby') return still;
  return { ...still, stage: { ...stage, match: { ...stage.match, count: 0, past: [], said: [] } } };
}

function misfit(room: Room, command: Recorded): Room {
  const isInput = ['move', 'timeout', 'takeBack'].includes(command.do);
  return isInput ? play.frozen(room) : room;
}

/** Returns the deps with a fresh secret for the match after the one that is decided about. */
function withFresh(deps: RoomDeps, fresh: () => string, match: number): RoomDeps {
  return { ...deps, secret: (wanted) => (wanted === match ? fresh() : deps.secret(wanted)) };
}

/** Draws when it is first asked, and gives the same again. */
function once(draw: () => string): () => string {
  let drawn: string | null = null;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
