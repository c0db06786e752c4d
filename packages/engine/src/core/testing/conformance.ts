/** Every promise of the contract, tried on whole random matches. Knows no test runner. */
import type { Seat } from '../game.ts';
import { type Stream, seededRandom } from '../random.ts';
import type { Json, JsonObject, Table, TableMove, TableState } from '../table.ts';
import { type Following, follows } from './follows.ts';
import { answersClose, keysNeverRecur, LAWS, roundsEndAlike, showsAlike } from './laws.ts';
import type { Moment } from './moment.ts';
import { type Manner, PATIENCE, type PlayoutStep, playout, type Setting } from './playout.ts';
import { everChanged, type Redeals, redeals } from './redealing.ts';
import { conclusive, type Secrets, secrecy, type Tally } from './secrecy.ts';
import { watched } from './watched.ts';

export interface Trial {
  /** Table sizes to play. */
  readonly seats: readonly number[];
  /** Moves and timers that may teach; null for a game that hides nothing. */
  readonly teaches: Secrets['teaches'];
  /** What may teach as well, but comes too seldom by chance to be tried each time; nothing unless told. */
  readonly seldom?: readonly string[];
  /** Those of them that always lay open what was hidden, such as a word of one's cards; none unless told. */
  readonly reveals?: Secrets['reveals'];
  /** Every card that lies hidden, in any order; null for a game that hides nothing. */
  readonly hidden: Redeals['hidden'];
  /** How many cards, marbles and the like a view accounts for: the same in every view of a match. */
  readonly pieces: Following['pieces'];
  /** Matches for each table size. */
  readonly runs: number;
  /** A seat's secret choice before the match; the game's default unless told. */
  readonly own?: (stream: Stream) => Json;
  /** Inputs after which a match counts as endless; 5000 unless told. */
  readonly longest?: number;
}

/** What a game's folder says of how it is tried, beyond its conformance. */
export interface GameTrial extends Trial {
  /** What the table must say of itself, written a second time so that a slip shows. */
  readonly says: Pick<Table, 'seats' | 'series' | 'listing'>;
  /** Whether a match leaves something for the next; it does not unless told. */
  readonly keeps?: true;
  /** What stands on the table, as golden replays show it. */
  readonly draw: (state: TableState) => string;
  /** Somebody new who takes what there is to see, and the share of matches that the gentlest level loses to them; absent in examples. */
  readonly newcomer?: { readonly plays: Table['bot']; readonly wins: number };
  /** What no golden replay shows, and why not. */
  readonly uncovered: Readonly<Record<string, string>>;
  /** What a seat may bring, ready made; absent where it brings nothing. */
  readonly ready?: readonly unknown[];
  /** How many matches are compared on the wire, and every so many-th step of them; the usual number of each unless told. */
  readonly spoken?: { readonly matches: number; readonly every: number };
}

export interface Report {
  /** One sentence for each broken law, with seed, seats and step; empty: the game conforms. */
  readonly findings: readonly string[];
  readonly tally: Tally;
}

const LONGEST = 5000;
const ENOUGH = 20;
// long matches are looked at closely at their beginning, and now and then afterwards
const CLOSELY = 60;
const SELDOM = 16;

type Say = (where: string, texts: readonly string[]) => void;

interface Match {
  readonly table: Table;
  readonly setting: Setting;
  readonly manner: Manner;
  readonly longest: number;
  readonly secrets: Secrets;
  readonly redealt: Omit<Redeals, 'own'>;
  readonly following: Following;
  readonly say: Say;
  /** Whether so much is broken that nobody needs to hear more. */
  readonly isEnough: () => boolean;
}

