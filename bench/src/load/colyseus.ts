/** Clients of Colyseus, on its wire: the patches are counted, not decoded. */
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import * as z from 'zod/mini';
import { latch } from './latch.ts';
import type { OpenMatch } from './peer.ts';
import { openWire, type Wire } from './wire.ts';

const RESERVATION = z.object({ processId: z.string(), roomId: z.string(), sessionId: z.string() });
type Reservation = z.output<typeof RESERVATION>;

/** Rooms made by matchmaking over HTTP; the first two who come play. */
export function colyseusMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const first = await reserve(url, 'create/abalone');
    const wires: Wire[] = [await join(url, first, seen)];
    const another = async (moved: () => void) =>
      join(url, await reserve(url, `joinById/${first.roomId}`), moved);
    while (wires.length < 4) wires.push(await another(seen));
    return {
      wires,
      play: (ply) =>
        wires[ply % 2]?.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'move', game[ply])),
      joinLate: async () => {
        const late = await another(() => undefined);
        const bytes = late.received();
        late.close();
        return bytes;
      },
    };
  };
}

async function reserve(url: string, path: string): Promise<Reservation> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/matchmake/${path}`, { method: 'POST', headers, body: '{}' });
  return RESERVATION.parse(await answer.json());
}

async function join(url: string, seat: Reservation, moved: () => void): Promise<Wire> {
  const shown = latch();
  const { processId, roomId, sessionId } = seat;
  const path = `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
  const wire = await openWire(path, {}, ([code], { send }) => {
    if (code === Protocol.JOIN_ROOM) send(new Uint8Array([Protocol.JOIN_ROOM]));
    if (code === Protocol.ROOM_STATE) shown.reach();
    if (code === Protocol.ROOM_STATE_PATCH) moved();
  });
  await shown.reached;
  return wire;
}
