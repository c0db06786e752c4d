import { useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { TimelineClockContext } from './clock.ts';
import {
  type AnyFrame,
  AT_REST,
  type Frame,
  frameNow,
  pendingEvents,
  type TimelineState,
  type Transition,
  timelineAfter,
} from './timeline.ts';

/** What is seen of a table now, and the controls of what is played. */
export interface Timeline<F> {
  /** Null: nothing is played, and the table is seen as it stands. */
  readonly frame: F | null;
  readonly paused: boolean;
  readonly toggle: () => void;
  /** One frame on, and no further. */
  readonly next: () => void;
  readonly skip: () => void;
}

/** A table as it stands, what has just happened to it, and who is told how many events are still to be shown. */
interface Given<V, E> {
  readonly view: V;
  readonly scene: { readonly id: number; readonly events: readonly E[]; readonly cuts?: boolean };
  readonly onPending: (events: number) => void;
}

interface Followed<V, F extends AnyFrame> {
  readonly view: V;
  readonly scene: number;
  readonly timeline: TimelineState<F>;
}

/**
 * Follows a table: what happens is shown frame by frame, and what happens meanwhile comes after it.
 * `framesOf` makes the frames of one step, each of its events in one of them, in order, or none where nothing of it
 * takes time; null: all is shown at once. The clock is that of `TimelineClockContext`.
 */
export function useTimeline<V, E, F extends Frame<unknown, E>>(
  given: Given<V, E>,
  framesOf: ((step: Transition<V, E>) => readonly F[]) | null,
): Timeline<F> {
  const { view, scene, onPending } = given;
  const [kept, setFollowed] = useState<Followed<V, F>>({
    view,
    scene: scene.id,
    timeline: AT_REST,
  });
  const isOld = kept.scene !== scene.id || kept.view !== view;
  const followed = isOld ? afterStep(kept, given, framesOf) : kept;
  if (isOld) setFollowed(followed);
  const { timeline } = followed;
  const frame = frameNow(timeline);
  const act = useCallback(
    (does: 'tick' | 'next' | 'toggle' | 'skip') =>
      setFollowed((old) => ({ ...old, timeline: timelineAfter(old.timeline, { do: does }) })),
    [],
  );
  const clock = useContext(TimelineClockContext);
  useEffect(() => {
    if (!frame || timeline.paused) return undefined;
    return clock.after(frame.ms, () => act('tick'));
  }, [clock, frame, timeline.paused, act]);
  const pending = pendingEvents(timeline);
  useLayoutEffect(() => onPending(pending), [onPending, pending]);
  useLayoutEffect(() => () => onPending(0), [onPending]);
  return {
    frame,
    paused: timeline.paused,
    toggle: () => act('toggle'),
    next: () => act('next'),
    skip: () => act('skip'),
  };
}

/** A step that changes neither view nor anything that is told leaves what is played alone. */
function afterStep<V, E, F extends Frame<unknown, E>>(
  { view: before, scene: known, timeline }: Followed<V, F>,
  { view: after, scene: { id, events: all, cuts = false } }: Given<V, E>,
  framesOf: ((step: Transition<V, E>) => readonly F[]) | null,
): Followed<V, F> {
  const events = id === known ? [] : all;
  if (events.length === 0 && before === after) return { view: after, scene: id, timeline };
  const frames = framesOf?.({ before, events, after }) ?? [];
  const shown = timelineAfter(timeline, { do: 'show', events, frames, cuts });
  return { view: after, scene: id, timeline: shown };
}
