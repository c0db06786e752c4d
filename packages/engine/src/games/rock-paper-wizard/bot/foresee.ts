/** A round played out in thought, by the rules themselves, and what it is worth. */
import type { Random } from '../../../core/random.ts';
import { Desk } from '../../../core/ruling.ts';
import { goOn } from '../apply.ts';
import { giveTo, poorestOf } from '../chapters/resolve.ts';
import { purses } from '../chapters/wizards.ts';
import type { Choice } from '../move.ts';
import type { Open, Task, WizardDesk, WizardState, WizardTypes } from '../state.ts';

/** What everybody sees when these choices, one a seat, have been played out and scored in this world. */
export function foresee(world: WizardState, choices: readonly Choice[], random: Random): Open {
  const { open, secret } = world;
  const wizards = open.wizards.map((wizard) => ({ ...wizard, ready: true }));
  const d: WizardDesk = new Desk<WizardTypes>(
    { open: { ...open, wizards }, secret: { ...secret, choices } },
    random,
  );
  for (let task = front(d); task !== undefined && task.do !== 'refresh'; task = front(d)) {
    if (task.do === 'charm') giveTo(d, task, poorestOf(d.state.open, task));
    else goOn(d, task);
  }
  return d.state.open;
}

function front(d: WizardDesk): Task | undefined {
  return d.state.open.agenda[0];
}

/**
 * Gold by which a lead makes the chance e times as good, fitted to matches among bots: the nearer the
 * goal, the more a coin counts. Where somebody stands is worth next to nothing, for zones empty and
 * whoever is ahead is pushed.
 */
const lead = (toTheGoal: number): number => 4 + 2 * Math.sqrt(Math.max(0, toTheGoal));

/** The chance of each seat to win: sure when the match has ended, else by gold. */
export function chances({ wizards, options, ended }: Open): readonly number[] {
  const gold = purses({ wizards });
  const most = Math.max(...gold);
  const scale = lead(options.goal - most);
  const weights = gold.map((one) => {
    if (ended !== null) return one === most ? 1 : 0;
    return Math.exp((one - most) / scale);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
