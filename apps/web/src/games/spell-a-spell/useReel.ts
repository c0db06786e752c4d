import type { SpellTypes, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { type Frame, reelOf } from './film.ts';

interface Reel {
  readonly frames: readonly Frame[];
  /** Events that came in while it was played, and take no time themselves. */
  readonly late: number;
}

interface Kept extends Reel {
  readonly view: SpellView;
  readonly scene: number;
}

const STILL: readonly Frame[] = [];

type Given = Pick<BoardProps<SpellTypes>, 'view' | 'scene' | 'south'>;

/**
 * The pictures of what has just happened. A vote that comes in meanwhile stops nothing; what takes time
 * itself begins a reel of its own, from the table as it stood.
 */
export function useReel(given: Given): Reel {
  const { view, scene } = given;
  const [kept, setKept] = useState<Kept>({ view, scene: scene.id, frames: STILL, late: 0 });
  if (kept.view === view) return kept;
  const next = { view, scene: scene.id, ...reelAfter(kept, given) };
  setKept(next);
  return next;
}

function reelAfter(kept: Kept, { view, scene, south }: Given): Reel {
  const events = kept.scene === scene.id ? [] : scene.events;
  const frames = reelOf({ before: kept.view, events, after: view, south });
  if (events.length === 0 || frames.length > 0) return { frames, late: 0 };
  return { frames: kept.frames, late: kept.late + events.length };
}
