/** EC-8.1 What fits which moment, and everything a player could play now: for lists, skipping and bots. */

import type { AbilityId, Aim, Card, SpellCard } from '../cards/card.ts';
import { type CardId, cardOf } from '../cards/set.ts';
import type { Cast, EclipseMove, Play, Player, Target, Use } from '../move.ts';
import type { Unfit } from '../refusal.ts';
import { type Creature, type Open, other } from '../state.ts';
import { type Activated, activationOf } from './abilities.ts';
import { payment } from './energy.ts';
import { creatureOf, creaturesOf, stoneCounts } from './pieces.ts';
import type { WindowKind } from './preferences.ts';
import { abilitiesOf, isAble } from './stats.ts';
import { targets, unfit } from './targets.ts';

type Drop = Extract<EclipseMove, { readonly do: 'drop' }>;

/** The moment: the main phase, or the window that is open; null when nobody may play anything. */
export function momentOf({ agenda }: Open): 'main' | WindowKind | null {
  const [task] = agenda;
  if (task?.do === 'main') return 'main';
  return task?.do === 'window' ? task.kind : null;
}

/** EC-4.5 How many more stones the turn's player may play. */
export function dropsLeft(open: Open): number {
  const { played, behind, extra } = open.drops;
  const counts = stoneCounts(open);
  const second = played > 0 ? behind : counts[open.active] < counts[other(open.active)];
  return 1 + (second ? 1 : 0) + extra - played;
}

/** Whether a card may be cast at this moment by this player, means and targets apart. */
export function fits(open: Open, player: Player, card: Card): boolean {
  const moment = momentOf(open);
  if (moment === null) return false;
  if (card.kind === 'spell') return spellFits(open, player, card);
  return moment === 'main' && player === open.active;
}

function spellFits(open: Open, player: Player, spell: SpellCard): boolean {
  const moment = momentOf(open);
  if (spell.target?.at === 'die') return moment === 'roll';
  if (moment === 'roll') return false;
  if (moment === 'harm') return isSaving(spell);
  const extraDrop = spell.effects.some((effect) => effect.do === 'extraDrop');
  return !extraDrop || (moment === 'main' && player === open.active);
}

/** EC-8.3 Whether a spell is a saving play. */
function isSaving(spell: SpellCard): boolean {
  return spell.effects.some((effect) => effect.do === 'prevent' || effect.do === 'shield');
}

/** EC-8.3 Whether a play fits harm windows. */
export function isSavingPlay(play: Play, hand: readonly CardId[]): boolean {
  if (play.do === 'use') return activationOf(play.ability)?.saves === true;
  const id = hand[play.slot];
  const card = id && cardOf(id);
  return card !== undefined && card.kind === 'spell' && isSaving(card);
}

/** EC-6.13 Whether an activated ability may be used at this moment by the side it is on. */
export function abilityFits(open: Open, { side }: Creature, ability: Activated): boolean {
  const moment = momentOf(open);
  if (moment === null || moment === 'roll') return false;
  if (ability.ownTurnOnly && side !== open.active) return false;
  return moment !== 'harm' || ability.saves;
}

/** Why a creature cannot use its ability on a target; null when it can. */
export function unfitUse(
  open: Open,
  user: Creature,
  { aim, refuses }: Activated,
  target: Target,
): Unfit | null {
  const why = unfit(open, user.side, aim, target);
  const chosen = target.at === 'creature' ? creatureOf(open, target.id) : undefined;
  if (why !== null || !chosen) return why ?? 'kind';
  return refuses?.(open, user, chosen) ?? null;
}

/** Every spell, creature and enchantment that a player could cast now, with the proposed payment. */
export function casts(open: Open, player: Player, hand: readonly CardId[]): readonly Cast[] {
  return hand.flatMap((id, slot): readonly Cast[] => {
    const card = cardOf(id);
    // the same card twice in a hand is one choice
    if (card.kind === 'stone' || hand.indexOf(id) < slot || !fits(open, player, card)) return [];
    const pay = payment(open, player, card.cost);
    if (pay === null) return [];
    return aims(open, player, card).map((target) => ({ do: 'cast', slot, pay, target }));
  });
}

function aims(
  open: Open,
  player: Player,
  card: Exclude<Card, { readonly kind: 'stone' }>,
): readonly (Target | null)[] {
  const aim: Aim | null = card.kind === 'creature' ? null : card.target;
  return aim === null ? [null] : targets(open, player, aim);
}

/** Every use of an activated ability that a player could make now. */
export function uses(open: Open, player: Player): readonly Use[] {
  return creaturesOf(open, player).flatMap((user) =>
    kindsOf(open, user).flatMap((ability): readonly Use[] => {
      const activated = activationOf(ability);
      if (!activated || user.used.includes(ability) || !abilityFits(open, user, activated))
        return [];
      if (!isAble(open, user)) return [];
      return targets(open, player, activated.aim)
        .filter((target) => unfitUse(open, user, activated, target) === null)
        .map((target) => ({ do: 'use', creature: user.id, ability, target }));
    }),
  );
}

function kindsOf(open: Open, creature: Creature): readonly AbilityId[] {
  return [...new Set(abilitiesOf(open, creature).map(({ ability }) => ability))];
}

/** Everything that answers a window or, for who is not to move, the main phase. */
export function plays(open: Open, player: Player, hand: readonly CardId[]): readonly Play[] {
  return [...casts(open, player, hand), ...uses(open, player)];
}

/** Every stone of the hand that the turn's player could play now; one of each kind. */
export function drops(open: Open, hand: readonly CardId[]): readonly Drop[] {
  if (dropsLeft(open) <= 0) return [];
  return hand.flatMap((id, slot): readonly Drop[] =>
    cardOf(id).kind === 'stone' && hand.indexOf(id) === slot ? [{ do: 'drop', slot }] : [],
  );
}
