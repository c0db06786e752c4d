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

/** A picture in its turn. */
interface Queued<P> {
  readonly picture: P;
  readonly ms: number;
  /** How many events are told when it is seen. */
  readonly told: number;
}

interface Running<V, P> {
  readonly scene: number;
  /** The table as it truly stands. */
  readonly view: V;
  /** What is still to be seen; the first is seen now. */
  readonly queue: readonly Queued<P>[];
  readonly paused: boolean;
}

/** What is to be drawn, and the controls of what is playing. */
export interface Reel<V, P> {
  readonly view: V;
  /** Null: nothing plays, and the table is as it stands. */
  readonly picture: P | null;
  readonly paused: boolean;
  readonly toggle: () => void;
  /** One picture on, and no further. */
  readonly next: () => void;
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
  const [now = null] = reel.queue;
  const picture = now?.picture ?? null;
  useEffect(() => {
    if (!now || reel.paused) return undefined;
    const timer = setTimeout(() => setReel(advanced), now.ms);
    return () => clearTimeout(timer);
  }, [now, reel.paused]);
  const behind = reel.queue.slice(1).reduce((sum, { told }) => sum + told, 0);
  useLayoutEffect(() => onBehind(behind), [onBehind, behind]);
  useLayoutEffect(() => () => onBehind(0), [onBehind]);
  return {
    view: picture?.view ?? view,
    picture,
    paused: reel.paused,
    toggle: () => setReel((old) => ({ ...old, paused: !old.paused })),
    next: () => setReel(stepped),
    skip: () => setReel((old) => ({ ...old, queue: [], paused: false })),
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
  const pictures = film(reel.view, scene.events);
  if (pictures.length === 0) return { ...now, queue: waiting(reel.queue, scene.events.length) };
  return { ...now, queue: [...reel.queue, ...pictures.map(queued)] };
}

function queued<V, E, P extends Picture<V, E>>(picture: P): Queued<P> {
  return { picture, ms: picture.ms, told: picture.events.length };
}

/** What is seen without a picture waits for the last one. */
function waiting<P>(queue: readonly Queued<P>[], told: number): readonly Queued<P>[] {
  const last = queue.at(-1);
  return last ? [...queue, { picture: last.picture, ms: 0, told }] : [];
}

/** To the next picture that is looked at: what only waited is told on the way. */
function advanced<V, P>(reel: Running<V, P>): Running<V, P> {
  const next = reel.queue.findIndex(({ ms }, at) => at > 0 && ms > 0);
  const queue = next < 0 ? [] : reel.queue.slice(next);
  return { ...reel, queue, paused: reel.paused && queue.length > 0 };
}

function stepped<V, P>(reel: Running<V, P>): Running<V, P> {
  const on = advanced(reel);
  return { ...on, paused: on.queue.length > 0 };
}
