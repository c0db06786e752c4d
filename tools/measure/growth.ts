/**
 * `npm run growth -- --game <id> [--moves 200] [--seed 2]`: how much more a page of the built app holds after it has watched so many moves of
 * a match that people play by chance, on its heap and in nodes, than after the first of them. Prints a JSON line.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Stream, seededRandom } from '@kesem/engine/core/random';
import { tableOf } from '@kesem/engine/registry';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { readBuild } from '../../apps/server/src/http/web.ts';
import { startServer } from '../../apps/server/src/testing/server.ts';
import { matchOf } from '../../apps/server/src/testing/table.ts';
import type { Seated } from '../../apps/server/src/testing/visitor.ts';
import { findBrowser } from '../browser.ts';
import { rounded } from './pictures.ts';

/** Moves before it is looked for the first time: by then all that a table loads has come. */
const FIRST = 20;
/** Between two messages of a player: below what a person may send. */
const PACE_MS = 120;
/** In which a page has drawn what it was sent, in ms. */
const REST_MS = 2_000;
const MB = 2 ** 20;

const text = { type: 'string' } as const;
const { values: asked } = parseArgs({ options: { game: text, moves: text, seed: text } });
const moves = Number(asked.moves ?? '200');
const table = tableOf(asked.game ?? '');
const build = readBuild(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)));
const executablePath = findBrowser();
if (!table || !build || !executablePath) {
  process.stderr.write(
    'Say which game; build the app first ("npm run build"), and have Chromium, or $CHROMIUM.\n',
  );
  process.exit(1);
}
const server = await startServer({ build, tables: [table] });
const browser = await chromium.launch({ executablePath });
try {
  const { seats, token, close } = await matchOf(server, table.seats.min, table.id);
  const page = await browser.newPage({
    baseURL: server.url,
    locale: 'he-IL',
    serviceWorkers: 'block',
  });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`/r/${token}`);
  const stream = seededRandom(`growth ${asked.seed ?? '2'}`)('move');
  await playOn(seats, stream, FIRST);
  const before = await held(page, devtools);
  await playOn(seats, stream, moves);
  const after = await held(page, devtools);
  close();
  const line = {
    game: table.id,
    moves,
    heapMb: { before: rounded(before.heap / MB), after: rounded(after.heap / MB) },
    growthMb: Math.round(((after.heap - before.heap) / MB) * 100) / 100,
    nodes: { before: before.nodes, after: after.nodes },
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
} finally {
  await browser.close();
  await server.end();
}

/** All who sit answer what they are asked by chance, until so many moves were taken; @throws when the match ends before. */
async function playOn(seats: readonly Seated[], stream: Stream, wanted: number): Promise<void> {
  let made = 0;
  const play = async (one: Seated): Promise<void> => {
    for (; made < wanted; await sleep(PACE_MS)) {
      const { asks, me, stage, table: shown } = one.view();
      if (stage !== 'playing')
        throw new Error(`it was over after ${made} moves: name another seed`);
      const open = asks.find((ask) => ask.must && ask.seat === me);
      const all = (shown && table?.moves(shown)) ?? [];
      const [move] = stream.shuffle(all.filter((each) => open?.answers.includes(each.do)));
      if (!open || !move) continue;
      const { ok } = await one.send({ do: 'move', move }, open.key);
      if (ok) made += 1;
    }
  };
  await Promise.all(seats.map(play));
}

/** What the page holds once it has drawn all and thrown away what it needs no more. */
async function held(page: Page, devtools: CDPSession) {
  await page.waitForTimeout(REST_MS);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
