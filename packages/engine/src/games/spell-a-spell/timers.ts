/** SP-9.3 and the limits of the other questions. The engine names the timers, the server measures them. */
import type { Timer } from '../../core/game.ts';
import { askedOf, keyOf } from './asks.ts';
import type { SpellPub } from './state.ts';

/** SP-5.3, SP-5.5, SP-5.6, SP-6.4 */
const MS = { answer: 10_000, vote: 20_000, insist: 10_000 } as const;

/** The timer of the open question. A turn's is counted by turns: it goes on when a question between is closed. */
export function timersOf(pub: SpellPub): readonly Timer[] {
  const { question, turn, options } = pub;
  if (question === null) return [];
  if (question.do !== 'turn') {
    const seat = question.do === 'vote' ? null : (askedOf(pub)[0] ?? null);
    return [{ key: keyOf(question), seat, ms: MS[question.do] }];
  }
  if (options.seconds === 0) return [];
  return [{ key: `turn:${turn.number}`, seat: turn.seat, ms: options.seconds * 1000 }];
}
