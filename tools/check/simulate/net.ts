/** The network of a simulated world: the socket library's part on both ends, and the lines in between, which may break. */

import type { Stream } from '@kesem/engine/core/random';
import type { ServerToClient } from '@kesem/protocol/messages';
import type { Wires } from '../../../apps/server/src/gateway/send.ts';
import type {
  Connect,
  Connection,
  ConnectionEvents,
} from '../../../apps/web/src/net/connection.ts';
import type { SimTime } from './time.ts';

/** One message, as the library writes it down: its name, and what belongs to it. */
type Frame = readonly unknown[];
type Hear = (...frame: unknown[]) => void;

/** The socket library of one server process. */
export interface Port {
  readonly wires: Wires;
  /** Somebody dials; null: refused. */
  readonly dial: (identity: string, line: ServerEnd) => Accepted | null;
}

/** What the server's end of a line can do. */
interface ServerEnd {
  readonly send: (frame: Frame) => void;
  readonly close: () => void;
}

/** What a line hands to the server. */
interface Accepted {
  readonly hear: (name: string, message: unknown, answer: (reply: unknown) => void) => void;
  readonly gone: () => void;
}

/** A port that listens. */
export function openPort(): Port {
  const onConn: Hear[] = [];
  const guards: ((wire: unknown, next: (refused?: Error) => void) => void)[] = [];
  const onWire: Hear[] = [];
  const sockets = new Map<string, unknown>();
  const channels = new Map<string, Set<(frame: Frame) => void>>();
  let ids = 0;
  const to = (names: string | readonly string[]) => ({
    emit: (...frame: Frame) => {
      const all = [names].flat().flatMap((name) => [...(channels.get(name) ?? [])]);
      for (const send of new Set(all)) send(frame);
    },
    // what may be lost is not lost here
    get volatile() {
      return this;
    },
  });
  const wires = {
    engine: { on: (_: string, run: Hear) => onConn.push(run), clientsCount: 0 },
    use: (guard: (typeof guards)[number]) => guards.push(guard),
    on: (_: string, run: Hear) => onWire.push(run),
    sockets: { sockets },
    to,
  };
  const dial: Port['dial'] = (identity, line) => {
    const id = `s${(ids += 1)}`;
    const packets: Hear[] = [];
    const frames: Hear[] = [];
    const goners: Hear[] = [];
    const request = { identity };
    const conn = {
      request,
      writeBuffer: [],
      transport: {},
      on: (_: string, run: Hear) => packets.push(run),
      close: line.close,
    };
    for (const run of onConn) run(conn);
    const wire = {
      id,
      conn,
      request,
      connected: true,
      emit: (...frame: Frame) => line.send(frame),
      join: (names: readonly string[]) => {
        for (const name of names)
          channels.set(name, (channels.get(name) ?? new Set()).add(line.send));
      },
      leave: (name: string) => void channels.get(name)?.delete(line.send),
      onAny: (run: Hear) => frames.push(run),
      on: (_: string, run: Hear) => goners.push(run),
      disconnect: line.close,
      get volatile() {
        return this;
      },
    };
    let refused = false;
    for (const guard of guards) guard(wire, (why) => (refused ||= why !== undefined));
    if (refused) return null;
    sockets.set(id, wire);
    for (const run of onWire) run(wire);
    return {
      hear: (name, message, answer) => {
        const packet = { type: 'message', data: `2${JSON.stringify([name, message])}` };
        for (const run of packets) run(packet);
        if (packet.type !== 'message') return;
        for (const run of frames) run(name, message, answer);
      },
      gone: () => {
        wire.connected = false;
        sockets.delete(id);
        for (const all of channels.values()) all.delete(line.send);
        for (const run of goners) run();
      },
    };
  };
  // the gateway asks no more of the library than what stands here
  return { wires: wires as unknown as Wires, dial };
}

/** A port of which everything that goes out is overheard. */
export function overheard(port: Port, hear: (frame: unknown) => void): Port {
  return {
    ...port,
    dial: (identity, line) => {
      const accepted = port.dial(identity, {
        ...line,
        send: (frame) => {
          hear(frame);
          line.send(frame);
        },
      });
      return (
        accepted && {
          ...accepted,
          hear: (name, message, answer) =>
            accepted.hear(name, message, (reply) => {
              hear(reply);
              answer(reply);
            }),
        }
      );
    },
  };
}

/** The identity a handshake shows, as `dial` was told. */
export function identityOf(request: unknown): string {
  const shown: unknown = typeof request === 'object' && request && Reflect.get(request, 'identity');
  return String(shown);
}

/** A device's way to whichever server listens. */
export interface Way {
  readonly connect: Connect;
  /** Breaks the line: at once for both, or so that each end notices by itself, late. */
  readonly cut: (how: 'closed' | 'halfOpen') => void;
  /** Whether the device reaches anybody. */
  readonly allow: (on: boolean) => void;
}

