/** Everybody who looks at one room just now, and what each of them is sent. */
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine, Joined, Presence, Profile } from '@kesem/protocol/messages';
import { hasRemoved } from '@kesem/room/audience';
import type { CommandOf } from '@kesem/room/command';
import type { Removed } from '@kesem/room/commit';
import { playing, type Room } from '@kesem/room/room';
import type { ViewerClass } from '@kesem/room/view';
import type { Links } from '../identity/links.ts';
import type { LiveRoom, Published } from '../rooms/rooms.ts';
import type { Clock } from '../time.ts';
import { type AbsenceParts, type Absences, watchAbsences } from './absences.ts';
import { advance, firstShown, fullOf, type Message, type Shown } from './classes.ts';
import { dismiss, type Guest, type Lag } from './guest.ts';
import { openOnlookers } from './onlookers.ts';
import { classOf, isSamePlace, placeOf, presenceOf, removedBy, youOf } from './place.ts';
import { cut, isClogged, isDrowned } from './pressure.ts';
import {
  type RedactedFull,
  sendFull,
  sendPlain,
  sendPresence,
  sendStep,
  type Target,
  type Wire,
  type Wires,
} from './send.ts';

/** How often a client that fell behind is looked at again, in ms. */
const LAG_LOOK_MS = 250;

export interface HallParts {
  readonly live: LiveRoom;
  readonly wires: Wires;
  readonly clock: Clock;
  readonly links: Links;
  /** The room's spoken code, drawn when it has none. */
  readonly codeOf: () => Promise<string>;
  readonly code: string;
  readonly act: AbsenceParts['act'];
  readonly freshId: () => string;
  /** The chat so far, oldest first. */
  readonly lines: readonly ChatLine[];
  /** Nobody is here any more, and nobody's absence is waited for. */
  readonly onEmpty: () => void;
  /** A commit could not be shown: a bug of ours, which must not hold up the room's path. */
  readonly onFault: (fault: unknown) => void;
}

export class Hall {
  readonly live: LiveRoom;
  readonly #parts: HallParts;
  readonly #guests = new Set<Guest>();
  readonly #shown = new Map<ViewerClass, Shown>();
  readonly #absences: Absences;
  readonly #unsubscribe: () => void;
  /** The room as it was last told of. */
  #heard: Room;
  #lines: readonly ChatLine[];
  #presence: Presence = { here: [], watchers: [] };
  #code: string;
  readonly #onlookers = openOnlookers();
  #closed = false;

