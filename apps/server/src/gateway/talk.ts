/**
 * What is said over the table of one room and stands in no commit: lines of chat, reactions, taps and
 * predictions. What somebody says here is told on the other nodes, and what was said there is told here.
 */
import type { Seat } from '@kesem/engine/core/game';
import type { ChatLine, Predictions, Reaction } from '@kesem/protocol/messages';
import type { ReactionKind } from '@kesem/protocol/reactions';
import type { Room } from '@kesem/room/room';
import type { Nodes, Tap } from '../nodes/nodes.ts';
import type { RoomFeed } from '../rooms/rooms.ts';
import type { Clock } from '../time.ts';
import { Chat, readersOf } from './chat.ts';
import type { Fanout } from './fanout.ts';
import type { Guest } from './guest.ts';
import type { Members } from './members.ts';
import { openPredictions, type PredictionBook, type PredictionRefusal } from './predictions.ts';
import { openReactionPace, type ReactionPace } from './reactionPace.ts';
import { sendPlain, sendReaction } from './send.ts';
import { type Taps, type TapsParts, watchTaps } from './taps.ts';

export interface TalkParts extends Pick<TapsParts, 'here' | 'act'> {
  readonly live: RoomFeed;
  readonly clock: Clock;
  readonly nodes: Pick<Nodes, 'tell'>;
  readonly members: Pick<Members, 'classes'>;
  readonly fanout: Pick<Fanout, 'cast'>;
  /** The chat so far, oldest first. */
  readonly lines: readonly ChatLine[];
}

export class Talk {
  readonly #parts: TalkParts;
  readonly #chat: Chat;
  readonly #pace: ReactionPace;
  readonly #taps: Taps;
  #predictions: PredictionBook;

  constructor(parts: TalkParts) {
    const { live, clock, here, act, lines } = parts;
    this.#parts = parts;
    this.#chat = new Chat(lines);
    this.#pace = openReactionPace(clock.now);
    this.#taps = watchTaps({ clock, now: live.now, here, act });
    this.#predictions = openPredictions(live, clock.now);
  }

  /** The lines that are known here. */
  get chat(): Pick<Chat, 'last' | 'whole' | 'readableBy'> {
    return this.#chat;
  }

  /** Tells a line that was said just now, on all nodes. */
  say(line: ChatLine): void {
    this.tell(line);
    this.#parts.nodes.tell({ about: 'chat', room: this.#parts.live.id });
  }

  /** Tells what was said on other nodes, of all that is kept. */
  hear(lines: readonly ChatLine[]): void {
    for (const line of lines) if (!this.#chat.has(line.id)) this.tell(line);
  }

  /** Tells a line of chat to those who may read it; told again, it stands in for the one before. */
  tell(line: ChatLine): void {
    const { live, members, fanout } = this.#parts;
    this.#chat.add(line);
    const to = readersOf(line, live.now(), members.classes());
    fanout.cast(to, (target) => sendPlain(target, 'chat', line));
  }

  /**
   * Lets a reaction of a guest fly over the table.
   * @returns for how many ms no other of theirs is taken; null: this was one too many, and nobody hears of it.
   */
  react({ identity, place, profile }: Guest, kind: ReactionKind): number | null {
    const { person, seat } = place;
    const taken = this.#pace.take(identity, seat === null ? 'audience' : 'table');
    if (!taken) return null;
    const name = person && seat !== null ? person.name : profile.name;
    const reaction = { kind, name, person: person?.no ?? null };
    if (taken.isTold) {
      this.fly(reaction);
      this.#parts.nodes.tell({ about: 'reaction', room: this.#parts.live.id, reaction });
    }
    return taken.rest;
  }

  /** Lets a reaction fly over the table, before whoever looks on through this node. */
  fly(reaction: Reaction): void {
    this.#parts.fanout.cast([null], (to) => sendReaction(to, reaction));
  }

  /** A guest has seen enough of what is shown to all. */
  tap({ place }: Guest, show: string, forAll: boolean): void {
    if (!place.person || place.seat === null) return;
    const tap = { person: place.person.no, show, forAll };
    this.tapped(tap);
    this.#parts.nodes.tell({ about: 'tap', room: this.#parts.live.id, tap });
  }

  /** Somebody who looks on through any node has seen enough. */
  tapped({ person, show, forAll }: Tap): void {
    this.#taps.tap(person, show, forAll);
  }

  /** Looks whether a show is to end; to be called whenever somebody comes, goes or changes places. */
  lookAtTaps(): void {
    this.#taps.look();
  }

  /** Keeps what a guest foretells until it is decided; why not, where it is not taken. */
  predict(
    { identity, watcher, profile }: Guest,
    key: string,
    seat: Seat,
  ): PredictionRefusal | null {
    return this.#predictions.take({ id: identity, watcher, ...profile, seat, key });
  }

  /** Tells the predictions that a commit has decided. */
  advance(room: Room): void {
    for (const decided of this.#predictions.advance(room)) this.#tellPredictions(decided);
  }

  /** Returns the predictions that were decided last; null: none. */
  predictions(): Predictions | null {
    return this.#predictions.now();
  }

  /** Forgets all predictions, and who was right before. */
  forgetPredictions(): void {
    this.#predictions = openPredictions(this.#parts.live, this.#parts.clock.now);
  }

  /** Somebody leaves for good, whose identity has this hash: nobody is told any more what they foretold. */
  forget(whom: string): void {
    this.#predictions.forget(whom);
    const predictions = this.#predictions.now();
    if (predictions) this.#tellPredictions(predictions);
  }

  stop(): void {
    this.#taps.stop();
  }

  #tellPredictions(predictions: Predictions): void {
    this.#parts.fanout.cast([null], (to) => sendPlain(to, 'predictions', predictions));
  }
}
