/** Why something on the table cannot be chosen while a combat is put together. */
import { assaultOf } from '@kesem/engine/games/eclipse/chapters/dice';
import { creatureOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { isAble } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Attack, Id } from '@kesem/engine/games/eclipse/move';
import type { Creature, EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../texts.ts';
import type { Plan } from './plan.ts';
import { combatTexts } from './texts.ts';

/** The reason in words; null when it can be chosen, or when nothing is to be said. */
export function whyNot(
  view: EclipseView,
  plan: Plan,
  possible: readonly Attack[],
  { id, lang }: { readonly id: Id; readonly lang: Lang },
): string | null {
  const creature = creatureOf(view, id);
  if (!creature || isOpen(plan, possible, id)) return null;
  const mine = creature.side === view.me;
  return plan.step === 'attack'
    ? whyNoAttack(view, creature, mine ? 'mine' : 'theirs', lang)
    : whyNoGuard(view, creature, mine ? 'mine' : 'theirs', lang);
}

function isOpen({ held }: Plan, possible: readonly Attack[], id: Id): boolean {
  return possible.some(
    ({ attacker, target }) =>
      attacker === id || (target === id && (held === null || attacker === held)),
  );
}

type Whose = 'mine' | 'theirs';

function whyNoAttack(open: EclipseView, one: Creature, whose: Whose, lang: Lang): string {
  if (whose === 'theirs') return textsOf(lang).refusal.flying;
  return isAble(open, one) ? combatTexts(lang).why.nobody : textsOf(lang).refusal.unable;
}

function whyNoGuard(open: EclipseView, one: Creature, whose: Whose, lang: Lang): string {
  const { refusal } = textsOf(lang);
  if (whose === 'mine') return isAble(open, one) ? refusal.attacked : refusal.unable;
  return assaultOf(open, one.id) ? refusal.notOnStone : combatTexts(lang).why.notAttacking;
}
