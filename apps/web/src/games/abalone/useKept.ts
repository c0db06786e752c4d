import { useState } from 'react';
import type { Selection } from './selection.ts';
import { NOTHING } from './selection.ts';

interface Kept {
  readonly ply: number;
  readonly selection: Selection;
  /** What a drag under way chooses instead; null when there is none. */
  readonly lifted: Selection | null;
  /** A new number for each attempt that came to nothing. */
  readonly attempt: number;
}

const EMPTY: Kept = { ply: -1, selection: NOTHING, lifted: null, attempt: 0 };

/** Keeps a selection until the next move is made. */
export function useKept(ply: number) {
  const [kept, setKept] = useState(EMPTY);
  const { selection, lifted } = kept.ply === ply ? kept : EMPTY;
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
