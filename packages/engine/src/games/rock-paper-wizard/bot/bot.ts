/** Rock Paper Wizard's own player. */
import type { Bot, Level } from '../../../core/bot.ts';
import type { Seat } from '../../../core/game.ts';
import type { Random, Stream } from '../../../core/random.ts';
import { choicesOf } from '../chapters/choose.ts';
import { poorestOf } from '../chapters/resolve.ts';
import { COLORS } from '../chapters/spells.ts';
import type { Choice } from '../move.ts';
import type { WizardTypes, WizardView } from '../state.ts';
import { type Effort, ponder } from './think.ts';

/** How many rounds each level plays out in thought, and whose minds it follows. */
const EFFORTS: Readonly<Record<Exclude<Level, 'gentle'>, Effort>> = {
  easy: { rounds: 12, depth: 'me' },
  medium: { rounds: 120, depth: 'me' },
  hard: { rounds: 3000, depth: 'everybody' },
};

/** Chooses by thought; a charm it pays as the rule pays it. */
export const rockPaperWizardBot: Bot<WizardTypes> = ({ view, ask }, level, random) => {
  const [task] = view.agenda;
  if (task?.do === 'charm') return { do: 'charm', to: poorestOf(view, task) };
  return { do: 'choose', ...chosen(view, ask.seat, level, random) };
};

/** What a beginner likes to throw: an attack, at anybody. */
function showy(choices: readonly Choice[], stream: Stream): Choice {
  const attacks = choices.filter(({ spell }) => COLORS[spell] === 'red');
  return stream.pick(attacks.length > 0 ? attacks : choices);
}

function chosen(view: WizardView, me: Seat, level: Level, random: Random): Choice {
  const choices = choicesOf(view, me);
  if (level === 'gentle') return showy(choices, random('choice'));
  const regrets = ponder(view, me, EFFORTS[level], random);
  const best = regrets.indexOf(Math.max(...regrets));
  return choices[best] ?? random('choice').pick(choices);
}
