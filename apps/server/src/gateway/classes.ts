/** What each class of viewers has been shown: the steps of a class are counted for it alone, anew in each match. */
import { briefStep, heardAtOf, type Known } from '@kesem/room/brief';
import type { RoomDeps } from '@kesem/room/deps';
import type { Following } from '@kesem/room/expected';
import type { Redacted } from '@kesem/room/redacted';
import { matchOf, type Room } from '@kesem/room/room';
import { isSame } from '@kesem/room/same';
import {
  type Heard,
  heardSoFar,
  hearersOf,
  inMidst,
  type RoomView,
  type ViewerClass,
  viewRoom,
  viewsOf,
} from '@kesem/room/view';
import { bodyBetween, isAlike, needsFull, wholeStep } from '@kesem/room/wire';
import type { Published, RoomFeed } from '../rooms/rooms.ts';
import type { Message, RedactedFull } from './send.ts';

export interface Shown extends Known {
  readonly step: number;
  readonly view: Redacted<RoomView>;
}

/** In whole, for everybody, or in short, for whoever follows the rules themselves. */
const SPEECHES = ['plain', 'brief'] as const;
export type Speech = (typeof SPEECHES)[number];
/** Those of a class of viewers who are told of steps so. */
export type Ear = `${ViewerClass}|${Speech}`;

export function firstShown(room: Room, me: ViewerClass, deps: RoomDeps): Shown {
  const heardAt = heardAtOf(heardSoFar(room, me));
  return { step: 0, view: viewRoom(room, me, deps), heardAt };
}

/** Everything a class may know now. @param now the server's clock, in ms. */
function fullOf(
  { step, view }: Pick<Shown, 'step' | 'view'>,
  room: Room,
  deps: RoomDeps,
  now: number,
): RedactedFull {
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

  /**
   * Takes all classes one commit on. Returns what goes out.
   * @param ears whoever listens.
   */
  advance(published: Published, ears: ReadonlySet<Ear>): readonly Addressed[] {
    return advance(this.#shown, published, this.#live.deps, { now: this.#now(), ears });
  }

  /** Forgets the classes that nobody is in any more. */
  keepOnly(populated: ReadonlySet<ViewerClass>): void {
    for (const me of this.#shown.keys()) if (!populated.has(me)) this.#shown.delete(me);
  }
}

/** A message with all who are sent exactly this. */
interface Addressed {
  readonly message: Message;
  readonly to: readonly Ear[];
}

/** When a commit is told, by the server's clock in ms, and who listens. */
interface Telling {
  readonly now: number;
  readonly ears: ReadonlySet<Ear>;
}

/**
 * Takes classes one commit on: `shown` then holds what they see after it. Returns what goes out.
 * Classes that are to be told the very same share one step, which is made and encoded once.
 */
export function advance(
  shown: Map<ViewerClass, Shown>,
  { room, said }: Published,
  deps: RoomDeps,
  telling: Telling,
): readonly Addressed[] {
  const [viewOf, heardBy] = [viewsOf(room, deps), hearersOf(said)];
  const turns: Turn[] = [];
  for (const [me, before] of shown) {
    const change = { before, view: viewOf(me), heard: heardBy(me) };
    const like = turns.find((turn) => isShared(turn, change));
    like?.to.push(me);
    const turn = like ?? turnOf(change, me);
    if (!like) turns.push(turn);
    const heardAt = heardAtOf(change.heard, before.heardAt);
    shown.set(me, { step: turn.step, view: change.view, heardAt });
  }
  return turns.flatMap((turn) => messagesOf(turn, room, deps, telling));
}

/** What a commit changes for a class. */
interface Change {
  readonly before: Shown;
  readonly view: Redacted<RoomView>;
  readonly heard: Redacted<readonly Heard[]>;
}

/** What comes of it: the class's step from now on, and how it is told of that; null: not at all. */
interface Outcome {
  readonly step: number;
  readonly by: 'step' | 'full' | null;
}
interface Turn extends Change, Outcome {
  readonly to: ViewerClass[];
}

/** The turn of a class, for as long as no other is found that shares it. */
function turnOf(change: Change, me: ViewerClass): Turn {
  const { before, view, heard } = change;
  const { step, by } = outcomeOf(change);
  return { before, view, heard, step, by, to: [me] };
}

function outcomeOf({ before, view, heard }: Change): Outcome {
  // counted anew, so that from here on classes that see alike count alike
  if (needsFull(before.view, view)) return { step: 0, by: 'full' };
  const isNews = heard.length > 0 || bodyBetween(before.view, view) !== null;
  return isNews ? { step: before.step + 1, by: 'step' } : { step: before.step, by: null };
}

/** The messages of a turn: one for each way in which somebody is told of it. */
function messagesOf(
  { before, view, heard, step, by, to }: Turn,
  room: Room,
  deps: RoomDeps,
  { now, ears }: Telling,
): readonly Addressed[] {
  const told = { step, now, heard };
  const rules = followed(room, deps);
  const make = (speech: Speech): Message => {
    if (by === 'full') return { kind: 'full', full: fullOf({ step, view }, room, deps, now) };
    return speech === 'brief' && rules
      ? { kind: 'brief', brief: briefStep(before, view, told, rules) }
      : { kind: 'step', step: wholeStep(before.view, view, told) };
  };
  return SPEECHES.flatMap((speech) => {
    const all = to.map((me): Ear => `${me}|${speech}`).filter((ear) => ears.has(ear));
    return by === null || all.length === 0 ? [] : [{ message: make(speech), to: all }];
  });
}

/** The rules that others follow, too: a match of older ones is told in full. */
function followed(room: Room, deps: RoomDeps): Following | null {
  const match = matchOf(room);
  const rules = match && deps.table(match.game);
  return rules?.version === match?.version ? (rules ?? null) : null;
}

/** Whether a class is to be told to the byte what another is told. A full view never is: it says whose it is. */
function isShared(turn: Turn, { before, view, heard }: Change): boolean {
  return (
    turn.by !== 'full' &&
    turn.before.step === before.step &&
    turn.before.heardAt === before.heardAt &&
    isSame(turn.heard, heard) &&
    isAlike(turn.view, view) &&
    isAlike(turn.before.view, before.view)
  );
}
