/** The lines of a simulated world, which may be slow, or break: what a device has of the network. */
import type { Stream } from '@kesem/engine/core/random';
import type { ServerToClient } from '@kesem/protocol/messages';
import type {
  Connect,
  Connection,
  ConnectionEvents,
} from '../../../apps/web/src/net/connection.ts';
import type { Accepted, Frame, Port } from './net.ts';
import type { SimTime } from './time.ts';

/** A device's way to whichever server listens. */
export interface Way {
  readonly connect: Connect;
  /** Breaks the line: at once for both, or so that each end notices by itself, late. */
  readonly cut: (how: 'closed' | 'halfOpen') => void;
  /** Whether the device reaches anybody. */
  readonly allow: (on: boolean) => void;
  /** What is wrong with the line, for so long. */
  readonly ail: (how: Ailment, ms: number) => void;
}

/** Messages take seconds, or a command that was accepted arrives once more. */
type Ailment = 'late' | 'doubled';

interface WayParts {
  readonly time: SimTime;
  readonly chance: Stream;
  readonly identity: string;
  /** Where a line would come in now. */
  readonly entrance: () => Entrance;
}

export interface Entrance {
  /** Whoever listens there; null: nobody. */
  readonly port: Port | null;
  /** Told of every line that is opened, so that a process can take its lines with it. */
  readonly opened: (die: () => void) => void;
}

/** A message takes so long on its way, in ms: from, and up to so much more. */
const WAY_MS = [5, 90] as const;
const LATE_MS = [500, 6_000] as const;
/** An end that hears nothing more holds the other for lost after so many ms: from, and up to so much more. */
const SILENT_MS = [2_000, 16_000] as const;
const DIAL_MS = 6_000;

/** A way that nothing hinders. */
export function openWay({ time, chance, identity, entrance }: WayParts): Way {
  let isAllowed = true;
  let line: Line | null = null;
  const until = { late: 0, doubled: 0 };
  const ails = (how: Ailment): boolean => time.now() < until[how];
  const connect: Connect = async (events) => ({
    open: () => {
      // a line that is dialled already, or stands, is not opened twice
      if (line?.isOpen()) return;
      const begun = new Line({ time, chance, events, ails });
      line = begun;
      const { port, opened } = entrance();
      begun.dial(identity, isAllowed ? port : null);
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
    ail: (how, ms) => {
      until[how] = time.now() + ms;
    },
  };
}

interface LineParts {
  readonly time: SimTime;
  readonly chance: Stream;
  readonly events: ConnectionEvents;
  readonly ails: (how: Ailment) => boolean;
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

  isOpen(): boolean {
    return !this.#isDown;
  }

  ask: Connection['ask'] = (name, message, ms) =>
    new Promise((resolve) => {
      const done = (reply: unknown): void => {
        callOff();
        this.#asked.delete(done);
        // the server's word, by its own types
        resolve(reply as Awaited<ReturnType<Connection['ask']>> as never);
      };
      const callOff = this.#parts.time.after(ms, () => done(null));
      this.#asked.add(done);
      if (this.#isDown) return done(null);
      const sent = copied(message);
      const isDoubled = name === 'command' && this.#parts.ails('doubled');
      this.#travel('there', () =>
        this.#server?.hear(name, sent, (reply) => {
          const answer = copied(reply);
          this.#travel('back', () => done(answer));
          // one that was refused would be decided anew
          if (isDoubled && isAccepted(answer)) this.#server?.hear(name, sent, () => undefined);
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
    const { time, chance, ails } = this.#parts;
    const [least, more] = ails('late') ? LATE_MS : WAY_MS;
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
  // what goes over the wire is JSON, and has the same shape after it
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as X);
}

function isAccepted(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;
}
