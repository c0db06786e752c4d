/** What one fight and a row of saving rolls can be expected to bring, in the worth of what is lost. */
import { deathblowOf, escapeOf, regenerationOf, stuns } from '../chapters/abilities.ts';
import { stoneCounts } from '../chapters/pieces.ts';
import { lifeOf, skillOf, wardOf } from '../chapters/stats.ts';
import type { Player } from '../move.ts';
import { type Creature, type Open, other, type Stone } from '../state.ts';
import { worthOfLead } from './evaluate.ts';

const SIDES = 6;
/** What a creature's next turn is worth, of the whole creature: paralysis takes it. */
const NEXT_TURN = 0.2;

/** Two creatures that may fight, and what each is worth. */
export interface Duel {
  readonly attacker: Creature;
  readonly enemy: Creature;
  /** What the attacker's charge adds to its roll. */
  readonly charge: number;
  readonly worths: ReadonlyMap<Creature, number>;
}

/** What a fight is worth to the attacker's side. */
export function worthOfDuel(open: Open, { attacker, enemy, charge, worths }: Duel): number {
  const edge = skillOf(open, attacker) + charge - skillOf(open, enemy);
  const won = oddsToDestroy(open, [attacker, enemy], edge);
  const lost = oddsToDestroy(open, [enemy, attacker], -edge);
  const mine = worths.get(attacker) ?? 0;
  const theirs = worths.get(enemy) ?? 0;
  const stunned = (stuns(open, attacker) ? theirs : 0) - (stuns(open, enemy) ? mine : 0);
  return won * theirs - lost * mine + NEXT_TURN * stunned;
}

/** The chance that one destroys the other when its roll gets so much more. */
function oddsToDestroy(
  open: Open,
  [one, victim]: readonly [Creature, Creature],
  edge: number,
): number {
  if (victim.shields > 0) return 0;
  const needed = lifeOf(open, victim) - victim.damage + regenerationOf(open, victim);
  const lead = Math.max(1, needed - deathblowOf(open, one)) - edge;
  return oddsToBeat(lead) * (escapeOf(open, victim) ? 1 / 2 : 1);
}

/** The chance, 0 to 1, that one die beats another by so much at least. */
export function oddsToBeat(lead: number): number {
  if (lead > 0) return throwsFrom(SIDES - lead) / SIDES ** 2;
  return 1 - throwsFrom(SIDES + lead - 1) / SIDES ** 2;
}

/** 1 + 2 + … + n. */
function throwsFrom(n: number): number {
  return n > 0 ? (n * (n + 1)) / 2 : 0;
}

/** What it is worth to `player` that none, one, two and so on of these enemy stones roll. */
export function ladderOf(open: Open, player: Player, stones: readonly Stone[]): readonly number[] {
  const counts = stoneCounts(open);
  const lead = counts[player] - counts[other(player)];
  const now = worthOfLead(open, lead);
  const worths = [0];
  // the chances to have destroyed 0, 1, 2… stones so far
  let odds: readonly number[] = [1];
  stones.forEach((stone, rolled) => {
    const needs = counts[other(player)] - rolled - wardOf(open, stone);
    const fails = Math.min(1, Math.max(0, (needs - 1) / SIDES));
    const before = odds;
    odds = [...before, 0].map((odd, n) => odd * (1 - fails) + (before[n - 1] ?? 0) * fails);
    worths.push(odds.reduce((sum, odd, n) => sum + odd * worthOfLead(open, lead + n), 0) - now);
  });
  return worths;
}
