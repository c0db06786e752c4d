/** The scene as it runs on this screen: it may be paused, stepped and skipped, and losing it costs a picture only. */
import type { WizardTypes, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { BoardProps, Scene } from '../../contract.ts';
import { type Frame, framesOf } from './frames.ts';

interface Reel {
  readonly scene: number;
  /** The table as it truly stands. */
  readonly view: WizardView;
  /** What is still to be seen; the first is seen now. */
  readonly queue: readonly Frame[];
  readonly paused: boolean;
}

/** What the board draws, and the controls of what is playing. */
export interface Playback {
  readonly view: WizardView;
  /** Null: nothing plays, and the table is as it stands. */
  readonly frame: Frame | null;
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly step: () => void;
  readonly skip: () => void;
}

/** Follows the table; tells the house how many events are still to be shown. */
export function usePlayback({ view, scene, onBehind }: BoardProps<WizardTypes>): Playback {
  const [kept, setReel] = useState<Reel>({ scene: scene.id, view, queue: [], paused: false });
  const isOld = kept.scene !== scene.id || kept.view !== view;
  const reel = isOld ? followed(kept, view, scene) : kept;
  if (isOld) setReel(reel);
  useRunning(reel, setReel);
  const behind = reel.queue.slice(1).reduce((sum, { events }) => sum + events.length, 0);
  useLayoutEffect(() => onBehind(behind), [onBehind, behind]);
  useLayoutEffect(() => () => onBehind(0), [onBehind]);
  const [frame = null] = reel.queue;
  return {
    view: frame?.view ?? view,
    frame,
    paused: reel.paused,
    toggle: () => setReel((now) => ({ ...now, paused: !now.paused })),
    step: () => setReel((now) => ({ ...advanced(now), paused: now.queue.length > 1 })),
    skip: () => setReel((now) => ({ ...now, queue: [], paused: false })),
  };
}

/** The reel when the table has changed: new pictures come last; a table that is shown anew is shown at once. */
function followed(reel: Reel, view: WizardView, scene: Scene<WizardTypes>): Reel {
  const now = { ...reel, scene: scene.id, view };
  if (reel.scene === scene.id) return now;
  if (scene.events.length === 0) return reel.view === view ? now : { ...now, queue: [] };
  const frames = framesOf(reel.view, scene.events);
  if (frames.length > 0) return { ...now, queue: [...reel.queue, ...frames] };
  return { ...now, queue: waiting(reel.queue, scene.events) };
}

/** What is seen without a picture waits for the last one. */
function waiting(queue: readonly Frame[], events: Frame['events']): readonly Frame[] {
  const last = queue.at(-1);
  return last ? [...queue, { ...last, events, ms: 0 }] : [];
}

function advanced(reel: Reel): Reel {
  const queue = reel.queue.slice(1);
  return { ...reel, queue, paused: reel.paused && queue.length > 0 };
}

function useRunning(
  { queue, paused }: Reel,
  setReel: (change: (reel: Reel) => Reel) => void,
): void {
  const [frame] = queue;
  useEffect(() => {
    if (!frame || paused) return undefined;
    const timer = setTimeout(() => setReel(advanced), frame.ms);
    return () => clearTimeout(timer);
  }, [frame, paused, setReel]);
}
