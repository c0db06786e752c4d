import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useState } from 'react';
import type { Finale } from '../../games/contract.ts';
import type { AnyGame } from '../../registry.ts';

export type AnyFinale = Finale<TableTypes>;

const COME = new WeakMap<AnyGame, AnyFinale>();

/**
 * What the game brings to the end of its matches; null until it has come, and where it cannot. Whoever asks again has it at
 * once: a table asks while the last picture is played, so that nothing shifts in the scene that follows.
 */
export function useFinale(game: AnyGame | null): AnyFinale | null {
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (!game || COME.has(game)) return undefined;
    let wanted = true;
    game.finale().then(
      (finale) => {
        COME.set(game, finale);
        if (wanted) drawAgain((times) => times + 1);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return game ? (COME.get(game) ?? null) : null;
}
