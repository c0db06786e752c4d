/** What a room tells waits for the beginning of a show that all look at, so that they all see its first step at once. */
import type { Show } from '@kesem/room/view';

/** A show begins so soon that nobody waits longer, in ms; more is a clock that went astray. */
const LONGEST_MS = 1_000;

interface CurtainParts {
  /** The server's time, in ms. */
  readonly now: () => number;
  /** Runs something once after `ms`. Gives what calls it off. */
  readonly after: (ms: number, run: () => void) => () => void;
}

interface News {
  /** The show of the room, if all look at it together; null otherwise. */
  readonly show: Show | null;
  /** A full view: whatever is still held back is in it. */
  readonly isFull: boolean;
  readonly tell: () => void;
}

const nothing = (): void => undefined;

/** Gives what takes the news of a room, and tells them in their order: at once, or when their show begins. */
export function openCurtain({ now, after }: CurtainParts): (news: News) => void {
  let held: readonly (() => void)[] = [];
  let last: string | null = null;
  let callOff = nothing;
  const rise = (): void => {
    const waiting = held;
    held = [];
    for (const tell of waiting) tell();
  };
  return ({ show, isFull, tell }) => {
    if (isFull) {
      callOff();
      held = [];
    }
    const isNew = show !== null && show.id !== last && !isFull;
    last = show?.id ?? last;
    if (held.length > 0) {
      held = [...held, tell];
      return;
    }
    const wait = isNew ? Math.min(show.startsAt - now(), LONGEST_MS) : 0;
    if (wait <= 0) return tell();
    held = [tell];
    callOff = after(wait, rise);
  };
}
