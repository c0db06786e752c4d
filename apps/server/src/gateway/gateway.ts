/** The socket server: takes frames in, hands them on one by one, and closes whoever breaks its rules. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { LIMITS } from '@kesem/protocol/limits';
import { Server } from 'socket.io';
import { hashOf } from '../identity/secret.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Clock } from '../time.ts';
import type { Admissions } from './admission.ts';
import { dispatch } from './dispatch.ts';
import { createMeter, createSharedMeter } from './meter.ts';
import { sendPlain, type Wire, type Wires } from './send.ts';
import type { GatewayDeps, Session } from './session.ts';
import { watchSteadiness } from './steadiness.ts';

type Conn = Wire['conn'];

/** Clients come back within so many ms after a stop, each at its own moment. */
const RETURN_WITHIN_MS = 1_500;
const GOODBYE_MS = 100;

/** The socket server on an HTTP server; it answers nothing before `serveSockets`. */
export function createWires(
  http: HttpServer,
  admit: Admissions['admit'],
  { beside }: Pick<Nodes, 'beside'>,
): Wires {
  return new Server(http, {
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: LIMITS.frameBytes,
    // how soon it is seen that somebody does not answer, and for how long they count as here even so
    pingInterval: 5_000,
    pingTimeout: 13_000,
    connectTimeout: LIMITS.joinWithinMs,
    // the requests of one poll would come to different nodes
    transports: beside ? ['websocket'] : ['websocket', 'polling'],
    allowRequest: (req: IncomingMessage, answer) => {
      admit(req).then(
        (code) => answer(code, code === null),
        () => answer('broken', false),
      );
    },
  });
}

/** Serves every socket that was admitted. Returns what closes those of an identity that leaves for good. */
export function serveSockets(
  wires: Wires,
  admissions: Admissions,
  deps: GatewayDeps,
): (identity: string) => void {
  const sessions = new WeakMap<Conn, Session>();
  const frames: Frames = {
    session: (conn) => sessions.get(conn),
    hasRoom: createSharedMeter(deps.clock.now),
    flooded: ({ request }) => void deps.limits.floods.take(admissions.addressOf(request)),
  };
  wires.engine.on('connection', (conn: Conn) => meterFrames(conn, deps, frames));
  wires.use((wire, next) => {
    const who = admissions.who(wire.request);
    next(typeof who === 'string' ? new Error(who) : undefined);
  });
  wires.on('connection', (wire) => {
    const who = admissions.who(wire.request);
    // a second socket on one connection would escape the first one's session
    if (typeof who === 'string' || sessions.has(wire.conn)) {
      wire.disconnect(true);
      return;
    }
    const session: Session = { wire, ...who, visit: null, packs: 'no', overdrawn: 0 };
    sessions.set(wire.conn, session);
    watchSteadiness(wire.conn, deps.clock, (isSteady) => {
      session.visit?.channel.steady(session.visit.guest, isSteady);
    });
    admissions.enter(session);
    serve(session, admissions, deps);
  });
  const dismissAll = (whom: string): void => {
    for (const wire of wires.sockets.sockets.values()) {
      const identity = sessions.get(wire.conn)?.identity;
      if (identity !== undefined && hashOf(identity) === whom) close(wire, 'closed');
    }
    deps.channels.forget(whom);
  };
  return atAllNodes(deps.nodes, dismissAll);
}

/** Does something about whoever leaves for good here and, by a hint, at other nodes, which know them by a hash. */
function atAllNodes(
  { hear, tell }: Pick<Nodes, 'hear' | 'tell'>,
  here: (whom: string) => void,
): (identity: string) => void {
  hear((hint) => {
    if (hint.about === 'gone') here(hint.whom);
  });
  return (identity) => {
    const whom = hashOf(identity);
    here(whom);
    tell({ about: 'gone', whom });
  };
}

/** Tells everybody that the server stops, and lets nobody in any more. */
export async function closeSockets(wires: Wires, clock: Clock): Promise<void> {
  for (const wire of wires.sockets.sockets.values()) {
    sendPlain(wire, 'restart', { delay: Math.round(Math.random() * RETURN_WITHIN_MS) });
  }
  // closing drops what is still in line, so the word gets a moment to go out
  await new Promise<void>((resolve) => void clock.after(GOODBYE_MS, resolve));
  await wires.close();
}

function serve(session: Session, admissions: Admissions, deps: GatewayDeps): void {
  const { wire } = session;
  let last: Promise<void> = Promise.resolve();
  let unanswered = 0;
  let isDue = false;
  // whoever has asked to come in waits for us, and would come again to wait anew
  const closeIdle = (): void => {
    if (isDue && unanswered === 0 && !session.visit && wire.connected) close(wire, 'idle');
  };
  let callOff: (() => void) | null = deps.clock.after(LIMITS.joinWithinMs, () => {
    isDue = true;
    // the clock's own part of it is held no longer than it is waited for
    callOff = null;
    closeIdle();
  });
  wire.onAny((...frame: readonly unknown[]) => {
    unanswered += 1;
    last = last
      .then(() => dispatch(deps, session, frame))
      .then(() => {
        unanswered -= 1;
        closeIdle();
      });
  });
  wire.on('disconnect', () => {
    callOff?.();
    admissions.leave(session);
    session.visit?.channel.leave(session.visit.guest);
    session.visit = null;
  });
}

/** What is asked about the frames of any connection; one for all, for there are many that stand idle. */
interface Frames {
  readonly session: (conn: Conn) => Session | undefined;
  readonly hasRoom: ReturnType<typeof createSharedMeter>;
  readonly flooded: (conn: Conn) => void;
}

/** Counts frames before they are parsed, for parsing is the cost. */
function meterFrames(
  conn: Conn,
  { clock }: GatewayDeps,
  { session, hasRoom, flooded }: Frames,
): void {
  const meter = createMeter(clock.now);
  conn.on('packet', (packet: { type: string; data?: unknown }) => {
    if (packet.type !== 'message') return;
    const reading = meter();
    const known = session(conn);
    if (known && (reading === 'warn' || !hasRoom(known))) known.overdrawn += 1;
    if (reading === 'cut') flooded(conn);
    const code = reading === 'cut' ? 'tooFast' : isBinary(packet.data) ? 'junk' : null;
    if (code === null) return;
    // a packet of another type is not decoded
    packet.type = 'noop';
    if (known) close(known.wire, code);
    else conn.close(true);
  });
}

/** Binary messages, and the two kinds of text frames that announce binary ones. */
function isBinary(data: unknown): boolean {
  return typeof data !== 'string' || data.startsWith('5') || data.startsWith('6');
}

function close(wire: Wire, code: 'tooFast' | 'junk' | 'idle' | 'closed'): void {
  sendPlain(wire, 'bye', { code });
  wire.disconnect(true);
}
