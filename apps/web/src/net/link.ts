/**
 * The link to one room: connects, joins, follows the room step by step, comes back by itself, and
 * carries the outbox. It tells what happened and keeps no picture of its own but what it follows.
 */
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type {
  Answers,
  ClientMessage,
  CommandAnswer,
  Joined,
  Refused,
  ServerToClient,
  WireCode,
} from '@kesem/protocol/messages';
import { bookmarkOf, wholeFrom } from '@kesem/room/bookmark';
import type { Command } from '@kesem/room/command';
import { digestOf } from '@kesem/room/digest';
import type { Full } from '@kesem/room/wire';
import type { Final, LinkEvents, LinkNeeds, LinkStatus, LostWhy } from './around.ts';
import { delayBefore } from './backoff.ts';
import type { Connection, ConnectionEvents } from './connection.ts';
import { type NotTaken, Outbox, type QueuedCommand } from './outbox.ts';
import {
  betterOffset,
  type Followed,
  follow,
  followBrief,
  type Held,
  heldFrom,
  joinedFrom,
  likelyOffset,
  missedBetween,
  type Offset,
} from './resume.ts';
import { RulesAtHand } from './rules.ts';
import { turnBack } from './turnBack.ts';

/** Refusals at the door after which nothing is tried again; 'junk' is a link that was cut short on its way here. */
const ENDS: { readonly [K in WireCode]?: Exclude<Final, 'shut'> } = {
  noSuchRoom: 'gone',
  junk: 'gone',
  removed: 'out',
  doorClosed: 'closed',
  oldClient: 'old',
};
const FINAL: ReadonlySet<LinkStatus> = new Set<Final>(['gone', 'out', 'closed', 'old', 'shut']);
const ANSWER_MS = 5000;
const PROBE_MS = 3000;
const PENALTY_MS = 60_000;

/** A link to the room behind a token. It is a resource: open it once, close it once. */
export class RoomLink {
  private readonly needs: LinkNeeds;
  private readonly events: LinkEvents;
  private readonly connectionEvents: ConnectionEvents;
  private readonly stopWaking: () => void;
  private readonly rules: RulesAtHand;
  private connection: Connection | null = null;
  private outbox: Outbox | null = null;
  private held: Held | null = null;
  private status: LinkStatus = 'connecting';
  private why: LostWhy = null;
  private offset: Offset | null = null;
  private attempt = 0;
  /** A delay the server asked for, instead of our own. */
  private wait: number | null = null;
  private isWaiting = false;
  private isConnecting = false;
  private isAsking = false;
  private isPaging = false;
  private callOff = (): void => undefined;

  constructor(needs: LinkNeeds, events: LinkEvents) {
    this.needs = needs;
    this.events = events;
    this.rules = new RulesAtHand(needs.rules.of);
    this.connectionEvents = {
      up: () => void this.join(),
      down: () => this.lose(),
      full: (full) => this.rules.inOrder(() => this.take(full)),
      step: (message) => this.rules.inOrder(() => this.step((held) => follow(held, message))),
      brief: (message) =>
        this.rules.inOrder(() =>
          this.step((held) => followBrief(held, message, this.rules.reader())),
        ),
      you: events.you,
      presence: events.presence,
      chat: events.chat,
      reaction: events.reaction,
      predictions: events.predictions,
      code: events.code,
      restart: ({ delay }) => this.restart(delay),
      bye: (message) => this.bye(message),
    };
    this.stopWaking = needs.onWake(() => void this.wake());
    void this.connect();
  }

  /** Sends a command through the outbox; tells why when it did not enter. */
  put(command: Command, key: string): NotTaken | null {
    return this.outbox ? this.outbox.put(command, key) : 'offline';
  }

  /** Sends a command beside the outbox, once; resolves when it is answered, or was not. */
  async hint(command: Command, key: string): Promise<void> {
    if (this.status !== 'live') return;
    await this.connection?.ask('command', { id: this.needs.fresh(), key, command }, ANSWER_MS);
  }

  /**
   * Asks for what is no command: says something, reacts, looks into hands, replaces the invite, learns which one lives. Null when
   * there is no connection, at once, or when no answer came.
   */
  async ask<K extends 'earlier' | 'chat' | 'react' | 'predict' | 'hands' | 'newLink' | 'link'>(
    name: K,
    message: ClientMessage<K>,
  ): Promise<Answers[K] | null> {
    return this.connection && this.status === 'live'
      ? this.connection.ask(name, message, ANSWER_MS)
      : null;
  }

  /** Asks for what was heard before what is held. Called again, it goes on where the line was lost. */
  async earlier(): Promise<void> {
    if (this.isPaging) return;
    this.isPaging = true;
    await turnBack({
      held: () => this.held,
      ask: (message) => this.ask('earlier', message),
      keep: (held) => {
        this.held = held;
      },
    });
    this.isPaging = false;
    if (this.held) this.events.earlier(this.held);
  }

  /** Has seen enough of what is shown to all. A wish: what comes of it is told to everybody. */
  async tap(show: string, forAll: boolean): Promise<void> {
    const askedAt = this.needs.now();
    const live = this.status === 'live' ? this.connection : null;
    const answer = await live?.ask('tap', { show, forAll }, ANSWER_MS);
    if (answer?.ok) this.hearClock(answer.now, askedAt);
  }

  /** Tries to connect at once, if the link is lost. */
  retry(): void {
    if (this.status === 'lost') void this.connect();
  }

  close(): void {
    this.stopWaking();
    this.stop('shut');
  }

