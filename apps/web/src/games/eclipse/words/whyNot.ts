/** Why something cannot be chosen, in a sentence: what is refused here is never sent. */

import type { AbilityId, Card, Cost } from '@kesem/engine/games/eclipse/cards/card';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { activationOf } from '@kesem/engine/games/eclipse/chapters/abilities';
import { freeStones, payment } from '@kesem/engine/games/eclipse/chapters/energy';
import { creatureOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { fits, unfitUse } from '@kesem/engine/games/eclipse/chapters/plays';
import { isAble } from '@kesem/engine/games/eclipse/chapters/stats';
import { targets, unfit } from '@kesem/engine/games/eclipse/chapters/targets';
import type { Player, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { dropsIn, playerIn } from '../table/asked.ts';
import { textsOf } from '../texts.ts';

/** What is missing to pay for a card of the hand; null: nothing, or it is not a matter of energy. */
export function missingAt(view: EclipseView, slot: number): Cost | null {
  const me = playerIn(view);
  const id = view.mine?.hand[slot];
  const card = id === undefined ? null : cardOf(id);
  if (me === null || !card || card.kind === 'stone') return null;
  return fits(view, me, card) ? missingFor(view, me, card.cost) : null;
}

/** What is missing to pay a cost, by kind; `any` is what is missing besides. */
function missingFor(view: EclipseView, player: Player, cost: Cost): Cost | null {
  if (payment(view, player, cost) !== null) return null;
  const free = freeStones(view, player);
  const light = Math.max(0, cost.light - free.light.length);
  const dark = Math.max(0, cost.dark - free.dark.length);
  const spare =
    Math.max(0, free.light.length - cost.light) + Math.max(0, free.dark.length - cost.dark);
  return { light, dark, any: Math.max(0, cost.any - spare) };
}

/** Why a card of the hand cannot be played now; null when nothing is in the way. */
export function whyNotCard(view: EclipseView, slot: number, lang: Lang): string | null {
  const me = playerIn(view);
  const id = view.mine?.hand[slot];
  if (me === null || id === undefined) return null;
  const card = cardOf(id);
  if (card.kind === 'stone') return whyNotStone(view, me, lang);
  return whyNotCast(view, me, card, lang);
}

function whyNotStone(view: EclipseView, me: Player, lang: Lang): string | null {
  const t = textsOf(lang);
  if (view.agenda[0]?.do !== 'main' || view.active !== me) return t.board.onlyMain;
  const [played, of] = dropsIn(view);
  return played < of ? null : t.refusal.noDropLeft;
}

function whyNotCast(
  view: EclipseView,
  me: Player,
  card: Exclude<Card, { readonly kind: 'stone' }>,
  lang: Lang,
): string | null {
  const t = textsOf(lang);
  if (!fits(view, me, card)) return whyNotNow(view, card, lang);
  const missing = missingFor(view, me, card.cost);
  if (missing) return t.board.missing(missing.light, missing.dark, missing.any);
  const aim = card.kind === 'creature' ? null : card.target;
  return aim !== null && targets(view, me, aim).length === 0 ? t.noTarget : null;
}

/** At which moment a card that does not fit this one could be cast. */
function whyNotNow(
  { agenda: [task] }: EclipseView,
  card: Exclude<Card, { readonly kind: 'stone' }>,
  lang: Lang,
): string {
  const t = textsOf(lang);
  if (isReroll(card)) return t.board.onlyAfterRoll;
  const isAnswer = card.kind === 'spell' && !card.effects.some((one) => one.do === 'extraDrop');
  if (!isAnswer) return t.board.onlyMain;
  if (task?.do !== 'window') return t.refusal.notNow;
  return task.kind === 'roll' ? t.board.notOnDice : t.board.notSaving;
}

const isReroll = (card: Card): boolean => card.kind === 'spell' && card.target?.at === 'die';

/** Why a card of the hand cannot be aimed so. */
export function whyNotTarget(
  view: EclipseView,
  slot: number,
  target: Target,
  lang: Lang,
): string | null {
  const me = playerIn(view);
  const id = view.mine?.hand[slot];
  const card = id === undefined ? null : cardOf(id);
  if (me === null || !card || card.kind === 'stone' || card.kind === 'creature') return null;
  const why = card.target && unfit(view, me, card.target, target);
  return why ? textsOf(lang).unfit[why] : null;
}

/** Why a creature's ability cannot be aimed so. */
export function whyNotUse(
  view: EclipseView,
  { creature, ability }: { readonly creature: number; readonly ability: AbilityId },
  target: Target,
  lang: Lang,
): string | null {
  const user = creatureOf(view, creature);
  const activated = activationOf(ability);
  if (!user || !activated) return null;
  const why = unfitUse(view, user, activated, target);
  return why ? textsOf(lang).unfit[why] : null;
}

/** Why a creature of one's own cannot be used now; null when there is nothing to say. */
export function whyNotCreature(view: EclipseView, id: number, lang: Lang): string | null {
  const creature = creatureOf(view, id);
  const t = textsOf(lang).refusal;
  if (!creature || creature.side !== view.me) return null;
  if (!isAble(view, creature)) return t.unable;
  return creature.used.length > 0 ? t.used : null;
}
