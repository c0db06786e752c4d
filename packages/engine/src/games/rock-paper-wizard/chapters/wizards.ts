/** The wizards on the desk: looking at them, and changing one. */
import type { Seat } from '../../../core/game.ts';
import type { Hand, Open, Secret, Wizard, WizardDesk } from '../state.ts';
import { clockwise, next } from './circle.ts';

/** RW-1.1 The last space at the cave mouth. */
export const EXIT = 0;
/** RW-1.1 The space on the hoard. */
export const HOARD = 10;

const NOBODY: Wizard = { space: 0, gold: 0, ready: false, hand: null };

/** How many play. */
export function count(d: WizardDesk): number {
  return d.state.open.wizards.length;
}

/** The wizard of a seat. */
export function wizard(d: WizardDesk, seat: Seat): Wizard {
  return d.state.open.wizards[seat] ?? NOBODY;
}

/** What a wizard holds out; null before the first reveal. */
export function handOf(d: WizardDesk, seat: Seat): Hand | null {
  return wizard(d, seat).hand;
}

/** Whether a wizard still holds a gesture or a card: its turn is to come and it is not cancelled. */
export function isArmed(d: WizardDesk, seat: Seat): boolean {
  return handOf(d, seat)?.state === 'armed';
}

/** Everybody with less gold than a wizard, clockwise from it. */
export function poorerThan({ wizards }: Pick<Open, 'wizards'>, seat: Seat): readonly Seat[] {
  const gold = wizards[seat]?.gold ?? 0;
  return clockwise(next(seat, wizards.length), wizards.length).filter(
    (other) => (wizards[other]?.gold ?? 0) < gold,
  );
}

/** What everybody has. */
export function purses({ wizards }: Pick<Open, 'wizards'>): readonly number[] {
  return wizards.map(({ gold }) => gold);
}

/** Changes what everybody sees. */
export function setOpen(d: WizardDesk, parts: Partial<Open>): void {
  d.set({ open: { ...d.state.open, ...parts } });
}

/** Changes what nobody sees. */
export function setSecret(d: WizardDesk, parts: Partial<Secret>): void {
  d.set({ secret: { ...d.state.secret, ...parts } });
}

/** Changes one wizard. */
export function setWizard(d: WizardDesk, seat: Seat, parts: Partial<Wizard>): void {
  const { wizards } = d.state.open;
  setOpen(d, { wizards: wizards.with(seat, { ...wizard(d, seat), ...parts }) });
}

/** Changes what a wizard holds out, if it holds anything. */
export function setHand(d: WizardDesk, seat: Seat, parts: Partial<Hand>): void {
  const hand = handOf(d, seat);
  if (hand) setWizard(d, seat, { hand: { ...hand, ...parts } });
}
