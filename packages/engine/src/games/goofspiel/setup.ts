/** GO-1: the start. */
import type { Start } from '../../core/game.ts';
import { Desk } from '../../core/ruling.ts';
import { turnPrize } from './chapters/round.ts';
import type { Card } from './event.ts';
import type { GoofspielDesk, GoofspielTypes } from './state.ts';

/** GO-1.1 The cards of a hand, and the prizes, in order. */
export function suitOf(cards: number): readonly Card[] {
  return Array.from({ length: cards }, (_, at) => at + 1);
}

/** GO-1.1, GO-1.2 Deals the hands, shuffles the prizes, and turns the first. */
export function setup({ options, random }: Start<GoofspielTypes>) {
  const suit = suitOf(options.cards);
  const d: GoofspielDesk = new Desk(
    {
      pub: {
        options,
        hands: [suit, suit],
        played: [[], []],
        won: [[], []],
        stake: [],
        picked: [false, false],
        ended: false,
      },
      pile: random('prizes').shuffle(suit),
      picks: [null, null],
    },
    random,
  );
  turnPrize(d);
  return { state: d.state, told: d.told };
}
