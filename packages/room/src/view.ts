/**
 * What a viewer of a room may know: the one place, with `hear`, where that is decided. Both are the
 * only makers of `Redacted`, and the gateway sends nothing else.
 */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { Json, JsonObject, Table, TableEvent, TableView } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import { type ClockView, clocksOf } from './clockView.ts';
import { type HandsView, handsOf } from './commentary.ts';
import { type CommentaryView, commentaryView } from './consent.ts';
import { type RoomDeps, rulesOf } from './deps.ts';
import { endKey, lobbyKey } from './key.ts';
import type { Match, Onward, Show } from './match.ts';
import {
  type AskView,
  askView,
  type MatchView,
  matchView,
  type TakeBackView,
  takeBackView,
} from './matchView.ts';
import { oncePerList } from './oncePerList.ts';
import { type PaceView, paceView } from './pacing.ts';
import type { Ink, Person, PersonNo } from './person.ts';
import { asksOf } from './play.ts';
import { type Question, questionsOf } from './predictions.ts';
import { queue } from './queue.ts';
import { type Redacted, seal } from './redacted.ts';
import {
  type Chair,
  drawsSeats,
  matchOf,
  type Points,
  type Room,
  type SeriesLength,
  type Wish,
} from './room.ts';
import type { RoomEvent, Said } from './said.ts';
import { winnersOf } from './series.ts';
import { isShowing, showView } from './show.ts';
import { hiddenOnward } from './start.ts';

/** A class of viewers: everybody in it is sent the same bytes. */
export type ViewerClass = Seat | 'public';

export interface PersonView {
  readonly no: PersonNo;
  readonly name: string;
  readonly ink: Ink;
  /** How well a bot plays; null for a human. */
  readonly bot: Level | null;
  /** Since when the person has been absent, in ms; null while here. */
  readonly away: number | null;
  /** 'left' may sit down again; 'kicked' is in the audience and for now only watches; 'removed' is out of the room. */
  readonly is: Person['is'];
  /** Who sent the person to the audience or out of the room. */
  readonly by?: PersonNo;
}
/** A seat: its number is its place in the list. */
export interface ChairView {
  readonly person: PersonNo | null;
  /** The bot that plays on while its person is away. */
  readonly standIn: Level | null;
  /** Whether the secret choice before the match was made. */
  readonly chosen: boolean;
  /** What the host chose for this seat alone; absent: the defaults. */
  readonly options?: JsonObject;
}

/** The parts of a room's view. Each travels whole, whenever it changes. */
export interface RoomView {
  readonly me: ViewerClass;
  /** The waiting room, a match under way, a match that is over and not yet followed by another. */
  readonly stage: 'lobby' | 'playing' | 'over';
  /** What commands of the waiting room or of the end must name; empty while a match runs. */
  readonly key: string;
  readonly host: PersonNo;
  /** What those who sit would play next, one wish each. */
  readonly wishes: readonly Wish[];
  /** Humans in line for a chair, whoever has waited longest first; see `ready` for who would take one now. */
  readonly queue: readonly PersonNo[];
  /** How long a move may take, and whose word for another pace is there. */
  readonly pace: PaceView;
  /** Who agrees that whoever watches sees hands of some rounds ago, and who is awaited; null: the game on the table hides no hand. */
  readonly commentary: CommentaryView | null;
  /** When the match starts that is counted down to, by the server's clock in ms; null: none is. */
  readonly startsAt: number | null;
  /** Whether newcomers may not sit down. */
  readonly locked: boolean;
  /** Of all reactions only applause is told. */
  readonly applauseOnly: boolean;
  /** A room with children: only phrases are said, and names are those that the house gives. */
  readonly family: boolean;
  /** The https address of the friends' call; null: there is none. */
  readonly call: string | null;
  /** The game that is chosen. */
  readonly game: string;
  readonly options: JsonObject;
  readonly people: readonly PersonView[];
  readonly chairs: readonly ChairView[];
  /** Whether who sits where is drawn when the next match starts. */
  readonly draws: boolean;
  /** One's own secret choice before the match. */
  readonly own: Json;
  /** The match that comes next, and the commitment to its secret. */
  readonly next: Room['next'];
  /** The place in a finished match that this one goes on from, or will once it starts. */
  readonly from: Onward | null;
  readonly series: readonly Points[];
  /** How long a series is; null: open. */
  readonly seriesLength: SeriesLength | null;
  /** Who has won the series of the game on the table, if it is decided. */
  readonly decided: readonly PersonNo[] | null;
  /** What the game on the table adds up over a series. */
  readonly counts: Table['series'];
  readonly match: MatchView | null;
  readonly asks: readonly AskView[];
  readonly clocks: readonly ClockView[];
  /** What can be taken back, and what is asked to be; null: nothing. */
  readonly takeBack: TakeBackView | null;
  /** What is shown to all at one pace, or was last in this match; null: nothing was. */
  readonly show: Show | null;
  /** What the audience may foretell just now: who wins. */
  readonly questions: readonly Question[];
  /** The game's own view; null in the waiting room and where its rules cannot run. */
  readonly table: TableView | null;
}

/** One thing heard, as it goes out. */
export type Heard =
  | { readonly at: number; readonly event: TableEvent }
  | { readonly at: number; readonly room: RoomEvent };

/** The whole view of a class of viewers. */
export function viewRoom(room: Room, me: ViewerClass, deps: RoomDeps): Redacted<RoomView> {
  return viewsOf(room, deps)(me);
}

/**
 * The views of a room by class. What all classes may see is made once, and people and chairs that
 * stay as they were are the very same objects as before: whoever compares need not look into them.
 */
