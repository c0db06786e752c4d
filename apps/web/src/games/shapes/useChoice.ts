import type { ShapesTypes, ShapesView } from '@kesem/engine/games/shapes/state';
import { type Kind, kindOf } from '@kesem/engine/games/shapes/state';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../kit/announce.ts';
import type { BoardProps } from '../contract.ts';
import { isAsked } from './table/asked.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

export interface Choice {
  /** The place in hand that is chosen and not locked; null: none. */
  readonly chosen: number | null;
  /** Why nothing came of the last tap. */
  readonly note: string | null;
  /** A tap on a card: chooses it, or locks it where it is chosen already or nothing is confirmed. */
  readonly press: (kind: Kind, slot: number) => void;
  /** Locks a card outright, as when it is thrown onto the table. */
  readonly lock: (kind: Kind, slot: number) => void;
}

/** So long before the clock has run out a chosen card is locked, in ms: what is sent later may come too late. */
const LAST_MS = 1000;

interface Kept {
  /** The question for which it was chosen. */
  readonly question: string;
  readonly chosen: number | null;
  readonly note: string | null;
}

type Given = Pick<
  BoardProps<ShapesTypes>,
  'view' | 'moves' | 'send' | 'confirm' | 'pending' | 'words' | 'left'
>;

/** The card that the player has chosen and not yet locked; the choice ends with its question. */
export function useChoice(given: Given): Choice {
  const { view, moves, send, confirm, pending, words, left } = given;
  const [kept, setKept] = useState<Kept>({ question: '', chosen: null, note: null });
  const question = `${view.round}:${view.pick}`;
  const { chosen: last, note } = kept.question === question ? kept : { chosen: null, note: null };
  // a card stays chosen until the table shows it as locked
  const chosen = last === view.mine?.pick ? null : last;
  const put = (next: Partial<Kept>): void =>
    setKept({ question, chosen: null, note: null, ...next });
  const say = (why: string): void => {
    announce(why, 'assertive');
    put({ chosen, note: why });
  };
  const lock = (kind: Kind, slot: number): void => {
    const why = barred(
      view,
      kind,
      moves.some((move) => move.slot === slot),
      textsOf(words.lang),
    );
    if (why !== null) return say(why);
    // while another pick is being saved, this one waits as chosen
    if (last !== slot || note !== null) put({ chosen: slot });
    if (!pending && view.mine?.pick !== slot) send({ do: 'pick', slot });
  };
  const isLast = (): boolean => (left('table') ?? Number.POSITIVE_INFINITY) < LAST_MS;
  useBeforeTimeIsUp(chosen, () => {
    if (pending || chosen === null || !isLast()) return false;
    lock(kindOf(view.part), chosen);
    return true;
  });
  const press = (kind: Kind, slot: number): void => {
    const isChosen = chosen === slot || view.mine?.pick === slot;
    if (!confirm || isChosen || kind !== kindOf(view.part) || !isAsked(view)) lock(kind, slot);
    else put({ chosen: slot });
  };
  return { chosen, note, press, lock };
}

/** Looks while a card waits whether the time is up, until it has been. */
function useBeforeTimeIsUp(chosen: number | null, look: () => boolean): void {
  const onTick = useEffectEvent(look);
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setInterval(() => {
      if (onTick()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [chosen]);
}

/** Why a card cannot be picked; null: it can. */
function barred(view: ShapesView, kind: Kind, listed: boolean, t: Texts): string | null {
  if (!isAsked(view)) return t.board.notAsked;
  if (kind !== kindOf(view.part)) return t.board.otherKind[kind];
  return listed ? null : t.board.notAsked;
}
