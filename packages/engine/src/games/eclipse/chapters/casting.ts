/** EC-2 and EC-9: a player plays a stone, casts a card or uses an ability. */

import { refuse } from '../../../core/ruling.ts';
import type { Aim, Card } from '../cards/card.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import type { Cast, Player, Target, Use } from '../move.ts';
import { type Creature, type EclipseDesk, other } from '../state.ts';
import { activationOf, drawsOnSummons } from './abilities.ts';
import { bearerOf, enchant } from './enchantments.ts';
import { mark, pays } from './energy.ts';
import { takeFromHand } from './hands.ts';
import { enterPlay } from './harm.ts';
import { bury, creatureOf, setCreature, setOpen, soon, stoneCounts } from './pieces.ts';
import { abilityFits, dropsLeft, fits, unfitUse } from './plays.ts';
import { isAble, strengthOf } from './stats.ts';
import { layStone } from './stones.ts';
import { unfit } from './targets.ts';

/** EC-4.5 A stone from the hand comes into play. */
export function drop(d: EclipseDesk, player: Player, slot: number): void {
  const card = inHand(d, player, slot);
  if (cardOf(card).kind !== 'stone') refuse(d, { code: 'wrongKind' });
  if (dropsLeft(d.state.open) <= 0) refuse(d, { code: 'noDropLeft' });
  const { drops } = d.state.open;
  const counts = stoneCounts(d.state.open);
  const behind = drops.played > 0 ? drops.behind : counts[player] < counts[other(player)];
  setOpen(d, { drops: { ...drops, played: drops.played + 1, behind } });
  takeFromHand(d, player, slot);
  layStone(d, player, card);
}

/** EC-2.1 A card is cast: the moment, the target and the payment are judged, then it is done. */
export function cast(d: EclipseDesk, player: Player, { slot, pay, target }: Cast): void {
  const id = inHand(d, player, slot);
  const card = cardOf(id);
  if (card.kind === 'stone') return refuse(d, { code: 'wrongKind' });
  if (!fits(d.state.open, player, card)) refuse(d, { code: 'notNow' });
  judgeTarget(d, player, card.kind === 'creature' ? null : card.target, target);
  if (!pays(d.state.open, player, card.cost, pay)) refuse(d, { code: 'payment' });
  mark(d, pay);
  takeFromHand(d, player, slot);
  setOpen(d, { last: { player, play: { card: id }, target } });
  d.tell({ type: 'cast', player, card: id, paid: pay, target });
  takeEffect(d, player, { id, card }, target);
}

/** EC-9.2 There is no stack: what is cast takes effect at once. */
function takeEffect(
  d: EclipseDesk,
  player: Player,
  { id, card }: { readonly id: CardId; readonly card: Card },
  target: Target | null,
): void {
  if (card.kind === 'creature') summon(d, player, id);
  if (card.kind === 'enchantment') {
    enchant(d, player, id, (target && bearerOf(target)) ?? { on: 'table' });
  }
  if (card.kind !== 'spell') return;
  bury(d, player, id);
  soon(
    d,
    ...card.effects.map(
      (effect) => ({ do: 'effect', effect, player, source: null, target }) as const,
    ),
  );
}

function summon(d: EclipseDesk, player: Player, card: CardId): void {
  const creature = enterPlay(d, { card, owner: player, side: player, broughtBy: null }, 'summoned');
  // EC-6.4
  if (!drawsOnSummons(d.state.open, creature)) return;
  soon(d, { do: 'draw', n: 0, player, creature: creature.id });
}

/** EC-6.13 A creature uses an activated ability. */
export function use(d: EclipseDesk, player: Player, move: Use): void {
  const { ability, target } = move;
  const user = ownCreature(d, player, move.creature);
  const activated = activationOf(ability);
  const x = strengthOf(d.state.open, user, ability);
  if (!activated || x === 0) return refuse(d, { code: 'noSuchAbility' });
  if (!isAble(d.state.open, user)) refuse(d, { code: 'unable', id: user.id });
  if (user.used.includes(ability)) refuse(d, { code: 'used' });
  if (!abilityFits(d.state.open, user, activated)) refuse(d, { code: 'notNow' });
  const why = unfitUse(d.state.open, user, activated, target);
  if (why !== null) refuse(d, { code: 'target', why });
  setCreature(d, user.id, { used: [...user.used, ability] });
  setOpen(d, { last: { player, play: { creature: user.id, ability }, target } });
  d.tell({ type: 'used', player, piece: { id: user.id, card: user.card }, ability, target });
  if (activated.effect === 'claim') return claim(d, user, target);
  const effect = activated.effect(x);
  soon(d, { do: 'effect', effect, player, source: user.id, target });
}

/** EC-6.12 Should it be destroyed before the turn ends, the reviver may take it. */
function claim(d: EclipseDesk, { id, side }: Creature, target: Target): void {
  if (target.at !== 'creature') return;
  const { claims } = d.state.open;
  setOpen(d, { claims: [...claims, { player: side, reviver: id, creature: target.id }] });
}

/** The creature that a player wants to act with; refused unless they control it. */
export function ownCreature(d: EclipseDesk, player: Player, id: number): Creature {
  const creature = creatureOf(d.state.open, id);
  return creature?.side === player ? creature : refuse(d, { code: 'notYours', id });
}

function inHand(d: EclipseDesk, player: Player, slot: number): CardId {
  return d.state.secret[player].hand[slot] ?? refuse(d, { code: 'noSuchCard' });
}

function judgeTarget(d: EclipseDesk, player: Player, aim: Aim | null, target: Target | null): void {
  if (aim === null && target === null) return;
  const why = aim && target ? unfit(d.state.open, player, aim, target) : 'kind';
  if (why !== null) refuse(d, { code: 'target', why });
}
