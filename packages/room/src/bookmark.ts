/**
 * How somebody who comes back says what they still hold of a room, so that they are told the rest alone. It names
 * nothing that is counted, so it tells nothing of what was never theirs to hear.
 */
import { digestOf } from './digest.ts';
import type { Heard, RoomView, ViewerClass } from './view.ts';
import type { Full } from './wire.ts';

export interface Bookmark {
  /** The match on the table, by its id; null: none. */
  readonly match: string | null;
  readonly me: ViewerClass;
  /** How much of what is heard in that match is held. */
  readonly heard: number;
  /** The digest of the view. */
  readonly view: number;
}

/** What a client holds of everything. */
type Holding = Pick<Full, 'view' | 'heard' | 'after'>;

/** Everything, for whoever holds a bookmark. */
export interface Since extends Omit<Full, 'view'> {
  /** Absent: it is as it was. */
  readonly view?: RoomView;
}

/** Returns the mark of what is held. */
export function bookmarkOf({ view, heard, after = 0 }: Holding): Bookmark {
  const { match, me } = view;
  return { match: match?.id ?? null, me, heard: after + heard.length, view: digestOf(view) };
}

/**
 * Returns what somebody is told who holds a bookmark. Of another match, or as somebody else, it is worth nothing, and
 * they are told everything.
 */
export function since(full: Full, held: Bookmark): Full | Since {
  const now = bookmarkOf(full);
  if (held.match !== now.match || held.me !== now.me || held.heard > now.heard) return full;
  const { view, heard, ...rest } = full;
  const isSame = held.view === now.view;
  const news = { after: held.heard, heard: heard.slice(held.heard), ...(!isSame && { view }) };
  return { ...rest, ...news };
}

/** Returns everything, from what is held and what is told to whoever holds it. */
export function wholeFrom(held: Holding, told: Since): Full {
  const { view = held.view } = told;
  const first = held.after ?? 0;
  const kept = (told.after ?? 0) - first;
  // of another match, or from before more than is told, what is held leads nowhere
  if (!isOfSame(held.view, view) || kept < 0 || kept > held.heard.length) return { ...told, view };
  const { after: _, ...rest } = told;
  const heard = [...held.heard.slice(0, kept), ...told.heard];
  return { ...rest, view, heard, ...(first > 0 && { after: first }) };
}

/** Whether the same viewer sees the same match. */
function isOfSame(a: RoomView, b: RoomView): boolean {
  return a.match?.id === b.match?.id && a.me === b.me;
}

/** So much of what was heard is told at once to whoever asks for the rest by pages. */
const LAST = 20;
/** So much is a page of what was heard before. */
const PAGE = 250;

/** Returns everything with the last of what was heard alone: as much as fits on a screen, and all of a show that runs. */
export function withLast(full: Full): Full {
  const after = full.heard.length - Math.max(LAST, full.midst?.heard ?? 0);
  return after > 0 ? { ...full, after, heard: full.heard.slice(after) } : full;
}

/** What was heard before something, as much as is asked for at once. */
export interface Page {
  readonly after: number;
  readonly heard: readonly Heard[];
}

/** Returns the page that ends before the thing heard of this number, counted from 0. */
export function pageBefore(heard: readonly Heard[], before: number): Page {
  const after = Math.max(0, before - PAGE);
  return { after, heard: heard.slice(after, before) };
}
