/** A finished match, folded again on this device: any step of it as a room that the table's screens can show. */
import type { Seat } from '@kesem/engine/core/game';
import { type Replay, replay, type Step, stretchesOf } from '@kesem/engine/core/replay';
import type { Table, TableAsk, TableEvent, TableView } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import type { Frame } from '@kesem/room/film';
import type { AskView, MatchView } from '@kesem/room/matchView';
import type { MatchRecord } from '@kesem/room/record';
import type { Heard, PersonView, RoomView } from '@kesem/room/view';

/** One step of a match: what stood, and what was heard on the way there. */
interface MatchStep {
  readonly view: (eyes: Eyes | 'public') => TableView;
  readonly asks: readonly TableAsk[];
  readonly heard: (eyes: Eyes) => readonly TableEvent[];
  /** Whether the match can be taken up again here: it had not ended, and its rules are known. */
  readonly goesOn: boolean;
}

/** A record with what stood after its setup (at 0) and after each input (from 1). Never empty. */
export interface FoldedMatch {
  readonly record: MatchRecord;
  /** Its rules; null where nothing is left but what they showed, to eyes that see everything. */
  readonly table: Table | null;
  readonly steps: readonly MatchStep[];
}

/** Whose eyes the table is seen with: those of a seat, or 'all' with nothing hidden, now that it is over. */
export type Eyes = Seat | 'all';

/** 'otherRules': played by rules that are no longer here. 'damaged': the rules refuse what it says. */
export type FoldFault = 'otherRules' | 'damaged';

/** Folds a whole record with the table of its game, if there is one. */
export function foldRecord(
  record: MatchRecord,
  table: Table | undefined,
):
  | { readonly ok: true; readonly folded: FoldedMatch }
  | { readonly ok: false; readonly code: FoldFault } {
  if (!table) return { ok: false, code: 'otherRules' };
  const steps: MatchStep[] = [];
  const folding = replay(table, record.record);
  for (let next = folding.next(); ; next = folding.next()) {
    if (!next.done) steps.push(stepOf(table, next.value));
    else if (next.value === null) return { ok: true, folded: { record, table, steps } };
    else return { ok: false, code: next.value.code === 'otherGame' ? 'otherRules' : 'damaged' };
  }
}

function stepOf(table: Table, { state, told }: Step): MatchStep {
  return {
    view: (eyes) => table.view(state, eyes),
    asks: table.asks(state),
    heard: (eyes) => heardBy(told, eyes),
    goesOn: table.outcome(state) === null,
  };
}

/** A match whose rules are gone, from what they showed. */
export function foldedFrom(record: MatchRecord, frames: readonly Frame[]): FoldedMatch {
  const steps = frames.map(
    ({ view, asks, heard }): MatchStep => ({
      view: () => view,
      asks,
      heard: () => heard,
      goesOn: false,
    }),
  );
  return { record, table: null, steps };
}

/** The number of the last step. */
export function lastOf({ steps }: FoldedMatch): number {
  return steps.length - 1;
}

/** The nearest step that there is. */
export function clamped(folded: FoldedMatch, count: number): number {
  return Math.min(Math.max(0, count), lastOf(folded));
}

/** Returns what a viewer heard in one step. */
export function heardAt(
  { record, steps }: FoldedMatch,
  count: number,
  eyes: Eyes,
): readonly Heard[] {
  const timeOf = (place: number): number => record.startedAt + (record.at[place] ?? 0);
  const at = timeOf(count - 1);
  const input = inputAt(record, count);
  if (input?.kind === 'takeBack') {
    const { seat, to, taught } = input;
    const since = timeOf(to);
    return [{ at, room: { type: 'tookBack', person: seat + 1, since, ...(taught && { taught }) } }];
  }
  return (steps[count]?.heard(eyes) ?? []).map((event) => ({ at, event }));
}

function inputAt({ record }: MatchRecord, count: number): Replay['inputs'][number] | undefined {
  return stretchesOf(record).flatMap(({ inputs }) => inputs)[count - 1];
}

/** Everything they had heard by then, in order. */
export function heardUpTo(folded: FoldedMatch, count: number, eyes: Eyes): readonly Heard[] {
  return folded.steps.slice(0, count + 1).flatMap((_, at) => heardAt(folded, at, eyes));
}

/** The room at a step, as a watcher with these eyes. At the last step the match is over. */
export function roomAt(folded: FoldedMatch, count: number, eyes: Eyes): RoomView {
  const { record } = folded;
  const { game, options } = record.record;
  const step = folded.steps[count];
  const over = count === lastOf(folded);
  return {
    me: 'public',
    stage: over ? 'over' : 'playing',
    key: '',
    host: 1,
    wishes: [],
    queue: [],
    pace: { days: null, asked: null },
    commentary: null,
    startsAt: null,
    locked: false,
    applauseOnly: false,
    family: false,
    call: null,
    game,
    options,
    people: record.players.map(personOf),
    chairs: record.players.map((_, seat) => ({ person: seat + 1, standIn: null, chosen: false })),
    draws: false,
    own: null,
    next: { match: 2, hash: '' },
    from: null,
    series: [],
    seriesLength: null,
    decided: null,
    counts: 'wins',
    match: matchOf(record, over),
    asks: over || !step ? [] : step.asks.map(askView),
    clocks: [],
    takeBack: null,
    show: null,
    questions: [],
    table: step?.view(eyes) ?? null,
  };
}

/** Whether the match can be taken up again at a step. */
export function canGoOn({ steps }: FoldedMatch, count: number): boolean {
  return steps[count]?.goesOn === true;
}

/** Whether anything was hidden from those who watched, so that there are hands to be opened. */
export function hidAnything({ steps }: FoldedMatch): boolean {
  return steps.some((step) => seenIn(step, 'all') !== seenIn(step, 'public'));
}

function seenIn(step: MatchStep, viewer: 'all' | 'public'): string {
  return JSON.stringify({ ...step.view(viewer), me: null });
}

function personOf({ name, ink, bot }: MatchRecord['players'][number], seat: Seat): PersonView {
  return { no: seat + 1, name, ink, bot, away: null, is: 'in' };
}

function matchOf({ id, record, players, outcome, closed }: MatchRecord, over: boolean): MatchView {
  return {
    number: 1,
    id,
    game: record.game,
    version: record.version,
    options: record.options,
    players: players.map((_, seat) => seat + 1),
    outcome: over ? outcome : null,
    closed: over ? closed : null,
    again: [],
    nonces: record.fairness.nonces,
    secret: over ? record.fairness.secret : null,
  };
}

function askView({ seat, key, must, answers }: TableAsk): AskView {
  return { seat, key, must, answers };
}
