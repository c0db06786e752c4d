import { useEffect, useLayoutEffect, useState } from 'react';

/** One picture of a table: how it looks, what happened to make it so, and how long it stands, in ms. */
export interface Picture<V, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly ms: number;
}

/** A table as it stands, what has just happened to it, and who is told how much is still to be seen. */
interface Given<V, E> {
  readonly view: V;
  readonly scene: { readonly id: number; readonly events: readonly E[] };
  readonly onBehind: (events: number) => void;
}

interface Running<V, P> {
  readonly scene: number;
  /** The table as it truly stands. */
  readonly view: V;
  /** What is still to be seen; the first is seen now. */
  readonly queue: readonly P[];
  readonly paused: boolean;
}

/** What is to be drawn, and the controls of what is playing. */
export interface Reel<V, P> {
  readonly view: V;
  /** Null: nothing plays, and the table is as it stands. */
  readonly picture: P | null;
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly step: () => void;
  readonly skip: () => void;
}

/**
 * Follows a table: what happens is shown picture by picture, and what happens meanwhile comes after it.
 * To lose a picture loses nothing else. `film` makes the pictures of one step from the table before it.
 */
export function useReel<V, E, P extends Picture<V, E>>(
  { view, scene, onBehind }: Given<V, E>,
  film: (before: V, events: readonly E[]) => readonly P[],
): Reel<V, P> {
  const [kept, setReel] = useState<Running<V, P>>({
    scene: scene.id,
    view,
    queue: [],
    paused: false,
  });
  const isOld = kept.scene !== scene.id || kept.view !== view;
  const reel = isOld ? followed(kept, { view, scene, onBehind }, film) : kept;
  if (isOld) setReel(reel);
  const [picture = null] = reel.queue;
  useEffect(() => {
    if (!picture || reel.paused) return undefined;
    const timer = setTimeout(() => setReel(advanced), picture.ms);
    return () => clearTimeout(timer);
  }, [picture, reel.paused]);
  const behind = reel.queue.slice(1).reduce((sum, { events }) => sum + events.length, 0);
  useLayoutEffect(() => onBehind(behind), [onBehind, behind]);
  useLayoutEffect(() => () => onBehind(0), [onBehind]);
  return {
    view: picture?.view ?? view,
    picture,
    paused: reel.paused,
    toggle: () => setReel((now) => ({ ...now, paused: !now.paused })),
    step: () => setReel((now) => ({ ...advanced(now), paused: now.queue.length > 1 })),
    skip: () => setReel((now) => ({ ...now, queue: [], paused: false })),
  };
}

/** New pictures come last; a table that is shown anew is shown at once. */
function followed<V, E, P extends Picture<V, E>>(
  reel: Running<V, P>,
  { view, scene }: Given<V, E>,
  film: (before: V, events: readonly E[]) => readonly P[],
): Running<V, P> {
  const now = { ...reel, scene: scene.id, view };
  if (reel.scene === scene.id) return now;
  if (scene.events.length === 0) return reel.view === view ? now : { ...now, queue: [] };
  return { ...now, queue: [...reel.queue, ...film(reel.view, scene.events)] };
}

function advanced<V, P>(reel: Running<V, P>): Running<V, P> {
  const queue = reel.queue.slice(1);
  return { ...reel, queue, paused: reel.paused && queue.length > 0 };
}
