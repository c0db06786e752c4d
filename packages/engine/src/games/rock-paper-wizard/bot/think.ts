/**
 * How a bot chooses: all choose at once, so what is good depends on what the others hold to be good.
 * Everybody's habits grow together: a seat regrets what it could have done against what the others
 * just did, and then does what it regrets not to have done, the more the more often (regret matching).
 */
import type { Seat } from '../../../core/game.ts';
import type { Random, Stream } from '../../../core/random.ts';
import { choicesOf } from '../chapters/choose.ts';
import { imagine } from '../imagine.ts';
import type { Choice } from '../move.ts';
import type { WizardView } from '../state.ts';
import { chances, foresee } from './foresee.ts';

/** What a seat can choose, and how it has come to see that. */
interface Mind {
  readonly choices: readonly Choice[];
  /** How much better than its habit each choice would have been, added up. */
  readonly regrets: number[];
}

/** A share is drawn as finely as this. */
const FINE = 2 ** 20;

export interface Effort {
  /** How many rounds are played out in thought. */
  readonly rounds: number;
  /** Whose minds are followed: 'me' takes the others to choose at random. */
  readonly depth: 'me' | 'everybody';
}

/** How much I regret each of my choices not to be made, after so many rounds played out in thought. */
export function ponder(
  view: WizardView,
  me: Seat,
  { rounds, depth }: Effort,
  random: Random,
): readonly number[] {
  const minds = view.wizards.map((_, seat): Mind => {
    const choices = choicesOf(view, seat);
    return { choices, regrets: choices.map(() => 0) };
  });
  let left = rounds;
  for (let turn = 0; left > 0; turn += 1) {
    const seat = depth === 'me' ? me : turn % minds.length;
    left -= learn(view, minds, seat, random);
  }
  return minds[me]?.regrets ?? [];
}

/** One seat learns from what the others do; gives how many rounds were played out. */
function learn(view: WizardView, minds: readonly Mind[], seat: Seat, random: Random): number {
  const mind = minds[seat];
  if (!mind) return 1;
  const world = imagine(view, random);
  const others = minds.map((other) => sampled(other, random('habit')));
  const worth = mind.choices.map((choice) => {
    const after = foresee(world, others.with(seat, choice), random);
    return chances(after)[seat] ?? 0;
  });
  const habit = habitOf(mind);
  const usual = worth.reduce((sum, one, at) => sum + one * (habit[at] ?? 0), 0);
  worth.forEach((one, at) => {
    mind.regrets[at] = (mind.regrets[at] ?? 0) + one - usual;
  });
  return mind.choices.length;
}

/** What a seat does this time. */
function sampled(mind: Mind, stream: Stream): Choice {
  const habit = habitOf(mind);
  let left = stream.int(FINE) / FINE;
  const at = habit.findIndex((share) => (left -= share) < 0);
  // rounding may leave a crumb after the last share: then it is the last
  return mind.choices.at(at) ?? stream.pick(mind.choices);
}

/** What a seat does as long as it is no wiser: each choice in proportion to its regret. */
function habitOf({ regrets }: Mind): readonly number[] {
  const positive = regrets.map((regret) => Math.max(0, regret));
  const all = positive.reduce((sum, one) => sum + one, 0);
  return positive.map((one) => (all > 0 ? one / all : 1 / regrets.length));
}
