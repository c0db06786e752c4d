/** A process of `balance`: is sent its duels, and sends back what came of each. */
import { type Bout, type Duel, play } from './balance/match.ts';

process.once('message', (duels: readonly Duel[]) => void playAll(duels));

async function playAll(duels: readonly Duel[]): Promise<void> {
  for (const duel of duels) await sent(play(duel));
}

/** Waits until it is on its way, so that they arrive as they are made. */
function sent(bout: Bout): Promise<void> {
  return new Promise((resolve) => process.send?.(bout, () => resolve()));
}
