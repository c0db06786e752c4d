/**
 * Nobody learns what they may not, by the rules alone: the laws of `twoWorlds.ts` on what the table gives
 * a viewer. `tools/check/secrecy` holds a whole server to the same laws.
 */
import type { Viewer } from '../game.ts';
import type { Played, TableState } from '../table.ts';
import { heardBy } from '../told.ts';
import { bytes, canonical, fancy, luck, type Moment, nameOf, shown, viewers } from './moment.ts';
import { forged, listed, senseless, timeouts } from './tries.ts';
import {
  type After,
  afterOneInput,
  type Broken,
  cannotTell,
  type Fares,
  NO_FARES,
  sameVerdict,
  staysSilent,
} from './twoWorlds.ts';

const MOVES_TRIED = 5;
const FORGERIES_TRIED = 4;

/** Fares by kind and name of input; only pairs of worlds that really differ are counted. */
export type Tally = Map<string, Fares>;

export interface Secrets {
  /**
   * The moves and timers (their keys up to the number) that may legitimately teach: a draw, a
   * reveal. Null: the game hides nothing, and every viewer imagines exactly the true state.
   */
  readonly teaches: readonly string[] | null;
  /** What may teach as well, and need not have been tried. */
  readonly seldom?: readonly string[];
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
  if (cannotTell([seen(moment, state, viewer)], [seen(moment, world, viewer)]).length > 0) {
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

/** Law 2 on listed, forged and senseless moves of the viewer's own. */
function sameVerdicts({ moment, viewer, world }: Pair): readonly string[] {
  if (typeof viewer !== 'number') return [];
  const tries = [
    ...listed(moment, MOVES_TRIED).filter((input) => isOf(input, viewer)),
    ...forged(moment, viewer, FORGERIES_TRIED),
    ...senseless(moment).filter((input) => isOf(input, viewer)),
  ];
  return tries
    .filter((input) => verdictsDiffer(moment, world, input).length > 0)
    .map((input) => `law 2: the verdict on ${shown(input)} depends on what they cannot see`);
}

/** Law 2 on one input: whether the rules give it another verdict in an imagined world. */
export function verdictsDiffer(
  moment: Moment,
  world: TableState,
  input: Played,
): readonly Broken<null>[] {
  const verdict = (state: TableState): unknown => {
    const ruling = moment.table.apply(state, input, luck(moment));
    return ruling.ok ? 'ok' : ruling.why;
  };
  const [here, there] = [verdict(moment.state), verdict(world)];
  return sameVerdict({ to: null, what: here }, { to: null, what: there });
}

function isOf(input: Played, viewer: Viewer): boolean {
  return input.kind === 'move' && input.seat === viewer;
}

/** Laws 3 and 4 on listed moves of all and on every timer. */
function sameAfterwards(pair: Pair): readonly string[] {
  const inputs = [...listed(pair.moment, MOVES_TRIED), ...timeouts(pair.moment)];
  return inputs.flatMap((input) => {
    const [fare, finding] = compare(pair, input);
    count(pair.secrets.tally, input, fare);
    return finding === null ? [] : [finding];
  });
}

type Ruling = ReturnType<Moment['table']['apply']>;
type Compared = readonly [keyof Fares, string | null];

function compare({ moment, viewer, world, secrets }: Pair, input: Played): Compared {
  const tried = {
    own: isOf(input, viewer),
    teaches: [...(secrets.teaches ?? []), ...(secrets.seldom ?? [])].includes(nameOf(input)),
  };
  const after = (state: TableState) =>
    afterwards(moment, moment.table.apply(state, input, luck(moment)), viewer);
  const [here, there] = [after(moment.state), after(world)];
  const { fare, broken } = afterOneInput(here, there, tried);
  const said = broken.map(({ law }) => sentence(law, shown(input), viewer));
  return [fare === 'conclusive' || fare === 'revealing' ? fare : 'skipped', said[0] ?? null];
}

function sentence(law: Broken<null>['law'], input: string, viewer: Viewer): string {
  if (law === 4) return `law 4: ${input} teaches ${viewer} something`;
  return `law ${law}: ${viewer} hears of ${input} what the view does not show`;
}

/** Returns what the rules give a viewer after one input: the events and their lead, asks, timers, moves. */
function afterwards(moment: Moment, ruling: Ruling, viewer: Viewer): After<null> {
  if (!ruling.ok) return { accepted: false, view: () => null, rest: () => [] };
  return {
    accepted: true,
    view: () => moment.table.view(ruling.state, viewer),
    rest: () => [
      { to: null, what: heardBy(ruling.told, viewer) },
      seen(moment, ruling.state, viewer),
    ],
  };
}

function seen(moment: Moment, state: TableState, viewer: Viewer) {
  return { to: null, what: sight(moment, state, viewer) };
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
  const ruling = (input: Played) => moment.table.apply(moment.state, input, luck(moment));
  const [here, there] = [ruling(one), ruling(other)];
  return viewers(moment)
    .filter((viewer) => !isOf(one, viewer))
    .filter((viewer) => {
      const after = [afterwards(moment, here, viewer), afterwards(moment, there, viewer)] as const;
      return afterOneInput(...after, { own: false, teaches: true }).broken.length > 0;
    })
    .map((viewer) => `law 3: ${viewer} can tell ${shown(one)} from ${shown(other)} by ear`);
}

/** Law 5 on listed moves of all and on every timer. */
function nothingIsSilent(moment: Moment): readonly string[] {
  const { table, state } = moment;
  return [...listed(moment, MOVES_TRIED), ...timeouts(moment)].flatMap((input) => {
    const after = table.apply(state, input, luck(moment));
    if (!after.ok) return [];
    return viewers(moment)
      .filter((viewer) => !isOf(input, viewer))
      .filter((viewer) => {
        const at = (now: TableState) => () => [seen(moment, now, viewer)];
        const heard = heardBy(after.told, viewer);
        return staysSilent(heard, at(state), at(after.state)).length > 0;
      })
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
