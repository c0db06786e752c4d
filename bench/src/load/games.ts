/** What a step weighs and a move costs in every game: people play at tables of theirs by chance, and one watches each. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { CommandAnswer, Joined } from '@kesem/protocol/messages';
import { bookmarkOf } from '@kesem/room/bookmark';
import { type BriefStep, heardAtOf, type Known, readBrief } from '@kesem/room/brief';
import { digestOf } from '@kesem/room/digest';
import type { RoomView } from '@kesem/room/view';
import type { Full } from '@kesem/room/wire';
import { type Figures, quantile } from '../figures.ts';
import type { Size } from '../sizes.ts';
import { AS_A_PAGE, command, openRoom, sit, type Visitor, visitor } from './kesem.ts';
import { freshId } from './relay.ts';
import { cpuOf } from './server.ts';
import type { Channel } from './socketio.ts';

/** Between two messages of a player: below what a person may send. */
const PACE_MS = 120;
const LONGEST_MS = 60_000;
/** In front of an event's text: two letters of Socket.IO, and the head of a frame. */
const headOf = (bytes: number): number => 2 + (bytes < 126 ? 2 : 4);

interface Server {
  readonly url: string;
  readonly pid: number;
}

/** What a receiver is sent a step, and the server's processor time of a move, by game; and of one game what its clocks add. */
export async function games({ url, pid }: Server, { steps, tables }: Size): Promise<Figures> {
  const rows: [string, number][] = [];
  for (const { id: game } of TABLES) {
    const nths = Array.from({ length: tables }, (_, nth) => nth);
    const all = await Promise.all(nths.map((nth) => laid(url, game, nth)));
    const cpu = cpuOf(pid);
    const moves = (await Promise.all(all.map((table) => playOn(table, steps)))).reduce(sum, 0);
    const worked = cpuOf(pid) - cpu;
    const sizes = all.flatMap((table) => table.sizes);
    rows.push([`bytes of a step, ${game}, median`, quantile(sizes, 0.5)]);
    rows.push([`bytes of a step, ${game}, p95`, quantile(sizes, 0.95)]);
    rows.push([`CPU per move by chance, ${game}, µs`, (worked * 1000) / moves]);
    for (const table of all) leave(table);
  }
  return { ...Object.fromEntries(rows), ...(await withClocks(url, steps)) };
}

/** What Abalone with clocks weighs, and what somebody is sent who comes back to it and has missed nothing. */
async function withClocks(url: string, steps: number): Promise<Figures> {
  const table = await laid(url, 'abalone', 0, { ...DEFAULTS, time: '10m' });
  const all = [...table.players, table.watcher];
  const weighed = () => all.map((one) => one.received()).reduce(sum, 0);
  const before = weighed();
  const moves = await playOn(table, steps);
  const bytes = (weighed() - before) / moves / all.length;
  const back = await comeBack(table);
  leave(table);
  return {
    'bytes per move and receiver, with clocks': bytes,
    'coming back, nothing missed, bytes': back,
  };
}

