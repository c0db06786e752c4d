/** What each class of viewers has been shown: the steps of a class are counted for it alone, anew in each match. */
import type { Room, RoomDeps } from '@kesem/room/room';
import { isSame } from '@kesem/room/same';
import {
  type Heard,
  hear,
  heardSoFar,
  inMidst,
  type Redacted,
  type RoomView,
  type ViewerClass,
  viewRoom,
  viewsOf,
} from '@kesem/room/view';
import { isAlike, stepBetween } from '@kesem/room/wire';
import type { Published, RoomFeed } from '../rooms/rooms.ts';
import type { Message, RedactedFull } from './send.ts';

export interface Shown {
  readonly step: number;
  readonly view: Redacted<RoomView>;
}

export function firstShown(room: Room, me: ViewerClass, deps: RoomDeps): Shown {
  return { step: 0, view: viewRoom(room, me, deps) };
}

/** Everything a class may know now. @param now the server's clock, in ms. */
function fullOf({ step, view }: Shown, room: Room, deps: RoomDeps, now: number): RedactedFull {
  const midst = inMidst(room, view.me, deps, now);
  return { step, now, view, heard: heardSoFar(room, view.me), ...(midst && { midst }) };
}

/** What each class of viewers that somebody is in has been shown of one room. */
export class ClassViews {
  readonly #shown = new Map<ViewerClass, Shown>();
  readonly #live: Pick<RoomFeed, 'now' | 'deps'>;
  readonly #now: () => number;

  /** @param now the server's clock, in ms. */
  constructor(live: Pick<RoomFeed, 'now' | 'deps'>, now: () => number) {
    this.#live = live;
    this.#now = now;
  }

  /** Counts a class's steps from now on, unless they are counted already. */
  open(me: ViewerClass): Shown {
    const shown = this.#shown.get(me) ?? firstShown(this.#live.now(), me, this.#live.deps);
    this.#shown.set(me, shown);
    return shown;
  }

  /** Returns everything that a class may know now. */
  full(me: ViewerClass): RedactedFull {
    return fullOf(this.open(me), this.#live.now(), this.#live.deps, this.#now());
  }

  /** Takes all classes one commit on. Returns what goes out. */
  advance(published: Published): readonly Addressed[] {
    return advance(this.#shown, published, this.#live.deps, this.#now());
  }

  /** Forgets the classes that nobody is in any more. */
  keepOnly(populated: ReadonlySet<ViewerClass>): void {
    for (const me of this.#shown.keys()) if (!populated.has(me)) this.#shown.delete(me);
  }
}

/** A message with all the classes that are sent exactly this. */
interface Addressed {
  readonly message: Message;
  readonly to: readonly ViewerClass[];
}

/**
 * Takes classes one commit on: `shown` then holds what they see after it. Returns what goes out.
 * Classes that are to be told the very same share one step, which is made and encoded once.
 * @param now the server's clock, in ms.
 */
export function advance(
  shown: Map<ViewerClass, Shown>,
  { room, said }: Published,
  deps: RoomDeps,
  now: number,
): readonly Addressed[] {
  const viewOf = viewsOf(room, deps);
  const turns: Turn[] = [];
  for (const [me, before] of shown) {
    const change = { before, view: viewOf(me), heard: hear(said, me) };
    const like = turns.find((turn) => isShared(turn, change));
    like?.to.push(me);
    const turn = like ?? { ...change, ...outcomeOf(change, room, deps, now), to: [me] };
    if (!like) turns.push(turn);
    shown.set(me, { step: turn.step, view: change.view });
  }
  return turns.flatMap(({ message, to }) => (message ? [{ message, to }] : []));
}

/** What a commit changes for a class. */
interface Change {
  readonly before: Shown;
  readonly view: Redacted<RoomView>;
  readonly heard: Redacted<readonly Heard[]>;
}

/** What comes of it: the class's step from now on, and the message that takes it there. */
interface Outcome {
  readonly step: number;
  readonly message: Message | null;
}
interface Turn extends Change, Outcome {
  readonly to: ViewerClass[];
}

function outcomeOf(
  { before, view, heard }: Change,
  room: Room,
  deps: RoomDeps,
  now: number,
): Outcome {
  const body = stepBetween(before.view, view, heard);
  if (body === null) return { step: before.step, message: null };
  if (body === 'full') {
    // counted anew, so that from here on classes that see alike count alike
    return { step: 0, message: { kind: 'full', full: fullOf({ step: 0, view }, room, deps, now) } };
  }
  const step = before.step + 1;
  return { step, message: { kind: 'step', step: { ...body, step, now } } };
}

/** Whether a class is to be told to the byte what another is told. A full view never is: it says whose it is. */
function isShared(turn: Turn, { before, view, heard }: Change): boolean {
  return (
    turn.message?.kind !== 'full' &&
    turn.before.step === before.step &&
    isSame(turn.heard, heard) &&
    isAlike(turn.view, view) &&
    isAlike(turn.before.view, before.view)
  );
}
