/** The real connection: the only file that knows socket.io. Loaded when a room is opened, before all else on a room's page. */
import type { ClientToServer, Packed, ServerToClient } from '@kesem/protocol/messages';
import { PRIMING } from '@kesem/protocol/priming';
import { inflateSync, strFromU8, strToU8 } from 'fflate';
import { io, type Socket } from 'socket.io-client';
import type { Connect } from './connection.ts';

/** A server that dies between the handshake's two halves leaves the library waiting until this is over. */
const OPEN_MS = 6000;

type Line = Socket<ServerToClient, ClientToServer>;

/** Whoever reads this file wants a line: it is dialled at once, while the rest of a room's page is still on its way. */
let ahead: Promise<Line | null> | null = dialled();

/** A line to the server of this page. Coming back is the link's business, not the library's. */
export const connect: Connect = async (events) => {
  const dialling = ahead ?? dialled();
  ahead = null;
  const socket = await dialling;
  if (!socket) return null;
  socket.on('connect', events.up);
  socket.on('disconnect', events.down);
  socket.on('connect_error', events.down);
  socket.on('full', events.full);
  socket.on('step', events.step);
  socket.on('brief', events.brief);
  socket.on('you', events.you);
  socket.on('presence', events.presence);
  socket.on('chat', events.chat);
  socket.on('reaction', events.reaction);
  socket.on('predictions', events.predictions);
  socket.on('code', events.code);
  socket.on('restart', events.restart);
  socket.on('bye', events.bye);
  return {
    open: () => (socket.connected ? events.up() : socket.connect()),
    close: () => socket.disconnect(),
    ask: async (name, message, ms) => {
      try {
        const asked = name === 'join' ? { ...message, packed: true } : message;
        return unpacked(await askWithin(socket, name, asked, ms));
      } catch {
        return null;
      }
    },
  };
};

/** A line that is open; null where the server cannot be reached. */
async function dialled(): Promise<Line | null> {
  // without its cookie a browser would come as somebody new
  const known = await fetch('/api/me', { credentials: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!known) return null;
  const socket: Line = io({
    autoConnect: false,
    reconnection: false,
    timeout: OPEN_MS,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', () => resolve(null));
    socket.connect();
  });
}

/** An answer as it was before it was packed. */
function unpacked<A>(answer: A | Packed): A {
  if (!isPacked(answer)) return answer;
  const known = answer.primed ? { dictionary: strToU8(PRIMING) } : {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was packed was an answer to this
  return JSON.parse(strFromU8(inflateSync(new Uint8Array(answer.packed), known))) as A;
}

function isPacked(answer: unknown): answer is Packed {
  return typeof answer === 'object' && answer !== null && 'packed' in answer;
}

/** Asking by acknowledgement, as far as it is used here. */
interface Asking {
  readonly timeout: (ms: number) => {
    readonly emitWithAck: <A>(name: string, message: unknown) => Promise<A>;
  };
}

function askWithin<A>(socket: object, name: string, message: unknown, ms: number): Promise<A> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own typing does not reach through a generic event
  return (socket as Asking).timeout(ms).emitWithAck<A>(name, message);
}
