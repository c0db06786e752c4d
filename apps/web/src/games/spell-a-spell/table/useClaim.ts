/** What a player says of the word they are about to cast, before it is cast. */
import { keyOf } from '@kesem/engine/games/spell-a-spell/asks';
import type { Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '../../contract.ts';

export interface Claim {
  /** What sort of thing the word is; null: not said. */
  readonly claimed: Category | null;
  /** A line for the word. */
  readonly plea: string;
}

const NOTHING: Claim = { claimed: null, plea: '' };

interface Claiming {
  readonly claim: Claim;
  readonly put: (parts: Partial<Claim>) => void;
  /** Sends a move, a cast with what is said of it; the engine passes over what a listed word does not need. */
  readonly send: (move: SpellMove) => void;
}

/** SP-5.12 The category goes with the cast; the plea is said when the vote on the word opens. Both are for one cast. */
export function useClaim({
  view,
  send,
  plead,
}: Pick<BoardProps<SpellTypes>, 'view' | 'send' | 'plead'>): Claiming {
  const { question, turn, me } = view;
  const n = question?.n ?? 0;
  const [kept, keep] = useState({ n, ...NOTHING });
  const claim = kept.n === n ? kept : NOTHING;
  const put = (parts: Partial<Claim>): void => keep({ ...claim, n, ...parts });
  const key = question?.do === 'vote' && turn.seat === me ? keyOf(question) : null;
  const say = useEffectEvent((about: string) => {
    // the vote is the question after the one to which the word was cast
    const plea = kept.n === n - 1 ? kept.plea.trim() : '';
    if (plea !== '') plead?.(about, plea);
  });
  useEffect(() => {
    if (key !== null) say(key);
  }, [key]);
  const cast = (move: SpellMove): void => {
    const { claimed } = claim;
    send(move.do === 'cast' && claimed !== null ? { ...move, claimed } : move);
  };
  return { claim, put, send: cast };
}
