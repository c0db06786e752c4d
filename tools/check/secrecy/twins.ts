/**
 * The laws of secrecy (`twoWorlds.ts` of the engine) on what is really sent: the true world and one that
 * is imagined from a class's view are each put on the server, and whatever happens happens in both.
 */
import type { Table, TableState } from '@kesem/engine/core/table';
import { fancy, type Moment, shown } from '@kesem/engine/core/testing/moment';
import { sight, verdictsDiffer } from '@kesem/engine/core/testing/secrecy';
import { forged } from '@kesem/engine/core/testing/tries';
import { cannotTell, type Got, staysSilent } from '@kesem/engine/core/testing/twoWorlds';
import { isSame } from '@kesem/room/same';
import { showsUntil } from '@kesem/room/show';
import { relistBy } from '@kesem/room/slow';
import { hear } from '@kesem/room/view';
import { compare, differs, isOwn, joinedIn, noteAll, type Pair, sentIn, type To } from './pair.ts';
import { type Act, play, type Scene, type Script, type World } from './scene.ts';
import type { Look } from './stage.ts';
import type { Try } from './tries.ts';

/** How many models forgeries are made from. */
const FORGED = 4;

/** A match under way, with what may teach in it; null: it hides nothing. */
export interface Course {
  readonly moment: Moment;
  readonly teaches: readonly string[] | null;
}

/** Laws 1 to 4 for one class: in the true world and in an imagined one. */
export async function compareWorlds(
  look: Look,
  { moment, teaches }: Course,
  tries: readonly Try[],
): Promise<void> {
  const { table, state } = moment;
  const imagined = table.imagine(table.view(state, look.me), fancy(moment, look.me));
  const other = withState(look.stage.world, table, imagined);
  const same = isSame(imagined, state);
  if (teaches === null) {
    if (!same)
      differs(look, { law: 'nothing is hidden, and yet', input: 'the state' }, [state, imagined]);
    return;
  }
  await compareSights(look, other, [moment, imagined]);
  if (same) return;
  refusals(look, moment, imagined);
  for (const one of tries) {
    const script = scriptOf(look, one.act);
    const scenes = [
      await here(look, script),
      await play(look.stage.server, other, script),
    ] as const;
    const tried = { ...one, as: `${one.kind} ${one.name}`, teaches: teaches.includes(one.name) };
    noteAll(look, one.shown, compare(look, tried, scenes));
  }
}

/** Law 3 again: "and after a different secret choice of another seat". Takes the first two answers to one question. */
export async function compareChoices(look: Look, tries: readonly Try[]): Promise<void> {
  const others = tries.filter(({ answers }) => answers !== null && answers.seat !== look.me);
  for (const [at, one] of others.entries()) {
    const rival = others.slice(at + 1).find(({ answers }) => isSame(answers, one.answers));
    if (!rival) continue;
    const scenes = [await joined(look, one.act), await joined(look, rival.act)] as const;
    const words = `${one.shown} or ${rival.shown}`;
    const tried = { as: `choice ${one.name}`, shown: words, act: one.act, teaches: true };
    noteAll(look, words, compare(look, tried, scenes));
    return;
  }
}

/**
 * Law 5: what v hears nothing of changes nothing for v: nothing is sent, nothing else is told to
 * whoever joins, and no command of v's own fares otherwise afterwards.
 */
export async function compareUnheard(look: Look, done: Try, probes: readonly Try[]): Promise<void> {
  const { server, world } = look.stage;
  const script = scriptOf(look, done.act);
  const after = await here(look, script);
  if (isOwn(look, done.act) || !after.said) return;
  const heard = hear(after.said, look.me);
  if (heard.length > 0) return;
  const before = await play(server, world, { ...script, act: null });
  const broken = staysSilent(
    heard,
    () => [...sentIn(look, before), ...joinedIn(look, before)],
    () => [...sentIn(look, after), ...joinedIn(look, after)],
  );
  noteAll(look, done.shown, broken);
  for (const probe of probes) {
    const asked = scriptOf(look, { ...probe.act, at: Math.max(probe.act.at, after.room.at) });
    const sooner = await play(server, world, asked);
    const later = await play(server, { ...world, room: after.room }, asked);
    const words = { as: `after ${done.name}`, shown: `${probe.shown} after ${done.shown}` };
    const tried = { ...words, act: probe.act, teaches: true };
    noteAll(look, words.shown, compare(look, tried, [sooner, later]));
  }
}

