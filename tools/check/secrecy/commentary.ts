/**
 * Law 7, commentators: whoever sees hands as they were some rounds ago learns nothing of what came since, nothing that
 * no seat saw then, nothing from before all had agreed, and nothing at all while somebody has not.
 */
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import type { TableState } from '@kesem/engine/core/table';
import { mannerOf } from '@kesem/engine/core/testing/conformance';
import { bytes } from '@kesem/engine/core/testing/moment';
import { nextInput } from '@kesem/engine/core/testing/playout';
import { heardBy } from '@kesem/engine/core/told';
import { type HandsView, ROUNDS_AGO } from '@kesem/room/commentary';
import { personAt, playing, type Room } from '@kesem/room/room';
import type { Said } from '@kesem/room/said';
import type { RoomChannel } from '../../../apps/server/src/gateway/channel.ts';
import { openAir } from './air.ts';
import { count, type Ledger, note } from './ledger.ts';
import { type Act, channelParts, entrantOf, liveOf, submitted, type World } from './scene.ts';
import type { Server } from './server.ts';
import { type Subject, waitingRoom } from './stage.ts';
import { fallOf, moveOf } from './tries.ts';

/** So many rounds of a match are looked at, of so many inputs at most. */
const ROUNDS = 6;
const LONGEST = 1500;

type Answer = ReturnType<RoomChannel['hands']>;

/** A match that goes on before the eyes of a commentator. */
interface Watched {
  readonly room: () => Room;
  /** Sends a command; returns what was said, null where it was refused. */
  readonly send: (act: Act) => Promise<readonly Said[] | null>;
  readonly commentator: () => Answer;
  /** What each of those is answered who sit. */
  readonly players: () => readonly Answer[];
  /** From now on the match draws otherwise. */
  readonly redraw: () => void;
}

/** Something that is tried, and where a difference is noted. */
interface Trial extends Subject {
  readonly seed: number;
  readonly ledger: Ledger;
  readonly world: World;
}

/** What the true course has shown. */
interface Course {
  readonly acts: readonly Act[];
  /** By round: how many acts had led to its end. */
  readonly ends: readonly number[];
  /** By round: what was shown of it. */
  readonly shown: ReadonlyMap<number, HandsView>;
}

/** Plays the beginning of a match, and others that a commentator must take for it. */
export async function tryCommentary(subject: Subject, seed: number, ledger: Ledger): Promise<void> {
  const world = waitingRoom(subject, seed).begin(subject.trial.own);
  const trial = { ...subject, seed, ledger, world };
  const course = await playedOn(trial);
  const stream = streamOf(trial, 'fork');
  const at = stream.int(Math.max(1, course.ends.length - ROUNDS_AGO));
  await compareOther(trial, course, at);
  await compareUnagreed(trial, course);
  await compareAgain(trial, course, at);
}

/** The true course: what is shown is old enough, and no more than each seat saw. */
async function playedOn(trial: Trial): Promise<Course> {
  const { server } = trial;
  const watched = watch(trial);
  const next = courseOf(trial, 'course');
  const acts: Act[] = [];
  const [ends, states] = [[0], [stateOf(watched.room())]];
  const shown = new Map<number, HandsView>();
  await agree(watched);
  while (acts.length < LONGEST && ends.length <= ROUNDS) {
    const act = next(watched.room());
    const said = act && (await watched.send(act));
    if (!said) break;
    acts.push(act);
    for (let n = endsIn(server, said, watched.room()); n > 0; n -= 1) {
      ends.push(acts.length);
      states.push(stateOf(watched.room()));
    }
    compareRefused(trial, acts.length, watched.players());
    const hands = handsIn(watched.commentator());
    if (!hands) continue;
    if (hands.round > ends.length - 1 - ROUNDS_AGO) {
      differs(trial, 'sees what is not old enough', acts.length, [ends.length - 1, hands.round]);
    }
    if (!shown.has(hands.round)) compareUnseen(trial, hands, states[hands.round] ?? null);
    shown.set(hands.round, hands);
  }
  return { acts, ends, shown };
}

/** Who is no commentator is shown nothing. */
function compareRefused(trial: Trial, step: number, answers: readonly Answer[]): void {
  for (const answer of answers) {
    if (answer === 'notAllowed') count(trial.ledger, 'hands', 'commentator', 'conclusive');
    else differs(trial, 'sees hands without consent', step, ['notAllowed', answer]);
  }
}

/** What was dealt and drawn where no seat looked could be otherwise, and each seat's hand is shown alike. */
function compareUnseen(trial: Trial, { views, round }: HandsView, state: TableState | null): void {
  const { table } = trial.server;
  if (!state) return;
  for (const [seat, view] of views.entries()) {
    const random = seededRandom(`${trial.seed} ${round} unseen by ${seat}`);
    const imagined = table.view(table.imagine(table.view(state, seat), random), seat);
    compare(trial, 'sees another past', round, [view, imagined]);
  }
}

