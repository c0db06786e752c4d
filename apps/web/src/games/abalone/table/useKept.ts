import { useState } from 'react';
import type { Selection } from '../choice.ts';
import { carried, NOTHING } from '../choice.ts';
import type { Judge } from './steps.ts';

interface Kept {
  readonly ply: number;
  readonly selection: Selection;
  /** What a drag under way chooses instead; null when there is none. */
  readonly lifted: Selection | null;
  /** A new number for each attempt that came to nothing. */
  readonly attempt: number;
}

const EMPTY: Kept = { ply: -1, selection: NOTHING, lifted: null, attempt: 0 };

/** Keeps a selection until the next move is made; what was chosen while waiting outlasts that one. */
export function useKept(ply: number, judge: Judge) {
  const [kept, setKept] = useState(EMPTY);
  const { selection, lifted } = keptAt(kept, ply, judge);
  const { attempt } = kept;
  return {
    selection,
    lifted,
    attempt,
    put: (next: Selection) => {
      const tries = attempt + (next.note ? 1 : 0);
      setKept({ ply, selection: next, lifted: null, attempt: tries });
    },
    lift: (next: Selection | null) => setKept({ ply, selection, lifted: next, attempt }),
  };
}

function keptAt(kept: Kept, ply: number, judge: Judge): Pick<Kept, 'selection' | 'lifted'> {
  if (kept.ply === ply) return kept;
  if (kept.ply !== ply - 1) return EMPTY;
  return { selection: carried(kept.selection, judge), lifted: null };
}
