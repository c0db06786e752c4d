/**
 * What a move through a socket does not show: bots that think beside people, the start of a full house, a slow phone.
 * The portal's own commands measure it, each with a server of its own; here their lines become figures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import type { Figures } from './figures.ts';
import { fileOf, type Portals, type Scenario } from './peers.ts';

const WAITS = z.object({ p95: z.number(), most: z.number() });
const THOUGHTS = z.object({ people: WAITS, waits: z.optional(WAITS) });
const START = z.object({ readyMs: z.number(), rssMb: z.number() });
const STARTING = z.object({ full: START });
const SEATED = z.object({ run: z.number() });
const FELT = z.object({ p75: z.number() });
const SPEED = z.object({
  linkToSeatMs: FELT,
  invitePageLcpMs: FELT,
  tableInpMs: z.object({ value: z.number() }),
  tableLayoutShift: z.object({ value: z.number() }),
});
const GROWTH = z.object({ growthMb: z.number() });
const BUSIEST = {
  pictureMs: z.object({ max: z.number() }),
  responseMs: z.nullable(z.object({ p95: z.number() })),
  layoutShift: z.number(),
};
const REVEAL = z.object({ game: z.string(), ...BUSIEST });
const COMBAT = z.object(BUSIEST);

/** A game in which bots think for long and matches are long, and one whose clocks run from its start and that has a pace of its own. */
const [OF_MINDS, OF_CLOCKS] = ['abalone', 'eclipse'];

/**
 * Run the commands one after the other, some eight minutes on an idle machine, and two for the page that `page` asks for.
 * @throws when one fails, or prints what is not known here.
 */
export const portalFigures: Readonly<Record<Portals, () => Promise<Figures>>> = {
  portal: async () => ({
    ...thoughts(await linesOf('thoughts', THOUGHTS, '--game', OF_MINDS)),
    ...starting(await linesOf('starting', STARTING, '--game', OF_CLOCKS)),
    ...speed(await linesOf('speed', z.union([SPEED, SEATED]))),
    ...reveals(await linesOf('reveals', REVEAL)),
  }),
  page: async () => {
    const { growthMb } = last(await linesOf('growth', GROWTH, '--game', OF_MINDS));
    const combat = await linesOf('pace', COMBAT, '--runs', '1');
    return {
      'page after 200 moves, MB more': growthMb,
      ...reveals(combat.map((line) => ({ game: OF_CLOCKS, ...line }))),
    };
  },
};

export const isOfPortal = (scenario: Scenario): scenario is Portals =>
  Object.hasOwn(portalFigures, scenario);

const last = <X>(lines: readonly X[]): X => {
  const line = lines.at(-1);
  if (line === undefined) throw new Error('a command has printed nothing');
  return line;
};

function thoughts(lines: readonly z.output<typeof THOUGHTS>[]): Figures {
  const [alone] = lines;
  const beside = last(lines);
  return {
    "people's p95 with 20 bots thinking, × none": beside.people.p95 / (alone?.people.p95 ?? 0),
    'longest wait for a bot, s': (beside.waits?.most ?? Number.NaN) / 1_000,
  };
}

function starting(lines: readonly z.output<typeof STARTING>[]): Figures {
  const { full } = last(lines);
  return {
    'start with 10,000 rooms, 2,000 clocks, s': full.readyMs / 1_000,
    'memory after that start, MB': full.rssMb,
  };
}

function speed(lines: readonly (z.output<typeof SPEED> | z.output<typeof SEATED>)[]): Figures {
  const line = last(lines);
  if (!('linkToSeatMs' in line)) throw new Error('no sums of the slow phone');
  return {
    'slow phone: link to seat, p75, s': line.linkToSeatMs.p75 / 1_000,
    'slow phone: largest picture of the link, p75, s': line.invitePageLcpMs.p75 / 1_000,
    'slow phone: INP at the table, ms': line.tableInpMs.value,
    'slow phone: layout shift at the table': line.tableLayoutShift.value,
  };
}

const reveals = (lines: readonly z.output<typeof REVEAL>[]): Figures =>
  Object.assign(
    {},
    ...lines.map(({ game, pictureMs, responseMs, layoutShift }) => ({
      [`${game}: longest picture of its reveal, ÷ 6, ms`]: pictureMs.max,
      ...(responseMs && { [`${game}: responses before it, p95, ms`]: responseMs.p95 }),
      [`${game}: layout shift of its reveal`]: layoutShift,
    })),
  );

/** The lines of JSON that a command of the portal prints. */
async function linesOf<Line extends z.ZodMiniType>(
  command: string,
  line: Line,
  ...args: readonly string[]
): Promise<readonly z.output<Line>[]> {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: fileOf('../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`npm run ${command} failed`);
  return text
    .trim()
    .split('\n')
    .map((each) => line.parse(JSON.parse(each)));
}
