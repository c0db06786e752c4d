import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useState } from 'react';
import type { Finale } from '../../games/contract.ts';
import type { AnyGame } from '../../registry.ts';

export type AnyFinale = Finale<TableTypes>;

/** What the game brings to the end of its matches; null until it has come, and where it cannot. */
export function useFinale(game: AnyGame | null): AnyFinale | null {
  const [come, setCome] = useState<AnyFinale | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (finale: AnyFinale | null): void => {
      if (wanted) setCome(finale);
    };
    game?.finale().then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [game]);
  return come;
}
