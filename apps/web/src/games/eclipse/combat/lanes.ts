/** A combat as lanes on the table: who faces whom, guards before their stones, and what was rolled. */

import { comingHarms, creaturesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other, playerOf } from '@kesem/engine/games/eclipse/state';
import {
  type FightPicture,
  type LadderPicture,
  pictureOf,
  type Rung,
  type Slip,
  slipsIn,
} from './picture.ts';
import type { CombatDesk } from './props.ts';

/** Who stands on one side of a lane. */
export interface Place {
  /** Null: nobody stands before the stone. */
  readonly creature: Id | null;
  readonly stone: Id | null;
}

export interface Lane {
  readonly slip: Slip;
  readonly far: Place;
  readonly near: Place;
  /** The dice of its fight, while they lie on the table. */
  readonly fight: FightPicture | null;
  /** The saving roll that its stone needs. */
  readonly rung: Rung | null;
  /** Whether it is fought just now. */
  readonly isNow: boolean;
}

export interface Lanes {
  readonly lanes: readonly Lane[];
  /** The side that is attacked. */
  readonly attacked: 'far' | 'near';
  readonly ladder: LadderPicture | null;
}

/** The lanes of a combat as the nearer side sees them; null: there is none. */
export function lanesOf(
  view: EclipseView,
  shows: readonly EclipseEvent[],
  desk: Pick<CombatDesk, 'step' | 'pairs' | 'order'>,
  south: Player,
): Lanes | null {
  const slips = slipsIn(view, desk);
  if (slips.length === 0) return null;
  const attacker =
    desk.step === 'attack' && view.me !== 'all' && view.me !== 'public'
      ? playerOf(view.me)
      : view.active;
  const picture = pictureOf(view, shows, desk);
  const fight = picture?.is === 'fight' ? picture : null;
  const ladder = picture?.is === 'ladder' ? picture : null;
  const attacked = attacker === south ? 'far' : 'near';
  const lanes = slips.map((slip): Lane => {
    const rung = ladder?.rungs.find(({ stone }) => stone === slip.target) ?? null;
    const own = fight?.roll.attacker === slip.attacker ? fight : null;
    const attack: Place = { creature: slip.attacker, stone: null };
    const defence = defenceOf(slip);
    return {
      slip,
      far: attacked === 'far' ? defence : attack,
      near: attacked === 'far' ? attack : defence,
      fight: own,
      rung,
      isNow: own !== null || rung?.state === 'rolled',
    };
  });
  return { lanes, attacked, ladder };
}

function defenceOf({ target, at, guard }: Slip): Place {
  return at === 'creature' ? { creature: target, stone: null } : { creature: guard, stone: target };
}

/** The creatures of a side that stand in no lane. */
export function benchOf(view: EclipseView, player: Player, { lanes }: Pick<Lanes, 'lanes'>) {
  const busy = new Set(lanes.flatMap(({ far, near }) => [far.creature, near.creature]));
  return creaturesOf(view, player).filter(({ id }) => !busy.has(id));
}

/** How many lanes there are, and how many stand beside them at most; null: no combat has lanes. */
export function fightIn(view: EclipseView, lanes: Lanes | null, south: Player) {
  if (!lanes) return null;
  const bench = [south, other(south)].map((side) => benchOf(view, side, lanes).length);
  const live = lanes.lanes.findIndex(({ isNow }) => isNow);
  return {
    lanes: lanes.lanes.length,
    live: live < 0 ? null : live,
    bench: Math.max(...bench),
    attacked: lanes.attacked,
  } as const;
}

/** What the fight of a lane has just done to who stands there; what is still to come its card says itself. */
export function hurtIn(view: EclipseView, { fight }: Lane, { creature }: Place): number {
  const { verdict } = fight ?? { verdict: null };
  const isComing = comingHarms(view).some((harm) => harm.creature === creature);
  return verdict?.loser === creature && verdict && !isComing ? verdict.damage : 0;
}
