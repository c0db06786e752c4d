import { tableOf } from '@kesem/engine/registry';
import { useEffect, useState } from 'react';
import { type Film, type FilmFault, filmOf, unroll } from '../../local/replay.ts';
import { callFilm, callMatch, type NetCode } from '../../net/http.ts';

export type Reel =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly code: FilmFault | NetCode };

/** Fetches and folds the match with an id; null until then. */
export function useFilm(id: string): Reel | null {
  const [reel, setReel] = useState<Reel | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchFilm(id).then((come) => {
      if (wanted) setReel(come);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return reel;
}

async function fetchFilm(id: string): Promise<Reel> {
  const come = await callMatch(id);
  if (!come.ok) return come;
  const unrolled = unroll(come.body, tableOf(come.body.record.game));
  if (unrolled.ok || unrolled.code !== 'otherRules') return unrolled;
  const kept = await callFilm(id);
  if (kept.ok) return { ok: true, film: filmOf(come.body, kept.body) };
  return kept.code === 'noSuchMatch' ? unrolled : kept;
}
