/**
 * `secrecy -- <game> --games N --seed S [--jobs N]`: whether anybody can learn what they may not. Random
 * matches on the real room and gateway, and at every step, for every viewer, what is sent in the true
 * world beside what would be sent in one that the viewer cannot tell from it. Prints one JSON line;
 * ends with 1 when anything differs or too little could be compared. Match i has the seed S + i, so
 * `--games 1 --seed` plays any one of them again; `--jobs` changes nothing of what is printed.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answering, readArgs, Unclear, whole } from '../args.ts';
import { type Ledger, summed } from './secrecy/ledger.ts';
import { reportOf } from './secrecy/report.ts';
import { GAMES, subjectOf } from './secrecy/subjects.ts';
import type { Share } from './secrecy-player.ts';

const USAGE = 'Usage: npm run --silent secrecy -- <game> --games N --seed S [--jobs N]';

const PLAYER = fileURLToPath(new URL('./secrecy-player.ts', import.meta.url));

const text = { type: 'string' } as const;
const OPTIONS = {
  games: { ...text, default: '100' },
  seed: { ...text, default: '1' },
  jobs: { ...text, default: '1' },
} as const;

await answering(() => run(read()));

interface Wish {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
}

async function run({ game, games, seed, jobs }: Wish): Promise<void> {
  const seeds = Array.from({ length: games }, (_, i) => seed + i);
  const shares = Array.from({ length: jobs }, (_, job) =>
    tried({ game, seeds: seeds.filter((one) => one % jobs === job) }),
  );
  const hides = subjectOf(game)?.trial.teaches !== null;
  const report = reportOf(game, summed(await Promise.all(shares)), hides);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  if (report.verdict !== 'holds' && report.verdict !== 'hides nothing') process.exitCode = 1;
}

/** A share of the matches, in a process of its own. */
function tried(share: Share): Promise<Ledger> {
  const player = fork(PLAYER);
  player.send(share);
  return new Promise((resolve, reject) => {
    player.once('message', (ledger: Ledger) => resolve(ledger));
    player.once('exit', (code) => reject(new Error(`a player process ended with ${code}`)));
  });
}

function read(): Wish {
  const { values, positionals } = readArgs(OPTIONS, USAGE);
  const [game, ...rest] = positionals;
  if (game === undefined || rest.length > 0) throw new Unclear(USAGE);
  if (!GAMES.includes(game)) {
    throw new Unclear(`There is no game "${game}". There is: ${GAMES.join(', ')}.`);
  }
  if (!subjectOf(game)) {
    throw new Unclear(`Nobody has said in the folder of ${game} what may teach, testing/trial.ts.`);
  }
  return {
    game,
    games: whole('games', values.games, [1, 1_000_000]),
    seed: whole('seed', values.seed, [0, Number.MAX_SAFE_INTEGER - 1_000_000]),
    jobs: whole('jobs', values.jobs, [1, 64]),
  };
}
