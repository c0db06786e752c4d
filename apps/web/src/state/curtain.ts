/** What a room tells waits for the beginning of a show that all look at, so that they all see its first step at once. */
import type { Show } from '@kesem/room/match';

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

/** The curtain of a room. */
export interface Curtain {
  /** Takes news of the room and tells them in their order: at once, or when their show begins. */
  readonly news: (news: News) => void;
  /** Does something behind all that is held back now. */
  readonly behind: (run: () => void) => void;
}

const nothing = (): void => undefined;

/** The curtain of a room, which is up as long as nothing is held back. */
export function openCurtain({ now, after }: CurtainParts): Curtain {
  let held: readonly (() => void)[] = [];
  let waiting: readonly (() => void)[] = [];
  let last: string | null = null;
  let callOff = nothing;
  const rise = (): void => {
    const all = [...held, ...waiting];
    held = [];
    waiting = [];
    for (const run of all) run();
  };
  const news = ({ show, isFull, tell }: News): void => {
    const isNew = show !== null && show.id !== last && !isFull;
    last = show?.id ?? last;
    if (isFull) {
      callOff();
      held = [tell];
      return rise();
    }
    if (held.length > 0) {
      held = [...held, tell];
      return;
    }
    const wait = isNew ? Math.min(show.startsAt - now(), LONGEST_MS) : 0;
    if (wait <= 0) return tell();
    held = [tell];
    callOff = after(wait, rise);
  };
  const behind = (run: () => void): void => {
    if (held.length === 0) run();
    else waiting = [...waiting, run];
  };
  return { news, behind };
}
