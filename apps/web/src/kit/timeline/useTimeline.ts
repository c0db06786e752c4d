import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { TimelineClockContext } from './clock.ts';
import { type Stage, useStage } from './stage.ts';
import {
  type AnyFrame,
  AT_REST,
  type Frame,
  frameNow,
  pendingEvents,
  type TimelineAct,
  type TimelineState,
  type Transition,
  timed,
  timelineAfter,
} from './timeline.ts';

/** What is seen of a table now, and the controls of what is played. */
export interface Timeline<F> {
  /** Null: nothing is played, and the table is seen as it stands. */
  readonly frame: F | null;
  readonly paused: boolean;
  /** How many of the last events are still to be shown. */
  readonly pending: number;
  readonly toggle: () => void;
  /** One frame on, and no further. */
  readonly next: () => void;
  /** To the end. Of a show that all look at it is a wish: nobody stops or steps through that alone. */
  readonly skip: () => void;
}

/** A table as it stands, and what has just happened to it. */
export interface Given<V, E> {
  readonly view: V;
  readonly scene: {
    readonly id: number;
    readonly events: readonly E[];
    readonly cuts?: boolean;
    /** The table before the events, for whoever has come in the middle of a show. */
    readonly before?: V | null;
  };
}

interface Followed<V, F extends AnyFrame> {
  readonly view: V;
  readonly scene: number;
  /** The last show that was followed. */
  readonly show: string | null;
  readonly timeline: TimelineState<F>;
}

/**
 * Follows a table: what happens is shown frame by frame, and what happens meanwhile comes after it.
 * `framesOf` makes the frames of one step, each of its events in one of them, in order, or none where nothing of it
 * takes time; null: all is shown at once. The clock is that of `TimelineClockContext`; a show of `StageContext`
 * that all share is seen by the stage's own, from the frame on at which it has arrived.
 */
export function useTimeline<V, E, F extends Frame<unknown, E>>(
  given: Given<V, E>,
  framesOf: ((step: Transition<V, E>) => readonly F[]) | null,
): Timeline<F> {
  const { view, scene } = given;
  const stage = useStage();
  const [kept, setFollowed] = useState<Followed<V, F>>(() => atFirst(given, stage));
  const isOld = kept.scene !== scene.id || kept.view !== view;
  const followed = isOld ? afterStep(kept, given, framesOf, stage) : kept;
  if (isOld) setFollowed(followed);
  const { timeline } = followed;
  const frame = frameNow(timeline);
  const act = useCallback(
    (does: TimelineAct<F>) =>
      setFollowed((old) => ({ ...old, timeline: timelineAfter(old.timeline, does) })),
    [],
  );
  const until = endOf(frame, followed.show, stage);
  useTicking(timeline, until, act);
  const { onSeen } = stage;
  const { show } = followed;
  // alone one goes on when one has seen it; together, when all have
  const seen = frame === null && !stage.isShared ? show : null;
  useEffect(() => {
    if (seen !== null) onSeen(seen);
  }, [seen, onSeen]);
  const { paused } = timeline;
  const pending = pendingEvents(timeline);
  return useMemo(() => {
    const own = (does: 'toggle' | 'next') => (until === null ? act({ do: does }) : undefined);
    return {
      frame,
      paused,
      pending,
      toggle: () => own('toggle'),
      next: () => own('next'),
      skip: () => (until === null ? act({ do: 'skip' }) : onSeen(show ?? '')),
    };
  }, [frame, paused, pending, until, act, onSeen, show]);
}

interface Telling {
  readonly scene: { readonly id: number };
  /** Told how many events are still to be shown. */
  readonly onPending: (events: number) => void;
}

/**
 * Tells what is pending, a picture after the one that shows so much: whoever speaks and writes of it is not drawn in the
 * same one. That nothing is pending any more is told in that very picture, for what follows may take the board's place.
 * Null tells nothing yet. With what tells it nothing is pending any more.
 */
