/**
 * The best attack and the best defence that a planner sees. Every creature fights once at most in a
 * combat, so what a declaration is worth is the sum of its fights and one row of saving rolls.
 */
import { chargeOf, mayAttack } from '../chapters/abilities.ts';
import { creaturesOf, stonesOf } from '../chapters/pieces.ts';
import { isAble, wardOf } from '../chapters/stats.ts';
import type { Attack, Guard, Id, Player } from '../move.ts';
import { type Creature, type Open, other, type Stone } from '../state.ts';
import { worthOfCreature } from './evaluate.ts';
import { ladderOf, worthOfDuel } from './odds.ts';

/** One side's creatures against the other's, with all that can come of each pair. */
export interface Battle {
  readonly attackers: readonly Creature[];
  readonly enemies: readonly Creature[];
  /** The enemy stones, those that hold least easily first. */
  readonly stones: readonly Stone[];
  /** What an attack is worth to the attacker, by attacker and enemy; null where it is not allowed. */
  readonly attacks: readonly (readonly (number | null)[])[];
  /** What it is worth to the attacker to be stopped, by attacker and guard. */
  readonly stops: readonly (readonly number[])[];
  /** The places of the enemies that can guard. */
  readonly guards: readonly number[];
  /** What so many saving rolls are worth to the attacker. */
  readonly ladder: readonly number[];
}

/** What each attacker is to do: attack an enemy creature by its place, a stone, or nothing. */
type Aims = readonly (number | 'stone' | null)[];

/** What a declaration is worth, with the best defence against it. */
interface Plan {
  readonly aims: Aims;
  readonly worth: number;
}

/** All that `player` could do in a combat now. */
export function battleOf(open: Open, player: Player): Battle {
  const attackers = creaturesOf(open, player).filter((one) => isAble(open, one));
  const enemies = creaturesOf(open, other(player));
  const stones = stonesOf(open, other(player)).toSorted(
    (a, b) => wardOf(open, a) - wardOf(open, b),
  );
  const worths = new Map(
    [...attackers, ...enemies].map((one) => [one, worthOfCreature(open, one)]),
  );
  const duel = (attacker: Creature, enemy: Creature, charge: number): number =>
    worthOfDuel(open, { attacker, enemy, charge, worths });
  return {
    attackers,
    enemies,
    stones,
    attacks: attackers.map((one) =>
      enemies.map((enemy) =>
        mayAttack(open, one, enemy) ? duel(one, enemy, chargeOf(open, one)) : null,
      ),
    ),
    stops: attackers.map((one) => enemies.map((enemy) => duel(one, enemy, 0))),
    guards: enemies.flatMap((enemy, at) => (isAble(open, enemy) ? [at] : [])),
    ladder: ladderOf(open, player, stones.slice(0, attackers.length)),
  };
}

/** The declaration that promises most, and what it is worth to the attacker: nothing for none. */
export function bestAttack(battle: Battle): {
  readonly attacks: readonly Attack[];
  readonly worth: number;
} {
  const { attackers, stones } = battle;
  const idle = climbed(
    battle,
    attackers.map(() => null),
  );
  const storm = climbed(
    battle,
    attackers.map((_, at) => (at < stones.length ? 'stone' : null)),
  );
  const { aims, worth } = storm.worth > idle.worth ? storm : idle;
  return { attacks: declared(battle, aims), worth };
}

/** Changes one aim for the better, the one that gains most, as long as there is one. */
function climbed(battle: Battle, start: Aims): Plan {
  let best = planned(battle, start);
  for (;;) {
    const next = changed(battle, best.aims)
      .map((aims) => planned(battle, aims))
      .reduce((one, two) => (two.worth > one.worth + 1e-9 ? two : one), best);
    if (next === best) return best;
    best = next;
  }
}

function changed({ attacks, stones }: Battle, aims: Aims): readonly Aims[] {
  const storming = aims.filter((aim) => aim === 'stone').length;
  return aims.flatMap((aim, at) => {
    const free = (attacks[at] ?? []).flatMap((worth, enemy) =>
      worth === null || aims.includes(enemy) ? [] : [enemy],
    );
    const stone = aim !== 'stone' && storming < stones.length ? (['stone'] as const) : [];
    const none = aim === null ? [] : [null];
    return [...free, ...stone, ...none].map((next) => aims.with(at, next));
  });
}

function planned(battle: Battle, aims: Aims): Plan {
  let worth = 0;
  const storming: number[] = [];
  aims.forEach((aim, at) => {
    if (aim === 'stone') storming.push(at);
    else if (aim !== null) worth += battle.attacks[at]?.[aim] ?? 0;
  });
  const guards = battle.guards.filter((at) => !aims.includes(at));
  return { aims, worth: worth + defended(battle, storming, guards).worth };
}

function declared({ attackers, enemies, stones }: Battle, aims: Aims): readonly Attack[] {
  const left = [...stones];
  return aims.flatMap((aim, at) => {
    const target = aim === 'stone' ? left.shift() : enemies[aim ?? -1];
    const attacker = attackers[at];
    return target && attacker ? [{ attacker: attacker.id, target: target.id }] : [];
  });
}

/** A guard that stops an attacker, both by their places, and what that is worth to the attacker. */
interface Stop {
  readonly guard: number;
  readonly attacker: number;
  readonly cost: number;
}

/** The guards that leave least to those who storm stones, and what is left to them. */
function defended(
  battle: Battle,
  storming: readonly number[],
  guards: readonly number[],
): { readonly stops: readonly Stop[]; readonly worth: number } {
  const rolls = (count: number): number => battle.ladder[count] ?? 0;
  const stops: Stop[] = [];
  let worth = rolls(storming.length);
  for (let left = storming.length; left > 0; left -= 1) {
    const spared = rolls(left) - rolls(left - 1);
    const stop = cheapest(
      battle,
      storming.filter((at) => stops.every(({ attacker }) => attacker !== at)),
      guards.filter((at) => stops.every(({ guard }) => guard !== at)),
    );
    if (stop === null || stop.cost >= spared) break;
    stops.push(stop);
    worth += stop.cost - spared;
  }
  return { stops, worth };
}

function cheapest(
  { stops }: Battle,
  attackers: readonly number[],
  guards: readonly number[],
): Stop | null {
  let best: Stop | null = null;
  for (const attacker of attackers) {
    for (const guard of guards) {
      const cost = stops[attacker]?.[guard] ?? 0;
      if (best === null || cost < best.cost) best = { guard, attacker, cost };
    }
  }
  return best;
}

/** The best guards against the combat that goes on: whom each attacker of a stone may be stopped by. */
export function bestGuards(
  open: Open,
  storming: readonly Id[],
  guardians: readonly Creature[],
): readonly Guard[] {
  const battle = battleOf(open, open.active);
  const { attackers, enemies } = battle;
  const { stops } = defended(
    battle,
    attackers.flatMap(({ id }, at) => (storming.includes(id) ? [at] : [])),
    enemies.flatMap((enemy, at) => (guardians.includes(enemy) ? [at] : [])),
  );
  return stops.flatMap(({ guard, attacker }) => {
    const [one, stopped] = [enemies[guard], attackers[attacker]];
    return one && stopped ? [{ guard: one.id, attacker: stopped.id }] : [];
  });
}
