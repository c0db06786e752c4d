/**
 * The honest minimum: by hand, for one game, all that a server must do which keeps our promises, and nothing
 * else. A command's form, id, key and seat are checked, the rules are asked, nobody is told before the move is
 * on the disk, each class of viewers is told what it may know, and whoever moved is answered.
 */
import { createServer } from 'node:http';
import { Worker } from 'node:worker_threads';
import { seededRandom } from '@kesem/engine/core/random';
import type { Table, TableState, TableTold } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { tableOf } from '@kesem/engine/registry';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import { portOf } from './port.ts';

const CLASSES = ['public', 0, 1] as const;
type Class = (typeof CLASSES)[number];

const COMMAND = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  key: z.string(),
  command: z.strictObject({ do: z.literal('move'), move: z.unknown() }),
});
type Command = z.output<typeof COMMAND>;
type Answer = (answer: object) => void;

interface Match {
  readonly id: string;
  state: TableState;
  readonly accepted: Set<string>;
  /** Whether a move is on its way to the disk: the next is decided on what is durable. */
  busy: boolean;
}

/** A move that holds, until it is durable. */
interface Commit {
  readonly match: Match;
  readonly seat: number;
  readonly id: string;
  readonly state: TableState;
  readonly told: readonly TableTold[];
  readonly answer: Answer;
  readonly row: string;
}

const game = abalone();
const random = seededRandom('honest');
const matches = new Map<string, Match>();
const store = new Worker(new URL('honestStore.js', import.meta.url));
const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });

io.on('connection', (socket) => {
  let seat: number | null = null;
  let match: Match | null = null;
  socket.on('join', (id: string, as: number | null, answer: Answer) => {
    match = matchNamed(id);
    seat = as;
    void socket.join(channel(match, as ?? 'public'));
    answer({ view: game.view(match.state, as ?? 'public') });
  });
  socket.on('command', (message: unknown, answer: Answer) => {
    if (!match || seat === null) return answer({ ok: false, why: 'notJoined' });
    const now = decide(match, seat, message, answer);
    if (now) answer(now);
  });
});

/** The answer, or nothing when it waits for the disk. */
function decide(match: Match, seat: number, message: unknown, answer: Answer): object | undefined {
  const read = COMMAND.safeParse(message);
  if (!read.success) return { ok: false, why: 'junk' };
  const { id, key, command }: Command = read.data;
  if (match.accepted.has(`${seat} ${id}`)) return { ok: true };
  if (match.busy) return { ok: false, why: 'busy' };
  const inner = key.slice(key.indexOf('/') + 1);
  const verdict = game.apply(
    match.state,
    { kind: 'move', seat, key: inner, move: command.move },
    random,
  );
  if (!verdict.ok) return { ok: false, why: verdict.why.code };
  match.busy = true;
  const row = JSON.stringify({ match: match.id, seat, id, key, move: command.move });
  keep({ match, seat, id, state: verdict.state, told: verdict.told, answer, row });
  return undefined;
}

let waiting: Commit[] = [];
let writing: Commit[] = [];

/** What comes in one turn of the loop, or while the disk is busy, is written together. */
function keep(commit: Commit): void {
  waiting.push(commit);
  if (waiting.length === 1 && writing.length === 0) setImmediate(write);
}

function write(): void {
  writing = waiting;
  waiting = [];
  store.postMessage(writing.map(({ row }) => row).join('\n'));
}

store.on('message', () => {
  const durable = writing;
  writing = [];
  for (const commit of durable) tell(commit);
  if (waiting.length > 0) write();
});

function tell({ match, seat, id, state, told, answer }: Commit): void {
  match.state = state;
  match.accepted.add(`${seat} ${id}`);
  match.busy = false;
  const heard = CLASSES.map((one) => ({
    one,
    text: JSON.stringify(heardBy(told, one)),
  }));
  const alike = heard.every(({ text }) => text === heard[0]?.text);
  if (alike) io.to(CLASSES.map((one) => channel(match, one))).emit('step', heard[0]?.text);
  else for (const { one, text } of heard) io.to(channel(match, one)).emit('step', text);
  answer({ ok: true });
}

function channel({ id }: Match, viewer: Class | number): string {
  return `${id} ${viewer}`;
}

function matchNamed(id: string): Match {
  const known = matches.get(id);
  if (known) return known;
  const options = game.parseOptions({}) ?? {};
  const { state } = game.setup({ seats: 2, options, own: [null, null], kept: null, random });
  const match: Match = { id, state, accepted: new Set(), busy: false };
  matches.set(id, match);
  return match;
}

function abalone(): Table {
  const table = tableOf('abalone');
  if (!table) throw new Error('the house has lost Abalone');
  return table;
}

http.listen(portOf(), '127.0.0.1');
