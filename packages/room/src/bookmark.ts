/**
 * How somebody who comes back says what they still hold of a room, so that they are told the rest alone. It names
 * nothing that is counted, so it tells nothing of what was never theirs to hear.
 */
import { digestOf } from './digest.ts';
import type { RoomView, ViewerClass } from './view.ts';
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

/** Everything, for whoever holds a bookmark. */
export interface Since extends Omit<Full, 'view'> {
  /** Absent: it is as it was. */
  readonly view?: RoomView;
  /** How much of what is heard comes before this. */
  readonly after: number;
}

/** Returns the mark of what is held. */
export function bookmarkOf({ view, heard }: Pick<Full, 'view' | 'heard'>): Bookmark {
  const { match, me } = view;
  return { match: match?.id ?? null, me, heard: heard.length, view: digestOf(view) };
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
export function wholeFrom(held: Pick<Full, 'view' | 'heard'>, told: Since): Full {
  const { after, view = held.view, heard, ...rest } = told;
  return { ...rest, view, heard: [...held.heard.slice(0, after), ...heard] };
}
