/** Who would play a game, as the room stands. */
import type { PersonNo } from '@kesem/room/person';
import { ready } from '@kesem/room/ready';
import type { RoomView } from '@kesem/room/view';
import type { GameCard } from '../../games/card.ts';
import { personOf, taken } from '../../state/seats.ts';

/** How a game fits those who are here. */
export interface Fit {
  /** How many are missing; bots may fill in. */
  readonly missing: number;
  /** Humans in line for whom it has no chair; also who is away for a moment is one. */
  readonly over: number;
}

/** How many a game lacks, and how many it has no chair for. */
export function fitOf(view: RoomView, { seats }: Pick<GameCard, 'seats'>): Fit {
  const bots = taken(view).filter(({ chair }) => personOf(view, chair.person)?.bot != null);
  return {
    missing: Math.max(0, seats.min - ready(view, view.queue).length - bots.length),
    over: Math.max(0, view.queue.length - seats.max),
  };
}

/** Those who wish for a game. */
export function wishersOf({ wishes }: Pick<RoomView, 'wishes'>, game: string): readonly PersonNo[] {
  return wishes.filter((one) => one.game === game).map(({ person }) => person);
}

/** Who hosts if only these sit: who does already, or else who came first. */
export function hostOf({ host }: Pick<RoomView, 'host'>, sit: readonly PersonNo[]): PersonNo {
  return sit.includes(host) || sit.length === 0 ? host : Math.min(...sit);
}
