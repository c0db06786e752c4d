/**
 * Following: what a viewer hears leads from the view before to the view after, but for the residue. The
 * half-way views on the way there lose and make no piece.
 */
import type { Seat, Viewer } from '../game.ts';
import type { Json, Table, TableEvent, TableView } from '../table.ts';
import { heardBy } from '../told.ts';
import { bytes, canonical, type Moment } from './moment.ts';
import type { PlayoutStep } from './playout.ts';

export interface Following {
  /** How many cards, marbles and the like a view accounts for: the same in every view of a match. */
  readonly pieces: (view: TableView) => number;
  /** The parts of the residue that went astray in some match: these are needed. */
  readonly astray: Set<string>;
}

interface Way {
  readonly table: Table;
  readonly viewer: Viewer;
  /** The viewer's view when the match began. */
  readonly first: TableView;
  readonly before: TableView;
  readonly heard: readonly TableEvent[];
  readonly after: TableView;
}

/**
 * The law for one match, to be asked at each of its moments in order with what was told there. Those who
 * see everything follow too: a replay is watched so.
 */
export function follows(
  following: Following,
): (
  moment: Pick<Moment, 'table' | 'state' | 'seats'>,
  told: PlayoutStep['told'],
) => readonly string[] {
  const firsts = new Map<Viewer, TableView>();
  const befores = new Map<Viewer, TableView>();
  return ({ table, state, seats }, told) =>
    [...seats, 'public' as const, 'all' as const].flatMap((viewer) => {
      const after = table.view(state, viewer);
      const first = firsts.get(viewer) ?? after;
      const before = befores.get(viewer);
      firsts.set(viewer, first);
      befores.set(viewer, after);
      if (before === undefined) return [];
      const way: Way = { table, viewer, first, before, heard: heardBy(told, viewer), after };
      return followed(way, following).map((text) => `${viewer} ${text}`);
    });
}

function followed(way: Way, { pieces, astray }: Following): readonly string[] {
  const { table, before, heard, after } = way;
  const views = halfWays(table, before, heard);
  const end = views.at(-1) ?? before;
  const gone = Object.keys(after).filter((part) => !alike(end[part], after[part]));
  const told = gone.filter((part) => !isResidue(table, part));
  for (const part of gone) if (isResidue(table, part)) astray.add(part);
  return [
    ...told.map((part) => `goes astray in ${part} by ${typesOf(heard)}`),
    ...views.flatMap((view, at) =>
      strange(table, before, view, pieces).map((fault) => `${fault} at ${heard[at]?.type}`),
    ),
    ...(heard.length === 0 || isSteady(way, end) ? [] : ['follows elsewhere the second time']),
    ...heard.flatMap((event, at) => misread(table, views[at - 1] ?? before, event)),
  ];
}

/** Returns whether an event in short is read as another one, by whoever holds the view before it. */
function misread({ brief }: Table, view: TableView, event: TableEvent): readonly string[] {
  const short = brief?.short(event);
  if (!brief || !short) return [];
  const long = brief.long(copyOf(view), short);
  return long !== null && alike(long, event)
    ? []
    : [`reads ${JSON.stringify(short)} as another ${event.type}`];
}

/** Whether `follow` leads to the same view again, out of JSON, after it has followed from another view. */
function isSteady({ table, viewer, first, before, heard }: Way, end: TableView): boolean {
  // a client that has missed steps is led astray, and never thrown
  const lost = halfWays(table, first, heard);
  const again = halfWays(table, copyOf(before), heard.map(copyOf)).at(-1) ?? before;
  return alike(again, end) && lost.every(({ me }) => me === viewer);
}

/** The view after each event. */
function halfWays(
  table: Table,
  before: TableView,
  heard: readonly TableEvent[],
): readonly TableView[] {
  let view = before;
  return heard.map((event) => {
    view = table.follow(view, event);
    return view;
  });
}

const names = (view: TableView): string => Object.keys(view).toSorted().join(' ');

/** Returns what a half-way view has and no view may have. */
function strange(
  table: Table,
  before: TableView,
  view: TableView,
  pieces: Following['pieces'],
): readonly string[] {
  const touched = table.residue.filter((part) => view[part] !== before[part]);
  return [
    ...(pieces(view) === pieces(before) ? [] : [`has ${pieces(view)} of ${pieces(before)} pieces`]),
    ...(names(view) === names(before) ? [] : ['has other parts']),
    ...touched.map((part) => `has a residue that was followed, ${part},`),
  ];
}

/**
 * The law for whole matches that show every event of a game, such as its golden replays; and "a residue
 * of parts, each of which a test needs".
 * @param matches the steps of each, and its seats.
 */
export function followedThrough(
  table: Table,
  pieces: Following['pieces'],
  matches: readonly {
    readonly seats: readonly Seat[];
    readonly steps: Iterable<Pick<PlayoutStep, 'state' | 'told'>>;
  }[],
): readonly string[] {
  const following: Following = { pieces, astray: new Set() };
  const astray = matches.flatMap(({ seats, steps }) => {
    const law = follows(following);
    return [...steps].flatMap(({ state, told }, at) =>
      law({ table, state, seats }, told).map((text) => `step ${at}: ${text}`),
    );
  });
  const needless = table.residue.filter((part) => !following.astray.has(String(part)));
  return [...astray, ...needless.map((part) => `${part} is residue, and yet every event told it`)];
}

const isResidue = ({ residue }: Table, part: string): boolean => residue.includes(part);

const typesOf = (heard: readonly TableEvent[]): string =>
  heard.map(({ type }) => type).join(', ') || 'nothing';

function alike(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other || bytes(one) === bytes(other)) return true;
  return one !== undefined && other !== undefined && canonical(one) === canonical(other);
}

/** The same out of JSON. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what it was
const copyOf = <X extends Json>(value: X): X => JSON.parse(JSON.stringify(value)) as X;
