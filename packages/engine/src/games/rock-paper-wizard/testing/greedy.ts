/** A newcomer at Rock Paper Wizard: what would be best for itself if nobody else cast anything. */
import type { Bot } from '../../../core/bot.ts';
import { chances, foresee } from '../bot/foresee.ts';
import { choicesOf } from '../chapters/choose.ts';
import { poorestOf } from '../chapters/resolve.ts';
import { imagine } from '../imagine.ts';
import type { WizardTypes } from '../state.ts';

/** How many rounds it plays through in its head for each choice. */
const TRIES = 6;

/** Chooses what leaves it best off against others who choose at random. */
export const greedy: Bot<WizardTypes> = ({ view, ask: { seat } }, _level, random) => {
  const [task] = view.agenda;
  if (task?.do === 'charm') return { do: 'charm', to: poorestOf(view, task) };
  const world = imagine(view, random);
  const choices = random('order').shuffle(choicesOf(view, seat));
  const worths = choices.map(() => 0);
  for (let i = 0; i < TRIES; i += 1) {
    const others = view.wizards.map((_, other) => random('others').pick(choicesOf(view, other)));
    choices.forEach((choice, at) => {
      worths[at] =
        (worths[at] ?? 0) + (chances(foresee(world, others.with(seat, choice), random))[seat] ?? 0);
    });
  }
  const best = choices[worths.indexOf(Math.max(...worths))] ?? random('order').pick(choices);
  return { do: 'choose', ...best };
};
