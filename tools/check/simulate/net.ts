/** The socket library's part of a simulated world, as the server has it. */
import type { Wires } from '../../../apps/server/src/gateway/send.ts';
import type { Gate } from './gate.ts';

/** What the rules of this world are called at both ends of a line. */
export const BUILD = 'simulated';

/** One message, as the library writes it down: its name, and what belongs to it. */
export type Frame = readonly unknown[];
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
export interface Accepted {
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

/** A port of a process that may stand still: what comes then is heard when it goes on. */
export function gated(port: Port, { run }: Pick<Gate, 'run'>): Port {
  return {
    ...port,
    dial: (identity, line) => {
      const accepted = port.dial(identity, line);
      return (
        accepted && {
          hear: (name, message, answer) => run(() => accepted.hear(name, message, answer)),
          gone: () => run(accepted.gone),
        }
      );
    },
  };
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
