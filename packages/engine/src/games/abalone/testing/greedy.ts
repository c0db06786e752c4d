/** A newcomer at Abalone: pushes off what can be pushed off, then pushes, then goes where it stands best. */
import type { Bot } from '../../../core/bot.ts';
import { encode } from '../bot/compact.ts';
import { fieldOf, make, worthOf } from '../bot/field.ts';
import { pack } from '../chapters/packed.ts';
import { type Position } from '../chapters/position.ts';
import { after, effectOf, legalSteps, type Step } from '../chapters/step.ts';
import { type AbaloneTypes, positionOf } from '../state.ts';

/** What a marble that is pushed off and one that is pushed are worth, in hundredths of a marble. */
const OFF = 1000;
const PUSHED = 100;

/** One move deep: it takes the pushes it sees, the first of the best, and does not go back to where it was. */
export const greedy: Bot<AbaloneTypes> = ({ view, ask }, _level, random) => {
  const [answer = 'resign'] = ask.answers;
  if (answer === 'accept') return { do: 'decline' };
  if (answer !== 'move') return { do: answer };
  const position = positionOf(view);
  const steps = random('order').shuffle(legalSteps(position));
  const fresh = steps.filter((step) => !view.seen.includes(pack(after(position, step))));
  const [best] = (fresh.length > 0 ? fresh : steps)
    .map((step) => ({ step, worth: worthAfter(position, step) }))
    .toSorted((a, b) => b.worth - a.worth);
  return best ? { do: 'move', ...best.step } : { do: 'resign' };
};

function worthAfter(position: Position, step: Step): number {
  const { pushed, lost } = effectOf(position, step);
  const field = fieldOf(position, [1, 1]);
  const code = encode(field.grid, step);
  make(field, code);
  const worth = -worthOf(field);
  return worth + (lost === null ? 0 : OFF) + PUSHED * pushed.length;
}
