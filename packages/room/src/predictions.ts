/**
 * What the audience foretells, for nothing but glory: who wins the round, who wins the match. It lies
 * beside the log, in memory. Nobody hears of a prediction before its question is decided, so that it can
 * tell no player anything; and a question is closed before anything of its answer is seen.
 */
import type { OfRound, Seat } from '@kesem/engine/core/game';
import type { Table, TableEvent, TableTold } from '@kesem/engine/core/table';
import { heardBy } from '@kesem/engine/core/told';
import type { RoomDeps } from './deps.ts';
import { isOfMatch, matchKey } from './key.ts';
import type { Match } from './match.ts';
import type { Ink } from './person.ts';
import { matchOf, playing, type Room, seatFor } from './room.ts';

/** For so long after its start it may be foretold who wins a match, in ms. */
const OPEN_MS = 180_000;

/** A question that the audience may answer: who wins. */
export interface Question {
  /** With the match before it: `4/round:3`, `4/match`. */
  readonly key: string;
  /** Which round of the match, from 1; null: the match itself. */
  readonly round: number | null;
  /** Until when it is open at the latest, by the server's clock in ms; null: until something of it is shown. */
  readonly until: number | null;
}

/** Somebody who foretells: the identity is never told. */
export interface Foreteller {
  readonly id: string;
  /** The number under which the others see them watch. */
  readonly watcher: number;
  readonly name: string;
  readonly ink: Ink;
}

/** Who foretold that this seat wins. */
export interface Prediction extends Foreteller {
  readonly seat: Seat;
}

/** Somebody with how many of their predictions came true. */
export interface Mark extends Foreteller {
  readonly right: number;
}

/** A question that is decided, with all that was foretold of it. */
export interface Decided extends Pick<Question, 'key' | 'round'> {
  readonly winners: readonly Seat[];
  readonly by: readonly Prediction[];
}

/** The predictions of an evening: those of which nothing is decided yet, by question, and what came true. */
export interface Book {
  readonly open: ReadonlyMap<string, readonly Prediction[]>;
  /** What was decided last; null: nothing. */
  readonly last: Decided | null;
  /** Whoever foretold most first. */
  readonly marks: readonly Mark[];
}

export const NO_PREDICTIONS: Book = { open: new Map(), last: null, marks: [] };

/** The questions of the match under way that are open; whether time has closed one is for whoever asks. */
export function questionsOf(room: Room, deps: RoomDeps): readonly Question[] {
  const match = playing(room);
  const start = match?.said[0];
  if (!match || !start || match.closed) return [];
  const { shown, won } = roundsOf(match, deps.table(match.game));
  const round = won.length + 1;
  const ofMatch = { key: matchKeyOf(match, null), round: null, until: start.at + OPEN_MS };
  const ofRound = { key: matchKeyOf(match, round), round, until: null };
  return shown ? [ofMatch] : [ofRound, ofMatch];
}

/**
 * The book with one prediction more; the last word of a person counts.
 * @param now `most`: from how many people a question takes an answer.
 * @returns why not: whoever sits foretells nothing, the question is closed, or too many have spoken.
 */
export function predicted(
  book: Book,
  { key, ...prediction }: Prediction & { readonly key: string },
  room: Room,
  now: { readonly at: number; readonly deps: RoomDeps; readonly most: number },
): Book | 'notAllowed' | 'stale' | 'busy' {
  if (seatFor(room, prediction.id) !== null) return 'notAllowed';
  const question = questionsOf(room, now.deps).find((one) => one.key === key);
  const isOpen = question !== undefined && (question.until === null || now.at < question.until);
  if (!isOpen || matchOf(room)?.players[prediction.seat] === undefined) return 'stale';
  const others = (book.open.get(key) ?? []).filter(({ id }) => id !== prediction.id);
  if (others.length >= now.most) return 'busy';
  return { ...book, open: new Map([...book.open, [key, [...others, prediction]]]) };
}

/**
 * The book once what is decided has been told, and that. What nobody can answer any more is dropped; so
 * is what was foretold by somebody who has sat down since.
 */
export function told(
  book: Book,
  room: Room,
  deps: RoomDeps,
): { readonly book: Book; readonly decided: readonly Decided[] } {
  const match = matchOf(room);
  const rest = new Map<string, readonly Prediction[]>();
  const decided: Decided[] = [];
  for (const [key, all] of book.open) {
    if (!match || !isOfMatch(key, match) || match.closed) continue;
    const answer = answerTo(match, key, deps);
    if (!answer) {
      rest.set(key, all);
      continue;
    }
    const by = all.filter(({ id }) => seatFor(room, id) === null);
    if (by.length > 0) decided.push({ key, ...answer, by });
  }
  const last = decided.at(-1) ?? book.last;
  return { book: { open: rest, last, marks: decided.reduce(marked, book.marks) }, decided };
}

/** The book without anything of somebody who leaves for good. @param isGone whether an identity is theirs. */
export function forgotten({ open, last, marks }: Book, isGone: (id: string) => boolean): Book {
  const others = <P extends Foreteller>(all: readonly P[]) => all.filter(({ id }) => !isGone(id));
  return {
    open: new Map([...open].map(([key, all]) => [key, others(all)])),
    last: last && { ...last, by: others(last.by) },
    marks: others(marks),
  };
}

function marked(marks: readonly Mark[], { winners, by }: Decided): readonly Mark[] {
  const before = new Map(marks.map((mark) => [mark.id, mark]));
  for (const { seat, ...who } of by) {
    const right = (before.get(who.id)?.right ?? 0) + (winners.includes(seat) ? 1 : 0);
    if (right > 0) before.set(who.id, { ...who, right });
  }
  return [...before.values()].toSorted((a, b) => b.right - a.right);
}

/** Who has won what a question asks for; null: nobody knows yet. */
function answerTo(
  match: Match,
  key: string,
  deps: RoomDeps,
): Pick<Decided, 'round' | 'winners'> | null {
  if (key === matchKeyOf(match, null)) {
    const winners = match.outcome?.ranking[0];
    return winners ? { round: null, winners } : null;
  }
  const { won } = roundsOf(match, deps.table(match.game));
  const at = won.findIndex((_, i) => key === matchKeyOf(match, i + 1));
  return won[at] ? { round: at + 1, winners: won[at] } : null;
}

function matchKeyOf({ number }: Match, round: number | null): string {
  return matchKey({ number }, round === null ? 'match' : `round:${round}`);
}

interface Rounds {
  /** Nothing can be foretold of the round under way: something of it was shown, or the game has none. */
  readonly shown: boolean;
  /** Who has won each round so far. */
  readonly won: readonly (readonly Seat[])[];
}

/** The rounds as everybody has heard of them. */
function roundsOf({ said }: Match, table: Table | undefined): Rounds {
  const { round = null } = table ?? {};
  if (!round) return { shown: true, won: [] };
  let shown = false;
  const won: (readonly Seat[])[] = [];
  for (const word of said.flatMap((one) => ('told' in one ? wordsOf(one.told, round) : []))) {
    shown = word === 'shown';
    if (word !== 'shown') won.push(word);
  }
  return { shown, won };
}

function wordsOf(one: TableTold, round: (event: TableEvent) => OfRound | null): readonly OfRound[] {
  const words: OfRound[] = [];
  for (const event of heardBy([one], 'public')) {
    const word = round(event);
    if (word) words.push(word);
  }
  return words;
}
