/** Clients of our server: each with a cookie and an address of its own, as at separate homes. */
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import * as z from 'zod/mini';
import { latch } from './latch.ts';
import type { OpenMatch } from './peer.ts';
import { commandOf, freshId } from './relay.ts';
import { type Channel, openChannel } from './socketio.ts';
import type { Headers } from './wire.ts';

const OPENED = z.object({ token: z.string() });
const ACCEPTED = z.object({ ok: z.literal(true) });

interface Visitor {
  readonly headers: Headers;
  /** Comes in by a link; `moved` is called for each step. */
  readonly join: (token: string, heard: (event: string) => void) => Promise<Channel>;
}

let addresses = 0;

/** Matches of Abalone without a clock, opened and begun as people do it. */
export function kesemMatches(url: string, game: readonly Step[]): OpenMatch {
  return async (seen) => {
    const [host, guest, first, second] = await Promise.all([
      visitor(url),
      visitor(url),
      visitor(url),
      visitor(url),
    ]);
    const token = await openRoom(url, host.headers);
    const begun = awaitBeginning(seen);
    const wires: Channel[] = [];
    for (const one of [host, guest, first, second]) wires.push(await one.join(token, begun.hear));
    const [black, white] = wires;
    await white?.ask('command', command('room', sit()));
    await black?.ask('command', command('lobby:1', { do: 'order', chairs: [0, 1] }));
    await black?.ask('command', command('lobby:1', { do: 'start' }));
    await begun.all;
    return {
      wires,
      // a move that is refused would be waited for without end
      play: (ply) =>
        void wires[ply % 2]?.ask('command', commandOf(game, ply)).then((it) => ACCEPTED.parse(it)),
      joinLate: async () => {
        const late = await (await visitor(url)).join(token, () => undefined);
        const bytes = late.received();
        late.close();
        return bytes;
      },
    };
  };
}

async function visitor(url: string): Promise<Visitor> {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const from = { origin: url, 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/me`, { headers: from });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const headers = { ...from, cookie };
  return {
    headers,
    join: async (token, hear) => {
      const channel = await openChannel({ url, headers, hear });
      const profile = { name: 'Guest', ink: 2 };
      await channel.ask('join', { protocol: 1, token, profile });
      return channel;
    },
  };
}

async function openRoom(url: string, headers: Headers): Promise<string> {
  const opening = { do: 'open', game: 'abalone', name: 'Dana', ink: 1, nonce: freshId() };
  const answer = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id: freshId(), opening }),
  });
  return OPENED.parse(await answer.json()).token;
}

/** The start is shown to all four as a full view; from then on each step is a move. */
function awaitBeginning(seen: () => void) {
  let waiting = 4;
  const all = latch();
  const hear = (event: string): void => {
    if (waiting === 0 && event.startsWith('["step"')) return seen();
    if (!event.startsWith('["full"') || !event.includes('"stage":"playing"')) return;
    waiting -= 1;
    if (waiting === 0) all.reach();
  };
  return { all: all.reached, hear };
}

function command(key: string, what: object): object {
  return { id: freshId(), key, command: what };
}

function sit(): object {
  return { do: 'sit', seat: 1, name: 'Noa', ink: null, nonce: freshId() };
}
