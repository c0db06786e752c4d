/** What the lane shows of a table: derived from it and from what is told just now, nothing else. */
import { blowOf, isLive } from '@kesem/engine/games/eclipse/chapters/combat';
import { totals } from '@kesem/engine/games/eclipse/chapters/dice';
import {
  comingHarms,
  creatureOf,
  stoneOf,
  stonesOf,
} from '@kesem/engine/games/eclipse/chapters/pieces';
import { wardOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Assault, Attack, Id } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other, type Pair, type Roll } from '@kesem/engine/games/eclipse/state';
import type { CombatDesk } from './props.ts';

/** An attack as a slip: who, whom, and who stops it. */
export interface Slip extends Assault {
  /** Its place among the fights, from 1; null: it is none, or none is set yet. */
  readonly place: number | null;
  /** Whether it still comes to something. */
  readonly live: boolean;
}

type FightRoll = Extract<Roll, { readonly for: 'fight' }>;

export interface Verdict {
  /** Null: equal, nothing. */
  readonly loser: Id | null;
  /** 0: none, or not told yet. */
  readonly damage: number;
  /** The die of a ghost that was hit. */
  readonly ghost: { readonly die: number; readonly escaped: boolean } | null;
}

export interface FightPicture {
  readonly is: 'fight';
  readonly roll: FightRoll;
  /** Null once one of the two has left. */
  readonly totals: Pair<number> | null;
  readonly verdict: Verdict | null;
}

export interface Rung {
  readonly stone: Id;
  readonly needs: number;
  readonly ward: number;
  readonly state: 'ahead' | 'rolled' | 'held' | 'lost';
  readonly die: number | null;
}

export interface LadderPicture {
  readonly is: 'ladder';
  /** The defender's stones when the first save is rolled. */
  readonly stones: number;
  readonly rungs: readonly Rung[];
}

export type LanePicture =
  | { readonly is: 'slips'; readonly slips: readonly Slip[] }
  | FightPicture
  | LadderPicture;

/** What there is to show; null without a combat. */
export function pictureOf(
  view: EclipseView,
  shows: readonly EclipseEvent[],
  desk: Pick<CombatDesk, 'step' | 'pairs' | 'order'>,
): LanePicture | null {
  const { combat, roll } = view;
  if (desk.step === 'attack') return { is: 'slips', slips: desk.pairs.map(planned(view)) };
  if (!combat) return null;
  const fight = roll?.for === 'fight' ? fightPicture(view, roll, shows) : null;
  if (fight && shows.some(isOfFight)) return fight;
  return ladderPicture(view, shows) ?? fight ?? { is: 'slips', slips: slipsOf(view, desk) };
}

/** The attacks of the table, in the order in which they are fought: those that are put together, or that are fought. */
export function slipsIn(
  view: EclipseView,
  desk: Pick<CombatDesk, 'step' | 'pairs' | 'order'>,
): readonly Slip[] {
  const slips =
    desk.step === 'attack' ? desk.pairs.map(planned(view)) : view.combat ? slipsOf(view, desk) : [];
  const last = Number.POSITIVE_INFINITY;
  return slips.toSorted((one, two) => (one.place ?? last) - (two.place ?? last));
}

/** The dice of a fight lie on the table until the next roll; while they are told of, they are what is shown. */
function isOfFight({ type }: EclipseEvent): boolean {
  return type === 'fought' || type === 'struck' || type === 'ghost';
}

function planned(view: EclipseView): (pair: Attack) => Slip {
  return ({ attacker, target }) => {
    const at = creatureOf(view, target) ? 'creature' : 'stone';
    return { attacker, target, at, guard: null, place: null, live: true };
  };
}

function slipsOf(
  view: EclipseView,
  { step, pairs, order }: Pick<CombatDesk, 'step' | 'pairs' | 'order'>,
): readonly Slip[] {
  const fights = step === 'defend' ? order : (view.combat?.order ?? []);
  const assaults = view.combat?.assaults ?? [];
  return assaults.map((one) => {
    const planned = pairs.find(({ target }) => target === one.attacker)?.attacker;
    const place = fights.indexOf(one.attacker) + 1;
    const guard = one.guard ?? planned ?? null;
    return { ...one, guard, place: place > 0 ? place : null, live: isLive(view, one) };
  });
}

