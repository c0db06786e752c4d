/** The rulebook's verbs: what effects are written in. Each does what it can and tells what it did. */
import type { Seat } from '../../../core/game.ts';
import type { How, Idle } from '../event.ts';
import type { WizardDesk } from '../state.ts';
import { burySurge, takeSurge } from './cards.ts';
import {
  EXIT,
  HOARD,
  handOf,
  poorerThan,
  purses,
  setHand,
  setOpen,
  setWizard,
  wizard,
} from './wizards.ts';

/** RW-2.1 A wizard goes towards the hoard, as far as the track goes. */
export function advance(d: WizardDesk, seat: Seat, spaces: number): void {
  move(d, seat, spaces, 'advanced');
}

/** RW-2.2 A wizard goes towards the exit, as far as the track goes. */
export function push(d: WizardDesk, seat: Seat, spaces: number): void {
  move(d, seat, -spaces, 'pushed');
}

/** Moves a wizard by `wanted` spaces, forward positive; nothing to tell of when none are wanted. */
export function move(d: WizardDesk, seat: Seat, wanted: number, how: How): void {
  if (wanted === 0) return;
  const from = wizard(d, seat).space;
  const to = Math.min(HOARD, Math.max(EXIT, from + wanted));
  setWizard(d, seat, { space: to });
  d.tell({ type: 'moved', seat, from, to, wanted, how });
}

/** RW-2.4 A wizard is on a space at once, forward or backward; says so when it was there. */
export function jump(d: WizardDesk, seat: Seat, space: number): void {
  const way = space - wizard(d, seat).space;
  if (way === 0) return nothing(d, seat, 'sameSpace');
  move(d, seat, way, 'jumped');
}

/** Two wizards change spaces. */
export function swap(d: WizardDesk, one: Seat, other: Seat): void {
  const [here, there] = [wizard(d, one).space, wizard(d, other).space];
  if (here === there) return nothing(d, other, 'sameSpace');
  jump(d, one, there);
  jump(d, other, here);
}

/** How many wizards are nearer the hoard than one; says so when nobody is. */
export function nearer(d: WizardDesk, seat: Seat): number {
  const { space } = wizard(d, seat);
  const before = d.state.open.wizards.filter((other) => other.space > space).length;
  if (before === 0) nothing(d, seat, 'nobodyNearer');
  return before;
}

/** RW-2.3 A wizard gives gold to another, or loses it to the hoard, as far as it has some. */
export function pay(d: WizardDesk, from: Seat, to: Seat | null, wanted: number): void {
  if (wanted === 0) return;
  const paid = Math.min(wanted, wizard(d, from).gold);
  setWizard(d, from, { gold: wizard(d, from).gold - paid });
  if (to !== null) setWizard(d, to, { gold: wizard(d, to).gold + paid });
  d.tell({ type: 'gold', from, to, wanted, paid, gold: purses(d.state.open) });
}

/** Two wizards pool their gold and halve it, the odd coin to the first; says so when they have. */
export function share(d: WizardDesk, first: Seat, second: Seat): void {
  const half = Math.floor((wizard(d, first).gold + wizard(d, second).gold) / 2);
  const spare = wizard(d, second).gold - half;
  if (spare === 0) return nothing(d, second, 'alreadyShared');
  if (spare > 0) pay(d, second, first, spare);
  else pay(d, first, second, -spare);
}

/** RW-2.5 Everybody with less gold than a wizard, clockwise from it; says so when there is nobody. */
export function poorer(d: WizardDesk, seat: Seat): readonly Seat[] {
  const some = poorerThan(d.state.open, seat);
  if (some.length === 0) nothing(d, seat, 'nobodyPoorer');
  return some;
}

/** The difference in gold between a caster and its target; says why when it is 0. */
export function goldGap(d: WizardDesk, caster: Seat, target: Seat): number {
  const gap = Math.abs(wizard(d, caster).gold - wizard(d, target).gold);
  if (gap === 0) nothing(d, target, caster === target ? 'itself' : 'sameGold');
  return gap;
}

/** RW-4.4 Whether a wizard still holds out its hand, so that it counts and can be bent; says why not. */
export function stillHolds(d: WizardDesk, seat: Seat): boolean {
  const state = handOf(d, seat)?.state ?? 'acted';
  if (state === 'armed') return true;
  nothing(d, seat, state === 'acting' ? 'itself' : state);
  return false;
}

/** RW-4.5 Whether caster and target are two; says so when not. */
export function areTwo(d: WizardDesk, caster: Seat, target: Seat): boolean {
  if (caster === target) nothing(d, target, 'itself');
  return caster !== target;
}

/** At whom a wizard points. */
export function aimOf(d: WizardDesk, seat: Seat): Seat {
  return handOf(d, seat)?.target ?? seat;
}

/** Turns the hand of a wizard to another, or to itself. */
export function aim(d: WizardDesk, by: Seat, seat: Seat, to: Seat): void {
  const from = aimOf(d, seat);
  setHand(d, seat, { target: to });
  d.tell({ type: 'aimed', seat, from, to, by });
}

/** RW-6.1 A gesture becomes a card face down; a card that is held already stays. */
export function makeWild(d: WizardDesk, by: Seat, seat: Seat): void {
  const spell = handOf(d, seat)?.spell ?? null;
  if (spell === null) return nothing(d, seat, 'surging');
  takeSurge(d, seat);
  d.tell({ type: 'surged', seat, spell, by });
}

/** RW-4.6 A wizard takes no turn; a card it holds is lost unseen. */
export function cancel(d: WizardDesk, by: Seat, seat: Seat): void {
  burySurge(d, seat);
  setHand(d, seat, { state: 'cancelled' });
  d.tell({ type: 'cancelled', seat, surge: handOf(d, seat)?.surge === true, by });
}

/** RW-6.19 One of the poorer wizards gets 2 from the charmed one, who is asked where there is a choice. */
export function charm(d: WizardDesk, by: Seat, seat: Seat): void {
  const among = poorer(d, seat);
  const [only, ...more] = among;
  if (only === undefined) return;
  if (more.length === 0) return pay(d, seat, only, CHARM);
  const { agenda } = d.state.open;
  setOpen(d, { agenda: [{ do: 'charm', seat, caster: by, among }, ...agenda] });
  d.tell({ type: 'charmed', seat, among, by });
}

/** RW-6.19 What a charmed wizard gives. */
export const CHARM = 2;

/** A step of a spell that does nothing says why. */
export function nothing(d: WizardDesk, seat: Seat, why: Idle): void {
  d.tell({ type: 'nothing', seat, why });
}
