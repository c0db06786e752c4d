/**
 * `balance -- --games N --seed S [--jobs N]`: the hard bot against itself, N matches for every two
 * of Eclipse's ready decks, and as many for each against itself. Prints the figures that the specification holds the cards to; ends with 1 when one
 * is outside its limits.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { READY_IDS, type ReadyId } from '@kesem/engine/games/eclipse/decks/decks';
import { figuresOf, outside } from './balance/figures.ts';
import type { Bout, Duel } from './balance/match.ts';
import { printed } from './balance/print.ts';

const PLAYER = fileURLToPath(new URL('./balance-player.ts', import.meta.url));

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    games: { ...text, default: '2000' },
    seed: { ...text, default: '1' },
    jobs: { ...text, default: '1' },
  },
});
const [games, seed, jobs] = [whole(values.games), whole(values.seed), whole(values.jobs)];
const duels = pairings().flatMap((decks) => duelsOf(decks));
process.stdout.write(
  `${duels.length} matches, seeds ${seed} to ${seed + games - 1} for each two decks\n`,
);
const shares = Array.from({ length: jobs }, (_, job) =>
  duels.filter((_duel, at) => at % jobs === job),
);
const figures = figuresOf((await Promise.all(shares.map(playShare))).flat());
process.stdout.write(`${printed(figures)}\n`);
if (outside(figures).length > 0) process.exitCode = 1;

/** Every two of the ready decks, and each with itself. */
function pairings(): readonly (readonly [ReadyId, ReadyId])[] {
  return READY_IDS.flatMap((one, at) =>
    READY_IDS.slice(at).map((two): readonly [ReadyId, ReadyId] => [one, two]),
  );
}

/** The matches of two decks, which change seats from one to the next. */
function duelsOf([one, two]: readonly [ReadyId, ReadyId]): readonly Duel[] {
  return Array.from({ length: games }, (_, at) => ({
    decks: at % 2 === 0 ? [one, two] : [two, one],
    seed: seed + at,
  }));
}

function playShare(share: readonly Duel[]): Promise<readonly Bout[]> {
  const bouts: Bout[] = [];
  const player = fork(PLAYER);
  player.send(share);
  player.on('message', (bout: Bout) => bouts.push(bout));
  return new Promise((resolve, reject) => {
    player.once('exit', (code) => {
      if (code === 0) resolve(bouts);
      else reject(new Error(`a player process ended with ${code}`));
    });
  });
}

function whole(given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`"${given}" is no whole number`);
}
