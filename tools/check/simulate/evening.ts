/** One evening in a simulated world, all of it drawn from one seed: friends, games, and what goes wrong. */
import { createHash } from 'node:crypto';
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import type { Illness } from './disk.ts';
import { drawnFaults, type Fault, MOST_MS, OF_ONE } from './faults.ts';
import { PEACE_MS } from './laws.ts';
import type { Person } from './person.ts';
import type { Plant } from './plant.ts';
import { toldApart } from './twins.ts';
import { openWorld, type World } from './world.ts';

/** What an evening was. */
export interface Evening {
  readonly seed: number;
  readonly faults: readonly Fault[];
  /** What was found; nothing: every law held. */
  readonly found: readonly string[];
  readonly commits: number;
  readonly answered: number;
  readonly restarts: number;
  readonly matches: number;
  /** The same for the same evening. */
  readonly trace: string;
  /** How often each command was accepted, each game begun, and each fault met. */
  readonly did: Readonly<Record<string, number>>;
}

export interface Wish {
  readonly seed: number;
  /** How many nodes its house has; one unless told. */
  readonly nodes?: number;
  /** What goes wrong instead of what the seed draws. */
  readonly faults?: readonly Fault[];
  /** A fault that was built in on purpose. */
  readonly plant?: Plant;
}

/** One evening in so many is played in twin worlds as well. */
const TWINS_EVERY = 20;
const PARTS = 3;
const PART_MS = 90_000;
/** What went wrong with a line may be noticed so many ms later; from then on whoever it met is left in peace. */
const NOTICED_MS = 18_000;
/** Somebody's screen is looked at so often, in ms. */
const GLANCE_MS = 5_000;
/** After so long without a fault everybody must see what is. */
const CALM_MS = 60_000;
/** Once in so many evenings, by the part before it, a night comes between. */
const NIGHTS = 24;
const NIGHT_MS = 900_000;
/** A node that stands still for longer is left by whoever looks on through it, in ms: see `pingTimeout`. */
const MOST_HALTED_MS = 15_000;
/** Of a house in which nobody is: its pulse, what one room waits for, and a look at other nodes. */
const MOST_TIMERS = 4;
const HOUR_MS = 3_600_000;

/** Plays an evening. */
export async function playEvening({
  seed,
  nodes = 1,
  faults: given,
  plant,
}: Wish): Promise<Evening> {
  const random = seededRandom(`evening ${seed}`);
  const faults = given ?? drawnFaults(random('faults'), { parts: PARTS, ms: PART_MS, nodes });
  const world = await openWorld({
    chance: random('world'),
    spread: random('spread'),
    seed,
    nodes,
    plant,
  });
  const nightAfter = random('night').int(NIGHTS);
  for (let part = 0; part < PARTS; part += 1) {
    const mine = faults.filter((one) => one.part === part);
    try {
      await play(world, { people: random('people'), glances: random('glances') }, mine);
      await judge(world);
    } catch (fault) {
      // whatever it was that failed: nothing of the world may
      world.judge.find(`something has failed: ${String(fault)}`);
    }
    if (world.judge.found.length > 0) break;
    if (part === nightAfter) await sleep(world);
  }
  if (seed % TWINS_EVERY === 1 && world.judge.found.length === 0)
    for (const what of await toldApart(world.judge.lived, seed)) world.judge.find(what);
  return summary(world, seed, faults);
}

interface Drawn {
  readonly people: Stream;
  readonly glances: Stream;
}

/** Everybody does what they want, while things go wrong. */
async function play(world: World, drawn: Drawn, faults: readonly Fault[]): Promise<void> {
  const { time, people, judge: by } = world;
  let isPlaying = true;
  const live = (person: Person): void => {
    if (!isPlaying) return;
    try {
      person.act();
    } catch (fault) {
      by.find(`the page of ${person.identity} has failed: ${String(fault)}`);
    }
    time.after(150 + drawn.people.int(2_500), () => live(person));
  };
  const glance = (): void => {
    if (!isPlaying) return;
    glanceAt(world, drawn.glances.pick(people));
    time.after(GLANCE_MS, glance);
  };
  for (const person of people) live(person);
  time.after(GLANCE_MS, glance);
  for (const fault of faults) time.after(fault.at, () => befall(world, fault));
  await time.pass(PART_MS);
  isPlaying = false;
}

