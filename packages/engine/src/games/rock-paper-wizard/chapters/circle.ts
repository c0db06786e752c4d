/** The seats as a circle: who sits where from whom. */
import type { Seat } from '../../../core/game.ts';

/** The clockwise neighbour among `count` seats. */
export function next(seat: Seat, count: number): Seat {
  return (seat + 1) % count;
}

/** The counter-clockwise neighbour. */
export function previous(seat: Seat, count: number): Seat {
  return (seat + count - 1) % count;
}

/** All seats, clockwise, beginning with one. */
export function clockwise(from: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}
