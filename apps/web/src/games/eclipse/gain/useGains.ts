import type { EclipseMove } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { createContext, useContext, useMemo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { keyOf, type Thing } from '../table/thing.ts';
import { type Gains, gainsIn } from './gains.ts';

const NONE: Gains = new Map();

/** Reaches every card on the table and in the hand, without a prop of each part between. */
export const GainsOf = createContext<Gains>(NONE);

/** What every answer would bring now; nothing while something else is shown. */
export function useGains(
  view: EclipseView,
  moves: readonly EclipseMove[],
  lang: Lang,
  isOpen: boolean,
): Gains {
  return useMemo(() => {
    const gains = isOpen ? gainsIn(view, moves, lang) : NONE;
    // one map for all that bring nothing: whoever reads it need not be drawn anew
    return gains.size > 0 ? gains : NONE;
  }, [view, moves, lang, isOpen]);
}

/** What a thing would bring as an answer, in words; null: it cannot be told. */
export function useGain(thing: Thing): string | null {
  return useContext(GainsOf).get(keyOf(thing)) ?? null;
}
