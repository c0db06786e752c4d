/** What the audience of one room foretells: kept in memory, and told once it is decided. */
import { LIMITS } from '@kesem/protocol/limits';
import type { Foreteller, Predictions } from '@kesem/protocol/messages';
import {
  type Book,
  type Decided,
  forgotten,
  type Mark,
  NO_PREDICTIONS,
  type Prediction,
  predicted,
  told,
} from '@kesem/room/predictions';
import type { Room } from '@kesem/room/room';
import { hashOf } from '../identity/secret.ts';
import type { RoomFeed } from '../rooms/rooms.ts';

export type PredictionRefusal = Extract<ReturnType<typeof predicted>, string>;

export interface PredictionBook {
  /** Keeps a prediction; why not, where it is not taken. */
  readonly take: (prediction: Prediction & { readonly key: string }) => PredictionRefusal | null;
  /** Returns what a commit has decided, as all are told of it. */
  readonly advance: (room: Room) => readonly Predictions[];
  /** Somebody leaves for good, whose identity has this hash. */
  readonly forget: (whom: string) => void;
  /** Returns what was decided last; null: nothing. */
  readonly now: () => Predictions | null;
}

/** An empty book. @param clock milliseconds. */
export function openPredictions(
  { now, deps }: Pick<RoomFeed, 'now' | 'deps'>,
  clock: () => number,
): PredictionBook {
  const most = LIMITS.predictionsKept;
  let book: Book = NO_PREDICTIONS;
  return {
    take: (prediction) => {
      const next = predicted(book, prediction, now(), { at: clock(), deps, most });
      if (typeof next === 'string') return next;
      book = next;
      return null;
    },
    advance: (room) => {
      if (book.open.size === 0) return [];
      const step = told(book, room, deps);
      book = step.book;
      return step.decided.map((one) => opened(one, book.marks));
    },
    forget: (whom) => {
      book = forgotten(book, (id) => hashOf(id) === whom);
    },
    now: () => book.last && opened(book.last, book.marks),
  };
}

/** What is told of it: nobody's identity goes out. */
function opened({ key, round, winners, by }: Decided, marks: readonly Mark[]): Predictions {
  return {
    last: { key, round, winners, by: by.map((one) => ({ ...named(one), seat: one.seat })) },
    marks: marks.map((one) => ({ ...named(one), right: one.right })),
  };
}

function named({ watcher, name, ink }: Foreteller): Foreteller {
  return { watcher, name, ink };
}
