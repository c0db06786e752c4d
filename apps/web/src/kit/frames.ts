import { useState } from 'react';

/** What pictures are made of: the views before and after, what happened between, and whose hand is looked at. */
export interface Footage<V, E> {
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
  /** The seat whose hand it is. */
  readonly south: number;
}

/** What is played back of the last step that took time. */
interface Frames<F> {
  readonly frames: readonly F[];
  /** Events that came in while it was played, and take no time themselves. */
  readonly late: number;
}

interface Kept<V, F> extends Frames<F> {
  readonly view: V;
  readonly scene: number;
}

interface Given<V, E> {
  readonly view: V;
  readonly scene: { readonly id: number; readonly events: readonly E[] };
  readonly south: number;
}

type Film<V, E, F> = (footage: Footage<V, E>) => readonly F[];

/**
 * The pictures of what has just happened at a table where all choose at once. A choice that comes in
 * meanwhile stops nothing; what takes time itself begins anew, from the table as it stood.
 * @param film makes the pictures of one step; none where nothing of it takes time.
 */
export function useFrames<V, E, F>(given: Given<V, E>, film: Film<V, E, F>): Frames<F> {
  const { view, scene } = given;
  const [kept, setKept] = useState<Kept<V, F>>({ view, scene: scene.id, frames: [], late: 0 });
  if (kept.view === view) return kept;
  const next = { view, scene: scene.id, ...framesAfter(kept, given, film) };
  setKept(next);
  return next;
}

function framesAfter<V, E, F>(
  kept: Kept<V, F>,
  { view, scene, south }: Given<V, E>,
  film: Film<V, E, F>,
): Frames<F> {
  const events = kept.scene === scene.id ? [] : scene.events;
  const frames = film({ before: kept.view, events, after: view, south });
  if (events.length === 0 || frames.length > 0) return { frames, late: 0 };
  return { frames: kept.frames, late: kept.late + events.length };
}
