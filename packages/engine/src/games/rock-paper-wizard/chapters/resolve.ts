/** RW-4: the spells are resolved, one wizard after the other. */
import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/ruling.ts';
import type { Charm, Open, WizardDesk } from '../state.ts';
import { layDown, revealSurge } from './cards.ts';
import { EFFECTS } from './effects.ts';
import { CHARM, pay } from './verbs.ts';
import { count, handOf, setHand, setOpen } from './wizards.ts';

/** RW-4.1 The turn of a wizard: the hand is lowered, then its spell is done to the end. */
export function takeTurn(d: WizardDesk, seat: Seat): void {
  const { first, agenda } = d.state.open;
  const of = count(d);
  const step = ((seat - first + of) % of) + 1;
  if (handOf(d, seat)?.state === 'cancelled') return d.tell({ type: 'skipped', seat, step, of });
  if (handOf(d, seat)?.spell === null) revealSurge(d, seat);
  setHand(d, seat, { state: 'acting' });
  setOpen(d, { agenda: [{ do: 'lower', seat }, ...agenda] });
  const hand = handOf(d, seat);
  if (!hand?.spell) return;
  const { spell, surge, target } = hand;
  d.tell({ type: 'turn', seat, spell, surge, target, step, of });
  EFFECTS[spell](d, seat, target);
}

/** RW-4.3 After the last step of a spell: a card that was held goes to the used ones. */
export function endTurn(d: WizardDesk, seat: Seat): void {
  setHand(d, seat, { state: 'acted' });
  layDown(d, seat);
}

/** RW-6.19 The charmed wizard pays the one it picked. */
export function giveTo(d: WizardDesk, { seat, caster, among }: Charm, to: Seat): void {
  if (!among.includes(to)) refuse(d, { code: 'notPoorer' });
  setOpen(d, { agenda: d.state.open.agenda.slice(1) });
  setHand(d, caster, { gift: to });
  pay(d, seat, to, CHARM);
}

/** RW-7.2 Whom a charmed wizard pays when it does not say: the poorest, the first clockwise among equals. */
export function poorestOf({ wizards }: Open, { among, caster }: Charm): Seat {
  const gold = (seat: Seat): number => wizards[seat]?.gold ?? 0;
  return among.reduce((best, one) => (gold(one) < gold(best) ? one : best), among[0] ?? caster);
}
