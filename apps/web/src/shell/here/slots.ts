/** Where the tables of this device lie in its storage: one a game and opponent. */
import { LEVELS, type Level } from '@kesem/engine/core/bot';

/** Who plays against the owner: somebody at the same screen, bots of a level, or those of the day. */
export type Other = 'friend' | 'today' | Level;
export const OTHERS: readonly Other[] = ['friend', 'today', ...LEVELS];

/** What the address says about the opponent; null when it says nothing that exists. */
export function otherOf(text: string): Other | null {
  return OTHERS.find((known) => known === text) ?? null;
}

/** The place of a table in the storage. */
export function slotOf(game: string, other: Other): string {
  return `here:${game}:${other}`;
}
