/** One client's websocket, with the bytes that came through its TCP socket. */
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

export type Headers = Readonly<Record<string, string>>;

export interface Wire {
  readonly send: (frame: string | Uint8Array) => void;
  /** Bytes received, the answer to the handshake included. */
  readonly received: () => number;
  readonly close: () => void;
}

/** Opens a websocket; `hear` gets every frame, and the wire to answer on. */
export function openWire(
  url: string,
  headers: Headers,
  hear: (frame: Buffer, wire: Wire) => void,
): Promise<Wire> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  let tcp: Socket | null = null;
  let done = false;
  const wire: Wire = {
    send: (frame) => socket.send(frame),
    received: () => tcp?.bytesRead ?? 0,
    close: () => {
      done = true;
      socket.close();
    },
  };
  socket.on('upgrade', (answer) => {
    tcp = answer.socket;
  });
  // a match without one of its four would never go on
  socket.on('close', (code) => {
    if (!done) throw new Error(`the server closed a socket: ${code}`);
  });
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) hear(data, wire);
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve(wire));
  });
}
