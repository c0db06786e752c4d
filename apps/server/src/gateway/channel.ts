/** One room as its sockets hear it: who comes and goes, and in which order everybody is told of a commit. */
import type { Profile } from '@kesem/protocol/messages';
import { hasRemoved } from '@kesem/room/audience';
import type { Command } from '@kesem/room/command';
import type { Decidable } from '@kesem/room/commit';
import { givenFor } from '@kesem/room/given';
import type { Room } from '@kesem/room/room';
import type { Links } from '../identity/links.ts';
import type { Nodes, Onlooker } from '../nodes/nodes.ts';
import type { Published, RoomFeed } from '../rooms/rooms.ts';
import type { Clock } from '../time.ts';
import type { AbsenceParts } from './absences.ts';
import { answering, type Beside, type RoomAnswers } from './answers.ts';
import { ClassViews } from './classes.ts';
import { type Commentary, openCommentary } from './commentary.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { Fanout } from './fanout.ts';
import { dismiss, type Guest } from './guest.ts';
import { watchLags } from './lag.ts';
import { Members } from './members.ts';
import { type Onlookers, openOnlookers, strangersIn } from './onlookers.ts';
import { classOf, placeOfGuest, removedBy, youOf } from './place.ts';
import { type PresenceWatch, watchPresence } from './presence.ts';
import { openRoomCode, type RoomCode } from './roomCode.ts';
import {
  type RedactedFull,
  sendFull,
  sendMessage,
  sendPlain,
  sendPresence,
  type Wires,
} from './send.ts';
import { Talk, type TalkParts } from './talk.ts';

export interface ChannelParts {
  readonly live: RoomFeed;
  readonly wires: Wires;
  readonly clock: Clock;
  readonly links: Links;
  readonly nodes: Pick<Nodes, 'tell' | 'beside'>;
  /** Who looks on through other nodes. */
  readonly elsewhere: readonly Onlooker[];
  /** The room's spoken code, drawn when it has none. */
  readonly codeOf: () => Promise<string>;
  readonly code: string;
  readonly act: AbsenceParts['act'];
  readonly freshId: () => string;
  /** The chat so far, oldest first. */
  readonly lines: TalkParts['lines'];
  /** Called when nobody is here any more and nobody's absence is waited for. */
  readonly onEmpty: () => void;
  /** Called when a commit could not be shown: a bug of ours, which must not hold up the room's path. */
  readonly onFault: (fault: unknown) => void;
}

/** A socket at the door, and whose it is. */
export type Entrant = Pick<
  Guest,
  'wire' | 'identity' | 'profile' | 'isScreen' | 'speech' | 'pages'
>;

export class RoomChannel {
  readonly live: RoomFeed;
  /** What guests are answered who come in, come back or ask for more. */
  readonly answers: RoomAnswers;
  /** What is said over the table. */
  readonly talk: Talk;
  readonly #parts: ChannelParts;
  readonly #members = new Members();
  readonly #crowd: Crowd;
  readonly #onlookers: Onlookers;
  readonly #views: ClassViews;
  readonly #fanout: Fanout;
  readonly #presence: PresenceWatch;
  readonly #commentary: Commentary;
  readonly #code: RoomCode;
  readonly #unsubscribe: () => void;
  /** The room after the last commit that was heard of. */
  #told: Room;
  #closed = false;

