/** EC-5.4 Dice: rolled, lying on the table, turned by plays. */

import type { Assault, Player } from '../move.ts';
import {
  type EclipseDesk,
  each,
  type Open,
  type Pair,
  type Roll,
  type Stone,
  withOne,
} from '../state.ts';
import { chargeOf } from './abilities.ts';
import { creatureOf, setOpen } from './pieces.ts';
import { skillOf, wardOf } from './stats.ts';

/** One die, 1 to 6. A purpose is rolled for itself: no hidden draw ever moves it. */
export function rollDie(d: EclipseDesk, purpose: string): number {
  return d.random(purpose).int(6) + 1;
}

/** EC-8.2 Turns the die of a player that lies on the table; it stays 1 to 6. */
export function changeDie(d: EclipseDesk, player: Player, turn: (die: number) => number): void {
  const { roll } = d.state.open;
  if (!roll) return;
  const from = roll.for === 'fight' ? roll.dice[player] : roll.die;
  const to = Math.min(6, Math.max(1, turn(from)));
  const changed: Roll =
    roll.for === 'fight' ? { ...roll, dice: withOne(roll.dice, player, to) } : { ...roll, die: to };
  setOpen(d, { roll: changed });
  d.tell({ type: 'turned', player, from, to });
}

/** EC-5.4 What each comes to in a fight: die, skill, and charge for who attacks a creature; by seat. */
export function totals(
  open: Open,
  { attacker, defender, dice }: Extract<Roll, { readonly for: 'fight' }>,
): Pair<number> {
  const attack = creatureOf(open, attacker);
  const charges = attack && assaultOf(open, attacker)?.at === 'creature';
  const charge = charges ? chargeOf(open, attack) : 0;
  return each((player) => {
    const mine = attack?.side === player;
    const fighter = mine ? attack : creatureOf(open, defender);
    return dice[player] + (fighter ? skillOf(open, fighter) : 0) + (mine ? charge : 0);
  });
}

/** What die and ward of a saving roll come to. */
export function savingTotal(open: Open, stone: Stone, die: number): number {
  return die + wardOf(open, stone);
}

/** The attack of a creature in the combat that goes on. */
export function assaultOf({ combat }: Open, attacker: number): Assault | undefined {
  return combat?.assaults.find((one) => one.attacker === attacker);
}
