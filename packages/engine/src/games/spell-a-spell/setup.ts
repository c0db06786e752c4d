/** SP-2: the start. */
import type { Start } from '../../core/game.ts';
import { Desk } from '../../core/ruling.ts';
import { DECK } from './cards.ts';
import { draw } from './hands.ts';
import type { SpellOptions, SpellOwn } from './options.ts';
import type { SpellDesk, SpellState, SpellTypes } from './state.ts';
import { startTurn } from './turn.ts';

/** SP-2.2 */
const FULL = 6;
const YOUNG = 7;
/** SP-5.5, SP-5.6 */
const INSISTS = 2;
const VOUCHES = 3;

/** SP-2.1 Shuffles, deals and opens the first turn. */
export function setup({ seats, options, own, kept, random }: Start<SpellTypes>) {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const pile = random('pile').shuffle(DECK);
  const state: SpellState = {
    pub: {
      options,
      full: everybody.map((seat) => fullHand(options, own[seat])),
      turn: { seat: 0, number: 0, refused: 0 },
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

/** SP-9.1 */
function fullHand({ cards }: SpellOptions, own: SpellOwn | undefined): number {
  if (cards !== 'each') return cards;
  return own?.young === true ? YOUNG : FULL;
}