  constructor(parts: ChannelParts) {
    const { live, wires, clock, nodes, act, lines } = parts;
    this.#parts = parts;
    this.live = live;
    this.#told = live.now();
    this.#views = new ClassViews(live, clock.now);
    const lastLine = () => this.talk.chat.last();
    const onCaughtUp = (guest: Guest, after: number) => this.#catchUp(guest, after);
    const lags = watchLags({ clock, lastLine, onCaughtUp });
    this.#fanout = new Fanout({ room: live.id, wires, members: this.#members, lags });
    this.#onlookers = openOnlookers(nodes.beside ? parts.freshId() : null);
    this.#crowd = openCrowd({ live, members: this.#members, nodes });
    this.#presence = this.#watchPresence(parts);
    const here = () => this.#presence.now().here;
    const [members, fanout] = [this.#members, this.#fanout];
    this.talk = new Talk({ live, clock, nodes, act, lines, here, members, fanout });
    this.#commentary = openCommentary(live);
    this.#code = openRoomCode({ tell: (code) => this.#tellCode(code), ...parts });
    this.answers = answering({
      live,
      chat: this.talk.chat,
      full: (guest) => this.full(guest),
      beside: () => this.#beside(),
    });
    this.#unsubscribe = live.subscribe((published) => {
      try {
        this.#advance(published);
      } catch (fault) {
        parts.onFault(fault);
      }
    });
    this.meet(parts.elsewhere);
  }

  /** Whether everybody had gone and nothing is heard here any more; the room's next guest needs a new channel. */
  isClosed(): boolean {
    return this.#closed;
  }

  /** Lets a socket in; `token` is the link they came by, null when it is no longer the room's. */
  enter(entrant: Entrant, token: string | null): Guest {
    const place = placeOfGuest(this.live.now(), entrant);
    const watcher = this.#onlookers.number(entrant.identity, entrant.profile);
    const guest: Guest = { watcher, place, isUnsteady: false, lag: null, ...entrant };
    if (this.live.now().family) guest.profile = givenProfile(guest);
    if (token) this.#parts.links.met(this.live.id, token);
    this.#members.add(guest);
    this.#views.open(classOf(place));
    this.#presence.sync();
    this.#fanout.listen(guest);
    return guest;
  }

  leave(guest: Guest): void {
    guest.lag?.callOff();
    this.#members.remove(guest);
    this.#fanout.unlisten(guest);
    this.#views.keepOnly(this.#members.classes());
    this.#presence.sync();
    this.talk.lookAtTaps();
    this.closeIfEmpty();
  }

  /** Hears whether a guest answers as soon as they should. */
  steady(guest: Guest, isSteady: boolean): void {
    guest.isUnsteady = !isSteady;
    this.#presence.sync();
  }

  /** Returns the hands of some rounds ago, where a guest may see them. */
  hands({ identity }: Guest): ReturnType<Commentary['hands']> {
    return this.#commentary.hands(identity);
  }

  /** Returns everything this guest may know now. */
  full(guest: Guest): RedactedFull {
    return this.#views.full(classOf(guest.place));
  }

  /** Takes over who looks on through other nodes. `isShown`: they can know who looks on through this one. */
  meet(others: readonly Onlooker[], isShown = true): void {
    this.#crowd.meet(others, isShown);
    for (const one of others) this.#onlookers.meet(one);
    this.#presence.sync();
    this.talk.lookAtTaps();
  }

  /** Returns a command as the log will keep it: who looks on is known here alone. */
  writtenOut(command: Command): Decidable {
    if (command.do !== 'lock' && command.do !== 'remove') return command;
    const room = this.live.now();
    const present = this.#crowd.identities();
    if (command.do === 'lock') return { ...command, inside: strangersIn(room, present) };
    return this.#onlookers.writtenOut(command, room, present);
  }

  /** Draws another spoken code and tells it; called when the room's links and its code have ended. */
  recode(): void {
    this.#code.renew();
  }

  /** To be called when somebody has gone, or did not come in after all: for nobody a channel is not kept open. */
  closeIfEmpty(): void {
    if (this.#closed || !this.#members.isEmpty() || this.#presence.isWaiting()) return;
    this.#parts.onEmpty();
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
    this.#presence.stop();
    this.talk.stop();
    this.#code.stop();
    for (const guest of this.#members) guest.lag?.callOff();
  }

  #advance(published: Published): void {
    const { room } = published;
    this.#commentary.advance(published);
    const isSeatedAsBefore = room.people === this.#told.people && room.chairs === this.#told.chairs;
    const isShut = hasRemoved(this.#told, room);
    if (room.family && !this.#told.family) this.#giveNames();
    this.#told = room;
    if (isShut) this.#shut(room);
    const moved = isSeatedAsBefore ? [] : this.#reseat(room);
    // all are made before the first goes out: a receiver woken by one write is then awake for the next
    for (const { message, to } of this.#views.advance(published, this.#members.ears())) {
      this.#fanout.cast(to, (target) => sendMessage(target, message));
    }
    for (const guest of moved) this.#settle(guest);
    this.talk.advance(room);
    if (isSeatedAsBefore) return;
    this.#presence.sync();
    this.talk.lookAtTaps();
    this.closeIfEmpty();
  }

  /** Ends the links of a room out of which somebody was put, and closes every socket of theirs. */
  #shut(room: Room): void {
    this.#parts.links.end(this.live.id);
    for (const guest of this.#members) {
      const by = removedBy(room, guest.identity);
      if (by === null) continue;
      this.#fanout.unlisten(guest);
      dismiss(guest.wire, by);
    }
    this.recode();
  }

  /** It is a family's room from now on: whoever watches has a name of the house, and what was foretold under others is forgotten. */
  #giveNames(): void {
    for (const guest of this.#members) guest.profile = givenProfile(guest);
    this.talk.forgetPredictions();
    this.#presence.sync();
  }

  /** Gives everybody their place. Returns those whose place has changed, who hear nothing until they are settled. */
  #reseat(room: Room): readonly Guest[] {
    // whoever changes class leaves the old one first, so that not one byte of it reaches them
    const moved = this.#members.reseat(room, (guest) => this.#fanout.unlisten(guest));
    this.#views.keepOnly(this.#members.classes(moved));
    return moved;
  }

  #settle(guest: Guest): void {
    if (guest.lag) return;
    sendPlain(guest.wire, 'you', youOf(guest.place));
    sendFull(guest.wire, this.full(guest));
    this.#fanout.listen(guest);
  }

  /** Sends somebody who fell behind all that they have missed. */
  #catchUp(guest: Guest, after: number): void {
    const { wire } = guest;
    this.#settle(guest);
    sendPresence(wire, this.#presence.now());
    const predictions = this.talk.predictions();
    if (predictions) sendPlain(wire, 'predictions', predictions);
    sendPlain(wire, 'code', this.#code.now());
    for (const line of this.talk.chat.readableBy(guest, this.live.now(), after)) {
      sendPlain(wire, 'chat', line);
    }
  }

  /** What somebody is told of a room beside its view and its chat. */
  #beside(): Beside {
    const predictions = this.talk.predictions();
    const [presence, code] = [this.#presence.now(), this.#code.now()];
    return { presence, code, ...(predictions && { predictions }) };
  }

  #watchPresence({ live, clock, act, freshId }: ChannelParts): PresenceWatch {
    return watchPresence({
      members: this.#crowd,
      tell: (presence) => this.#fanout.cast([null], (to) => sendPresence(to, presence)),
      clock,
      now: live.now,
      act: (envelope) => act(envelope).finally(() => this.closeIfEmpty()),
      freshId,
    });
  }

  #tellCode(code: string): void {
    if (!this.#closed) this.#fanout.cast([null], (to) => sendPlain(to, 'code', code));
  }
}

/** How somebody who watches is called in a family's room. */
function givenProfile({ profile, watcher }: Guest): Profile {
  return { ...profile, name: givenFor(profile.name, watcher) };
}