interface WayParts {
  readonly time: SimTime;
  readonly chance: Stream;
  readonly identity: string;
  /** Whoever listens now; null: nobody. */
  readonly port: () => Port | null;
  /** Told of every line that is opened, so that a process can take its lines with it. */
  readonly opened: (die: () => void) => void;
}

/** A message takes so long on its way, in ms: from, and up to so much more. */
const WAY_MS = [5, 90] as const;
/** An end that hears nothing more holds the other for lost after so many ms: from, and up to so much more. */
const SILENT_MS = [2_000, 16_000] as const;
const DIAL_MS = 6_000;

/** A way that nothing hinders. */
export function openWay({ time, chance, identity, port, opened }: WayParts): Way {
  let isAllowed = true;
  let line: Line | null = null;
  const connect: Connect = async (events) => ({
    open: () => {
      const begun = new Line({ time, chance, events });
      line = begun;
      begun.dial(identity, isAllowed ? port() : null);
      opened(() => begun.break(chance.int(2) === 0 ? 'closed' : 'halfOpen'));
    },
    close: () => line?.hangUp(),
    ask: (name, message, ms) => line?.ask(name, message, ms) ?? Promise.resolve(null),
  });
  return {
    connect,
    cut: (how) => line?.break(how),
    allow: (on) => {
      isAllowed = on;
      if (!on) line?.break('halfOpen');
    },
  };
}

interface LineParts {
  readonly time: SimTime;
  readonly chance: Stream;
  readonly events: ConnectionEvents;
}

/** One connection from its dialling to its end; what is sent arrives in order, or not at all. */
class Line {
  readonly #parts: LineParts;
  #isWhole = true;
  #isUp = false;
  #isDown = false;
  #server: Accepted | null = null;
  /** When the last message on its way arrives, there and back. */
  readonly #last = { there: 0, back: 0 };
  readonly #asked = new Set<(none: null) => void>();

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  dial(identity: string, port: Port | null): void {
    const { time, chance, events } = this.#parts;
    if (!port) return void time.after(chance.int(2) === 0 ? 50 : DIAL_MS, () => this.#down());
    this.#travel('there', () => {
      if (!this.#isWhole) return;
      const end = {
        send: (frame: Frame) => this.#back(frame),
        close: () => this.#closedByServer(),
      };
      this.#server = port.dial(identity, end);
      if (!this.#server) return this.break('closed');
      this.#travel('back', () => {
        if (this.#isDown) return;
        this.#isUp = true;
        events.up();
      });
    });
  }

  ask: Connection['ask'] = (name, message, ms) =>
    new Promise((resolve) => {
      const done = (reply: unknown): void => {
        callOff();
        this.#asked.delete(done);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
        resolve(reply as Awaited<ReturnType<Connection['ask']>> as never);
      };
      const callOff = this.#parts.time.after(ms, () => done(null));
      this.#asked.add(done);
      if (this.#isDown) return done(null);
      const sent = copied(message);
      this.#travel('there', () =>
        this.#server?.hear(name, sent, (reply) => {
          const answer = copied(reply);
          this.#travel('back', () => done(answer));
        }),
      );
    });

  /** The client closes. */
  hangUp(): void {
    if (this.#isDown) return;
    this.#travel('there', () => this.#gone());
    this.#isWhole = false;
    this.#down();
  }

  /** The line breaks: what is on its way is lost. */
  break(how: 'closed' | 'halfOpen'): void {
    if (!this.#isWhole) return;
    this.#isWhole = false;
    const { time, chance } = this.#parts;
    const [least, more] = how === 'closed' ? [1, 50] : SILENT_MS;
    time.after(least + chance.int(more), () => this.#down());
    time.after(least + chance.int(more), () => this.#gone());
  }

  #closedByServer(): void {
    if (!this.#isWhole) return;
    this.#travel('back', () => this.#down());
    this.#isWhole = false;
    this.#gone();
  }

  #back(frame: Frame): void {
    const [name, ...args] = copied(frame);
    this.#travel('back', () => {
      if (!this.#isUp || this.#isDown) return;
      const hear: unknown = Reflect.get(this.#parts.events, String(name) as keyof ServerToClient);
      if (typeof hear === 'function') Reflect.apply(hear, null, args);
    });
  }

  #travel(way: 'there' | 'back', arrive: () => void): void {
    if (!this.#isWhole) return;
    const { time, chance } = this.#parts;
    const [least, more] = WAY_MS;
    this.#last[way] = Math.max(this.#last[way], time.now() + least + chance.int(more));
    // a line that has ended meanwhile still brings what was sent before, as long as the other end listens
    time.after(this.#last[way] - time.now(), arrive);
  }

  #down(): void {
    if (this.#isDown) return;
    this.#isDown = true;
    for (const done of this.#asked) done(null);
    this.#parts.events.down();
  }

  #gone(): void {
    const server = this.#server;
    this.#server = null;
    server?.gone();
  }
}

/** As it comes out of JSON at the other end. */
function copied<X>(value: X): X {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what goes over the wire is JSON, and has the same shape after it
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as X);
}
