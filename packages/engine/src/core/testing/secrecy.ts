/**
 * Nobody learns what they may not. For a state s and a viewer v, `w = imagine(view(s, v))` is a world
 * that v cannot tell from s; the five laws of secrecy on the architecture page say that it stays so.
 */
import type { Viewer } from '../game.ts';
import type { Played, TableState, TableTold } from '../table.ts';
import { heardBy } from '../told.ts';
import { bytes, canonical, fancy, luck, type Moment, nameOf, shown, viewers } from './moment.ts';
import { forged, listed, senseless, timeouts } from './tries.ts';

const MOVES_TRIED = 5;
const FORGERIES_TRIED = 4;

/** How the pairs of worlds fared for one kind of input. */
export interface Fares {
  /** The views stayed equal, so that everything else could be compared. */
  readonly conclusive: number;
  /** The views came apart: the input taught something. */
  readonly revealing: number;
  /** Another seat's input was legal in one world only. */
  readonly skipped: number;
}
const NO_FARES: Fares = { conclusive: 0, revealing: 0, skipped: 0 };
/** Fares by kind and name of input; only pairs of worlds that really differ are counted. */
export type Tally = Map<string, Fares>;

export interface Secrets {
  /**
   * The moves and timers (their keys up to the number) that may legitimately teach: a draw, a
   * reveal. Null: the game hides nothing, and every viewer imagines exactly the true state.
   */
  readonly teaches: readonly string[] | null;
  /** Those of them that always lay open what was hidden: no pair of worlds looks alike after them. */
  readonly reveals: readonly string[];
  readonly tally: Tally;
}

/** Everything `v` gets of a state while the match runs; bytes. */
export function sight({ table }: Moment, state: TableState, viewer: Viewer): string {
  const view = table.view(state, viewer);
  const timers = table.timers(state).filter((timer) => timer.hidden !== true);
  return bytes([view, table.asks(state), timers, table.outcome(state), table.moves(view)]);
}

/** What `v` gets of a step besides the view: what is heard, how many and how long; asks, timers, moves. */
function aside(moment: Moment, after: After, viewer: Viewer): string {
  return bytes([heardBy(after.told, viewer), sight(moment, after.state, viewer)]);
}

interface After {
  readonly state: TableState;
  readonly told: readonly TableTold[];
}

/** All five laws at one moment; adds to the tally. */
export function secrecy(moment: Moment, secrets: Secrets): readonly string[] {
  const pairs = viewers(moment).flatMap((viewer) => withWorld(moment, viewer, secrets));
  if (secrets.teaches === null) return pairs;
  return [...pairs, ...choicesStayHidden(moment), ...nothingIsSilent(moment)];
}

function withWorld(moment: Moment, viewer: Viewer, secrets: Secrets): readonly string[] {
  const { table, state } = moment;
  const world = table.imagine(table.view(state, viewer), fancy(moment, viewer));
  const same = canonical(world) === canonical(state);
  if (secrets.teaches === null) {
    return same ? [] : [`nothing is hidden, and yet ${viewer} imagines another state`];
  }
  if (sight(moment, world, viewer) !== sight(moment, state, viewer)) {
    return [`law 1: ${viewer} can tell the true state from an imagined one`];
  }
  if (same) return [];
  const pair: Pair = { moment, viewer, world, secrets };
  return [...sameVerdicts(pair), ...sameAfterwards(pair)];
}

interface Pair {
  readonly moment: Moment;
  readonly viewer: Viewer;
  readonly world: TableState;
  readonly secrets: Secrets;
}

/** Law 2: "every move of v, listed, unlisted or junk, gets the same verdict and the same refusal in both" */
function sameVerdicts({ moment, viewer, world }: Pair): readonly string[] {
  if (typeof viewer !== 'number') return [];
  const { table, state } = moment;
  const tries = [
    ...listed(moment, MOVES_TRIED).filter((input) => isOf(input, viewer)),
    ...forged(moment, viewer, FORGERIES_TRIED),
    ...senseless(moment).filter((input) => isOf(input, viewer)),
  ];
  const verdict = (of: TableState, input: Played): string => {
    const ruling = table.apply(of, input, luck(moment));
    return ruling.ok ? 'ok' : bytes(ruling.why);
  };
  return tries
    .filter((input) => verdict(state, input) !== verdict(world, input))
    .map((input) => `law 2: the verdict on ${shown(input)} depends on what they cannot see`);
}

function isOf(input: Played, viewer: Viewer): boolean {
  return input.kind === 'move' && input.seat === viewer;
}

/**
 * Law 3: "after any one input: if v's views are equal, everything else v gets is equal too".
 * Law 4: "inputs that cannot teach do not".
 */
