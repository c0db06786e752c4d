/**
 * `windows [-- --windows 500]`: Eclipse's windows that the server passes for somebody, over real sockets
 * and by the real clock, timed by the other player: so many with an answer in the hand, so many without.
 * Prints one JSON line; ends with 1 when the two can be told apart.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../apps/server/src/testing/server.ts';
import { type Held, skippedTable, TURNS } from '../apps/server/src/testing/windows.ts';
import { windowsOf } from './windows/duel.ts';
import { compared } from './windows/kolmogorov.ts';

/** So many duels of each kind at once: more would keep each other waiting. */
const AT_ONCE = 6;
const APART = 0.05;

const { values } = parseArgs({ options: { windows: { type: 'string', default: '500' } } });
const wanted = Number(values.windows);
const servers = await Promise.all(
  (['answer', 'none'] as const).map((held: Held) => startServer({ tables: [skippedTable(held)] })),
);
const lengths = servers.map((): number[] => []);
for (let done = 0; done < wanted; done += AT_ONCE * TURNS) {
  // both kinds in the same seconds, so that whatever else happens happens to both
  await Promise.all(
    servers.flatMap((server, kind) =>
      Array.from({ length: AT_ONCE }, async () => {
        lengths[kind]?.push(...(await windowsOf(server)));
      }),
    ),
  );
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

function median(series: readonly number[]): number {
  const middle = series.toSorted((one, two) => one - two)[Math.floor(series.length / 2)] ?? 0;
  return Number(middle.toFixed(2));
}
