/** What a device remembers of this board, by name. */
import type { Habits } from '../../contract.ts';

/** W7 Letters are a quarter larger. */
export const LARGE = 'large';

/** The attribute by which the styles know of larger letters. */
export function largeAttribute(habits: Habits): '' | undefined {
  return habits[LARGE] === true ? '' : undefined;
}
