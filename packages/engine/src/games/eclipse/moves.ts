/**
 * What the viewer may do, as building blocks: each play with one payment, each single attack or
 * guard, and one whole plan of each.
 */
import { mayAttack } from './chapters/abilities.ts';
import { fightsOf, guardians, stoppable } from './chapters/combat.ts';
import { mayRedraw } from './chapters/hands.ts';
import { creaturesOf, stonesOf } from './chapters/pieces.ts';
import { casts, drops, plays, uses } from './chapters/plays.ts';
import { MODES } from './chapters/preferences.ts';
import { isAble, skillOf } from './chapters/stats.ts';
import { isQuestion, type Question } from './chapters/tasks.ts';
import { lastDrawn, surplus } from './chapters/turn.ts';
import type { Attack, EclipseMove, Guard, Player } from './move.ts';
import { type EclipseView, type Mine, type Open, other } from './state.ts';

/** Every move of the viewer's. */
export function movesOf(view: EclipseView): readonly EclipseMove[] {
  const { me, mine, agenda, ended } = view;
  const [task] = agenda;
  if ((me !== 0 && me !== 1) || !mine || !task || !isQuestion(task) || ended) return [];
  return [...movesAt(view, me, mine, task), ...always(mine)];
}

function always({ prefs }: Mine): readonly EclipseMove[] {
  const others = MODES.filter((mode) => mode !== prefs.mode);
  return [
    ...others.map((mode) => ({ do: 'prefs', prefs: { ...prefs, mode } }) as const),
    { do: 'concede' },
  ];
}

function movesAt(open: Open, me: Player, { hand }: Mine, task: Question): readonly EclipseMove[] {
  switch (task.do) {
    case 'redraw':
      return redraws(hand);
    case 'main':
      return me === open.active ? mainMoves(open, me, hand) : plays(open, me, hand);
    case 'window':
      return [...passes(open), ...plays(open, me, hand)];
    case 'defend':
      return defences(open, me);
    case 'draw':
    case 'claim':
      return answers(task, me);
    case 'discard':
      return discards(task, me, hand.length);
    default:
      return task satisfies never;
  }
}

/** EC-8.11 In a combat all of its windows can be passed at once. */
function passes({ combat }: Open): readonly EclipseMove[] {
  return combat ? [{ do: 'pass' }, { do: 'passAll' }] : [{ do: 'pass' }];
}

function redraws(hand: Mine['hand']): readonly EclipseMove[] {
  return mayRedraw(hand) ? [{ do: 'keep' }, { do: 'redraw' }] : [{ do: 'keep' }];
}

function mainMoves(open: Open, me: Player, hand: Mine['hand']): readonly EclipseMove[] {
  return [
    { do: 'end' },
    ...drops(open, hand),
    ...casts(open, me, hand),
    ...uses(open, me),
    ...(open.fought ? [] : attacks(open, me)),
  ];
}

type Choice = Extract<Question, { readonly player: Player }>;

function answers({ player }: Choice, me: Player): readonly EclipseMove[] {
  if (player !== me) return [];
  return [
    { do: 'answer', yes: true },
    { do: 'answer', yes: false },
  ];
}

/** Each card alone, filled up with the cards drawn last. */
function discards({ player }: Choice, me: Player, hand: number): readonly EclipseMove[] {
  if (player !== me) return [];
  const count = surplus(hand);
  const late = lastDrawn(hand);
  return Array.from({ length: hand }, (_, slot) => ({
    do: 'discard',
    slots: [slot, ...late.filter((one) => one !== slot)].slice(0, count),
  }));
}

/** Every creature with everything it may attack. */
export function attackPairs(open: Open, player: Player): readonly Attack[] {
  const enemies = creaturesOf(open, other(player));
  const stones = stonesOf(open, other(player));
  return creaturesOf(open, player)
    .filter((one) => isAble(open, one))
    .flatMap((attacker) =>
      [...enemies.filter((enemy) => mayAttack(open, attacker, enemy)), ...stones].map(({ id }) => ({
        attacker: attacker.id,
        target: id,
      })),
    );
}

function attacks(open: Open, player: Player): readonly EclipseMove[] {
  const pairs = attackPairs(open, player);
  const plan = attackPlan(open, player, pairs);
  return [
    ...pairs.map((pair) => ({ do: 'attack', attacks: [pair] }) as const),
    ...(plan.length > 1 ? [{ do: 'attack', attacks: plan } as const] : []),
  ];
}

/** Everybody attacks: a creature of less skill if there is one free, else a stone. */
function attackPlan(open: Open, player: Player, pairs: readonly Attack[]): readonly Attack[] {
  const plan: Attack[] = [];
  for (const creature of creaturesOf(open, player)) {
    const free = pairs.filter(
      ({ attacker, target }) =>
        attacker === creature.id && plan.every((one) => one.target !== target),
    );
    const weaker = free.find(({ target }) => {
      const enemy = open.creatures.find(({ id }) => id === target);
      return enemy !== undefined && skillOf(open, enemy) < skillOf(open, creature);
    });
    const stone = free.find(({ target }) => open.stones.some(({ id }) => id === target));
    const chosen = weaker ?? stone;
    if (chosen) plan.push(chosen);
  }
  return plan;
}

/** No guards, each single guard, and as many as there can be; fights as they were declared. */
function defences(open: Open, me: Player): readonly EclipseMove[] {
  if (me === open.active) return [];
  const guards = guardians(open);
  const stopped = stoppable(open);
  const pairs = guards.flatMap(({ id }) =>
    stopped.map(({ attacker }): Guard => ({ guard: id, attacker })),
  );
  const plan = stopped.flatMap(({ attacker }, at): readonly Guard[] => {
    const guard = guards[at];
    return guard ? [{ guard: guard.id, attacker }] : [];
  });
  const plans = [[], ...pairs.map((pair) => [pair]), ...(plan.length > 1 ? [plan] : [])];
  return plans.map((one) => ({ do: 'defend', guards: one, order: fightsOf(open, one) }));
}
