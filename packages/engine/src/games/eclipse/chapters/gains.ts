/** EC-8.9 and EC-8.10: what a play could bring its player, over all its dice, before it can be made again. */
import type { CardId } from '../cards/set.ts';
import type { Play, Player } from '../move.ts';
import { type Open, other } from '../state.ts';
import { guardians, stoppable } from './combat.ts';
import { GAINS, type Gain, type Hope } from './hope.ts';
import { type Course, carriedOut, type Dice, type Doing, doingsOf } from './inMind.ts';
import { creatureOf, creaturesOf, stonesOf } from './pieces.ts';
import { isSavingPlay, momentOf } from './plays.ts';
import { type Task } from './tasks.ts';

/** EC-8.10 Of these plays for the open window the first that could bring most; null: none could bring anything. */
export function bestOf(
  open: Open,
  player: Player,
  hand: readonly CardId[],
  plays: readonly Play[],
): Hope | null {
  const judge = judgeFor(open, player, hand);
  const hopes = plays.flatMap((play): readonly Hope[] => {
    const gain = judge(play);
    return gain === null ? [] : [{ play, gain }];
  });
  const [gain] = GAINS.filter((one) => hopes.some((hope) => hope.gain === one));
  return hopes.find((hope) => hope.gain === gain) ?? null;
}

/** Judges plays for the open window; what comes of passing is worked out once. */
function judgeFor(
  open: Open,
  player: Player,
  hand: readonly CardId[],
): (play: Play) => Gain | null {
  const kind = momentOf(open);
  const going = coursesOf(open).map((course) => ({ course, passed: carriedOut(open, course, []) }));
  const still = [{ course: STILL, passed: open }];
  return (play) => {
    const doings = doingsOf(open, player, play, hand);
    if (doings.length === 0) return null;
    // EC-8.3 a harm window always comes before harm
    const waits = isSavingPlay(play, hand) && kind !== 'harm';
    const gains = (waits ? still : going).flatMap(({ course, passed }) =>
      throwsOf(doings).flatMap((dice) => {
        const all = { tasks: course.tasks, dice: { ...course.dice, ...dice } };
        return gainOf(player, kind, { passed, played: carriedOut(open, all, doings) }) ?? [];
      }),
    );
    return GAINS.find((gain) => gains.includes(gain)) ?? null;
  };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A ghost that is hurt, and one that escapes. */
const GHOSTS = [1, 6] as const;
const STILL: Course = { tasks: [], dice: {} };

/** Every die of a play's own. */
function throwsOf(doings: readonly Doing[]): readonly Dice[] {
  const rerolls = doings.some((one) => one.do === 'effect' && one.effect.do === 'reroll');
  return rerolls ? FACES.map((face) => ({ reroll: [face] })) : [{}];
}

/** EC-8.9 Everything that may come of what is under way before a play of this window can be made again. */
function coursesOf(open: Open): readonly Course[] {
  const [window, next, ...rest] = open.agenda;
  if (window?.do !== 'window' || !next) return [];
  switch (window.kind) {
    case 'attack':
    case 'end':
      return [STILL];
    case 'harm':
      return [{ tasks: [next], dice: {} }];
    case 'roll':
      return GHOSTS.map((ghost) => ({ tasks: [next], dice: { ghost: [ghost] } }));
    case 'guards':
      return [next, ...rest].filter((task) => task.do === 'fight').flatMap(fightCourses);
    case 'saves':
      return saveCourses(open, next);
    default:
      return window.kind satisfies never;
  }
}

/** A fight by itself, for nobody fights twice; of its two dice only the difference matters. */
function fightCourses(fight: Task): readonly Course[] {
  const leads = Array.from({ length: 11 }, (_, at) => at - 5);
  return leads.flatMap((lead) =>
    GHOSTS.map((ghost) => ({
      tasks: [fight],
      dice: {
        attacker: [1 + Math.max(0, lead)],
        defender: [1 + Math.max(0, -lead)],
        ghost: [ghost],
      },
    })),
  );
}

/** Each saving roll with every die, while the others hold if they can: no other dice let it come sooner to nothing. */
function saveCourses(open: Open, ladder: Task): readonly Course[] {
  return stoppable(open).flatMap((_, at) =>
    FACES.map((face) => ({
      tasks: [ladder],
      dice: { save: [...Array.from({ length: at }, () => 6), face, 6] },
    })),
  );
}

/** The table after passing and after a play, with the same dice. */
interface Two {
  readonly passed: Open;
  readonly played: Open;
}

/** EC-8.9 The most that the play has over passing. */
function gainOf(me: Player, kind: ReturnType<typeof momentOf>, two: Two): Gain | null {
  if (hasMore(me, two, stonesOf)) return 'stone';
  if (kind === 'attack' && mayGuardMore(me, two)) return 'stone';
  if (hasMore(me, two, creaturesOf)) return 'creature';
  // at the end of a turn it is about to heal
  return kind !== 'end' && isLessHurt(me, two) ? 'damage' : null;
}

type Listed = (open: Open, player: Player) => readonly { readonly id: number }[];

/** Whether more of one's own is there, or less of the other's. */
function hasMore(me: Player, { passed, played }: Two, listed: Listed): boolean {
  return (
    lacks(listed(passed, me), listed(played, me)) ||
    lacks(listed(played, other(me)), listed(passed, other(me)))
  );
}

function lacks(some: ReturnType<Listed>, all: ReturnType<Listed>): boolean {
  return all.some(({ id }) => some.every((one) => one.id !== id));
}

/** Before guards are set: whether another creature could guard a stone. */
function mayGuardMore(me: Player, { passed, played }: Two): boolean {
  if (me === passed.active) return false;
  return stoppable(played).length > 0 && lacks(guardians(passed), guardians(played));
}

/** Whether less damage lies on one's own, or more on the other's. */
function isLessHurt(me: Player, { passed, played }: Two): boolean {
  return played.creatures.some(({ id, side, damage }) => {
    const then = creatureOf(passed, id);
    if (!then || then.side !== side) return false;
    return side === me ? damage < then.damage : damage > then.damage;
  });
}