function fightPicture(
  view: EclipseView,
  roll: FightRoll,
  shows: readonly EclipseEvent[],
): FightPicture {
  const both = creatureOf(view, roll.attacker) && creatureOf(view, roll.defender);
  const told = shows.find((one) => one.type === 'struck' || one.type === 'fought');
  const sums = told?.totals ?? (both ? totals(view, roll) : null);
  return { is: 'fight', roll, totals: sums, verdict: verdictOf(view, roll, shows) };
}

function verdictOf(
  view: EclipseView,
  roll: FightRoll,
  shows: readonly EclipseEvent[],
): Verdict | null {
  const ghost = shows.find((one) => one.type === 'ghost') ?? null;
  const struck = shows.find((one) => one.type === 'struck');
  if (!struck) return comingVerdict(view, roll, shows, ghost);
  const { winner, damage } = struck;
  const loser = winner === roll.attacker ? roll.defender : roll.attacker;
  return { loser: winner === null ? null : loser, damage, ghost };
}

/** While the damage may still be lessened: as it is about to come. */
function comingVerdict(
  view: EclipseView,
  { attacker, defender }: FightRoll,
  shows: readonly EclipseEvent[],
  ghost: Extract<EclipseEvent, { readonly type: 'ghost' }> | null,
): Verdict | null {
  const told = shows.flatMap((one) => (one.type === 'threatened' ? one.harms : []));
  const coming = [...told, ...comingHarms(view)].find(
    ({ creature }) => creature === attacker || creature === defender,
  );
  const loser = ghost?.creature ?? coming?.creature;
  if (loser !== undefined) return { loser, damage: coming?.damage ?? 0, ghost };
  return shows.length === 0 ? verdictAhead(view) : null;
}

/** While dice may still be turned: as they lie. */
function verdictAhead(view: EclipseView): Verdict | null {
  const [task] = view.agenda;
  const blow = task?.do === 'window' && task.kind === 'roll' ? blowOf(view) : null;
  return blow && { loser: blow.hit?.loser.id ?? null, damage: blow.damage, ghost: null };
}

/** The needed numbers: from the window before the first roll to the last stamp. */
function ladderPicture(view: EclipseView, shows: readonly EclipseEvent[]): LadderPicture | null {
  const { combat, agenda, active } = view;
  const [front] = agenda;
  const isAhead = front?.do === 'window' && front.kind === 'saves';
  if (!combat || (combat.saves === null && !isAhead)) return null;
  const counted = combat.saves ?? { stones: stonesOf(view, other(active)).length, rolled: 0 };
  const rungs = rungsOf(view, counted, shows);
  return rungs.length > 0 ? { is: 'ladder', stones: counted.stones, rungs } : null;
}

function rungsOf(
  view: EclipseView,
  { stones, rolled }: { readonly stones: number; readonly rolled: number },
  shows: readonly EclipseEvent[],
): readonly Rung[] {
  const saved = (view.combat?.assaults ?? []).filter(
    (one) => one.at === 'stone' && one.guard === null && !isOff(view, one),
  );
  return saved.map(({ target }, at): Rung => {
    const stone = stoneOf(view, target);
    return {
      stone: target,
      needs: stones - at,
      ward: stone ? wardOf(view, stone) : 0,
      ...(at < rolled ? stamped(view, target, shows) : { state: 'ahead', die: null }),
    };
  });
}

/** Its attacker has left, so it never rolls; a stone that is gone was lost in its roll. */
function isOff(view: EclipseView, { attacker, target }: Assault): boolean {
  const turned = view.combat?.turned ?? [];
  const away = !creatureOf(view, attacker) || [attacker, target].some((id) => turned.includes(id));
  return away && stoneOf(view, target) !== undefined;
}

/** What a save that was rolled has come to; until the window after it is over, nothing. */
function stamped(
  view: EclipseView,
  target: Id,
  shows: readonly EclipseEvent[],
): Pick<Rung, 'state' | 'die'> {
  const { roll, agenda } = view;
  const die = roll?.for === 'save' && roll.stone === target ? roll.die : null;
  if (!stoneOf(view, target)) return { state: 'lost', die };
  const told = shows.findLast(
    (one) => (one.type === 'saving' || one.type === 'held') && one.stone === target,
  );
  const isOpen = told ? told.type === 'saving' : agenda.some((task) => task.do === 'hold');
  return { state: die !== null && isOpen ? 'rolled' : 'held', die };
}
