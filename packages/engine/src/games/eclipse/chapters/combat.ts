/** EC-5: combat, from the declaration to the last fight. */
import { refuse } from '../../../core/ruling.ts';
import type { Assault, Attack, Guard, Id, Player } from '../move.ts';
import {
  type Combat,
  type Creature,
  type EclipseDesk,
  each,
  type Open,
  other,
  type Pair,
  PLAYERS,
} from '../state.ts';
import { deathblowOf, escapeOf, mayAttack, stuns } from './abilities.ts';
import { ownCreature } from './casting.ts';
import { assaultOf, rollDie, totals } from './dice.ts';
import { threaten } from './harm.ts';
import { creatureOf, creaturesOf, setHidden, setOpen, soon, stoneOf } from './pieces.ts';
import { isAble } from './stats.ts';

/** EC-5.1 The whole declaration; it uses this turn's combat up. */
export function attack(d: EclipseDesk, player: Player, attacks: readonly Attack[]): void {
  if (d.state.open.fought) refuse(d, { code: 'fought' });
  const twice =
    repeated(attacks.map(({ attacker }) => attacker)) ??
    repeated(attacks.map(({ target }) => target));
  if (twice !== null) refuse(d, { code: 'twice', id: twice });
  const assaults = attacks.map((one) => declared(d, player, one));
  const combat: Combat = {
    assaults,
    order: [],
    turned: [],
    since: d.state.open.next,
    saves: null,
  };
  setOpen(d, { fought: true, combat, roll: null });
  d.tell({ type: 'attacked', player, assaults });
  soon(
    d,
    { do: 'window', kind: 'attack', n: 0 },
    { do: 'defend', n: 0 },
    { do: 'saves' },
    { do: 'peace' },
  );
}

function repeated(ids: readonly Id[]): Id | null {
  return ids.find((id, at) => ids.indexOf(id) < at) ?? null;
}

function declared(d: EclipseDesk, player: Player, { attacker: id, target }: Attack): Assault {
  const { open } = d.state;
  const attacker = ownCreature(d, player, id);
  if (!isAble(open, attacker)) refuse(d, { code: 'unable', id });
  const creature = creatureOf(open, target);
  if (creature?.side === other(player)) {
    if (!mayAttack(open, attacker, creature)) refuse(d, { code: 'flying', id: target });
    return { attacker: id, target, at: 'creature', guard: null };
  }
  if (stoneOf(open, target)?.side !== other(player)) {
    return refuse(d, { code: 'noSuchEnemy', id: target });
  }
  return { attacker: id, target, at: 'stone', guard: null };
}

/** EC-5.8 Whether both sides of an attack are still where they were when it was declared. */
export function isLive(open: Open, { attacker, target, at }: Assault): boolean {
  const aimed = at === 'creature' ? creatureOf(open, target) : stoneOf(open, target);
  const turned = open.combat?.turned ?? [];
  const here = creatureOf(open, attacker) !== undefined && aimed !== undefined;
  return here && !turned.includes(attacker) && !turned.includes(target);
}

/** EC-5.2 The live attacks on stones, each of which one guard may stop. */
export function stoppable(open: Open): readonly Assault[] {
  const assaults = open.combat?.assaults ?? [];
  return assaults.filter((one) => one.at === 'stone' && one.guard === null && isLive(open, one));
}

/** EC-5.2 Who may guard: able, not attacked itself, and there since the declaration. */
export function guardians(open: Open): readonly Creature[] {
  return creaturesOf(open, other(open.active)).filter(
    (one) => isAble(open, one) && takesPart(open, one.id) && !isAttacked(open, one.id),
  );
}

function takesPart({ combat }: Open, id: Id): boolean {
  return combat !== null && id < combat.since && !combat.turned.includes(id);
}

function isAttacked(open: Open, id: Id): boolean {
  return open.combat?.assaults.some((one) => one.target === id && isLive(open, one)) ?? false;
}

/** EC-5.3 The attackers of all fights that are to come with these guards, as they were declared. */
export function fightsOf(open: Open, guards: readonly Guard[]): readonly Id[] {
  const stopped = guards.map(({ attacker }) => attacker);
  const assaults = open.combat?.assaults ?? [];
  return assaults
    .filter((one) => isLive(open, one) && (one.at === 'creature' || stopped.includes(one.attacker)))
    .map(({ attacker }) => attacker);
}

/** EC-5.3 Whether there is anything to ask the defender: a guard to set, or an order to choose. */
export function mustDefend(open: Open): boolean {
  const canGuard = stoppable(open).length > 0 && guardians(open).length > 0;
  return canGuard || fightsOf(open, []).length > 1;
}

/** EC-5.2 The defender sets guards and the order of the fights. */
export function defend(d: EclipseDesk, guards: readonly Guard[], order: readonly Id[]): void {
  judgeGuards(d, guards);
  const fights = fightsOf(d.state.open, guards);
  const same = order.length === fights.length && fights.every((one) => order.includes(one));
  if (!same) refuse(d, { code: 'wrongOrder' });
  setDefence(d, guards, order);
}

/** EC-5.3 No guards, and the fights in the order of the declaration. */
export function doNotDefend(d: EclipseDesk): void {
  setDefence(d, [], fightsOf(d.state.open, []));
}