/** A player's page is told everything, and comes back with it; gives the bytes of what it is told then. */
async function comeBack({ opener, token }: Laid): Promise<number> {
  const first = await opener.join(token, () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
  const { full, chat } = first.shown as Joined;
  first.close();
  const held = { ...bookmarkOf(full), chat: digestOf(chat) };
  const again = await opener.join(token, () => undefined, { ...AS_A_PAGE, held });
  again.close();
  return again.weight;
}

/** Somebody at the table, with what they see. */
interface Person extends Channel {
  readonly sees: () => RoomView;
}

/** A table with people at it, and a match that has begun. */
interface Laid {
  readonly token: string;
  readonly opener: Visitor;
  readonly players: readonly [Person, ...Person[]];
  readonly watcher: Person;
  /** The size of every step that somebody was sent. */
  readonly sizes: readonly number[];
  /** How many of them the watcher was. */
  readonly watched: () => number;
  readonly stream: Stream;
}

async function laid(url: string, game: string, nth: number, options?: object): Promise<Laid> {
  const { min = 2, best = min } = tableOf(game)?.seats ?? {};
  const opener = await visitor(url);
  const token = await openRoom(url, opener.headers, game);
  const sizes: number[] = [];
  let watched = 0;
  const hear = (bytes: number): void => void sizes.push(bytes);
  const host = await enter(opener, token, hear);
  const guests: Person[] = [];
  while (guests.length < best - 1) {
    const guest = await enter(await visitor(url), token, hear);
    await guest.ask('command', command('room', sit(guests.length + 1)));
    guests.push(guest);
  }
  const watcher = await enter(await visitor(url), token, (bytes) => {
    watched += 1;
    hear(bytes);
  });
  if (options) await host.ask('command', command(host.sees().key, { do: 'options', options }));
  await host.ask('command', command(host.sees().key, { do: 'start' }));
  const stream = seededRandom(`bench ${game} ${nth}`)('move');
  return {
    token,
    opener,
    players: [host, ...guests],
    watcher,
    sizes,
    watched: () => watched,
    stream,
  };
}

/** All play until the match or so many steps of the watcher are over; gives how many moves were taken. */
async function playOn({ players, watcher, watched, stream }: Laid, steps: number): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  const isOver = () =>
    watched() >= steps || performance.now() > until || watcher.sees().stage === 'over';
  const [host] = players;
  const made = players.map((one) => play(one, one === host, stream, isOver));
  return (await Promise.all(made)).reduce(sum, 0);
}

function leave({ players, watcher }: Laid): void {
  for (const one of [...players, watcher]) one.close();
}

const sum = (a: number, b: number): number => a + b;

/** Answers whatever is asked of a seat, by chance; gives how many of these moves were taken. */
async function play(
  one: Person,
  isHost: boolean,
  stream: Stream,
  isOver: () => boolean,
): Promise<number> {
  let made = 0;
  for (; !isOver(); await sleep(PACE_MS)) {
    const { asks, game, me, table, show } = one.sees();
    // until its end moves are refused; whoever opened the table has had enough of it as soon as one may
    if (show && Date.now() < show.endsAt) {
      if (isHost && Date.now() > show.wholeUntil)
        await one.ask('tap', { show: show.id, forAll: true });
      continue;
    }
    const open = asks.find((ask) => ask.must && ask.seat === me);
    const moves = (table && tableOf(game)?.moves(table)) ?? [];
    const [move] = stream.shuffle(moves.filter((each) => open?.answers.includes(each.do)));
    if (!open || !move) continue;
    const message = { id: freshId(), key: open.key, command: { do: 'move', move } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
    const answer = (await one.ask('command', message)) as CommandAnswer;
    if (answer.ok) made += 1;
  }
  return made;
}

/** Somebody comes in; `hear` is called with the bytes of each step. */
async function enter(who: Visitor, token: string, hear: (bytes: number) => void): Promise<Person> {
  let known: Known | null = null;
  const channel = await who.join(token, (event) => {
    if (event.startsWith('["full"')) known = knownFrom(messageOf<Full>(event));
    if (!event.startsWith('["brief"')) return;
    known = afterBrief(known ?? first, messageOf<BriefStep>(event));
    const bytes = Buffer.byteLength(event);
    hear(bytes + headOf(bytes));
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
  const first = knownFrom((channel.shown as Joined).full);
  return { ...channel, sees: () => (known ?? first).view };
}

function knownFrom({ view, heard }: Full): Known {
  return { view, heardAt: heardAtOf(heard) };
}

function afterBrief(known: Known, brief: BriefStep): Known {
  const rules = tableOf(known.view.match?.game ?? known.view.game);
  const read = rules && readBrief(known, brief, rules);
  if (!read) throw new Error('a step in short cannot be read');
  return { view: read.view, heardAt: heardAtOf(read.heard, known.heardAt) };
}

/** What an event carries: `["name",message]`. */
function messageOf<Message>(event: string): Message {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
  return (JSON.parse(event) as [string, Message])[1];
}
