import { type Frame, inPassing, type Transition } from './timeline.ts';

/** The table around an event, and what comes after it in the same step. */
export interface Moment<V, E> {
  readonly before: V;
  readonly after: V;
  readonly rest: readonly E[];
}

/**
 * The frames of a step, each event in one of them. `follow` gives the table after an event; `framesAt` the frames of
 * one event, which is told with one of them. What has none is told with the next frame, or behind the last.
 */
export function framesOfStep<V, E, F extends Frame<unknown, E>>(
  { before, events }: Pick<Transition<V, E>, 'before' | 'events'>,
  follow: (view: V, event: E) => V,
  framesAt: (event: E, moment: Moment<V, E>) => readonly F[],
): readonly F[] {
  const frames: F[] = [];
  let view = before;
  let unseen: readonly E[] = [];
  for (const [at, event] of events.entries()) {
    const earlier = view;
    view = follow(view, event);
    const moment = { before: earlier, after: view, rest: events.slice(at + 1) };
    const [first, ...others] = framesAt(event, moment);
    if (first) frames.push({ ...first, events: [...unseen, ...first.events] }, ...others);
    unseen = first ? [] : [...unseen, event];
  }
  return unseen.length > 0 ? [...frames, ...inPassing(frames, unseen)] : frames;
}
