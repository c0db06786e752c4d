/** What every game promises at every moment, secrecy apart. Quotes are from the architecture page. */
import * as z from 'zod/mini';
import type { Seat, Timer, Viewer } from '../game.ts';
import {
  GUARD_CODES,
  type Played,
  type TableAsk,
  type TableOutcome,
  type TableState,
} from '../table.ts';
import { heardBy } from '../told.ts';
import {
  bytes,
  canonical,
  dice,
  type Law,
  luck,
  type Moment,
  sample,
  shown,
  viewers,
} from './moment.ts';
import { answers, type PlayoutStep } from './playout.ts';
import { forged, listed, senseless, timeouts } from './tries.ts';

const MOVES_TRIED = 12;
const FORGERIES_TRIED = 6;
// takes whatever the game once gave
const anyState = z.custom<TableState>();
const GUARDS: readonly string[] = GUARD_CODES;

/** "without an outcome somebody asked with `must` has a listed move or a timer is listed, with one asks and timers are empty" */
const goesOn: Law = ({ table, state }) => {
  const timers = table.timers(state).length;
  if (table.outcome(state) === null) {
    const stuck = timers === 0 && answers(table, state, 'must').length === 0;
    return stuck ? ['nobody can move and nothing falls'] : [];
  }
  return timers + table.asks(state).length > 0 ? ['asks or timers after the outcome'] : [];
};

/** "what is asked and timed follows from what everybody sees" */
const isOpen: Law = (moment) => {
  const { table, state } = moment;
  const { open } = table;
  if (!open) return [];
  const seen = viewers(moment).map((viewer) => table.view(state, viewer));
  const asked = seen.every((view) => bytes(open.asks(view)) === bytes(table.asks(state)));
  const timed = seen.every((view) => bytes(open.timers(view)) === bytes(table.timers(state)));
  return [
    ...(asked ? [] : ['a view asks something else']),
    ...(timed ? [] : ['a view times something else']),
  ];
};

/** "unique for ever in a match"; "each `do` stands in exactly one open ask of its seat" */
const asksAreWellFormed: Law = ({ table, state, seats }) => {
  const asks = table.asks(state);
  const names = asks.map(({ seat, key }) => `${seat} ${key}`);
  const dos = asks.flatMap(({ seat, answers: kinds }) => kinds.map((kind) => `${seat} ${kind}`));
  return [
    ...twice(names).map((name) => `two asks ${name}`),
    ...twice(dos).map((name) => `two asks for ${name}`),
    ...asks.filter((ask) => !isAsk(ask, seats)).map((ask) => `malformed ask ${bytes(ask)}`),
  ];
};

function isAsk({ seat, key, answers: kinds, pace }: TableAsk, seats: readonly Seat[]): boolean {
  const paced = pace === undefined || (pace[0] >= 0 && pace[0] <= pace[1]);
  return seats.includes(seat) && key !== '' && kinds.length > 0 && paced;
}

/** "the engine never sees a clock": a timer is a key and whole, positive milliseconds */
const timersAreWellFormed: Law = ({ table, state, seats }) => {
  const timers = table.timers(state);
  return [
    ...twice(timers.map(({ key }) => key)).map((key) => `two timers ${key}`),
    ...timers.filter((timer) => !isTimer(timer, seats)).map((t) => `malformed timer ${bytes(t)}`),
  ];
};

function isTimer(timer: Timer, seats: readonly Seat[]): boolean {
  const { key, seat, ms, increment = 0 } = timer;
  const whole = [ms, increment].every((time) => Number.isInteger(time) && time >= 0);
  return key !== '' && ms > 0 && whole && (seat === null || seats.includes(seat));
}