/** After one of the rounds everything goes otherwise: what is shown of those before is the same. */
async function compareOther(
  trial: Trial,
  { acts, ends, shown }: Course,
  at: number,
): Promise<void> {
  const watched = watch(trial);
  const next = courseOf(trial, 'other course');
  const forkAt = ends[at] ?? 0;
  let rounds = at;
  await agree(watched);
  for (const act of acts.slice(0, forkAt)) await watched.send(act);
  watched.redraw();
  for (let step = 0; step < LONGEST && rounds <= at + ROUNDS_AGO; step += 1) {
    const act = next(watched.room());
    const said = act && (await watched.send(act));
    if (!said) return;
    rounds += endsIn(trial.server, said, watched.room());
    const hands = handsIn(watched.commentator());
    const known = hands && hands.round <= at && shown.get(hands.round);
    if (known) compare(trial, 'sees another past', forkAt + step, [known, hands]);
  }
}

/** One has not agreed: nothing is shown. */
async function compareUnagreed(trial: Trial, { acts, ends }: Course): Promise<void> {
  const watched = watch(trial);
  await agree(watched, true);
  for (const [step, act] of acts.slice(0, ends[ROUNDS_AGO + 1]).entries()) {
    await watched.send(act);
    compareRefused(trial, step, [watched.commentator()]);
  }
}

/** One takes the word back and gives it again: nothing from before is shown. */
async function compareAgain(trial: Trial, { acts, ends }: Course, at: number): Promise<void> {
  const watched = watch(trial);
  const from = ends[at] ?? 0;
  await agree(watched);
  for (const act of acts.slice(0, from)) await watched.send(act);
  const [first] = sitters(watched.room());
  if (from === 0 || first === undefined) return;
  for (const yes of [false, true]) await watched.send(word(watched.room(), first, yes));
  for (const [step, act] of acts.slice(from).entries()) {
    await watched.send(act);
    const hands = handsIn(watched.commentator());
    if (hands && hands.round <= at) {
      differs(trial, 'sees what was before all had agreed', from + step, [at, hands.round]);
    }
  }
}

function watch({ server, world }: Trial): Watched {
  const live = liveOf(server, world);
  const air = openAir();
  const channel = server.channel(channelParts(server, live, air, world.room.at));
  const enter = (identity: string, kind: 'commentator' | 'seat') =>
    channel.enter(entrantOf({ kind, me: 'public', identity }, air.line().wire), null);
  const commentator = enter('a passer-by', 'commentator');
  const players = sitters(world.room).map((identity) => enter(identity, 'seat'));
  let said: readonly Said[] | null = null;
  let sent = 0;
  live.subscribe((published) => {
    said = published.said;
  });
  return {
    room: live.now,
    send: async (act) => {
      said = null;
      sent += 1;
      await submitted(server, live, { ...act, envelope: { ...act.envelope, id: `no. ${sent}` } });
      return said;
    },
    commentator: () => channel.hands(commentator),
    players: () => players.map((guest) => channel.hands(guest)),
    redraw: () => live.addSecret(playing(live.now())?.number ?? 0, 'e'.repeat(64)),
  };
}

/** Everybody agrees who sits, or all but the last. */
async function agree(watched: Watched, butOne = false): Promise<void> {
  const all = sitters(watched.room());
  for (const identity of butOne ? all.slice(0, -1) : all) {
    await watched.send(word(watched.room(), identity, true));
  }
}

function word({ at }: Room, id: string, yes: boolean): Act {
  const envelope = { id: '', key: 'room', command: { do: 'commentary', yes } as const };
  return { actor: { kind: 'person', id }, envelope, at };
}

/** What happens next, at random. */
function courseOf(trial: Trial, what: string): (room: Room) => Act | null {
  const { table } = trial.server;
  const stream = streamOf(trial, what);
  const manner = mannerOf(trial.seed);
  return (room) => {
    const state = stateOf(room);
    const input = state && nextInput(table, state, manner, stream);
    if (!input) return null;
    return (input.kind === 'move' ? moveOf(room, input) : fallOf(room))?.act ?? null;
  };
}

function endsIn({ table }: Server, said: readonly Said[], { chairs }: Room): number {
  const told = said.flatMap((one) => ('told' in one ? one.told : []));
  const seats = chairs.length;
  return heardBy(told, 'public').filter((event) => table.hands?.(event, seats)).length;
}

function compare(
  trial: Trial,
  law: string,
  step: number,
  [one, other]: readonly [unknown, unknown],
): void {
  count(trial.ledger, 'hands', 'commentator', 'conclusive');
  if (bytes(one) !== bytes(other)) differs(trial, law, step, [one, other]);
}

function differs(
  { ledger, seed }: Trial,
  law: string,
  step: number,
  texts: readonly [unknown, unknown],
): void {
  const where = { law: `law 7: ${law}`, seed, step, viewer: 'commentator', me: 'public' } as const;
  note(ledger, { ...where, input: 'asking for hands' }, texts);
}

function handsIn(answer: Answer): HandsView | null {
  return answer === 'notAllowed' ? null : answer;
}

function stateOf(room: Room): TableState | null {
  return playing(room)?.state ?? null;
}

function sitters(room: Room): readonly string[] {
  return room.chairs.flatMap(({ person }) => personAt(room, person)?.id ?? []);
}

function streamOf({ server, seed }: Trial, what: string): Stream {
  return seededRandom(`${server.table.id} ${seed}`)(`commentary ${what}`);
}
