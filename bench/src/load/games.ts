/** Bytes of a step in every game: each is played at one table by people who choose by chance, and one watches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import { TABLES, tableOf } from '@kesem/engine/registry';
import type { CommandAnswer, Joined } from '@kesem/protocol/messages';
import { type BriefStep, heardAtOf, type Known, readBrief } from '@kesem/room/brief';
import type { RoomView } from '@kesem/room/view';
import type { Full } from '@kesem/room/wire';
import { type Figures, quantile } from '../figures.ts';
import { command, openRoom, sit, type Visitor, visitor } from './kesem.ts';
import { freshId } from './relay.ts';
import type { Channel } from './socketio.ts';

/** Between two messages of a player: below what a person may send. */
const PACE_MS = 120;
const LONGEST_MS = 60_000;
/** In front of an event's text: two letters of Socket.IO, and the head of a frame. */
const headOf = (bytes: number): number => 2 + (bytes < 126 ? 2 : 4);

/** The median and the 95th part of a hundred of what a receiver is sent a step, by game. */
export async function games(url: string, steps: number): Promise<Figures> {
  const rows: [string, number][] = [];
  for (const { id: game } of TABLES) {
    const sizes = await stepsOf(url, game, steps);
    rows.push([`bytes of a step, ${game}, median`, quantile(sizes, 0.5)]);
    rows.push([`bytes of a step, ${game}, p95`, quantile(sizes, 0.95)]);
  }
  return Object.fromEntries(rows);
}

/** Somebody at the table, with what they see. */
interface Person extends Channel {
  readonly sees: () => RoomView;
}

/** The size of every step that somebody was sent, until the match or so many steps of the watcher are over. */
async function stepsOf(url: string, game: string, steps: number): Promise<readonly number[]> {
  const { min = 2, best = min } = tableOf(game)?.seats ?? {};
  const opener = await visitor(url);
  const token = await openRoom(url, opener.headers, game);
  const sizes: number[] = [];
  let watched = 0;
  const hear = (bytes: number): void => void sizes.push(bytes);
  const host = await enter(opener, token, hear);
  const players = [host];
  while (players.length < best) {
    const guest = await enter(await visitor(url), token, hear);
    await guest.ask('command', command('room', sit(players.length)));
    players.push(guest);
  }
  const watcher = await enter(await visitor(url), token, (bytes) => {
    watched += 1;
    hear(bytes);
  });
  await host.ask('command', command(host.sees().key, { do: 'start' }));
  const until = performance.now() + LONGEST_MS;
  const isOver = () =>
    watched >= steps || performance.now() > until || watcher.sees().stage === 'over';
  const stream = seededRandom(`bench ${game}`)('move');
  await Promise.all(players.map((one) => play(one, one === host, stream, isOver)));
  for (const one of [...players, watcher]) one.close();
  return sizes;
}

/** Answers whatever is asked of a seat, by chance. */
async function play(
  one: Person,
  isHost: boolean,
  stream: Stream,
  isOver: () => boolean,
): Promise<void> {
  for (; !isOver(); await sleep(PACE_MS)) {
    const { asks, game, me, table, show } = one.sees();
    const open = asks.find((ask) => ask.must && ask.seat === me);
    const moves = (table && tableOf(game)?.moves(table)) ?? [];
    const [move] = stream.shuffle(moves.filter((each) => open?.answers.includes(each.do)));
    if (!open || !move) continue;
    const message = { id: freshId(), key: open.key, command: { do: 'move', move } };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's word, by its own types
    const answer = (await one.ask('command', message)) as CommandAnswer;
    const isShowing = !answer.ok && answer.why.code === 'showing';
    if (!isShowing || !show || !isHost) continue;
    await sleep(PACE_MS);
    await one.ask('tap', { show: show.id, forAll: true });
  }
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
