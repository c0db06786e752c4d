/**
 * `npm run simulate -- [--seed 1] [--evenings 100] [--nodes 1] [--sums FILE] [--plants]`: evenings of friends in a simulated world, each
 * drawn from one seed: the real room, path of a command, rooms, gateway, store, link and outbox, on a simulated time, disk
 * and network that fail, in a house of so many nodes. Prints what was found with its seed and the fewest faults that still show it, goes on, and ends
 * with 1 then. So many evenings that all should have come up end with 1, too, where a command, a game or a fault has not. With
 * `--sums` the run is kept in a file after every evening: the same command goes on where it was ended, and a greater
 * `--evenings` adds to it. With `--plants` a fault is built in on purpose, one after the other, and each must
 * be found within so many evenings. Evening i has the seed S + i, so `--evenings 1 --seed` plays any one of them again.
 */
import { answering, readArgs, whole } from '../args.ts';
import { type Evening, playEvening } from './simulate/evening.ts';
import { type Fault, told } from './simulate/faults.ts';
import { foundAt } from './simulate/finding.ts';
import { PLANTS } from './simulate/plants.ts';
import { sumUp, unseen } from './simulate/sums.ts';

const USAGE =
  'Usage: npm run --silent simulate -- [--seed S] [--evenings N] [--nodes N] [--sums FILE] [--plants]';
const text = { type: 'string' } as const;
const OPTIONS = {
  seed: { ...text, default: '1' },
  evenings: { ...text, default: '100' },
  nodes: { ...text, default: '1' },
  sums: text,
  plants: { type: 'boolean', default: false },
} as const;

/** So many sentences of what was found are printed. */
const MOST = 12;
/** In so many evenings even the rarest command is accepted some twenty times. */
const ENOUGH = 1_000;

await answering(run);

async function run(): Promise<void> {
  const { values } = readArgs(OPTIONS, USAGE);
  const seed = whole('seed', values.seed, [0, 2 ** 31]);
  const evenings = whole('evenings', values.evenings, [1, 1_000_000]);
  const nodes = whole('nodes', values.nodes, [1, 8]);
  if (values.plants) return tryPlants(seed, evenings);
  const sums = await sumUp({ seed, evenings, file: values.sums }, async (one) => {
    const evening = await playEvening({ seed: one, nodes });
    if (evening.found.length > 0) await tell(evening, nodes);
    return evening;
  });
  const missed = unseen(sums);
  if (sums.found.length > 0 || (evenings >= ENOUGH && missed.length > 0)) process.exitCode = 1;
  process.stdout.write(`${JSON.stringify({ ...sums, unseen: missed })}\n`);
}

async function tryPlants(seed: number, evenings: number): Promise<void> {
  let found = 0;
  for (const plant of PLANTS) {
    const at = await foundAt(plant, seed, evenings);
    if (at === null) process.exitCode = 1;
    else found += 1;
    process.stdout.write(
      `${at === null ? 'never' : `evening ${at}`} (${plant.in}): ${plant.name}\n`,
    );
  }
  process.stdout.write(`${found} of ${PLANTS.length} were found within ${evenings} evenings\n`);
}

async function tell(evening: Evening, nodes: number): Promise<void> {
  const faults = await fewest(evening, nodes);
  process.stdout.write(`seed ${evening.seed}: ${evening.found.slice(0, MOST).join('\n  ')}\n`);
  process.stdout.write(`with ${faults.map(told).join('; ') || 'no fault'}\n`);
}

/** The faults without which nothing would be found, as far as leaving out one after the other shows. */
async function fewest({ seed, faults: all }: Evening, nodes: number): Promise<readonly Fault[]> {
  let faults = all;
  for (const one of all) {
    const fewer = faults.filter((other) => other !== one);
    const again = await playEvening({ seed, nodes, faults: fewer });
    if (again.found.length > 0) faults = fewer;
  }
  return faults;
}
