/** What is said while a combat is put together. */
import type { Attack } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Words } from '../../contract.ts';
import { nameOf } from '../words/naming.ts';
import type { Plan } from './plan.ts';
import { combatTexts } from './texts.ts';

export interface Planned {
  readonly view: EclipseView;
  readonly words: Words;
  readonly plan: Plan;
  readonly possible: readonly Attack[];
}

interface Said {
  readonly say: string;
  readonly sub: string;
}

/** The bar's sentence: what to choose now. */
export function sentenceOf({ view, words, plan, possible }: Planned): Said {
  const t = combatTexts(words.lang).bar;
  const { step, held, pairs } = plan;
  if (held !== null) {
    const name = nameOf(view, held, words.lang);
    return step === 'attack'
      ? { say: t.whom(name), sub: t.whomSub }
      : { say: t.stop(name), sub: t.stopSub };
  }
  if (step === 'defend') {
    if (possible.length === 0) return { say: t.order, sub: t.orderSub };
    return { say: t.defend(words.name(view.active)), sub: t.defendSub };
  }
  if (pairs.length > 0) return { say: t.more(pairs.length), sub: t.moreSub };
  return { say: t.attack, sub: t.attackSub };
}

/** The same for who does not see the lane: the pairs and the order as they stand come first. */
export function spokenOf(planned: Planned): string {
  const { view, words, plan } = planned;
  const t = combatTexts(words.lang);
  const name = (id: number): string => nameOf(view, id, words.lang);
  const pairs = plan.pairs.map(({ attacker, target }) =>
    t.pair[plan.step](name(attacker), name(target)),
  );
  return [...pairs, sentenceOf(planned).say].join('. ');
}
