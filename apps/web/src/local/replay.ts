/** A finished match, folded again on this device: any step of it as a room that the table's screens can show. */
import type { Seat } from '@kesem/engine/core/game';
import { replay, type Step } from '@kesem/engine/core/replay';
import type { Table } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import type { MatchRecord } from '@kesem/room/record';
import type { AskView, Heard, MatchView, PersonView, RoomView } from '@kesem/room/view';

/** A record with what stood after its setup (at 0) and after each input (from 1). Never empty. */
export interface Film {
  readonly record: MatchRecord;
  readonly table: Table;
  readonly steps: readonly Step[];
}

/** Whose eyes the table is seen with: those of a seat, or 'all' with nothing hidden, now that it is over. */
export type Eyes = Seat | 'all';

/** 'otherRules': played by rules that are no longer here. 'damaged': the rules refuse what it says. */
export type FilmFault = 'otherRules' | 'damaged';

/** Folds a whole record with the table of its game, if there is one. */
export function unroll(
  record: MatchRecord,
  table: Table | undefined,
): { readonly ok: true; readonly film: Film } | { readonly ok: false; readonly code: FilmFault } {
  if (!table) return { ok: false, code: 'otherRules' };
  const steps: Step[] = [];
  const folding = replay(table, record.record);
  for (let next = folding.next(); ; next = folding.next()) {
    if (!next.done) steps.push(next.value);
    else if (next.value === null) return { ok: true, film: { record, table, steps } };
    else return { ok: false, code: next.value.code === 'otherGame' ? 'otherRules' : 'damaged' };
  }
}

/** The number of the last step. */
export function lastOf({ steps }: Film): number {
  return steps.length - 1;
}

/** The nearest step that there is. */
export function clamped(film: Film, count: number): number {
  return Math.min(Math.max(0, count), lastOf(film));
}

/** What the owner of these eyes heard in one step. */
export function heardAt({ record, steps }: Film, count: number, eyes: Eyes): readonly Heard[] {
  const at = record.startedAt + (record.at[count - 1] ?? 0);
  return heardBy(steps[count]?.told ?? [], eyes).map((event) => ({ at, event }));
}

/** Everything they had heard by then, in order. */
export function heardUpTo(film: Film, count: number, eyes: Eyes): readonly Heard[] {
  return film.steps.slice(0, count + 1).flatMap((_, at) => heardAt(film, at, eyes));
}

/** The room at a step, as a watcher with these eyes. At the last step the match is over. */
export function roomAt(film: Film, count: number, eyes: Eyes): RoomView {
  const { record, table } = film;
  const { game, options } = record.record;
  const state = film.steps[count]?.state;
  const over = count === lastOf(film);
  return {
    me: 'public',
    stage: over ? 'over' : 'playing',
    key: '',
    host: 1,
    locked: false,
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
    counts: table.series,
    match: matchOf(record, over),
    asks: over || !state ? [] : table.asks(state).map(askView),
    clocks: [],
    table: state ? table.view(state, eyes) : null,
  };
}

/** Whether the match can be taken up again at a step: it had not ended there. */
export function canGoOn({ table, steps }: Film, count: number): boolean {
  const step = steps[count];
  return step !== undefined && table.outcome(step.state) === null;
}

/** Whether anything was hidden from those who watched, so that there are hands to be opened. */
export function hidAnything({ table, steps }: Film): boolean {
  const seen = (step: Step, viewer: 'all' | 'public'): string =>
    JSON.stringify({ ...table.view(step.state, viewer), me: null });
  return steps.some((step) => seen(step, 'all') !== seen(step, 'public'));
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

function askView({ seat, key, must, answers }: ReturnType<Table['asks']>[number]): AskView {
  return { seat, key, must, answers };
}
