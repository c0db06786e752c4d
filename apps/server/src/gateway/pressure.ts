/** Measures how far a client has fallen behind in reading, and closes one that does not read. */
import { LIMITS } from '@kesem/protocol/limits';
import type { Wire } from './send.ts';

/** Whether something waits for this client: nobody is clogged whose transport takes what comes. Asked before each message. */
export function hasLine(wire: Wire): boolean {
  return queue(wire).length > 0;
}

/** Whether nothing more should be put in line for this client. */
export function isClogged(wire: Wire): boolean {
  return queue(wire).length > LIMITS.waitingPackets || held(wire) > LIMITS.bufferedBytes;
}

/** Whether so much is held for this client that it must go at once. */
export function isDrowned(wire: Wire): boolean {
  return held(wire) > LIMITS.laggingBytes;
}

/** Closes without waiting for a reader who does not read. */
export function cut(wire: Wire): void {
  wire.conn.close(true);
  const socket = underlying(wire);
  const terminate: unknown = socket && Reflect.get(socket, 'terminate');
  if (socket && typeof terminate === 'function') terminate.call(socket);
}

/** Bytes that wait here: packets in line, and what the websocket could not write yet. */
function held(wire: Wire): number {
  return queue(wire).reduce<number>((sum, packet) => sum + lengthOf(packet), buffered(wire));
}

/** Packets that the transport has not taken yet; the library keeps the list to itself. */
function queue(wire: Wire): readonly unknown[] {
  const packets: unknown = Reflect.get(wire.conn, 'writeBuffer');
  return Array.isArray(packets) ? packets : [];
}

function buffered(wire: Wire): number {
  const socket = underlying(wire);
  const amount: unknown = socket && Reflect.get(socket, 'bufferedAmount');
  return typeof amount === 'number' ? amount : 0;
}

/** The websocket below the transport; long polling has none. */
function underlying(wire: Wire): object | null {
  const socket: unknown = Reflect.get(wire.conn.transport, 'socket');
  return typeof socket === 'object' ? socket : null;
}

function lengthOf(packet: unknown): number {
  const data: unknown = typeof packet === 'object' && packet ? Reflect.get(packet, 'data') : null;
  return typeof data === 'string' ? data.length : 0;
}