function judgeGuards(d: EclipseDesk, guards: readonly Guard[]): void {
  const { open } = d.state;
  const twice =
    repeated(guards.map(({ guard }) => guard)) ?? repeated(guards.map(({ attacker }) => attacker));
  if (twice !== null) refuse(d, { code: 'twice', id: twice });
  for (const { guard, attacker } of guards) {
    const creature = ownCreature(d, other(open.active), guard);
    if (isAttacked(open, guard)) refuse(d, { code: 'attacked', id: guard });
    const may = isAble(open, creature) && takesPart(open, guard);
    if (!may) refuse(d, { code: 'unable', id: guard });
    const stops = stoppable(open).some((one) => one.attacker === attacker);
    if (!stops) refuse(d, { code: 'notOnStone', id: attacker });
  }
}

function setDefence(d: EclipseDesk, guards: readonly Guard[], order: readonly Id[]): void {
  const { combat, active, agenda } = d.state.open;
  if (!combat) return;
  const assaults = combat.assaults.map((one) => ({
    ...one,
    guard: guards.find(({ attacker }) => attacker === one.attacker)?.guard ?? null,
  }));
  setOpen(d, { combat: { ...combat, assaults, order }, agenda: agenda.slice(1) });
  d.tell({ type: 'defended', player: other(active), guards, order });
  if (order.length === 0) return;
  soon(
    d,
    { do: 'window', kind: 'guards', n: 0 },
    ...order.map((attacker) => ({ do: 'fight', attacker }) as const),
  );
}

/** EC-5.4 Both roll; then the window in which dice may be changed. */
export function fight(d: EclipseDesk, attacker: Id): void {
  const { open } = d.state;
  const assault = assaultOf(open, attacker);
  const defender = assault && (assault.guard ?? assault.target);
  if (defender === undefined || ![attacker, defender].every((id) => canFight(open, id))) return;
  const role = (player: Player) => (player === open.active ? 'attacker' : 'defender');
  const dice = each((player) => rollDie(d, role(player)));
  const roll = { for: 'fight', attacker, defender, dice } as const;
  setOpen(d, { roll });
  const sums = totals(d.state.open, roll);
  d.tell({ type: 'fought', player: open.active, attacker, defender, dice, totals: sums });
  soon(d, { do: 'window', kind: 'roll', n: 0 }, { do: 'strike' });
}

/** EC-5.8 Whether a fighter is still there, on its side; able it need not be any more. */
function canFight(open: Open, id: Id): boolean {
  return creatureOf(open, id) !== undefined && takesPart(open, id);
}

/** What a fight comes to. */
export interface Blow {
  readonly attacker: Creature;
  readonly defender: Creature;
  /** By seat. */
  readonly totals: Pair<number>;
  /** Null: the totals are equal, and nobody is hit. */
  readonly hit: { readonly winner: Creature; readonly loser: Creature } | null;
  readonly damage: number;
}

/** EC-5.5 The higher total hits: what comes of a fight as its dice lie; null without one, or once one of the two has left. */
export function blowOf(open: Open): Blow | null {
  const { roll, active } = open;
  if (roll?.for !== 'fight') return null;
  const attacker = creatureOf(open, roll.attacker);
  const defender = creatureOf(open, roll.defender);
  if (!attacker || !defender) return null;
  const sums = totals(open, roll);
  const fight = { attacker, defender, totals: sums };
  const lead = sums[active] - sums[other(active)];
  if (lead === 0) return { ...fight, hit: null, damage: 0 };
  const [winner, loser] = lead > 0 ? [attacker, defender] : [defender, attacker];
  const damage = Math.abs(lead) + deathblowOf(open, winner);
  return { ...fight, hit: { winner, loser }, damage };
}

/** EC-5.5 The hit; then harm, and last the paralysis of who fought a paralyser. */
export function strike(d: EclipseDesk): void {
  const { open } = d.state;
  const blow = blowOf(open);
  if (!blow) return;
  const { attacker, defender, hit, damage } = blow;
  d.tell({
    type: 'struck',
    player: open.active,
    attacker: attacker.id,
    defender: defender.id,
    totals: blow.totals,
    winner: hit?.winner.id ?? null,
    damage,
  });
  stun(d, attacker, defender);
  if (hit && !escapes(d, hit.loser)) threaten(d, [hit.loser], { damage, by: hit.winner.id });
}

/** EC-6.2 Judged while both are there; it comes when the fight ends. */
function stun(d: EclipseDesk, attacker: Creature, defender: Creature): void {
  const { open } = d.state;
  const creatures = [
    ...(stuns(open, defender) ? [attacker.id] : []),
    ...(stuns(open, attacker) ? [defender.id] : []),
  ];
  if (creatures.length > 0) soon(d, { do: 'stun', creatures });
}

/** EC-6.14 */
function escapes(d: EclipseDesk, creature: Creature): boolean {
  const escape = escapeOf(d.state.open, creature);
  if (!escape) return false;
  const die = rollDie(d, 'ghost');
  const escaped = escape(die);
  d.tell({ type: 'ghost', creature: creature.id, die, escaped });
  return escaped;
}

/** EC-5.9 The combat is over, and EC-8.11 so is what was passed for all of it. */
export function makePeace(d: EclipseDesk): void {
  for (const player of PLAYERS) {
    if (d.state.secret[player].passedAll) setHidden(d, player, { passedAll: false });
  }
  setOpen(d, { combat: null, roll: null });
  d.tell({ type: 'peace' });
}

/** The player who defends in the combat of this turn. */
export function defenderOf({ active }: Open): Player {
  return other(active);
}