/** Plays `runs` matches a table size and holds every law at their moments; stops at 20 findings. */
export function conformance(table: Table, trial: Trial): Report {
  const findings = new Set<string>();
  const say: Say = (where, texts) => {
    for (const text of texts) findings.add(`${where}: ${text}`);
  };
  const isEnough = (): boolean => findings.size >= ENOUGH;
  const { teaches, seldom = [], reveals = [] } = trial;
  const secrets: Secrets = { teaches, seldom, reveals, tally: new Map() };
  const chance: Redeals['chance'] = { dealt: new Set(), possible: new Set() };
  const following: Following = { pieces: trial.pieces, astray: new Set() };
  const longest = trial.longest ?? LONGEST;
  say(
    'card',
    attempt(() => card(table, trial)),
  );
  for (const seats of trial.seats) {
    let kept: Json = null;
    for (let run = 0; run < trial.runs && !isEnough(); run += 1) {
      const setting = settingOf(table, trial, { seats, run, kept });
      const manner = mannerOf(run);
      kept = playMatch({
        table: watched(table),
        setting,
        manner,
        longest,
        secrets,
        redealt: { hidden: trial.hidden, chance },
        following,
        say,
        isEnough,
      });
    }
  }
  if (findings.size === 0) say('all matches: secrecy', conclusive(secrets));
  if (table.redeal) say('all matches: redeal', everChanged(chance));
  return { findings: [...findings].slice(0, ENOUGH), tally: secrets.tally };
}

/** Checks that what a game says of itself holds together, before anybody plays. */
function card(
  { id, version, seats, options, parseOwn, parseOptions, redeal, takeBack, hands }: Table,
  { teaches, hidden }: Trial,
): readonly string[] {
  const stray = Object.entries(options).filter(
    ([, choice]) => !choice.values.includes(choice.default),
  );
  const hides = [teaches, hidden, redeal].map((part) => part !== null);
  const sized = seats.min >= 1 && seats.min <= seats.max && Number.isInteger(version);
  return [
    ...stray.map(([name]) => `the default of option ${name} is not among its values`),
    ...(/^[a-z]+(-[a-z]+)*$/.test(id) ? [] : [`the id ${id} is no slug`]),
    ...(sized ? [] : ['seats or version make no sense']),
    ...(new Set(hides).size === 1 ? [] : ['whether anything is hidden is said in two ways']),
    ...(hands && hidden === null ? ['hands are hidden where nothing is'] : []),
    ...taughtOtherwise(takeBack, teaches),
    ...(parseOwn(undefined) === null ? ['own.parse(undefined) is not the default'] : []),
    ...(parseOptions({}) === null ? ['the default options are refused'] : []),
  ];
}

function taughtOtherwise(
  takeBack: Table['takeBack'],
  teaches: Trial['teaches'],
): readonly string[] {
  const isSame = takeBack === null || takeBack.teaches.join() === (teaches ?? []).join();
  return isSame ? [] : ['what a take-back counts as taught is not what may teach'];
}

interface Which {
  readonly seats: number;
  readonly run: number;
  readonly kept: Json;
}

function settingOf(table: Table, trial: Trial, { seats, run, kept }: Which): Setting {
  const seed = `${table.id} ${seats} ${run}`;
  const stream = seededRandom(seed)('setting');
  // the first match is the one most tables play
  const options =
    run === 0
      ? (table.parseOptions({}) ?? {})
      : { ...anyOptions(table, stream), ...anySeatOptions(table, stream, seats) };
  const own = seatsOf(seats).map(() => table.parseOwn(trial.own?.(stream))?.own ?? null);
  return { seats, options, own, kept, seed };
}

/** Options at random, each among its values: those for all, or those of one seat. */
export function anyOptions({ options }: Table, stream: Stream, whose?: 'seat'): JsonObject {
  const chosen = Object.entries(options).flatMap(([name, { values, per }]) =>
    per === whose ? [[name, stream.pick(values)] as const] : [],
  );
  return Object.fromEntries(chosen);
}

