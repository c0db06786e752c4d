/** EC-5.6: saving rolls. Every attacked stone that nobody guards rolls for itself. */

import type { Id } from '../move.ts';
import { type EclipseDesk, other } from '../state.ts';
import { isLive, stoppable } from './combat.ts';
import { assaultOf, rollDie, savingTotal } from './dice.ts';
import { setOpen, soon, stoneOf, stonesOf } from './pieces.ts';
import { wardOf } from './stats.ts';
import { destroyStones } from './stones.ts';

/** EC-8.1 Before the first roll, if there will be one, a window. */
export function beforeSaves(d: EclipseDesk): void {
  if (stoppable(d.state.open).length === 0) return;
  soon(d, { do: 'window', kind: 'saves', n: 0 }, { do: 'ladder' });
}

/** EC-5.6 Counts the defender's stones once for all saves, in the order of the declaration. */
export function setLadder(d: EclipseDesk): void {
  const { open } = d.state;
  const assaults = stoppable(open);
  const player = other(open.active);
  const stones = stonesOf(open, player).length;
  if (!open.combat || assaults.length === 0) return;
  setOpen(d, { combat: { ...open.combat, saves: { stones, rolled: 0 } } });
  d.tell({ type: 'ladder', player, stones, attacked: assaults.map(({ target }) => target) });
  soon(d, ...assaults.map(({ attacker }) => ({ do: 'save', attacker }) as const));
}

/** EC-5.7 The k-th save really rolled needs N − (k − 1). */
export function save(d: EclipseDesk, attacker: Id): void {
  const { open } = d.state;
  const { combat } = open;
  const assault = assaultOf(open, attacker);
  if (!combat?.saves || !assault || !isLive(open, assault)) return;
  const stone = stoneOf(open, assault.target);
  if (!stone) return;
  const { stones, rolled } = combat.saves;
  const needs = stones - rolled;
  const die = rollDie(d, 'save');
  const player = stone.side;
  setOpen(d, {
    combat: { ...combat, saves: { stones, rolled: rolled + 1 } },
    roll: { for: 'save', stone: stone.id, player, die, needs },
  });
  const bonus = wardOf(open, stone);
  d.tell({ type: 'saving', stone: stone.id, player, die, bonus, needs });
  soon(d, { do: 'window', kind: 'roll', n: 0 }, { do: 'hold' });
}

/** EC-5.7 Whether the stone holds, as the die lies after the window. */
export function hold(d: EclipseDesk): void {
  const { roll } = d.state.open;
  if (roll?.for !== 'save') return;
  const stone = stoneOf(d.state.open, roll.stone);
  if (!stone) return;
  if (savingTotal(d.state.open, stone, roll.die) < roll.needs) return destroyStones(d, [stone]);
  d.tell({ type: 'held', stone: stone.id });
}