  private async connect(): Promise<void> {
    // a phone that wakes is told so twice, and two connections would hold each other for lost
    if (this.isConnecting) return;
    this.callOff();
    this.isWaiting = false;
    this.connection ??= await this.newConnection();
    if (this.isOver()) return this.connection?.close();
    return this.connection ? this.connection.open() : this.lose();
  }

  private async newConnection(): Promise<Connection | null> {
    this.isConnecting = true;
    const connection = await this.needs.connect(this.connectionEvents).catch(() => null);
    this.isConnecting = false;
    return connection;
  }

  private async join(): Promise<void> {
    const { held } = this;
    const lines = this.needs.chat();
    const back = held && { held: { ...bookmarkOf(held), chat: digestOf(lines) } };
    const askedAt = this.needs.now();
    const answer = await this.connection?.ask('join', { ...this.named(), ...back }, ANSWER_MS);
    if (this.isOver()) return;
    const joined = joinedFrom(answer ?? null, held, lines);
    if (joined?.ok) this.enter(joined, askedAt);
    else this.turnedAway(joined);
  }

  /** Who comes, by which link, and by which rules they follow. */
  private named(): ClientMessage<'join'> {
    const { token, profile, screen } = this.needs;
    const { build } = this.needs.rules;
    const who = { protocol: PROTOCOL_VERSION, token, profile: profile() };
    return { ...who, pages: true, ...(screen && { screen }), ...(build && { rules: build }) };
  }

  private enter(joined: Joined, askedAt: number): void {
    this.attempt = 0;
    this.why = null;
    this.offset = null;
    this.events.joined(joined, missedBetween(this.held, heldFrom(joined.full)));
    this.take(joined.full, askedAt);
    // a screen sends nothing, least of all what another tab of its browser keeps
    if (!this.needs.screen) {
      this.outbox ??= new Outbox({
        ...this.needs,
        ...this.events,
        room: joined.room,
        post: (queued) => this.post(queued),
      });
    }
    this.tell('live');
    this.outbox?.connected();
  }

  private turnedAway(refused: Refused | null): void {
    const final = refused && ENDS[refused.code];
    if (final === 'out') return this.leave(refused?.by);
    if (final) return this.stop(final);
    if (refused?.code === 'tooFast') this.penalise();
    this.lose();
    this.connection?.close();
  }

  private async post({ id, key, command }: QueuedCommand): Promise<CommandAnswer | null> {
    return (await this.connection?.ask('command', { id, key, command }, ANSWER_MS)) ?? null;
  }

  private take(full: Full, askedAt: number | null = null): void {
    // what was heard before is not asked for again
    this.held = heldFrom(this.held ? wholeFrom(this.held, full) : full);
    this.hearClock(full.now, askedAt);
    this.events.held(this.held, this.held.midst?.heard ?? 0, true);
    if (full.view.match) this.rules.fetch(full.view.match.game);
  }

  private step(from: (held: Held) => Followed): void {
    const followed = this.held ? from(this.held) : 'gap';
    if (followed === 'old') return;
    if (followed === 'gap') return void this.askFull(ANSWER_MS);
    const fresh = followed.held.heard.length - (this.held?.heard.length ?? 0);
    this.held = followed.held;
    this.hearClock(followed.now);
    this.events.held(this.held, fresh, false);
    this.outbox?.kept();
  }

  private hearClock(serverNow: number, askedAt: number | null = null): void {
    this.offset = betterOffset(this.offset, serverNow, this.needs.now(), askedAt);
    this.events.offset(likelyOffset(this.offset));
  }

  private async askFull(ms: number): Promise<boolean> {
    if (this.isAsking || !this.connection) return true;
    this.isAsking = true;
    const askedAt = this.needs.now();
    const answer = await this.connection.ask('full', {}, ms);
    this.isAsking = false;
    if (answer?.ok) this.rules.inOrder(() => this.take(answer.full, askedAt));
    return answer?.ok === true;
  }

  /** The connection is gone: what waits stays kept, and the next attempt is set. */
  private lose(): void {
    if (this.isOver() || this.isWaiting) return;
    this.isWaiting = true;
    this.outbox?.disconnected();
    this.tell('lost');
    const ms = this.wait ?? delayBefore(this.attempt, this.needs.random());
    this.wait = null;
    this.attempt += 1;
    this.callOff = this.needs.after(ms, () => void this.connect());
  }

  private leave(by = ''): void {
    this.events.removed(by);
    this.stop('out');
  }

  private stop(final: Final): void {
    this.callOff();
    this.outbox?.disconnected();
    this.tell(final);
    this.connection?.close();
  }

  private restart(delay: number): void {
    this.wait = delay;
    this.why = 'restart';
  }

  private bye({ code, by }: Parameters<ServerToClient['bye']>[0]): void {
    if (code === 'tooFast') this.penalise();
    if (code === 'oldClient') this.stop('old');
    if (code === 'noSuchRoom' || code === 'closed') this.stop('gone');
    if (code === 'removed') this.leave(by);
  }

  private penalise(): void {
    this.wait = PENALTY_MS;
    this.why = 'tooFast';
  }

  /** A phone that slept may hold a dead connection: ask, and start afresh when nothing comes. */
  private async wake(): Promise<void> {
    this.retry();
    if (this.status !== 'live' || (await this.askFull(PROBE_MS))) return;
    this.lose();
    this.connection?.close();
  }

  private tell(status: LinkStatus): void {
    this.status = status;
    this.events.status(status, this.why);
  }

  private isOver(): boolean {
    return FINAL.has(this.status);
  }
}
