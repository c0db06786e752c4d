/**
 * Where generics end: a `Table` speaks unknown in and JSON out. Server, room, tools and registry see
 * only this. It also guards `apply`, so that rules see nothing but well-formed answers to asked
 * questions.
 */
/* oxlint-disable typescript/no-unsafe-type-assertion -- the one place where a game's types are forgotten */
import * as z from 'zod/mini';
import type { Bot, Level } from './bot.ts';
import {
  type Ask,
  AUTO,
  type Choice,
  type Game,
  type Seat,
  type Timer,
  type Types,
  type Viewer,
} from './game.ts';
import type { Random } from './random.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

declare const opaque: unique symbol;
/** A game's state, seen from outside: nobody but its own game looks in. */
export type TableState = JsonObject & { readonly [opaque]: true };

/** What every game refuses before its rules are asked. */
export const GUARD_CODES = ['junk', 'stale', 'notAsked'] as const;
export type GuardCode = (typeof GUARD_CODES)[number];

/** The types of a game as a table shows them. */
export interface TableTypes {
  readonly state: TableState;
  readonly move: JsonObject & { readonly do: string };
  readonly event: JsonObject & { readonly type: string };
  readonly refusal: JsonObject & { readonly code: string };
  readonly view: JsonObject & { readonly me: Viewer };
  readonly options: JsonObject;
  readonly reason: string;
  readonly own: Json;
  readonly kept: Json;
}
export type TableMove = TableTypes['move'];
export type TableEvent = TableTypes['event'];
export type TableView = TableTypes['view'];
export type TableAsk = Ask<TableTypes>;
export type TableOutcome = NonNullable<ReturnType<Game<TableTypes>['outcome']>>;

/** An input as it comes from outside: a move names the question it answers. */
export type Played =
  | { readonly kind: 'move'; readonly seat: Seat; readonly key: string; readonly move: unknown }
  | { readonly kind: 'timeout'; readonly timer: string };

export type Verdict =
  | {
      readonly ok: true;
      readonly state: TableState;
      readonly told: readonly TableTold[];
    }
  | { readonly ok: false; readonly why: TableTypes['refusal'] };
export type TableTold =
  | { readonly event: TableEvent }
  | { readonly event: TableEvent; readonly only: readonly Seat[]; readonly others?: TableEvent };

export interface Table {
  readonly id: string;
  readonly version: number;
  readonly seats: Game<TableTypes>['seats'];
  readonly series: Game<TableTypes>['series'];
  readonly listing: Game<TableTypes>['listing'];
  readonly options: Readonly<Record<string, Choice<Json>>>;
  /** What is played in a room with children, whatever its host has chosen. */
  readonly family: JsonObject;
  /** What a seat may send, and choose in secret before the match. */
  readonly schemas: Pick<Game<TableTypes>, 'move' | 'own'>;
  /** The options a host chose for all, completed with defaults; null when a key or value is not offered. */
  readonly parseOptions: (raw: unknown) => JsonObject | null;
  /** Those that the host chose for one seat, read alike. */
  readonly parseSeatOptions: (raw: unknown) => JsonObject | null;
  /** The options with which a match starts at which so many humans sit: none is left to the room any more. */
  readonly settleOptions: (options: JsonObject, humans: number) => JsonObject;
  /** A seat's secret choice before the match (undefined gives the default); null when malformed. */
  readonly parseOwn: (raw: unknown) => { readonly own: Json } | null;
  /**
   * What is chosen per seat stands in `options` as a list; without one every seat has the default. What
   * is left to a room that nobody has settled is as where only humans sit.
   */
  readonly setup: (start: {
    readonly seats: number;
    readonly options: JsonObject;
    readonly own: readonly Json[];
    readonly kept: Json;
    readonly random: Random;
  }) => { readonly state: TableState; readonly told: readonly TableTold[] };
  readonly apply: (state: TableState, input: Played, random: Random) => Verdict;
  readonly view: (state: TableState, viewer: Viewer) => TableView;
  /** The view after one event as its viewer hears it, but for the residue. */
  readonly follow: (view: TableView, event: TableEvent) => TableView;
  /** The top-level parts of the view that `follow` leaves as they were. */
  readonly residue: Game<TableTypes>['residue'];
  readonly brief: Game<TableTypes>['brief'];
  readonly open: Game<TableTypes>['open'];
  /** What of what somebody heard is shown to all at one pace; empty: nothing. */
  readonly show: NonNullable<Game<TableTypes>['show']>;
  readonly round: Game<TableTypes>['round'];
  readonly hands: Game<TableTypes>['hands'];
  readonly takeBack: Game<TableTypes>['takeBack'];
  readonly moves: (view: TableView) => readonly TableMove[];
  readonly asks: (state: TableState) => readonly TableAsk[];
  readonly timers: (state: TableState) => readonly Timer[];
  readonly outcome: (state: TableState) => TableOutcome | null;
  readonly kept: (state: TableState) => Json;
  readonly imagine: (view: TableView, random: Random) => TableState;
  /** The state with all that is hidden dealt anew, by purposes that begin with `redeal `; null where nothing is. */
  readonly redeal: ((state: TableState, own: readonly Json[], random: Random) => TableState) | null;
  /** The game's own player; null where it has none and the generic ones must do. */
  readonly bot:
    | ((view: TableView, ask: TableAsk, level: Level, random: Random) => TableMove)
    | null;
}

/**
 * Opens a game to the house.
 * @param bot the game's own player, if it has one.
 */
