/** An evening in the browsers that friends bring besides Chromium; see docs/adr/0039. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { readBuild } from '../../../apps/server/src/http/web.ts';
import { SEED } from '../../../apps/server/src/testing/seed.ts';
import { startServer, type TestServer } from '../../../apps/server/src/testing/server.ts';
import { laidOut } from '../../../apps/web/src/games/eclipse/e2e/driver.ts';
import { lettered } from '../../../apps/web/src/games/spell-a-spell/e2e/driver.ts';
import { textsOf } from '../../../apps/web/src/i18n/texts.ts';
import { TRANSPORT } from '../../../apps/web/src/i18n/transport.ts';
import { CARDS } from '../../../apps/web/src/registry.ts';
import { FIREFOX } from './firefox.ts';
import { castHand, type Hand, layStone, pickShape, pushMarbles, spellWord } from './hands.ts';
import { type Kind, PATIENCE, type Pages, press } from './pages.ts';
import { Rival } from './rival.ts';
import { WEBKIT } from './webkit.ts';

/** So many answers stand before the page is loaded again; the shortest match has one more. */
const MIDDLE = 1;

const LIGHT = 'crystal';
/** The guest lays one stone more, and leads by what wins before chance or the rival can come between. */
const DUEL = laidOut(
  {
    active: 1,
    stones: [[LIGHT, LIGHT], Array.from({ length: 8 }, () => LIGHT)],
    creatures: [[], []],
    hands: [[], [LIGHT]],
  },
  { time: 0, turn: 75, window: 0 },
);

const shelf = (id: string): Table => {
  const table = tableOf(id);
  if (!table) throw new Error(`no ${id}`);
  return table;
};

/** Each game at its shortest, and how it is played. */
const GAMES: readonly (readonly [Table, options: Record<string, string | number>, Hand])[] = [
  [shelf('abalone'), { target: 1, start: 'belgian-daisy' }, pushMarbles],
  [shelf('shapes'), {}, pickShape],
  [shelf('rock-paper-wizard'), { goal: 15 }, castHand],
  [lettered(false), {}, spellWord],
  [DUEL, {}, layStone],
];

const isOver = async (pages: Pages): Promise<boolean> =>
  (await pages.count(`section[aria-label="${textsOf(pages.lang).end.over}"]`)) > 0;

/** Answers whatever is asked until the match is over, and loads the page again in the middle. */
async function playOut(pages: Pages, rival: Rival, hand: Hand): Promise<number> {
  const next = async (): Promise<'over' | 'answered' | null> => {
    await pages.click('button', TRANSPORT[pages.lang].skip);
    if (await isOver(pages)) return 'over';
    return (await hand(pages, rival)) ? 'answered' : null;
  };
  let answers = 0;
  while ((await vi.waitUntil(next, PATIENCE)) === 'answered') {
    answers += 1;
    if (answers === MIDDLE) await pages.reload();
  }
  return answers;
}

/** Where nobody looks on, a browser that is missing must not pass for one that was tried. */
function isHere({ name, packages, files }: Kind): boolean {
  if (files.every((file) => existsSync(file))) return true;
  const missing = `${name} is missing: apt-get install ${packages}`;
  if (process.env['CI']) throw new Error(missing);
  process.stdout.write(`${missing}\n`);
  return false;
}

/** The whole evening in one browser. */
function evening({ name, open }: Kind): void {
  let server: TestServer;
  let pages: Pages;
  beforeAll(async () => {
    const build = readBuild(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)));
    if (!build) throw new Error('The app is not built: run "npm run build" first.');
    const tables = GAMES.map(([table]) => table);
    server = await startServer({ build, tables, seed: `${SEED} ${name}` });
    pages = await open();
  });
  afterAll(async () => {
    await pages.close();
    await server.end();
  });
  /** What is seen when a test fails is kept. */
  const photographed = (): void =>
    onTestFailed(async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'kesem-evening-')), `${name}.png`);
      writeFileSync(file, await pages.photo());
      process.stdout.write(`What ${name} showed: ${file}\n`);
    });

  test('all games stand on the shelf at home', async () => {
    photographed();
    await pages.goto(`${server.url}/`);
    const label = `section[aria-label="${textsOf(pages.lang).front.shelf}"] button span`;
    for (const { title } of CARDS) {
      await expect.poll(() => pages.count(label, title(pages.lang)), PATIENCE).toBe(1);
    }
  });

  test.each(GAMES.map(([table, ...rest]) => [table.id, table, ...rest] as const))(
    '%s is played by a link: seated by one tap, by clicks alone, through a reload, to its end',
    async (_id, table, options, hand) => {
      photographed();
      const rival = await Rival.open(server, table, options, `${SEED}`);
      await pages.goto(`${server.url}/r/${rival.token}`);
      await press(pages, 'button:enabled', textsOf(pages.lang).join.sit);
      await rival.start();
      const playing = rival.play();
      expect(await playOut(pages, rival, hand)).toBeGreaterThan(MIDDLE);
      await playing;
      rival.close();
    },
  );
}

for (const kind of [FIREFOX, WEBKIT]) {
  describe.skipIf(!isHere(kind))(`an evening in ${kind.name}`, () => {
    evening(kind);
  });
}
