/** An evening in the browsers that friends bring besides Chromium; see docs/adr/0039. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableOf } from '@kesem/engine/registry';
import { afterAll, beforeAll, describe, expect, onTestFailed, test, vi } from 'vitest';
import { readBuild } from '../../../apps/server/src/http/web.ts';
import { SEED } from '../../../apps/server/src/testing/seed.ts';
import { startServer, type TestServer } from '../../../apps/server/src/testing/server.ts';
import { textsOf } from '../../../apps/web/src/i18n/texts.ts';
import { TRANSPORT } from '../../../apps/web/src/i18n/transport.ts';
import { CARDS } from '../../../apps/web/src/registry.ts';
import { FIREFOX } from './firefox.ts';
import { type Evening, type Kind, type Pages, press } from './pages.ts';
import { PATIENCE } from './patience.ts';
import { Rival } from './rival.ts';
import { WEBKIT } from './webkit.ts';

/** So many answers stand before the page is loaded again; the shortest match has one more. */
const MIDDLE = 1;

/** How each game is played. */
const GAMES = await Promise.all(
  CARDS.map(async ({ id }) => {
    const file = new URL(`../../../apps/web/src/games/${id}/e2e/evening.ts`, import.meta.url);
    // each such file has an evening, or does not compile
    const { evening: played } = (await import(file.href)) as { readonly evening: Evening };
    const table = played.table ?? tableOf(id);
    if (!table) throw new Error(`no ${id}`);
    return { id, table, ...played };
  }),
);

const isOver = async (pages: Pages): Promise<boolean> =>
  (await pages.count(`section[aria-label="${textsOf(pages.lang).end.over}"]`)) > 0;

/** Answers whatever is asked until the match is over, and loads the page again in the middle. */
async function playOut(pages: Pages, rival: Rival, hand: Evening['hand']): Promise<number> {
  const next = async (): Promise<'over' | 'answered' | null> => {
    await pages.click('button', TRANSPORT[pages.lang].skip);
    await pages.click('button:enabled', textsOf(pages.lang).table.show.onward);
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
    const tables = GAMES.map(({ table }) => table);
    server = await startServer({ build, tables, seed: `${SEED} ${name}` });
    pages = await open();
  });
  afterAll(async () => {
    await pages.close();
    await server.end();
  });
  /** Keeps a picture of the screen when a test fails. */
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

  test.each(GAMES)(
    '$id is played by a link: seated by one tap, by clicks alone, through a reload, to its end',
    async ({ table, options = {}, hand }) => {
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
