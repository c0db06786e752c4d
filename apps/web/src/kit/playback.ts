import { useEffect, useState } from 'react';

/** One picture of something that is played back, and how long it stands, in ms. */
export interface Timed {
  readonly ms: number;
}

export interface Playback<F> {
  /** The picture to be seen now; null once all has been seen. */
  readonly frame: F | null;
  readonly paused: boolean;
  /** Stops where it is, or goes on. */
  readonly toggle: () => void;
  /** One picture on. */
  readonly next: () => void;
  /** To the end. */
  readonly skip: () => void;
}

/** Plays pictures one after the other; another list is played from its beginning. */
export function usePlayback<F extends Timed>(reel: readonly F[]): Playback<F> {
  const [run, setRun] = useState({ reel, at: 0, paused: false });
  const { at, paused } = run.reel === reel ? run : { at: 0, paused: false };
  const frame = reel[at] ?? null;
  const ms = frame?.ms ?? null;
  useEffect(() => {
    if (ms === null || paused) return undefined;
    const timer = setTimeout(() => setRun({ reel, at: at + 1, paused }), ms);
    return () => clearTimeout(timer);
  }, [reel, at, paused, ms]);
  return {
    frame,
    paused,
    toggle: () => setRun({ reel, at, paused: !paused }),
    next: () => setRun({ reel, at: at + 1, paused }),
    skip: () => setRun({ reel, at: reel.length, paused: false }),
  };
}
