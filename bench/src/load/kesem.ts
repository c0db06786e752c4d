/** Clients of our server: each with a cookie and an address of its own, as at separate homes. */
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { StillHeld } from '@kesem/protocol/messages';
import * as z from 'zod/mini';
import { latch } from './latch.ts';
import type { OpenMatch } from './peer.ts';
import { ACCEPTED, commandOf, freshId } from './relay.ts';
import { type Channel, openChannel } from './socketio.ts';
import type { Headers } from './wire.ts';

const OPENED = z.object({ token: z.string() });

/** A socket in a room, with what it was shown there, and the bytes of that. */
export interface Joined extends Channel {
  readonly shown: unknown;
  readonly weight: number;
}

export interface Visitor {
  readonly headers: Headers;
  /** Comes in by a link, and takes answers so; `heard` is called for each event. */
  readonly join: (token: string, heard: (event: string) => void, takes?: Takes) => Promise<Joined>;
}

/** How answers are taken, and what is still held. */
interface Takes {
  readonly held?: StillHeld;
  readonly pages?: true;
  readonly packed?: true;
}

/** What a page of ours takes. */
export const AS_A_PAGE: Takes = { pages: true, packed: true };

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
    const token = await openRoom(url, host.headers, 'abalone');
    const begun = awaitBeginning(seen);
    const wires: Channel[] = [];
    for (const one of [host, guest, first, second]) wires.push(await one.join(token, begun.hear));
    const [black, white] = wires;
    await white?.ask('command', command('room', sit(1)));
    await black?.ask('command', command('lobby:1', { do: 'order', chairs: [0, 1] }));
    await black?.ask('command', command('lobby:1', { do: 'start' }));
    await begun.all;
    return {
      wires,
      // a move that is refused would be waited for without end
      play: (ply) =>
        void wires[ply % 2]?.ask('command', commandOf(game, ply)).then((it) => ACCEPTED.parse(it)),
      joinLate: async () => {
        const late = await (await visitor(url)).join(token, () => undefined, AS_A_PAGE);
        const bytes = late.received();
        late.close();
        return bytes;
      },
    };
  };
}

/** Somebody who has not been here before, from a home of their own. */
export async function visitor(url: string): Promise<Visitor> {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const from = { origin: url, 'x-forwarded-for': address };
  const answer = await fetch(`${url}/api/me`, { headers: from });
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const headers = { ...from, cookie };
  return {
    headers,
    join: async (token, hear, takes = {}) => {
      const channel = await openChannel({ url, headers, hear });
      const profile = { name: 'Guest', ink: 2 };
      const who = { protocol: PROTOCOL_VERSION, token, profile, ...takes };
      const rules = await buildOf(url);
      const before = channel.received();
      const shown = await channel.ask('join', { ...who, rules });
      return { ...channel, shown, weight: channel.received() - before };
    },
  };
}

/** The build of the rules that a server has in common with its own page: the page's script. */
async function buildOf(url: string): Promise<string> {
  const [, script] = SCRIPT.exec(await pageOf(url)) ?? [];
  if (!script) throw new Error('the page of the server has no script');
  return script;
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;
const pages = new Map<string, Promise<string>>();

function pageOf(url: string): Promise<string> {
  const page = pages.get(url) ?? fetch(url).then((answer) => answer.text());
  pages.set(url, page);
  return page;
}

/** Opens a room for a game; gives its link. */
export async function openRoom(url: string, headers: Headers, game: string): Promise<string> {
  const opening = { do: 'open', game, name: 'Dana', ink: 1, nonce: freshId() };
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
    if (waiting === 0 && event.startsWith('["brief"')) return seen();
    if (!event.startsWith('["full"') || !event.includes('"stage":"playing"')) return;
    waiting -= 1;
    if (waiting === 0) all.reach();
  };
  return { all: all.reached, hear };
}

/** A command as our clients send it. */
export function command(key: string, what: object): object {
  return { id: freshId(), key, command: what };
}

/** The word by which somebody takes a seat. */
export function sit(seat: number): object {
  return { do: 'sit', seat, name: 'Noa', ink: null, nonce: freshId() };
}