  constructor(parts: HallParts) {
    const { live, clock, act, freshId } = parts;
    this.#parts = parts;
    this.live = live;
    this.#heard = live.now();
    this.#lines = parts.lines;
    this.#code = parts.code;
    const isHere = (no: number) => this.#presence.here.includes(no);
    this.#absences = watchAbsences({
      clock,
      now: live.now,
      isHere,
      act: (envelope) => act(envelope).finally(() => this.#closeIfEmpty()),
      freshId,
    });
    this.#unsubscribe = live.subscribe((published) => {
      try {
        this.#hear(published);
      } catch (fault) {
        parts.onFault(fault);
      }
    });
  }

  /** Whether everybody had gone and nothing is heard here any more; the room's next guest needs a new hall. */
  isClosed(): boolean {
    return this.#closed;
  }

  /** Lets somebody in; `token` is the link they came by, null when it is no longer the room's. */
  enter(wire: Wire, identity: string, profile: Profile, token: string | null): Guest {
    const place = placeOf(this.live.now(), identity);
    const watcher = this.#onlookers.number(identity, profile);
    const guest: Guest = { wire, identity, profile, watcher, place, lag: null };
    if (token) this.#parts.links.met(this.live.id, token);
    this.#guests.add(guest);
    this.#shownTo(guest);
    this.#look();
    this.#listen(guest);
    return guest;
  }

  /** What somebody who has just come in is answered. */
  joined(guest: Guest): Joined {
    return {
      ok: true,
      room: this.live.id,
      you: youOf(guest.place),
      full: this.full(guest),
      presence: this.#presence,
      chat: this.#lines.filter((line) => this.#mayRead(line, guest)),
      code: this.#code,
    };
  }

  leave(guest: Guest): void {
    guest.lag?.callOff();
    this.#guests.delete(guest);
    this.#unlisten(guest, classOf(guest.place));
    this.#forgetClasses();
    this.#look();
    this.#closeIfEmpty();
  }

  /** Everything this guest may know now. */
  full(guest: Guest): RedactedFull {
    return fullOf(this.#shownTo(guest), this.live.now(), this.#parts.clock.now());
  }

  /** Tells a line of chat to those who may read it; told again, it stands in for the one before. */
  tell(line: ChatLine): void {
    const known = this.#lines.findIndex(({ id }) => id === line.id);
    const lines = known < 0 ? [...this.#lines, line] : this.#lines.with(known, line);
    this.#lines = lines.slice(-LIMITS.chatKept);
    const toWatchers = line.channel === 'watchers' && playing(this.live.now()) !== null;
    this.#cast([toWatchers ? 'public' : null], (to) => sendPlain(to, 'chat', line));
  }

  /** A removal as the log will keep it. */
  removal(command: CommandOf<'remove'>): Removed {
    const present = [...this.#guests].map(({ identity }) => identity);
    return this.#onlookers.writtenOut(command, this.live.now(), present);
  }

  /** The room's links and its code have ended, so that it needs another code. */
  recode(): void {
    const { codeOf, onFault } = this.#parts;
    const tell = (code: string): void => {
      this.#code = code;
      if (!this.#closed) this.#cast([null], (to) => sendPlain(to, 'code', code));
    };
    codeOf().then(tell, onFault);
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
    this.#absences.stop();
    for (const guest of this.#guests) guest.lag?.callOff();
  }

  #hear(published: Published): void {
    const { people, chairs } = published.room;
    const isSeatedAsBefore = people === this.#heard.people && chairs === this.#heard.chairs;
    const isShut = hasRemoved(this.#heard, published.room);
    this.#heard = published.room;
    if (isShut) this.#shut(published.room);
    const moved = isSeatedAsBefore ? [] : this.#reseat(published.room);
    const { clock, live } = this.#parts;
    // all are made before the first goes out: a receiver woken by one write is then awake for the next
    for (const { message, to } of advance(this.#shown, published, live.house, clock.now())) {
      this.#cast(to, (target) => sendMessage(target, message));
    }
    for (const guest of moved) this.#settle(guest);
    if (!isSeatedAsBefore) this.#look();
  }

  /** Somebody was put out: on every socket of theirs the word that says so is the last. */
  #shut(room: Room): void {
    this.#parts.links.end(this.live.id);
    for (const guest of this.#guests) {
      const by = removedBy(room, guest.identity);
      if (by === null) continue;
      this.#unlisten(guest, classOf(guest.place));
      dismiss(guest.wire, by);
    }
    this.recode();
  }

  /** Gives everybody their place anew; gives those whose place is another now, who hear nothing until they are settled. */
  #reseat(room: Room): readonly Guest[] {
    const moved = [...this.#guests].filter(
      ({ place, identity }) => !isSamePlace(place, placeOf(room, identity)),
    );
    // whoever changes class leaves the old one first, so that not one byte of it reaches them
    for (const guest of moved) this.#unlisten(guest, classOf(guest.place));
    for (const guest of this.#guests) guest.place = placeOf(room, guest.identity);
    this.#forgetClasses(moved);
    return moved;
  }

  #settle(guest: Guest): void {
    if (guest.lag) return;
    sendPlain(guest.wire, 'you', youOf(guest.place));
    sendFull(guest.wire, this.full(guest));
    this.#listen(guest);
  }

  #shownTo(guest: Guest): Shown {
    const me = classOf(guest.place);
    const shown = this.#shown.get(me) ?? firstShown(this.live.now(), me, this.live.house);
    this.#shown.set(me, shown);
    return shown;
  }

  #forgetClasses(leaving: readonly Guest[] = []): void {
    const stay = [...this.#guests].filter((guest) => !leaving.includes(guest));
    const populated = new Set(stay.map(({ place }) => classOf(place)));
    for (const me of this.#shown.keys()) if (!populated.has(me)) this.#shown.delete(me);
  }

  /** Sends to classes, or to everybody (null), with one encoding; whoever does not keep up is taken out first. */
  #cast(to: readonly (ViewerClass | null)[], send: (to: Target) => void): void {
    for (const guest of this.#guests) {
      if (!guest.lag && isClogged(guest.wire)) this.#fallBehind(guest);
    }
    send(this.#parts.wires.to(to.map((me) => this.#channel(me))));
  }

  #fallBehind(guest: Guest): void {
    this.#unlisten(guest, classOf(guest.place));
    const since = this.#parts.clock.now();
    guest.lag = { since, after: this.#lines.at(-1)?.id ?? 0, callOff: this.#lookAgain(guest) };
  }

  #lookAgain(guest: Guest): () => void {
    return this.#parts.clock.after(LAG_LOOK_MS, () => this.#lookAtLag(guest));
  }

  #lookAtLag(guest: Guest): void {
    const { lag, wire } = guest;
    if (!lag) return;
    if (!isClogged(wire)) return this.#catchUp(guest, lag);
    if (this.#parts.clock.now() - lag.since > LIMITS.laggingMs || isDrowned(wire)) {
      sendPlain(wire, 'bye', { code: 'slow' });
      return cut(wire);
    }
    guest.lag = { ...lag, callOff: this.#lookAgain(guest) };
  }

  #catchUp(guest: Guest, lag: Lag): void {
    guest.lag = null;
    this.#settle(guest);
    sendPresence(guest.wire, this.#presence);
    sendPlain(guest.wire, 'code', this.#code);
    for (const line of this.#lines) {
      if (line.id > lag.after && this.#mayRead(line, guest)) sendPlain(guest.wire, 'chat', line);
    }
  }

  #look(): void {
    const presence = presenceOf(this.#guests);
    const changed = JSON.stringify(presence) !== JSON.stringify(this.#presence);
    this.#presence = presence;
    if (changed) this.#cast([null], (to) => sendPresence(to, presence));
    this.#absences.look();
  }

  /** Watchers talk among themselves while a match runs; players read it when it is over. */
  #mayRead(line: ChatLine, guest: Guest): boolean {
    const apart = guest.place.seat !== null && playing(this.live.now()) !== null;
    return line.channel === 'table' || !apart;
  }

  #closeIfEmpty(): void {
    if (this.#guests.size === 0 && !this.#absences.isWaiting()) this.#parts.onEmpty();
  }

  #channel(me: ViewerClass | null): string {
    return me === null ? this.live.id : `${this.live.id}|${me}`;
  }

  #listen(guest: Guest): void {
    void guest.wire.join([this.#channel(null), this.#channel(classOf(guest.place))]);
  }

  #unlisten(guest: Guest, me: ViewerClass): void {
    void guest.wire.leave(this.#channel(me));
    void guest.wire.leave(this.#channel(null));
  }
}

function sendMessage(to: Target, message: Message): void {
  if (message.kind === 'full') sendFull(to, message.full);
  else sendStep(to, message.step);
}
