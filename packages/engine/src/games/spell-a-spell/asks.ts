/** Who is asked what. */
import type { Seat } from '../../core/game.ts';
import type { SpellMove } from './move.ts';
import type { Question, SpellAsk, SpellPub } from './state.ts';

const ANSWERED_BY: Readonly<Record<Question['do'], readonly SpellMove['do'][]>> = {
  turn: ['cast', 'play', 'fail'],
  answer: ['answer'],
  vote: ['vote'],
  insist: ['insist'],
};

/** Whose answer the open question waits for; in a vote all who have not answered, never the caster. */
export function askedOf({ question, turn }: Pick<SpellPub, 'question' | 'turn'>): readonly Seat[] {
  if (question === null) return [];
  if (question.do === 'answer') return [question.target];
  if (question.do !== 'vote') return [turn.seat];
  const { answered } = question;
  return [...answered.keys()].filter((seat) => seat !== turn.seat && answered[seat] === false);
}

/** The open question as it is asked. */
export function asksOf(pub: SpellPub): readonly SpellAsk[] {
  const { question } = pub;
  if (question === null) return [];
  const ask = { key: keyOf(question), must: true, answers: ANSWERED_BY[question.do] };
  return askedOf(pub).map((seat) => ({ seat, ...ask }));
}

/** The key of a question, and of its timer unless it is a turn. */
export function keyOf(question: Question): string {
  return `${question.do}:${question.n}`;
}
