/** What the dice make likely, for whoever learns: chances from 0 to 1. */
import {
  chargeOf,
  deathblowOf,
  escapeOf,
  regenerationOf,
} from '@kesem/engine/games/eclipse/chapters/abilities';
import { creatureOf, stoneOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { lifeOf, skillOf, wardOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Id } from '@kesem/engine/games/eclipse/move';
import type { Creature, Open } from '@kesem/engine/games/eclipse/state';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface FightOdds {
  /** That the attacker hits. */
  readonly hit: number;
  /** That the attacker destroys. */
  readonly kill: number;
}

/**
 * The chances of an attacker in one fight, as both stand; null when one of them is gone.
 * @param charges whether it attacks a creature, and is not stopped by a guard.
 */
export function fightOdds(
  open: Open,
  attackerId: Id,
  defenderId: Id,
  charges: 'charges' | 'stopped',
): FightOdds | null {
  const attacker = creatureOf(open, attackerId);
  const defender = creatureOf(open, defenderId);
  if (!attacker || !defender) return null;
  const bonus = charges === 'charges' ? chargeOf(open, attacker) : 0;
  const lead = skillOf(open, attacker) + bonus - skillOf(open, defender);
  const hurts = FACES.flatMap((mine) => FACES.map((theirs) => mine - theirs + lead)).filter(
    (difference) => difference > 0,
  );
  const needed =
    lifeOf(open, defender) -
    defender.damage +
    regenerationOf(open, defender) -
    deathblowOf(open, attacker);
  const reached = share(open, defender) / FACES.length ** 2;
  return {
    hit: hurts.length * reached,
    kill: hurts.filter((difference) => difference >= needed).length * reached,
  };
}

/** How often a creature that is hit does not escape as a ghost. */
function share(open: Open, creature: Creature): number {
  const escapes = escapeOf(open, creature);
  return escapes ? FACES.filter((die) => !escapes(die)).length / FACES.length : 1;
}

/** The chance that a stone is lost in a saving roll that needs so much; 0 when it is gone. */
export function lossOdds(open: Open, stoneId: Id, needs: number): number {
  const stone = stoneOf(open, stoneId);
  if (!stone) return 0;
  const ward = wardOf(open, stone);
  return FACES.filter((die) => die + ward < needs).length / FACES.length;
}
