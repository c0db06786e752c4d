import { type Card } from '@kesem/engine/games/goofspiel/event';
import { type GoofspielTypes, roundOf } from '@kesem/engine/games/goofspiel/state';
import { useState } from 'react';
import { announce } from '../../kit/announce.ts';
import type { BoardProps } from '../contract.ts';
import { textsOf } from './texts.ts';

export interface Choice {
  /** The card that is chosen and not played; null: none. */
  readonly chosen: Card | null;
  /** A tap on a card: chooses it, or plays it where it is chosen already or nothing is confirmed. */
  readonly press: (card: Card) => void;
  /** Plays a card outright. */
  readonly play: (card: Card) => void;
}

type Given = Pick<
  BoardProps<GoofspielTypes>,
  'view' | 'moves' | 'send' | 'confirm' | 'pending' | 'words'
>;

/** The card that the player has chosen and not yet played; the choice ends with its round. */
export function useChoice({ view, moves, send, confirm, pending, words }: Given): Choice {
  const [kept, setKept] = useState<{ readonly round: number; readonly card: Card | null }>({
    round: 0,
    card: null,
  });
  const round = roundOf(view);
  const listed = (card: Card): boolean => moves.some((move) => move.card === card);
  const chosen = kept.round === round && kept.card !== null && listed(kept.card) ? kept.card : null;
  const play = (card: Card): void => {
    if (!listed(card)) return announce(textsOf(words.lang).bar.notAsked, 'assertive');
    // while something is being saved, this one waits as chosen
    setKept({ round, card: pending ? card : null });
    if (!pending) send({ do: 'pick', card });
  };
  const press = (card: Card): void => {
    if (!confirm || chosen === card || !listed(card)) play(card);
    else setKept({ round, card });
  };
  return { chosen, press, play };
}
