/** One random match on the server on trial, looked at by everybody at every step. */
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import type { TableMove } from '@kesem/engine/core/table';
import { mannerOf } from '@kesem/engine/core/testing/conformance';
import { type Moment, sample } from '@kesem/engine/core/testing/moment';
import { nextInput } from '@kesem/engine/core/testing/playout';
import { playing, type Room } from '@kesem/room/room';
import { identity } from '@kesem/room/testing/scriptedRoom';
import { lookForCanaries } from './canaries.ts';
import { tryCommentary } from './commentary.ts';
import type { Ledger } from './ledger.ts';
import { compareOnward } from './onward.ts';
import { play, type Scene, type World } from './scene.ts';
import {
  type Look,
  looksAt,
  type Stage,
  type Subject,
  stageOf,
  streamOf,
  taughtBy,
  waitingRoom,
} from './stage.ts';
import { fallOf, forgeryOf, kickOf, moveOf, movesOf, ownOf, type Try } from './tries.ts';
import { type Course, compareChoices, compareUnheard, compareWorlds } from './twins.ts';

const LONGEST = 5000;
/** Somebody is sent away in every third match, at one of so many first steps. */
const KICK_EVERY = 3;
const KICK_BEFORE = 12;
/** Once in so many steps a room goes on from there. */
const ONWARD_EVERY = 5;
/** So many listed moves of each seat are at hand for trying. */
const LISTED = 2;

/** Plays the match of one seed, and adds what its pairs come to; looks at every step, or at every so many-th. */
export async function tryMatch(
  subject: Subject,
  seed: number,
  ledger: Ledger,
  every = 1,
): Promise<void> {
  const { server, trial } = subject;
  const next = courseOf(subject, seed);
  const pool: TableMove[] = [];
  let world = await begun(subject, seed, ledger);
  ledger.games += 1;
  for (let step = 0; step < LONGEST && playing(world.room); step += 1) {
    const moment = momentOf(subject, world.room, { seed, step, pool });
    const done = moment && next(moment, world.room, step);
    if (!done) break;
    const at = { server, world, ledger, seed, step };
    // another one in each match
    const isLookedAt = (step + seed) % every === 0;
    const course = { moment, teaches: taughtBy(trial) };
    const scene = await (isLookedAt ? lookedAt(at, course, done) : unseen(at, done));
    if (!scene?.said) break;
    world = { ...world, room: scene.room };
    ledger.steps += 1;
    pool.push(...remembered(moment, step));
  }
  if (playing(world.room)) ledger.unfinished += 1;
  await tryCommentary(subject, seed, ledger);
}

type Here = Parameters<typeof stageOf>[1];

/** The next step, with everybody looking. */
async function lookedAt(at: Here, course: Course, done: Try): Promise<Scene | undefined> {
  const stage = await stageOf(done.act, at);
  await lookOn(stage, course, done, movesOf(course.moment, at.world.room, LISTED));
  lookForCanaries(stage);
  return stage.real?.scene;
}

/** The next step with nobody there: what they had heard is told to whoever comes to a later one. */
const unseen = ({ server, world }: Here, { act }: Try): Promise<Scene> =>
  play(server, world, { guests: [], latecomers: [], act, now: act.at });

/** Plays on in the true world, as every class sees it; one class in turn also looks at what could happen. */
async function lookOn(
  stage: Stage,
  course: Course,
  done: Try,
  moves: readonly Try[],
): Promise<void> {
  const looks = looksAt(stage);
  const inTurn = stage.step % looks.length;
  for (const [at, look] of looks.entries()) {
    const stream = streamOf(look);
    const own = ownTries(look, course.moment, moves, stream);
    const rest = stream.pick([fallOf(stage.world.room) ?? done, ...own]);
    const more = at === inTurn ? [...sample(moves, 1, stream), rest] : [];
    await compareWorlds(look, course, [done, ...more]);
    if (course.teaches === null) continue;
    if (at === inTurn) await compareChoices(look, stream.shuffle(moves));
    await compareUnheard(look, done, own);
  }
  const goesOn = course.teaches !== null && (stage.step + stage.seed) % ONWARD_EVERY === 0;
  if (goesOn) await compareOnward(stage, course.moment);
}

/** What the class itself may try: a move of its list, and a forged one. */
function ownTries(
  { me, stage }: Look,
  moment: Moment,
  moves: readonly Try[],
  stream: Stream,
): readonly Try[] {
  const guest = stage.guests.findLast((one) => one.me === me);
  const forged = guest && forgeryOf(moment, stage.world.room, guest, stream);
  const own = moves.find(({ answers }) => answers?.seat === me);
  return [own, forged].filter((one) => one != null);
}

/** A world in which a match has begun; what was chosen in secret before it was looked at, too. */
async function begun(subject: Subject, seed: number, ledger: Ledger): Promise<World> {
  const { server, trial } = subject;
  const { own } = trial;
  const { world, begin } = waitingRoom(subject, seed);
  if (!own) return begin(own);
  const stage = await stageOf(null, { server, world, ledger, seed, step: 0 });
  for (const look of looksAt(stage)) {
    const stream = streamOf(look);
    const wishes = stage.guests.flatMap((guest) =>
      [own(stream), own(stream)].map((wish) => ownOf(world.room, guest, wish)),
    );
    await compareChoices(look, stream.shuffle(wishes.filter((wish) => wish !== null)));
  }
  return begin(own);
}

/** What happens next in the true world, step after step. */
function courseOf({ server }: Subject, seed: number) {
  const stream = seededRandom(`${server.table.id} ${seed}`)('course');
  const manner = mannerOf(seed);
  const kickAt = seed % KICK_EVERY === 0 ? stream.int(KICK_BEFORE) : null;
  return ({ table, state }: Moment, room: Room, step: number): Try | null => {
    if (step === kickAt) return kickOf(room, identity('Ann'));
    const input = nextInput(table, state, manner, stream);
    // the room lets the clock fall that is due first, whichever was drawn
    return input?.kind === 'move' ? moveOf(room, input) : fallOf(room);
  };
}

interface At {
  readonly seed: number;
  readonly step: number;
  readonly pool: readonly TableMove[];
}

function momentOf(
  { server: { table } }: Subject,
  room: Room,
  { seed, step, pool }: At,
): Moment | null {
  const match = playing(room);
  if (!match?.state) return null;
  const seats = [...match.players.keys()];
  return { table, state: match.state, seats, seed: `${table.id} ${seed} ${step}`, pool };
}

/** A move of one seat, seats in turn: the best forgeries are moves that once were good. */
function remembered({ table, state, seats }: Moment, step: number): readonly TableMove[] {
  const moves = table.moves(table.view(state, step % seats.length));
  return moves.slice(0, 1);
}