function anySeatOptions({ options }: Table, stream: Stream, seats: number): JsonObject {
  const chosen = Object.entries(options).flatMap(([name, { values, per }]) =>
    per === 'seat' ? [[name, seatsOf(seats).map(() => stream.pick(values))] as const] : [],
  );
  return Object.fromEntries(chosen);
}

/** How a run is played: impatient now and then, now and then with what nobody waits for. */
export function mannerOf(run: number): Manner {
  const patience = PATIENCE[run % PATIENCE.length] ?? 'patient';
  return { patience, whose: run % 4 === 3 ? 'open' : 'must' };
}

/** Plays one match under the eyes of the laws; gives what it hands to the next one. */
function playMatch(match: Match): Json {
  const { table, setting, say } = match;
  const last = walk(match);
  if (last === null) return null;
  const where = whereOf(setting, last.count);
  if (last.count >= match.longest) {
    say(where, ['the match does not end']);
    return null;
  }
  const over = attempt(() => (table.outcome(last.state) === null ? ['the match got stuck'] : []));
  say(where, over);
  return over.length > 0 ? null : table.kept(last.state);
}

/** Goes through a match to its end, or as far as it can be looked at; gives the last step. */
function walk(match: Match): PlayoutStep | null {
  const { table, setting, manner, longest, say, isEnough } = match;
  const look = observer(match);
  let last: PlayoutStep | null = null;
  try {
    for (const step of playout(table, setting, manner)) {
      last = step;
      say(whereOf(setting, step.count), look(step));
      if (isEnough()) return null;
      if (step.count >= longest) break;
    }
  } catch (thrown) {
    say(whereOf(setting, (last?.count ?? -1) + 1), [thrownText(thrown)]);
    return null;
  }
  return last;
}

const whereOf = ({ seed }: Setting, count: number): string => `seed "${seed}", step ${count}`;

/** Looks at one match, step after step; gives what is broken. */
function observer({
  table,
  setting,
  secrets,
  redealt,
  following,
}: Match): (step: PlayoutStep) => readonly string[] {
  const keys = keysNeverRecur();
  const close = answersClose();
  const isFollowed = follows(following);
  const dealsAnew = redeals({ ...redealt, own: setting.own });
  const pool: TableMove[] = [];
  const seats = seatsOf(setting.seats);
  return ({ count, input, state, told }) => {
    const moment: Moment = { table, state, seats, seed: `${setting.seed} ${count}`, pool };
    const found = [
      ...named('keys never recur', () => keys(moment, input)),
      ...named('answers close', () => close(moment, input)),
      ...named('redeal', () => dealsAnew(moment)),
      ...named('follow', () => isFollowed(moment, told)),
      ...named('show', () => showsAlike(moment, told)),
      ...named('hands', () => roundsEndAlike(moment, told)),
      ...named('told to seats', () => strangers(told, seats)),
    ];
    if (count < CLOSELY || count % SELDOM === 0 || table.outcome(state) !== null) {
      found.push(...Object.entries(LAWS).flatMap(([name, law]) => named(name, () => law(moment))));
      found.push(...named('secrecy', () => secrecy(moment, secrets)));
      pool.push(...seats.flatMap((seat) => table.moves(table.view(state, seat)).slice(0, 3)));
    }
    return found;
  };
}

function strangers(told: PlayoutStep['told'], seats: readonly Seat[]): readonly string[] {
  const nobody = told.filter(
    (one) => 'only' in one && !one.only.every((seat) => seats.includes(seat)),
  );
  return nobody.map((one) => `${one.event.type} is told to a seat that is not there`);
}

function named(law: string, check: () => readonly string[]): readonly string[] {
  return attempt(check).map((text) => `${law}: ${text}`);
}

/** "a throw is a bug": it becomes a finding, so that the rest of the match is still looked at. */
function attempt(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (thrown) {
    return [thrownText(thrown)];
  }
}

const thrownText = (thrown: unknown): string =>
  `throws ${thrown instanceof Error ? thrown.message : String(thrown)}`;

const seatsOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, seat) => seat);