export function openTable<T extends Types>(game: Game<T>, bot?: Bot<T>): Table {
  // The one place where a game's types are forgotten: what it gets back is what it gave.
  const open = game as unknown as Game<TableTypes>;
  const given = game.options as unknown as Table['options'];
  const choices = withAuto(given);
  const settleOptions = (options: JsonObject, humans: number) => settled(given, options, humans);
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    series: game.series,
    listing: game.listing,
    options: choices,
    family: (game.family ?? {}) as unknown as JsonObject,
    schemas: { move: open.move, own: open.own },
    parseOptions: (raw) => parseChoices(offered(choices, undefined), raw),
    parseSeatOptions: (raw) => parseChoices(offered(choices, 'seat'), raw),
    settleOptions,
    parseOwn: (raw) => ownOf(open, raw),
    setup: (start) => {
      const options = settleOptions(start.options, start.seats);
      return open.setup({ ...start, options: { ...bySeat(choices, start.seats), ...options } });
    },
    apply: (state, input, random) => guardedApply(open, state, input, random),
    ...sightOf(open),
    show: open.show ?? showsNothing,
    round: open.round,
    hands: open.hands,
    takeBack: open.takeBack,
    moves: open.moves,
    asks: open.asks,
    timers: open.timers,
    outcome: open.outcome,
    kept: open.kept,
    imagine: open.imagine,
    redeal: redealOf(open),
    bot: botOf(bot as unknown as Bot<TableTypes> | undefined),
  };
}

/** Of a game at which everybody looks at their own pace. */
export const showsNothing: Table['show'] = () => [];

/** What a game says of its views. */
function sightOf(
  game: Game<TableTypes>,
): Pick<Table, 'view' | 'follow' | 'residue' | 'brief' | 'open'> {
  const { view, follow, residue, brief, open } = game;
  return { view, follow, residue, brief, open };
}

/** A typed look at a game's state, for those who hold the state of its table. */
export function onState<T extends Types, X>(
  _game: Game<T>,
  look: (state: T['state']) => X,
): (state: TableState) => X {
  return look;
}

/** A typed look at a game's view, for those who hold the view of its table. */
export function onView<T extends Types, X>(
  _game: Game<T>,
  look: (view: T['view']) => X,
): (view: TableView) => X {
  return look;
}

function botOf(bot: Bot<TableTypes> | undefined): Table['bot'] {
  return bot ? (view, ask, level, random) => bot({ view, ask }, level, random) : null;
}

function ownOf({ own }: Game<TableTypes>, raw: unknown): { readonly own: Json } | null {
  const parsed = own.safeParse(raw);
  return parsed.success ? { own: parsed.data } : null;
}

function redealOf({ redeal, view }: Game<TableTypes>): Table['redeal'] {
  return (
    redeal &&
    ((state, own, random) =>
      redeal(view(state, 'public'), own, (purpose) => random(`redeal ${purpose}`)))
  );
}

function guardedApply(
  game: Game<TableTypes>,
  state: TableState,
  input: Played,
  random: Random,
): Verdict {
  if (input.kind === 'timeout') {
    const listed = game.timers(state).some((timer) => timer.key === input.timer);
    return listed ? game.apply(state, input, random) : refused('stale');
  }
  const move = readMove(game, input.move);
  if (!move) return refused('junk');
  const ask = game.asks(state).find(({ seat, key }) => seat === input.seat && key === input.key);
  if (!ask) return refused('stale');
  if (!ask.answers.includes(move.do)) return refused('notAsked');
  return game.apply(state, { kind: 'move', seat: input.seat, move }, random);
}

function readMove({ move, isMove }: Game<TableTypes>, raw: unknown): TableMove | null {
  if (isMove) return isMove(raw) ? raw : null;
  const parsed = move.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

function refused(code: GuardCode): Verdict {
  return { ok: false, why: { code } };
}

/** The choices for all, or those per seat. */
function offered(choices: Table['options'], per: 'seat' | undefined): Table['options'] {
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice.per === per));
}

/** The choices as a table offers them: some may be left to the room. */
function withAuto(choices: Table['options']): Table['options'] {
  const open = Object.entries(choices).map(([key, choice]) => {
    if (choice.alone === undefined) return [key, choice] as const;
    return [key, { ...choice, values: [AUTO, ...choice.values], default: AUTO }] as const;
  });
  return Object.fromEntries(open);
}

function settled(choices: Table['options'], options: JsonObject, humans: number): JsonObject {
  const left = Object.entries(choices).flatMap(([key, { alone, ...choice }]) => {
    if (alone === undefined || options[key] !== AUTO) return [];
    return [[key, humans === 1 ? alone : choice.default] as const];
  });
  return { ...options, ...Object.fromEntries(left) };
}

/** The default of every seat for what is chosen per seat. */
function bySeat(choices: Table['options'], seats: number): JsonObject {
  const lists = Object.entries(offered(choices, 'seat')).map(
    ([key, choice]) => [key, Array.from({ length: seats }, () => choice.default)] as const,
  );
  return Object.fromEntries(lists);
}

function parseChoices(choices: Table['options'], raw: unknown): JsonObject | null {
  const given = z.record(z.string(), z.unknown()).safeParse(raw ?? {});
  if (!given.success) return null;
  if (Object.keys(given.data).some((key) => !Object.hasOwn(choices, key))) return null;
  const chosen: Record<string, Json> = {};
  for (const [key, choice] of Object.entries(choices)) {
    const wanted = Object.hasOwn(given.data, key) ? given.data[key] : choice.default;
    const value = choice.values.find((offered) => Object.is(offered, wanted));
    if (value === undefined) return null;
    chosen[key] = value;
  }
  return chosen;
}
