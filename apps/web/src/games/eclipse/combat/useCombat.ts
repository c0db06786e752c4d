import type { Id } from '@kesem/engine/games/eclipse/move';
import { useState } from 'react';
import { announce } from '../../../kit/announce.ts';
import { barOf } from './bar.tsx';
import {
  emptyPlan,
  moveOf,
  orderOf,
  type Plan,
  paired,
  possiblePairs,
  pressed,
  shifted,
  stillPossible,
  withoutPair,
} from './plan.ts';
import type { CombatDesk, CombatInput } from './props.ts';
import { spokenOf } from './sentence.ts';
import { whyNot } from './why.ts';

/** When a plan can be made, and which; at another moment it means nothing. */
interface Moment {
  readonly key: string;
  readonly step: Plan['step'];
}

interface Kept {
  readonly key: string;
  readonly plan: Plan;
  /** Why the last press did nothing. */
  readonly note: string | null;
}

/** What combat asks of whoever looks now: a declaration may be begun, a defence must be made. */
function momentOf({ view, moves, busy }: CombatInput): Moment | null {
  const [task] = view.agenda;
  if (busy) return null;
  if (task?.do === 'defend' && moves.some((move) => move.do === 'defend')) {
    return { key: `defend ${task.n}`, step: 'defend' };
  }
  const mayAttack = moves.some((move) => move.do === 'attack');
  return mayAttack ? { key: `attack ${view.turn}`, step: 'attack' } : null;
}

/** What is kept for this moment; a defence begins by itself. */
function begunAt(moment: Moment | null, kept: Kept | null): Kept | null {
  if (!moment) return null;
  const { key, step } = moment;
  if (kept?.key === key) return kept;
  return step === 'defend' ? { key, plan: emptyPlan('defend'), note: null } : null;
}

/** The plan as it is made at this moment; what becomes of it is spoken. */
function usePlan(input: CombatInput) {
  const { view, words } = input;
  const [all, setKept] = useState<Kept | null>(null);
  const moment = momentOf(input);
  const kept = begunAt(moment, all);
  const possible = moment ? possiblePairs(view, moment.step) : [];
  const change = (plan: Plan, note: string | null = null): void => {
    if (!moment) return;
    setKept({ key: moment.key, plan, note });
    announce(note ?? spokenOf({ view, words, plan, possible }), note ? 'assertive' : 'polite');
  };
  return {
    plan: kept && stillPossible(kept.plan, possible),
    note: kept?.note ?? null,
    possible,
    canStart: moment?.step === 'attack' && !kept,
    change,
    end: () => setKept(null),
  };
}

const nothing = (): void => undefined;
const IDLE = {
  step: 'none',
  start: nothing,
  back: nothing,
  commit: null,
  held: null,
  sources: [],
  targets: [],
  pairs: [],
  press: nothing,
  pair: nothing,
  part: nothing,
  order: [],
  shift: nothing,
  bar: null,
} as const satisfies Partial<CombatDesk>;

/** One's own part in a combat: what is put together, what may be added, and what the bar says of it. */
export function useCombat(input: CombatInput): CombatDesk {
  const { view, words, send } = input;
  const { plan, note, possible, canStart, change, end } = usePlan(input);
  /** With what was tried, or as it was and the reason in words; `held` is what it was tried with. */
  const attempt = (from: Plan, next: Plan, tried: Id, held = from.held): void => {
    const why = () => whyNot(view, { ...from, held }, possible, { id: tried, lang: words.lang });
    change(next, next === from ? why() : null);
  };
  const pairUp = (from: Plan) => (attacker: Id, target: Id) =>
    attempt(from, paired(from, possible, { attacker, target }), target, attacker);
  if (!plan) {
    const empty = emptyPlan('attack');
    const ways = { start: () => change(empty), pair: pairUp(empty) };
    return { ...IDLE, canStart, ...(canStart ? ways : {}) };
  }
  const { held, pairs, step } = plan;
  const move = moveOf(view, plan);
  const commit = move && (() => send(move));
  const clear = () => change(emptyPlan(step));
  const cancel = step === 'attack' ? end : null;
  return {
    step,
    canStart,
    start: nothing,
    back: held === null ? (cancel ?? clear) : () => change({ ...plan, held: null }),
    commit,
    held,
    sources: [...new Set(possible.map(({ attacker }) => attacker))],
    targets: possible.filter(({ attacker }) => attacker === held).map(({ target }) => target),
    pairs,
    press: (id) => attempt(plan, pressed(plan, possible, id), id),
    pair: pairUp(plan),
    part: (source) => change(withoutPair(plan, source)),
    order: orderOf(view, plan),
    shift: (attacker, by) => change(shifted(view, plan, attacker, by)),
    bar: barOf({ view, words, plan, possible, note, commit, clear, cancel }),
  };
}
