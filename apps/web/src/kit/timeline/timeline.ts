/**
 * What is still to be shown of a table, frame by frame. Pure: `useTimeline` lets time pass.
 * The view is the truth and is there at once; to lose a frame loses nothing else.
 */

/** One picture of a table: how it looks, what has happened to make it so, and for how long it is looked at. */
export interface Frame<V, E> {
  readonly view: V;
  /** What is told when the frame is reached. */
  readonly events: readonly E[];
  /** In ms; 0: the frame is passed by, and its events are told on the way. */
  readonly ms: number;
  /** Until when it is seen, by the clock of all who look; absent: for its time from when it is reached. */
  readonly until?: number;
}

/** A step of a table; the frames of it lead from one view to the other. */
export interface Transition<V, E> {
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
}

/** Any frame, as far as the queue needs to know it. */
export type AnyFrame = Frame<unknown, unknown>;

export interface TimelineState<F extends AnyFrame> {
  /** What is still to be seen; the first is seen now, and takes time. */
  readonly queue: readonly F[];
  /** Never while there is nothing to see. */
  readonly paused: boolean;
}

/** Nothing is played: the table is seen as it stands. */
export const AT_REST: TimelineState<never> = { queue: [], paused: false };

/** 'tick': the frame that is seen has been looked at for its time. */
export type TimelineAct<F extends AnyFrame> =
  | { readonly do: 'tick' | 'next' | 'toggle' | 'skip' }
  /** It is `at` by the clock of all; `isCut`: what they looked at has been cut short. */
  | { readonly do: 'reach'; readonly at: number; readonly isCut: boolean }
  | {
      /** A step came; without events it is the table given anew, which is shown at once. */
      readonly do: 'show';
      readonly events: F['events'];
      /** Every event is in one of the frames, in order; no frames: nothing of the step takes time. */
      readonly frames: readonly F[];
      /** What is still to be seen of earlier steps gives way. */
      readonly cuts: boolean;
    };

/** The timeline after an act. */
export function timelineAfter<F extends AnyFrame>(
  state: TimelineState<F>,
  act: TimelineAct<F>,
): TimelineState<F> {
  switch (act.do) {
    case 'show':
      return shown(state, act);
    case 'tick':
      return advanced(state);
    case 'reach':
      return reached(state, act);
    case 'next':
      return paused(advanced(state), true);
    case 'toggle':
      return paused(state, !state.paused);
    case 'skip':
      return AT_REST;
    default:
      return act satisfies never;
  }
}

/** The frame that is seen now; null: the table is seen as it stands. */
export function frameNow<F extends AnyFrame>({ queue }: TimelineState<F>): F | null {
  return queue[0] ?? null;
}

/** How many of the last events are still to be told. */
export function pendingEvents({ queue }: TimelineState<AnyFrame>): number {
  return queue.slice(1).reduce((sum, { events }) => sum + events.length, 0);
}

/** Whoever would be further behind than this, in ms, sees what comes next instead: a page in the background has slow timers. */
const MOST_BEHIND = 60_000;

/** New frames come last, behind those that are still to be seen. */
function shown<F extends AnyFrame>(
  state: TimelineState<F>,
  { events, frames, cuts }: Extract<TimelineAct<F>, { readonly do: 'show' }>,
): TimelineState<F> {
  if (events.length === 0) return AT_REST;
  const isLost = !state.paused && lasting(state.queue) > MOST_BEHIND;
  if (cuts || isLost || state.queue.length === 0) return { queue: seen(frames), paused: false };
  // events of which nothing is seen are told when what came before them has been
  const coming = frames.length > 0 ? frames : inPassing(state.queue, events);
  return { ...state, queue: [...state.queue, ...coming] };
}

function advanced<F extends AnyFrame>(state: TimelineState<F>): TimelineState<F> {
  return paused({ ...state, queue: seen(state.queue.slice(1)) }, state.paused);
}

/** The frames with the time until which each is seen when the first is seen from `startsAt` on, in ms. */
export function timed<F extends AnyFrame>(frames: readonly F[], startsAt: number): readonly F[] {
  let until = startsAt;
  return frames.map((frame) => {
    until += frame.ms;
    return { ...frame, until };
  });
}

/** Without the frames of a show whose time has gone by. */
function reached<F extends AnyFrame>(
  state: TimelineState<F>,
  { at, isCut }: Extract<TimelineAct<F>, { readonly do: 'reach' }>,
): TimelineState<F> {
  const first = state.queue.findIndex(({ until }) => until === undefined || (until > at && !isCut));
  return { queue: first < 0 ? [] : seen(state.queue.slice(first)), paused: false };
}

/** From the first frame on that is looked at. */
function seen<F extends AnyFrame>(queue: readonly F[]): readonly F[] {
  const first = queue.findIndex(({ ms }) => ms > 0);
  return first < 0 ? [] : queue.slice(first);
}

function paused<F extends AnyFrame>(state: TimelineState<F>, isPaused: boolean): TimelineState<F> {
  return { ...state, paused: isPaused && state.queue.length > 0 };
}

function lasting(queue: readonly AnyFrame[]): number {
  return queue.reduce((sum, { ms }) => sum + ms, 0);
}

/** Events behind the last of some frames, told when it has been seen; none where there are no frames. */
export function inPassing<F extends AnyFrame>(
  frames: readonly F[],
  events: F['events'],
): readonly F[] {
  return frames.slice(-1).map((last) => ({ ...last, events, ms: 0 }));
}
