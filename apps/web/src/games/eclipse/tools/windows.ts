/**
 * `windows [-- --windows 500]`: Eclipse's windows that the server passes for somebody, over real sockets
 * and by the real clock, timed by the other player: so many with an answer in the hand, so many without; three minutes.
 * Prints one JSON line; ends with 1 when the two can be told apart.
 *
 * `windows -- --judge 200 [--seed 1]`: so many duels in smart mode, every window judged by brute force; five minutes.
 * Prints one JSON line with the stops as they were in version 2 and as they are in each mode; ends with 1 when one is
 * useless or missing, or when smart asks more than 1.5 times in a turn of the opponent's.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../../../../server/src/testing/server.ts';
import { windowsOf } from './windows/duel.ts';
import { judged, MOST } from './windows/judged.ts';
import { compared } from './windows/kolmogorov.ts';
import { type Held, skippedTable, TURNS } from './windows/table.ts';

/** So many duels of each kind at once: more would keep each other waiting. */
const AT_ONCE = 6;
const APART = 0.05;
/** So many faults of the mode are told. */
const SHOWN = 10;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { windows: { ...text, default: '500' }, judge: text, seed: { ...text, default: '1' } },
});
if (values.judge === undefined) await timeWindows(Number(values.windows));
else judgeDuels(Number(values.judge), Number(values.seed));

function judgeDuels(duels: number, first: number): void {
  const { useless, missing, ...found } = judged(
    Array.from({ length: duels }, (_, at) => first + at),
  );
  const right = useless.length + missing.length === 0 && found.perTheirTurn <= MOST;
  const report = {
    ...found,
    perTheirTurn: Number(found.perTheirTurn.toFixed(2)),
    useless: useless.length,
    missing: missing.length,
    shown: [...useless, ...missing].slice(0, SHOWN),
    verdict: right ? 'stops where something could be better' : 'differs',
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = right ? 0 : 1;
}

async function timeWindows(wanted: number): Promise<void> {
  const servers = await Promise.all(
    (['answer', 'none'] as const).map((held: Held) =>
      startServer({ tables: [skippedTable(held)] }),
    ),
  );
  const lengths = servers.map((): number[] => []);
  // one kind after the other, each first as often as second, so that neither shares its seconds with the other
  for (let round = 0; round * AT_ONCE * TURNS < wanted; round += 1) {
    for (const kind of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const server = servers[kind];
      if (!server) continue;
      const duels = Array.from({ length: AT_ONCE }, () => windowsOf(server));
      lengths[kind]?.push(...(await Promise.all(duels)).flat());
    }
  }
  await Promise.all(servers.map(({ end }) => end()));
  const [answer = [], none = []] = lengths;
  const { distance, p } = compared(answer, none);
  process.stdout.write(
    `${JSON.stringify({
      windows: [answer.length, none.length],
      medianMs: [answer, none].map((series) => median(series)),
      distance: Number(distance.toFixed(3)),
      p: Number(p.toFixed(3)),
      verdict: p > APART ? 'cannot be told apart' : 'differs',
    })}\n`,
  );
  process.exitCode = p > APART ? 0 : 1;
}

function median(series: readonly number[]): number {
  const middle = series.toSorted((one, two) => one - two)[Math.floor(series.length / 2)] ?? 0;
  return Number(middle.toFixed(2));
}