function twice(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** "Best first; seats that share a place share an entry", each seat once */
const outcomeRanksEverybody: Law = ({ table, state, seats }) => {
  const outcome: TableOutcome | null = table.outcome(state);
  if (outcome === null) return [];
  const ranked = outcome.ranking.flat().toSorted((a, b) => a - b);
  const scored = outcome.scores === undefined || outcome.scores.length === seats.length;
  const whole =
    bytes(ranked) === bytes(seats) && outcome.ranking.every((place) => place.length > 0);
  return whole && scored ? [] : [`outcome ${bytes(outcome)}`];
};

/** "a viewer without a seat" is a viewer like others: a view says whose it is, and only a seat has moves */
const viewsKnowTheirViewer: Law = (moment) => {
  const { table, state } = moment;
  const all =
    table.outcome(state) === null ? viewers(moment) : [...viewers(moment), 'all' as const];
  const wrong = all.filter((viewer) => table.view(state, viewer).me !== viewer);
  const idle = table.moves(table.view(state, 'public')).length;
  return [
    ...wrong.map((viewer) => `the view of ${viewer} says another`),
    ...(idle > 0 ? ['the public has moves'] : []),
  ];
};

/** "every listed move is accepted" */
const listedIsAccepted: Law = (moment) => {
  const { table, state } = moment;
  const open = answers(table, state, 'open');
  const asked = new Set(open.map(({ seat, move }) => `${seat} ${canonical(move)}`));
  const unasked = moment.seats.flatMap((seat) =>
    table
      .moves(table.view(state, seat))
      .filter((move) => !asked.has(`${seat} ${canonical(move)}`))
      .map((move) => `seat ${seat} lists ${bytes(move)}, which no ask of theirs wants`),
  );
  const refused = [...listed(moment, MOVES_TRIED), ...timeouts(moment)].flatMap((input) => {
    const verdict = table.apply(state, input, luck(moment));
    return verdict.ok ? [] : [`${shown(input)} is listed and refused: ${bytes(verdict.why)}`];
  });
  return [...unasked, ...refused];
};

/** "with `listing: 'all'` unlisted ones are refused"; total: in any case a verdict, never a throw */
const unlistedIsRefused: Law = (moment) => {
  const { table, state, seats } = moment;
  return seats
    .flatMap((seat) => forged(moment, seat, FORGERIES_TRIED))
    .filter((input) => table.apply(state, input, luck(moment)).ok && table.listing === 'all')
    .map((input) => `${shown(input)} is not listed and accepted`);
};

/** "junk never throws", and is refused by core before the rules are asked; the schema is strict */
const junkIsRefused: Law = (moment) => {
  const padded = sample(listed(moment, 1), 2, dice(moment, 'padded')).flatMap(pad);
  return [...senseless(moment), ...padded].flatMap((input) => {
    const verdict = moment.table.apply(moment.state, input, luck(moment));
    if (verdict.ok) return [`junk is accepted: ${shown(input).slice(0, 200)}`];
    return GUARDS.includes(verdict.why.code) ? [] : [`junk reached the rules: ${shown(input)}`];
  });
};

/** "whether something fits that schema": a guard written by hand takes what the schema takes, and nothing else */
const guardIsTheSchema: Law = (moment) => {
  const { table, state, seats } = moment;
  const forgeries = seats.flatMap((seat) => forged(moment, seat, FORGERIES_TRIED));
  return [...listed(moment, 3), ...forgeries, ...senseless(moment)].flatMap((input) => {
    if (input.kind === 'timeout') return [];
    const verdict = table.apply(state, input, luck(moment));
    const isTaken = verdict.ok || verdict.why.code !== 'junk';
    const fits = table.schemas.move.safeParse(input.move).success;
    return isTaken === fits ? [] : [`${shown(input).slice(0, 200)} is read against the schema`];
  });
};

function pad(input: Played): readonly Played[] {
  if (input.kind === 'timeout' || typeof input.move !== 'object') return [];
  return [{ ...input, move: { ...input.move, unheardOf: 1 } }];
}

/** "same secret, same bytes"; "state and views survive JSON": the second time on a state out of JSON */
const repeats: Law = (moment) => {
  const { table, state } = moment;
  const copy = anyState.parse(JSON.parse(JSON.stringify(state)));
  const sights = (of: typeof state) =>
    bytes([
      viewers(moment).map((viewer) => table.view(of, viewer)),
      moment.seats.map((seat) => table.moves(table.view(of, seat))),
      [table.asks(of), table.timers(of), table.outcome(of), table.kept(of)],
    ]);
  const inputs = [...listed(moment, 3), ...timeouts(moment)].filter(
    (input) =>
      bytes(table.apply(state, input, luck(moment))) !==
      bytes(table.apply(copy, input, luck(moment))),
  );
  return [
    ...(sights(state) === sights(copy) ? [] : ['the same state looks different the second time']),
    ...inputs.map((input) => `${shown(input)} leads elsewhere the second time`),
  ];
};

const nameOfAsk = ({ seat, key }: { readonly seat: Seat; readonly key: string }): string =>
  `${key} of seat ${seat}`;

/** By name, as findings quote them. */
export const LAWS: Readonly<Record<string, Law>> = {
  'goes on': goesOn,
  'asks are well-formed': asksAreWellFormed,
  'timers are well-formed': timersAreWellFormed,
  'outcome ranks everybody': outcomeRanksEverybody,
  'views know their viewer': viewsKnowTheirViewer,
  'listed is accepted': listedIsAccepted,
  'unlisted is refused': unlistedIsRefused,
  'junk is refused': junkIsRefused,
  'the guard is the schema': guardIsTheSchema,
  'same again': repeats,
  open: isOpen,
};

/**
 * A show is public: it is the same for all who hear it, those who see everything included. Its steps
 * take time, and what cannot be cut short comes first.
 */
export function showsAlike(
  { table, seats }: Pick<Moment, 'table' | 'seats'>,
  told: PlayoutStep['told'],
): readonly string[] {
  const shows = table.show(heardBy(told, 'public'));
  const others = [...seats, 'all' as const].filter(
    (viewer) => bytes(table.show(heardBy(told, viewer))) !== bytes(shows),
  );
  const cut = shows.findIndex(({ whole }) => !whole);
  const late = cut >= 0 && shows.slice(cut).some(({ whole }) => whole);
  return [
    ...others.map((viewer) => `${viewer} is shown something else than the public`),
    ...(shows.every(({ ms }) => Number.isInteger(ms) && ms > 0) ? [] : ['a step takes no time']),
    ...(late ? ['what cannot be cut short comes behind what can'] : []),
  ];
}

/** Everybody counts the same rounds: what ends one is told to all alike. */
export function roundsEndAlike(
  { table, seats }: Pick<Moment, 'table' | 'seats'>,
  told: PlayoutStep['told'],
): readonly string[] {
  const { hands } = table;
  if (!hands) return [];
  const ends = (viewer: Viewer) =>
    heardBy(told, viewer).filter((event) => hands(event, seats.length)).length;
  const others = [...seats, 'all' as const].filter((viewer) => ends(viewer) !== ends('public'));
  return others.map((viewer) => `${viewer} hears of other ends of rounds than the public`);
}

/**
 * "keys never recur": a question that closed stays closed, a timer that fell is never listed again.
 * Gives the law for one match, to be asked at each of its moments in order with the input that led there.
 */
export function keysNeverRecur(): (moment: Moment, input: Played | null) => readonly string[] {
  const closed = new Set<string>();
  let open: readonly string[] = [];
  const fallen = new Set<string>();
  return ({ table, state }, input) => {
    if (input?.kind === 'timeout') fallen.add(input.timer);
    const now = table.asks(state).map(nameOfAsk);
    for (const name of open) if (!now.includes(name)) closed.add(name);
    open = now;
    const risen = table.timers(state).filter(({ key }) => fallen.has(key));
    return [
      ...now.filter((name) => closed.has(name)).map((name) => `ask ${name} recurs`),
      ...risen.map(({ key }) => `timer ${key} recurs`),
    ];
  };
}

/**
 * "after an accepted input that closes a question, no ask of a seat that answered keeps its key": what
 * closes and opens within one input is seen at no moment between. It is due again from a seat that has
 * answered, and the public has seen something since; an answer that is kept hidden, while the question
 * stands, shows it nothing. For one match, like the law before.
 */
export function answersClose(): (moment: Moment, input: Played | null) => readonly string[] {
  // what the public saw when the answer came
  const answered = new Map<string, string>();
  let before = '';
  return ({ table, state }, input) => {
    if (input?.kind === 'move') answered.set(nameOfAsk(input), before);
    before = bytes(table.view(state, 'public'));
    return table
      .asks(state)
      .filter(({ must }) => must)
      .map(nameOfAsk)
      .filter((name) => (answered.get(name) ?? before) !== before)
      .map((name) => `ask ${name} is due again from who answered it`);
  };
}
