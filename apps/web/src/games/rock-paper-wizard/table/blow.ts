/** What a beat of a spell comes to, as one number over one wizard. */
import type { Seat } from '@kesem/engine/core/game';
import type { WizardFrame } from '../timeline.ts';

export interface Blow {
  readonly who: Seat;
  /** Spaces towards the hoard, or coins; less than 0: away from it, or lost. */
  readonly by: number;
  /** The number with its sign. */
  readonly text: string;
  /** How many coins are seen to fly, and to whom; null: to the hoard. */
  readonly coins: number;
  readonly to: Seat | null;
}

/** More coins than these are no more to be seen. */
const MOST = 6;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The first that is moved or pays in a frame; null: nobody is, or by nothing. */
export function blowOf({ events }: Pick<WizardFrame, 'events'>): Blow | null {
  for (const event of events) {
    if (event.type === 'moved' && event.to !== event.from) {
      const by = event.to - event.from;
      return { who: event.seat, by, text: signed(by), coins: 0, to: null };
    }
    if (event.type === 'gold' && event.paid > 0) {
      const { from: who, paid } = event;
      return { who, by: -paid, text: signed(-paid), coins: Math.min(MOST, paid), to: event.to };
    }
  }
  return null;
}
