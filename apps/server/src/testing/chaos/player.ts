/**
 * A player with the client's habits: one command under way, made once, kept until answered, sent
 * again after every reconnect; steps applied in order, the full view asked for after a gap.
 */
import type { TableView } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import { LIMITS, PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { Answers, Joined, ServerToClient } from '@kesem/protocol/messages';
import type { RoomView } from '@kesem/room/view';
import { applyStep, type Full, type StepMessage } from '@kesem/room/wire';
import { io, type Socket } from 'socket.io-client';
import { chance } from '../seed.ts';
import { freshId } from '../visitor.ts';

/** Between two frames, in ms: below the server's limit, so that only kills disturb. */
const PACE_MS = 110;
/** How long an answer is waited for, and when one is asked for again that failed, in ms. */
const ANSWER_MS = 5_000;
const AGAIN_MS = 250;
const MINUTE_MS = 60_000;
/** How often somebody may have to come again in one outage. */
const SPARE_TRIES = 8;

interface ClientToServer {
  join: (message: object, answer: (reply: Answers['join']) => void) => void;
  command: (message: object, answer: (reply: Answers['command']) => void) => void;
  full: (message: object, answer: (reply: Answers['full']) => void) => void;
  tap: (message: object, answer: (reply: Answers['tap']) => void) => void;
}

export interface Sent {
  readonly id: string;
  readonly key: string;
  readonly command: object;
}

export class Player {
  readonly name: string;
  readonly acked: Sent[] = [];
  /** Answered as what stands already: outside the promise, for they are not kept. */
  readonly same: Sent[] = [];
  readonly refused: { readonly sent: Sent; readonly code: string }[] = [];
  /** Steps that did not follow the one before on the same connection. */
  gaps = 0;
  /** How long each answer took that it waited for in play, in ms, without those that never came. */
  readonly tookMs: number[] = [];
  resumed = 0;
  view: RoomView | null = null;
  seat: number | null = null;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #token: string;
  /** When it has tried to come again. */
  #tries: number[] = [];
  #step = 0;
  #pending: Sent | null = null;
  /** How often it has had something new to say, and how often that was decided. */
  #marks = 0;
  #marked = 0;
  /** What is on its way just now. */
  #sent: Sent | null = null;
  /** The show of which it has seen enough. */
  #tapped: string | null = null;
  #playing = false;
  /** From when on the next frame may go out. */
  #free = 0;
  #waiting: { readonly holds: () => boolean; readonly done: () => void }[] = [];

  constructor(url: string, who: Readonly<Record<string, string>>, token: string, name: string) {
    this.name = name;
    this.#token = token;
    this.#socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { ...who, origin: url },
      reconnectionDelay: 50,
      reconnectionDelayMax: 250,
      forceNew: true,
    });
    this.#socket.on('connect', () => this.#join());
    this.#socket.io.on('reconnect_attempt', () => this.#tries.push(performance.now()));
    // after the server has put somebody out, Socket.IO leaves it to the page to come again
    this.#socket.on('disconnect', (why) => {
      if (why === 'io server disconnect') setTimeout(() => this.#socket.connect(), AGAIN_MS);
    });
    this.#socket.on('full', (full) => this.#take(full));
    this.#socket.on('step', (step) => this.#follow(step));
    this.#socket.on('you', (you) => {
      this.seat = you.seat;
    });
  }

  /** Under which name it has spoken last. */
  get #said(): string {
    return this.#marks === 0 ? this.name : `${this.name} ${this.#marks}`;
  }

  /** Sends a command outside the game, such as sitting down; resolves with whether it was accepted. */
  async say(key: string, command: object): Promise<boolean> {
    const sent = { id: freshId(), key, command };
    const answer = await this.#socket.timeout(ANSWER_MS).emitWithAck('command', sent);
    if (answer.ok) this.#accepted(sent, answer);
    return answer.ok;
  }

  /** From now on plays whatever is asked of its seat, and says 'again' at the end. */
  play(): void {
    this.#playing = true;
    this.#next();
  }

  /** In how many ms it may come again a few times: a house lets nobody come as often as they like. */
  restMs(): number {
    const now = performance.now();
    this.#tries = this.#tries.filter((at) => at > now - MINUTE_MS);
    const over = this.#tries.length - (LIMITS.connectsPerMinute - SPARE_TRIES);
    return over > 0 ? (this.#tries[over - 1] ?? now) + MINUTE_MS - now : 0;
  }

  /** Says something new, so that it is seen who is told of it: what everybody who sits may always send. */
  mark(): void {
    this.#marks += 1;
    this.#next();
  }

  /** Resolves when this one is shown what somebody of the table, or it itself, has said last. */
  async sees(other: Player): Promise<void> {
    await this.until(({ people }) => people.some(({ name }) => name === other.#said));
  }

  /** Plays no further; resolves when nothing is under way. */
  async rest(): Promise<void> {
    this.#playing = false;
    await this.#when(() => this.#pending === null);
  }

  /** Resolves when the view satisfies a condition. */
  async until(holds: (view: RoomView) => boolean): Promise<void> {
    await this.#when(() => this.view !== null && holds(this.view));
  }

  close(): void {
    this.#socket.close();
  }

  #when(holds: () => boolean): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ holds, done });
      this.#look();
    });
  }

  #look(): void {
    const ready = this.#waiting.filter(({ holds }) => holds());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done();
  }

  /** Answers are taken in the call itself: the next frame may lie in the same packet. */
  #join(): void {
    const message = {
      protocol: PROTOCOL_VERSION,
      token: this.#token,
      profile: { name: this.name, ink: 1 },
    };
    const socket = this.#socket;
    socket.timeout(ANSWER_MS).emit('join', message, (fault, answer) => {
      if (!fault && answer.ok && !('since' in answer)) this.#enter(answer);
      else setTimeout(() => socket.connected && this.#join(), AGAIN_MS);
    });
  }

  #enter(joined: Joined): void {
    this.resumed += 1;
    this.seat = joined.you.seat;
    this.#take(joined.full);
    if (this.#pending) void this.#send(this.#pending);
  }

  #take(full: Full): void {
    this.#step = full.step;
    this.view = full.view;
    this.#next();
  }

  #follow(step: StepMessage): void {
    if (!this.view) return;
    if (step.step !== this.#step + 1) {
      this.gaps += 1;
      this.#askFull();
      return;
    }
    this.#step = step.step;
    this.view = applyStep(this.view, step);
    this.#next();
  }

  #askFull(): void {
    this.#socket.emit('full', {}, (answer) => {
      if (answer.ok) this.#take(answer.full);
    });
  }

  #next(): void {
    this.#look();
    if (!this.#playing) return;
    this.#tap();
    if (this.#pending) return;
    const wanted = this.#wanted();
    if (!wanted) return;
    this.#pending = { id: freshId(), ...wanted };
    this.#paced(() => this.#pending && void this.#send(this.#pending));
  }

  /** Does something that sends a frame, a while after the frame before: whoever sends too many is put out. */
  #paced(send: () => void): void {
    const now = performance.now();
    this.#free = Math.max(now, this.#free) + PACE_MS;
    setTimeout(send, this.#free - now);
  }

  /** Has seen enough of whatever is shown, at once. */
  #tap(): void {
    const { seat, view } = this;
    if (seat === null || !view?.show || view.show.id === this.#tapped) return;
    const { id: show } = view.show;
    this.#tapped = show;
    this.#paced(() => this.#socket.emit('tap', { show, forAll: false }, () => undefined));
  }

  #wanted(): { readonly key: string; readonly command: object } | null {
    const { view, seat } = this;
    if (this.#marked < this.#marks) {
      return { key: 'room', command: { do: 'rename', name: this.#said, ink: 1 } };
    }
    return view && seat !== null ? this.#turn(view, seat) : null;
  }

  #turn(view: RoomView, seat: number): { readonly key: string; readonly command: object } | null {
    if (view.stage === 'over' && !view.match?.again.includes(seat)) {
      return { key: view.key, command: { do: 'again', nonce: freshId() } };
    }
    const ask = view.asks.find((one) => one.must && one.seat === seat);
    const move = ask && view.table ? pick(listed(view.game, view.table, ask.answers)) : undefined;
    return ask && move ? { key: ask.key, command: { do: 'move', move } } : null;
  }

  async #send(sent: Sent): Promise<void> {
    // one at a time: of two, one could be refused and the other accepted later
    if (!this.#socket.connected || this.#sent === sent) return;
    this.#sent = sent;
    const from = performance.now();
    try {
      const answer = await this.#socket.timeout(ANSWER_MS).emitWithAck('command', sent);
      this.#sent = null;
      this.tookMs.push(performance.now() - from);
      if (this.#pending?.id === sent.id) this.#settle(sent, answer);
    } catch {
      this.#sent = null;
      // no answer: sent again after the reconnect, under the same id
      if (this.#socket.connected && this.#pending?.id === sent.id) void this.#send(sent);
    }
  }

  #accepted(sent: Sent, { same }: { readonly same?: true }): void {
    if (same) this.same.push(sent);
    else this.acked.push(sent);
  }

  #settle(sent: Sent, answer: Answers['command']): void {
    if (!answer.ok && ['busy', 'tooFast'].includes(answer.why.code)) {
      this.#paced(() => void this.#send(sent));
      return;
    }
    if (answer.ok) this.#accepted(sent, answer);
    else this.refused.push({ sent, code: answer.why.code });
    this.#pending = null;
    // the answer to an earlier one may come after the next was due
    if ('name' in sent.command && sent.command.name === this.#said) this.#marked = this.#marks;
    this.#next();
  }
}

function listed(game: string, view: TableView, answers: readonly string[]) {
  return (tableOf(game)?.moves(view) ?? []).filter((move) => answers.includes(move.do));
}

function pick<X>(xs: readonly X[]): X | undefined {
  return xs[Math.floor(chance() * xs.length)];
}