function sameAfterwards(pair: Pair): readonly string[] {
  const inputs = [...listed(pair.moment, MOVES_TRIED), ...timeouts(pair.moment)];
  return inputs.flatMap((input) => {
    const [fare, finding] = compare(pair, input);
    count(pair.secrets.tally, input, fare);
    return finding === null ? [] : [finding];
  });
}

type Compared = readonly [keyof Fares, string | null];

function compare({ moment, viewer, world, secrets }: Pair, input: Played): Compared {
  const { table, state } = moment;
  const name = nameOf(input);
  const here = table.apply(state, input, luck(moment));
  const there = table.apply(world, input, luck(moment));
  if (!here.ok || !there.ok) return ['skipped', null];
  if (bytes(table.view(here.state, viewer)) !== bytes(table.view(there.state, viewer))) {
    const taught = secrets.teaches?.includes(name) === true;
    return ['revealing', taught ? null : `law 4: ${shown(input)} teaches ${viewer} something`];
  }
  const equal = aside(moment, here, viewer) === aside(moment, there, viewer);
  return [
    'conclusive',
    equal ? null : `law 3: ${viewer} hears of ${shown(input)} what the view does not show`,
  ];
}

function count(tally: Tally, input: Played, fare: keyof Fares): void {
  const name = `${input.kind} ${nameOf(input)}`;
  const fares = tally.get(name) ?? NO_FARES;
  tally.set(name, { ...fares, [fare]: fares[fare] + 1 });
}

/** Law 3 again: "and after a different secret choice of another seat" */
function choicesStayHidden(moment: Moment): readonly string[] {
  const inputs = listed(moment, MOVES_TRIED);
  return inputs.flatMap((one, at) => {
    const other = inputs.slice(at + 1).find((next) => answersAlike(one, next));
    return other === undefined ? [] : differs(moment, one, other);
  });
}

function answersAlike(one: Played, other: Played): boolean {
  if (one.kind !== 'move' || other.kind !== 'move') return false;
  return one.seat === other.seat && one.key === other.key;
}

function differs(moment: Moment, one: Played, other: Played): readonly string[] {
  const { table, state } = moment;
  const [here, there] = [one, other].map((input) => table.apply(state, input, luck(moment)));
  if (!here?.ok || !there?.ok) return [];
  return viewers(moment)
    .filter((viewer) => !isOf(one, viewer))
    .filter(
      (viewer) =>
        bytes(table.view(here.state, viewer)) === bytes(table.view(there.state, viewer)) &&
        aside(moment, here, viewer) !== aside(moment, there, viewer),
    )
    .map((viewer) => `law 3: ${viewer} can tell ${shown(one)} from ${shown(other)} by ear`);
}

/** Law 5: "if v hears nothing of an input that is not v's own, then v's view, asks and visible timers keep their bytes" */
function nothingIsSilent(moment: Moment): readonly string[] {
  const { table, state } = moment;
  return [...listed(moment, MOVES_TRIED), ...timeouts(moment)].flatMap((input) => {
    const after = table.apply(state, input, luck(moment));
    if (!after.ok) return [];
    return viewers(moment)
      .filter((viewer) => !isOf(input, viewer) && heardBy(after.told, viewer).length === 0)
      .filter((viewer) => sight(moment, after.state, viewer) !== sight(moment, state, viewer))
      .map((viewer) => `law 5: ${shown(input)} changes silently what ${viewer} sees`);
  });
}

/**
 * Whether the pairs prove anything, asked when all matches are over. Every kind of input must have
 * been compared in differing worlds, skipped pairs left out, and of all moves together at least half
 * must be conclusive, reveals left out. Not of each kind: a move may reveal only now and then.
 */
export function conclusive({ teaches, reveals, tally }: Secrets): readonly string[] {
  if (teaches === null) return [];
  const rows = [...tally];
  const revealed = reveals.map((name) => `move ${name}`);
  const moves = rows
    .filter(([name]) => name.startsWith('move ') && !revealed.includes(name))
    .map(([, fares]) => fares);
  const unseen = teaches.filter(
    (name) => !tally.has(`move ${name}`) && !tally.has(`timeout ${name}`),
  );
  const idle = rows.filter(([, { conclusive: good, revealing }]) => good + revealing === 0);
  const good = sum(moves.map((fares) => fares.conclusive));
  const all = good + sum(moves.map((fares) => fares.revealing));
  return [
    ...unseen.map((name) => `${name} is said to teach and was never tried in differing worlds`),
    ...idle.map(([name]) => `all pairs of ${name} had to be skipped`),
    ...(good * 2 >= all && all > 0 ? [] : [`only ${good} of ${all} pairs of moves are conclusive`]),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
