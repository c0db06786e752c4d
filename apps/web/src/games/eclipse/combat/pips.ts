/** The face of a die for a number that was rolled. */
import type { Pips } from '../../../kit/Die.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Pips[];

/** The face that shows this number; a roll is always 1 to 6. */
export function pipsOf(die: number): Pips {
  return FACES.find((face) => face === die) ?? 1;
}
