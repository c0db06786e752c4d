/** What a viewer may do. */

import { asksOf } from './asks.ts';
import { legalSteps } from './chapters/step.ts';
import type { AbaloneMove } from './move.ts';
import { type AbaloneView, positionOf } from './state.ts';

/** Every move that answers an open question of the viewer. */
export function movesOf(view: AbaloneView): readonly AbaloneMove[] {
  const { me } = view;
  if (me === 'public' || me === 'all') return [];
  return asksOf(view)
    .filter(({ seat }) => seat === me)
    .flatMap(({ answers }) => answers.flatMap((answer) => movesFor(view, answer)));
}

function movesFor(view: AbaloneView, answer: AbaloneMove['do']): readonly AbaloneMove[] {
  if (answer !== 'move') return [{ do: answer }];
  return legalSteps(positionOf(view)).map(({ marbles, dir }) => ({ do: answer, marbles, dir }));
}
