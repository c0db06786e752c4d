/** A declaration or a defence as it is put together, one pair after the other: pure. */
import { fightsOf, guardians, stoppable } from '@kesem/engine/games/eclipse/chapters/combat';
import type { Attack, EclipseMove, Guard, Id } from '@kesem/engine/games/eclipse/move';
import { attackPairs } from '@kesem/engine/games/eclipse/moves';
import { type EclipseView, playerOf } from '@kesem/engine/games/eclipse/state';

export interface Plan {
  readonly step: 'attack' | 'defend';
  /** The creature taken up. */
  readonly held: Id | null;
  /** Made so far; in a defence `attacker` is the guard and `target` whom it stops. */
  readonly pairs: readonly Attack[];
  /** The attackers in the order that was chosen; what is not in it follows as it was declared. */
  readonly order: readonly Id[];
}

/** Nothing chosen yet. */
export function emptyPlan(step: Plan['step']): Plan {
  return { step, held: null, pairs: [], order: [] };
}

/** Every pair that could be made on this table: who looks leads, or stops. */
export function possiblePairs(view: EclipseView, step: Plan['step']): readonly Attack[] {
  const { me } = view;
  if (me === 'public' || me === 'all') return [];
  if (step === 'attack') return attackPairs(view, playerOf(me));
  const stopped = stoppable(view);
  return guardians(view).flatMap(({ id }) =>
    stopped.map(({ attacker }) => ({ attacker: id, target: attacker })),
  );
}

/** The plan without what the table has made impossible since. */
export function stillPossible(plan: Plan, possible: readonly Attack[]): Plan {
  const pairs = plan.pairs.filter((pair) => possible.some((one) => isSame(one, pair)));
  const held = possible.some(({ attacker }) => attacker === plan.held) ? plan.held : null;
  return { ...plan, pairs, held };
}

function isSame(one: Attack, two: Attack): boolean {
  return one.attacker === two.attacker && one.target === two.target;
}

/** With this pair, which takes the place of whatever either of the two was in. */
export function withPair(plan: Plan, pair: Attack): Plan {
  const others = plan.pairs.filter(
    ({ attacker, target }) => attacker !== pair.attacker && target !== pair.target,
  );
  return { ...plan, held: null, pairs: [...others, pair] };
}

/** With this pair if it can be made, else as it was. */
export function paired(plan: Plan, possible: readonly Attack[], pair: Attack): Plan {
  return possible.some((one) => isSame(one, pair)) ? withPair(plan, pair) : plan;
}

/** Without the pair that this creature leads. */
export function withoutPair(plan: Plan, source: Id): Plan {
  const pairs = plan.pairs.filter(({ attacker }) => attacker !== source);
  return { ...plan, held: null, pairs };
}

/** What a press on a thing of the table makes of the plan. */
export function pressed(plan: Plan, possible: readonly Attack[], id: Id): Plan {
  const { held, pairs } = plan;
  const pair = { attacker: held ?? id, target: id };
  if (possible.some((one) => isSame(one, pair))) return withPair(plan, pair);
  if (held === id) return withoutPair(plan, id);
  if (possible.some(({ attacker }) => attacker === id)) return { ...plan, held: id };
  const taken = pairs.find(({ target }) => target === id);
  return taken ? withoutPair(plan, taken.attacker) : plan;
}

/** The guards of a defence as the rules know them. */
function guardsOf({ pairs }: Plan): readonly Guard[] {
  return pairs.map(({ attacker, target }) => ({ guard: attacker, attacker: target }));
}

/** The attackers of the fights that this defence leads to, in its order; none before a declaration. */
export function orderOf(view: EclipseView, plan: Plan): readonly Id[] {
  if (plan.step === 'attack') return [];
  const fights = fightsOf(view, guardsOf(plan));
  const chosen = plan.order.filter((id) => fights.includes(id));
  return [...chosen, ...fights.filter((id) => !chosen.includes(id))];
}

/** With a fight moved one place, and the others staying as they are. */
export function shifted(view: EclipseView, plan: Plan, attacker: Id, by: -1 | 1): Plan {
  const order = orderOf(view, plan);
  const from = order.indexOf(attacker);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return plan;
  const others = order.filter((id) => id !== attacker);
  return { ...plan, order: others.toSpliced(to, 0, attacker) };
}

/** What is sent; null while there is nothing to send. */
export function moveOf(view: EclipseView, plan: Plan): EclipseMove | null {
  if (plan.step === 'defend') {
    return { do: 'defend', guards: guardsOf(plan), order: orderOf(view, plan) };
  }
  return plan.pairs.length > 0 ? { do: 'attack', attacks: plan.pairs } : null;
}
