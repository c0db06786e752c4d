import { tableOf } from '@kesem/engine/registry';
import { useEffect, useState } from 'react';
import { type FoldedMatch, type FoldFault, foldedFrom, foldRecord } from '../../local/replay.ts';
import { callFilm, callMatch, type NetCode } from '../../net/http.ts';

export type FetchedMatch =
  | { readonly ok: true; readonly folded: FoldedMatch }
  | { readonly ok: false; readonly code: FoldFault | NetCode };

/** Fetches and folds the match with an id; null until then. */
export function useMatch(id: string): FetchedMatch | null {
  const [fetched, setFetched] = useState<FetchedMatch | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchMatch(id).then((come) => {
      if (wanted) setFetched(come);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return fetched;
}

async function fetchMatch(id: string): Promise<FetchedMatch> {
  const come = await callMatch(id);
  if (!come.ok) return come;
  const fold = foldRecord(come.body, tableOf(come.body.record.game));
  if (fold.ok || fold.code !== 'otherRules') return fold;
  const shown = await callFilm(id);
  if (shown.ok) return { ok: true, folded: foldedFrom(come.body, shown.body) };
  return shown.code === 'noSuchMatch' ? fold : shown;
}
