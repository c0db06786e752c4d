/** SP-7.2: what score piles are worth, and who wins. */
import type { Outcome } from '../../core/game.ts';
import type { SpellEvent } from './event.ts';
import type { SpellPub, SpellState, SpellTypes } from './state.ts';

/** By seat: cards in the score pile. */
export function scoresOf({ spells, full }: Pick<SpellPub, 'spells' | 'full'>): readonly number[] {
  return full.map((_, who) =>
    spells.reduce((sum, { seat, word }) => sum + (seat === who ? word.length : 0), 0),
  );
}

/** The places by score; null while the match runs. */
export function outcomeOf({ pub }: SpellState): Outcome<SpellTypes> | null {
  if (pub.ended === null) return null;
  const scores = scoresOf(pub);
  const places = [...new Set(scores)].toSorted((a, b) => b - a);
  const ranking = places.map((worth) =>
    scores.flatMap((score, seat) => (score === worth ? [seat] : [])),
  );
  return { ranking, reason: pub.ended, scores };
}

/** Whether the turn comes round to the first seat again: by a word aimed at it, or because the last has failed. */
export function hands(event: SpellEvent, seats: number): boolean {
  if (event.type === 'failed') return event.seat === seats - 1;
  return event.type === 'cast' && event.to === 0;
}
