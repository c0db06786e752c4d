/** Going on from a place of a match with other people. */
import type { Game } from '../../core/game.ts';
import { imagine } from './imagine.ts';
import type { Question, SpellTypes } from './state.ts';

/** Hands that were hidden are mixed with the pile and dealt anew, and everybody votes anew. */
export const redeal: Game<SpellTypes>['redeal'] = (view, _own, random) =>
  imagine({ ...view, question: view.question && unanswered(view.question) }, random);

function unanswered(question: Question): Question {
  if (question.do !== 'vote') return question;
  return { ...question, answered: question.answered.map(() => false) };
}