/** Looks at somebody's screen, if nothing has gone wrong for them for a while. */
function glanceAt({ time, troubled, judge: by }: World, person: Person): void {
  const isInPeace = time.now() > (troubled.get(person) ?? 0) + PEACE_MS;
  if (isInPeace) for (const what of by.glance(person)) by.find(what);
}

/** Marks whom a fault meets: one of the people, or all. */
function trouble({ time, people, troubled }: World, { kind, who, ms }: Fault): void {
  const [person] = people.slice(who % people.length);
  for (const one of OF_ONE.has(kind) && person ? [person] : people) {
    const until = time.now() + ms + NOTICED_MS;
    troubled.set(one, Math.max(troubled.get(one) ?? 0, until));
  }
}

function befall(world: World, fault: Fault): void {
  const { kind, who, ms } = fault;
  const { time, disk, people, restart, halt, cutOff, hush, setDate, upgrade } = world;
  const person = people[who % people.length];
  trouble(world, fault);
  const ill = (illness: Illness): void => {
    disk.fall(illness);
    time.after(ms, () => disk.fall(null));
  };
  const happen: Readonly<Record<Fault['kind'], () => void>> = {
    closed: () => person?.cut('closed'),
    halfOpen: () => person?.cut('halfOpen'),
    reload: () => person?.reload(),
    offline: () => {
      person?.allow(false);
      time.after(ms, () => person?.allow(true));
    },
    asleep: () => person?.sleep(ms),
    late: () => person?.ail('late', ms),
    doubled: () => person?.ail('doubled', ms),
    crash: () => restart(ms),
    // in the middle of what the house then does, wherever that waits for its disk
    dies: () => disk.interrupt(1 + who, () => restart(ms)),
    upgrade: () => {
      upgrade();
      restart(ms);
    },
    full: () => ill('full'),
    broken: () => ill('broken'),
    unread: () => ill('unread'),
    slow: () => ill('slow'),
    nodeCrash: () => restart(ms, who),
    nodeHalt: () => halt(Math.min(ms, MOST_HALTED_MS), who),
    nodeCut: () => cutOff(ms, who),
    unhinted: () => hush(ms),
    forwards: () => setDate(HOUR_MS),
    back: () => setDate(-HOUR_MS),
  };
  happen[kind]();
}

/** Everybody is gone for as long as it takes a room to leave memory. */
async function sleep({ time, people, held, troubled, judge: by }: World): Promise<void> {
  // whoever is offline until then would be here again in the middle of the night
  await time.pass(MOST_MS);
  for (const person of people) person.allow(false);
  await time.pass(NIGHT_MS);
  for (const now of held()) {
    if (now.channels > 0) by.find(`${now.channels} channels are open where nobody is`);
    if (now.timers > MOST_TIMERS) by.find(`${now.timers} timers are set where nobody is`);
  }
  for (const person of people) {
    person.allow(true);
    troubled.set(person, time.now());
  }
}

/** When nothing goes wrong any more and nobody does anything, everybody must come to see what is. */
async function judge(world: World): Promise<void> {
  const { time, judge: by, people, disk, now } = world;
  // what lasted into the calm ends by itself, and then the slowest client needs some seconds
  const until = time.now() + CALM_MS;
  let wrong: readonly string[] = [];
  by.calm();
  do {
    await time.pass(1_000);
    const chat = await disk.truth.chat(by.room()?.id ?? '');
    wrong = by.against({ people, chat, now: now() });
    if (wrong.length > 0) for (const person of people) glanceAt(world, person);
  } while (wrong.length > 0 && time.now() < until);
  for (const what of wrong) by.find(what);
}

function summary({ judge: by, people, restarts }: World, seed: number, faults: readonly Fault[]) {
  const outcomes = people.flatMap((person) => [...person.outcomes.values()]);
  const { commits } = by.lived;
  const told = [commits, outcomes, by.found];
  return {
    seed,
    faults,
    found: by.found,
    commits: commits.length,
    answered: outcomes.filter(({ answer }) => answer !== null).length,
    restarts: restarts(),
    matches: by.room()?.next.match ?? 0,
    did: countsOf([
      ...commits.map(({ command }) => command.do),
      ...by.games.map((game) => `game ${game}`),
      ...faults.map(({ kind }) => `fault ${kind}`),
    ]),
    trace: createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16),
  };
}

/** How often each of these words stands in a list. */
function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
