/** SH-2: the start. */
import type { Start } from '../../core/game.ts';
import { Desk } from '../../core/ruling.ts';
import { BASE_DECK, FULL_DECK } from './chapters/cards.ts';
import { draw, startRound } from './chapters/collect.ts';
import { stockOf } from './chapters/stock.ts';
import { type ShapesDesk, type ShapesState, type ShapesTypes } from './state.ts';

/** SH-2.1, SH-2.2 Shuffles both decks, deals, and opens the first round. */
export function setup({ seats, options, random }: Start<ShapesTypes>) {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const state: ShapesState = {
    pub: {
      options,
      round: 1,
      part: 'base',
      pick: 1,
      lastRound: false,
      picked: everybody.map(() => false),
      row: [],
      shown: [],
      counts: everybody.map(() => null),
      tied: [],
      prizes: everybody.map(() => []),
      past: null,
      ended: false,
    },
    base: stockOf(BASE_DECK, seats, random('base pile')),
    full: stockOf(FULL_DECK, seats, random('full pile')),
    picks: everybody.map(() => null),
  };
  const d: ShapesDesk = new Desk(state, random);
  for (const seat of everybody) draw(d, seat);
  startRound(d, 1);
  return { state: d.state, told: d.told };
}