export function viewsOf(room: Room, deps: RoomDeps): (me: ViewerClass) => Redacted<RoomView> {
  const match = matchOf(room);
  const shared = sharedOf(room, match, deps);
  return (me) =>
    seal({
      ...shared,
      me,
      own: me === 'public' ? null : ownOf(room, me),
      table: match && tableView(match, me, deps),
    });
}

/** What all may see, with the match on the table. */
function sharedOf(room: Room, match: Match | null, deps: RoomDeps): RoomView {
  const bare = bareOf(room, match, deps);
  if (!match) return bare;
  // what is shown is seen to its end also when the match is over
  const show = match.show ? showView(match.show) : null;
  const told = { ...bare, match: matchView(room, match, deps), show };
  if (room.stage.at !== 'playing') return told;
  const asks = asksOf(match, deps).map((ask) => askView(match, ask));
  return { ...told, asks, clocks: clocksOf(match), takeBack: takeBackView(match) };
}

/**
 * What all may see but for the match. Every part is named in one literal, and what is added later takes the
 * place of what is there: a large object that is spread together or grows part by part weighs ten times as much.
 */
function bareOf(room: Room, match: Match | null, deps: RoomDeps): RoomView {
  const game = match?.game ?? room.game;
  const chosen = chosenIn(room);
  return {
    me: 'public',
    stage: room.stage.at,
    key: match ? endKey(room) : lobbyKey(room),
    host: room.host,
    wishes: chosen.wishes,
    // while a match runs it is not told: it would change with every absence
    queue: room.stage.at === 'playing' ? [] : queue(room),
    pace: paceView(room),
    commentary: commentaryView(room, deps),
    startsAt: chosen.startsAt,
    locked: room.locked,
    applauseOnly: chosen.applauseOnly,
    family: chosen.family,
    call: chosen.call,
    game: room.game,
    options: room.options,
    people: peopleView(room.people),
    chairs: chairsView(room.chairs),
    draws: room.stage.at === 'lobby' && drawsSeats(room),
    own: null,
    next: room.next,
    from: match ? match.from : onwardTo(room, deps),
    series: room.series,
    seriesLength: chosen.seriesLength,
    decided: winnersOf(room, game),
    counts: deps.table(game)?.series ?? 'wins',
    match: null,
    asks: [],
    clocks: [],
    takeBack: null,
    show: null,
    questions: questionsOf(room, deps),
    table: null,
  };
}

/** What of a room may not have been chosen yet. */
function chosenIn(room: Room): Pick<RoomView, OftenUnchosen> {
  const { wishes = [], startsAt = null, seriesLength = null } = room;
  const { applauseOnly = false, family = false, call = null } = room;
  return { wishes, startsAt, seriesLength, applauseOnly, family, call };
}
type OftenUnchosen = 'wishes' | 'startsAt' | 'seriesLength' | 'applauseOnly' | 'family' | 'call';

function onwardTo(room: Room, deps: RoomDeps): Onward | null {
  const table = deps.table(room.game);
  if (!room.from || !table) return null;
  const { match, count } = room.from;
  return { match, count, hidden: hiddenOnward(room, table) };
}

/** Returns the events that a viewer class hears, in order; those without a wording for it are left out. */
export function hear(said: readonly Said[], me: ViewerClass): Redacted<readonly Heard[]> {
  return seal(said.flatMap((one) => hearOne(one, me)));
}

/** What each class hears of it: where all was told openly, the very same list for everybody. */
export function hearersOf(said: readonly Said[]): (me: ViewerClass) => Redacted<readonly Heard[]> {
  const isOpen = said.every((one) => 'room' in one || !('only' in one.told));
  const openly = isOpen ? hear(said, 'public') : null;
  return (me) => openly ?? hear(said, me);
}

/** Everything a class has heard in the match on the table. */
export function heardSoFar(room: Room, me: ViewerClass): Redacted<readonly Heard[]> {
  return hear(matchOf(room)?.said ?? [], me);
}

/** What somebody needs who comes while something is shown. */
export interface InMidst {
  /** The game's view before it. */
  readonly before: TableView;
  /** How many of the last things heard belong to it, or came since. */
  readonly heard: number;
}

/** What a class of viewers needs to join the show that runs at `at`; null where none does. */
export function inMidst(
  room: Room,
  me: ViewerClass,
  deps: RoomDeps,
  at: number,
): Redacted<InMidst> | null {
  const match = matchOf(room);
  const show = match?.show;
  if (!match || !show || !isShowing(match, at)) return null;
  const before = tableView({ ...match, state: show.before }, me, deps);
  return before && seal({ before, heard: hear(match.said.slice(show.said), me).length });
}

/** What a commentator is shown of a match; null: not enough rounds are over since all have agreed. */
export function viewHands(...of: Parameters<typeof handsOf>): Redacted<HandsView> | null {
  const hands = handsOf(...of);
  return hands && seal(hands);
}

function hearOne(one: Said, me: ViewerClass): readonly Heard[] {
  if ('room' in one) return [one];
  return heardBy([one.told], me).map((event) => ({ at: one.at, event }));
}

const peopleView = oncePerList((people: readonly Person[]) => people.map(personView));
const chairsView = oncePerList((chairs: readonly Chair[]) => chairs.map(chairView));

function personView({ no, name, ink, bot, away, is, by }: Person): PersonView {
  const shown = { no, name, ink, bot, away, is };
  return by === undefined ? shown : { ...shown, by };
}

function chairView({ person, standIn, own, options }: Chair): ChairView {
  return { person, standIn, chosen: own !== null, ...(options && { options }) };
}

function ownOf(room: Room, seat: Seat): Json {
  return room.chairs[seat]?.own?.value ?? null;
}

function tableView(match: Match, me: ViewerClass, deps: RoomDeps): TableView | null {
  const table = rulesOf(deps, match);
  return table && match.state ? table.view(match.state, me) : null;
}
