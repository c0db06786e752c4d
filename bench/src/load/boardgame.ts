/** Clients of boardgame.io, on its wire. */
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { latch } from './latch.ts';
import type { OpenMatch } from './peer.ts';
import { freshId } from './relay.ts';
import { type Channel, openChannel } from './socketio.ts';

/** Matches that come to be with the first who asks for them, as its client does it. */
export function boardgameMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const match = freshId();
    const enter = (player: string | null, moved: () => void) => join(url, { match, player }, moved);
    const wires: Channel[] = [];
    for (const player of ['0', '1', null, null]) wires.push(await enter(player, seen));
    return {
      wires,
      play: (ply) => {
        const playerID = String(ply % 2);
        const payload = { type: 'move', args: [game[ply]], playerID };
        wires[ply % 2]?.emit('update', { type: 'MAKE_MOVE', payload }, ply, match, playerID);
      },
      joinLate: async () => {
        const late = await enter(null, () => undefined);
        const bytes = late.received();
        late.close();
        return bytes;
      },
    };
  };
}

async function join(
  url: string,
  { match, player }: { match: string; player: string | null },
  moved: () => void,
): Promise<Channel> {
  const synced = latch();
  const hear = (event: string): void => {
    if (event.startsWith('["update"')) moved();
    if (event.startsWith('["sync"')) synced.reach();
  };
  const channel = await openChannel({ url, namespace: '/abalone', hear });
  channel.emit('sync', match, player, null, 2);
  await synced.reached;
  return channel;
}
