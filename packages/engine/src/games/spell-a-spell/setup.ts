/** SP-2: the start. */
import type { Seat, Start } from '../../core/game.ts';
import { Desk } from '../../core/ruling.ts';
import { DECK } from './chapters/cards.ts';
import { draw } from './chapters/hands.ts';
import { startTurn } from './chapters/turn.ts';
import type { SpellOptions } from './options.ts';
import type { SpellDesk, SpellState, SpellTypes } from './state.ts';

/** SP-9.1 What a seat is dealt that the host helps. */
const SEVEN = 7;
/** SP-5.5, SP-5.6 */
const INSISTS = 2;
const VOUCHES = 3;

/** SP-2.1 Shuffles, deals and opens the first turn. */
export function setup({ seats, options, kept, random }: Start<SpellTypes>) {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const pile = random('pile').shuffle(DECK);
  const state: SpellState = {
    pub: {
      options,
      full: everybody.map((seat) => fullHand(options, seat)),
      turn: { seat: 0, number: 0, refused: 0, unheard: 0 },
      question: null,
      pending: null,
      bewitched: everybody.map(() => null),
      spells: [],
      effects: [],
      counts: everybody.map(() => 0),
      pile: pile.length,
      insists: everybody.map(() => INSISTS),
      vouches: everybody.map(() => VOUCHES),
      accepted: kept ?? [],
      idle: 0,
      hit: null,
      tally: null,
      ended: null,
    },
    secret: {
      hands: everybody.map(() => []),
      pile,
      votes: everybody.map(() => null),
      taken: [],
    },
  };
  const d: SpellDesk = new Desk(state, random);
  for (const seat of everybody) draw(d, seat, 0);
  startTurn(d, 0);
  return { state: d.state, told: d.told };
}

/** SP-2.2, SP-9.1 */
function fullHand({ cards, seven }: SpellOptions, seat: Seat): number {
  return seven[seat] === true ? SEVEN : cards;
}