/** Law 1: the views, the questions with their pace, the clocks, and all that a newcomer is told. */
async function compareSights(
  look: Look,
  other: World,
  [moment, imagined]: readonly [Moment, TableState],
): Promise<void> {
  const { server, world } = look.stage;
  const script = { ...scriptOf(look, null), latecomers: lateTo(look) };
  const [one, twin] = [await play(server, world, script), await play(server, other, script)];
  const [beats, twins] = beatsOf(moment, moment.state, imagined);
  const seen = (state: TableState, hidden: readonly number[]): readonly Got<To>[] => [
    { to: null, what: sight(moment, state, look.me) },
    { to: null, what: hidden },
  ];
  noteAll(look, 'looking on', cannotTell(seen(moment.state, beats), seen(imagined, twins)));
  noteAll(look, 'joining', cannotTell(joinedIn(look, one), joinedIn(look, twin)));
}

/** Law 2 at the rules' own door, where many forgeries cost little. */
function refusals(look: Look, moment: Moment, imagined: TableState): void {
  if (typeof look.me !== 'number') return;
  for (const input of forged(moment, look.me, FORGED)) {
    noteAll(look, shown(input), verdictsDiffer(moment, imagined, input));
  }
}

/** The lengths of the hidden timers that both worlds list: a beat is as long whoever could answer. */
function beatsOf({ table }: Moment, here: TableState, there: TableState): Pair<readonly number[]> {
  const twins = table.timers(there);
  const both = table.timers(here).flatMap(({ key, hidden, ms }) => {
    const twin = twins.find((timer) => timer.key === key);
    return hidden && twin ? [[ms, twin.ms] as const] : [];
  });
  return [both.map(([ms]) => ms), both.map(([, ms]) => ms)];
}

/** A scene in the true world. */
async function here({ stage }: Look, script: Script): Promise<Scene> {
  const { server, world, real } = stage;
  return real && script.act === real.act ? real.scene : play(server, world, script);
}

/** A scene in the true world, and one more of the class comes in at the end. */
function joined(look: Look, act: Act): Promise<Scene> {
  return here(look, { ...scriptOf(look, act), latecomers: lateTo(look) });
}

/**
 * Who is there: everybody when what is tried really happens, so that nobody gets what is meant for
 * another class; otherwise the class alone, which is cheaper.
 */
function scriptOf({ stage, me }: Look, act: Act | null): Script {
  const { guests, latecomers, world, real } = stage;
  const now = act?.at ?? world.room.at;
  return act !== null && act === real?.act
    ? { guests, latecomers, act, now }
    : { guests: guests.filter((guest) => guest.me === me), latecomers: [], act, now };
}

function lateTo({ stage, me }: Look): Script['latecomers'] {
  return stage.latecomers.filter((guest) => guest.me === me);
}

/** The world with another state, and the clocks that run in it: hidden ones may be other ones. */
function withState(world: World, table: Table, state: TableState): World {
  const { stage, at } = world.room;
  if (stage.at !== 'playing') return world;
  const from = Math.max(at, showsUntil(stage.match));
  const listed = { clocks: stage.match.clocks, timers: table.timers(state), at, from };
  const clocks = relistBy(world.room.slow, listed);
  return {
    ...world,
    room: { ...world.room, stage: { ...stage, match: { ...stage.match, state, clocks } } },
  };
}