export function usePending({ scene, onPending }: Telling, pending: number | null): void {
  // told with each step anew: whoever comes into a show holds all of it for pending until the board knows better
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the step is why it is told
  useLayoutEffect(() => tell(onPending, pending), [onPending, pending, scene.id]);
  useLayoutEffect(() => () => onPending(0), [onPending]);
}

/** Tells it in its time. Returns what calls it off. */
function tell(onPending: Telling['onPending'], pending: number | null): (() => void) | undefined {
  if (pending !== null && pending > 0) return afterPaint(() => onPending(pending));
  if (pending === 0) onPending(0);
  return undefined;
}

/** Until when a frame of a show that all look at is seen; null: it is seen for its own time. */
function endOf(frame: AnyFrame | null, followed: string | null, { show }: Stage): number | null {
  if (frame?.until === undefined) return null;
  return show?.id === followed ? Math.min(frame.until, show?.endsAt ?? 0) : 0;
}

/** Lets time pass on a timeline whose frame is seen until then. */
function useTicking<F extends AnyFrame>(
  timeline: TimelineState<F>,
  until: number | null,
  act: (does: TimelineAct<F>) => void,
): void {
  const clock = useContext(TimelineClockContext);
  const { now } = useStage();
  const { paused } = timeline;
  const frame = frameNow(timeline);
  useEffect(() => {
    if (!frame || paused) return undefined;
    if (until === null) return clock.after(frame.ms, () => act({ do: 'tick' }));
    const isCut = until !== frame.until;
    return clock.after(Math.max(0, until - now()), () =>
      act({ do: 'reach', at: Math.max(until, now()), isCut }),
    );
  }, [clock, frame, paused, until, now, act]);
}

/** Whoever comes while all look at a show joins it; otherwise the table is seen as it stands. */
function atFirst<V, E, F extends AnyFrame>(
  { view, scene }: Given<V, E>,
  { show, isShared, now }: Stage,
): Followed<V, F> {
  const { before } = scene;
  const joins = isShared && show !== null && now() < show.endsAt;
  return joins && before !== null && before !== undefined
    ? { view: before, scene: scene.id - 1, show: null, timeline: AT_REST }
    : { view, scene: scene.id, show: show?.id ?? null, timeline: AT_REST };
}

/** A step that changes neither view nor anything that is told leaves what is played alone. */
function afterStep<V, E, F extends Frame<unknown, E>>(
  followed: Followed<V, F>,
  { view: after, scene }: Given<V, E>,
  framesOf: ((step: Transition<V, E>) => readonly F[]) | null,
  stage: Stage,
): Followed<V, F> {
  const { id, cuts = false, before = null } = scene;
  const events = id === followed.scene ? [] : scene.events;
  if (events.length === 0 && followed.view === after) return { ...followed, scene: id };
  const frames = framesOf?.({ before: before ?? followed.view, events, after }) ?? [];
  const act: Showing<F> = { do: 'show', events, frames, cuts };
  return { view: after, scene: id, ...shownOn(stage, followed, act) };
}

type Showing<F extends AnyFrame> = Extract<TimelineAct<F>, { readonly do: 'show' }>;

/** What comes of a step: the first frames after a show has begun are that show's, by the clock of all who share it. */
function shownOn<F extends AnyFrame>(
  { show, isShared, now }: Stage,
  { show: last, timeline }: Pick<Followed<unknown, F>, 'show' | 'timeline'>,
  act: Showing<F>,
): Pick<Followed<unknown, F>, 'show' | 'timeline'> {
  if (show === null || show.id === last || act.frames.length === 0) {
    return { show: last, timeline: timelineAfter(timeline, act) };
  }
  if (!isShared) return { show: show.id, timeline: timelineAfter(timeline, act) };
  const frames = timed(act.frames, show.startsAt);
  const begun = timelineAfter(timeline, { ...act, frames, cuts: true });
  const at = now();
  return {
    show: show.id,
    timeline: timelineAfter(begun, { do: 'reach', at, isCut: at >= show.endsAt }),
  };
}
