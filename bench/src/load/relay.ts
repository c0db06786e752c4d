/** Clients of the two relays, and of the honest minimum. */
import { randomBytes } from 'node:crypto';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import * as z from 'zod/mini';
import type { OpenMatch } from './peer.ts';
import { openChannel } from './socketio.ts';
import { openWire } from './wire.ts';

/** What a server says that has taken a move. */
export const ACCEPTED = z.object({ ok: z.literal(true) });

/** Through the plain Socket.IO relay. */
export function floorMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const match = freshId();
    const enter = async () => {
      const channel = await openChannel({ url, hear: seen });
      // a move of somebody else must not come before
      await channel.ask('join', match);
      return channel;
    };
    const wires = await Promise.all([enter(), enter(), enter(), enter()]);
    return {
      wires,
      play: (ply) => wires[ply % 2]?.emit('move', match, commandOf(game, ply)),
      joinLate: async () => 0,
    };
  };
}

/** Through the honest minimum: the first two play, and are answered. */
export function honestMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const match = freshId();
    const enter = async (seat: number | null, hear: () => void) => {
      const channel = await openChannel({ url, hear });
      await channel.ask('join', match, seat);
      return channel;
    };
    const seats = [0, 1, null, null];
    const wires = await Promise.all(seats.map((seat) => enter(seat, seen)));
    return {
      wires,
      // a move that is refused would be waited for without end
      play: (ply) =>
        void wires[ply % 2]?.ask('command', commandOf(game, ply)).then((it) => ACCEPTED.parse(it)),
      joinLate: async () => {
        const late = await enter(null, () => undefined);
        const bytes = late.received();
        late.close();
        return bytes;
      },
    };
  };
}

/** Through the `ws` relay. */
export function wsMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const path = `${url.replace('http', 'ws')}/${freshId()}`;
    const enter = () => openWire(path, {}, seen);
    const wires = await Promise.all([enter(), enter(), enter(), enter()]);
    return {
      wires,
      play: (ply) => wires[ply % 2]?.send(JSON.stringify(commandOf(game, ply))),
      joinLate: async () => 0,
    };
  };
}

/** 128 random bits in hex, as clients draw them for matches, nonces and commands. */
export function freshId(): string {
  return randomBytes(16).toString('hex');
}

/** A move as our clients send it; the relays hand on the same. */
export function commandOf(game: readonly Step[], ply: number): object {
  const command = { do: 'move', move: { do: 'move', ...game[ply] } };
  return { id: freshId(), key: `1/move:${ply + 1}`, command };
}
