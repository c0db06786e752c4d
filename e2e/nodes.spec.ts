import type { Page } from '@playwright/test';
import { OUTAGES, type OutageName } from '../apps/server/src/testing/chaos/outages.ts';
import { hasServices, startCluster } from '../apps/server/src/testing/cluster/cluster.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, test } from './portal.ts';
import { bar, expectMoves, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameTexts, Mirror, touched } from './sample.ts';

/** What lasts, lasts longer than a lease, in ms. */
const LASTS_MS = 6_000;

/** A line that is just coming back takes no move and says so: the marbles stay chosen, and the same arrow is clicked again. */
async function insist(page: Page, arrow: string): Promise<void> {
  const notes = page.locator('[popover][role="log"]').getByText(textsOf('en').refusals.offline);
  while ((await notes.count()) > 0) {
    await expect(notes).toHaveCount(0);
    await page.locator(`[data-cell="${arrow}"]`).click();
  }
}

const NAMES = Object.keys(OUTAGES) as OutageName[];

test('two browsers play at three servers of one house, whatever fails of them and of what they rest on', {
  tag: '@long',
}, async ({ person }) => {
  test.skip(!hasServices(), 'PostgreSQL and Redis are not installed');
  const cluster = await startCluster({ nodes: 3 });
  try {
    const at = { ...LAPTOP, baseURL: cluster.url };
    const [host, guest] = [await person(at), await person(at)];
    await joinRoom(guest, await openRoom(host, 'en'), 'en');
    await startMatch(host, 'en', [guest]);
    const match = new Mirror();
    const played: string[] = [];
    const mover = () => (match.turn === 0 ? host : guest);
    const make = async (): Promise<void> => {
      const step = match.think('easy');
      await clickMove(mover(), step);
      await insist(mover(), touched(step).at(-1) ?? '');
      played.push(match.play(step));
    };
    for (const [n, name] of NAMES.entries()) {
      const node = cluster.nodes[n % cluster.nodes.length];
      if (!node) throw new Error('there is no node');
      await test.step(name, async () => {
        // one is on its way, and is there once, without a tap
        await make();
        const mend = await OUTAGES[name](cluster, node, LASTS_MS);
        for (const page of [host, guest]) await expectMoves(page, played);
        await expect(bar(mover(), 'en')).toContainText(gameTexts('en').bar.pick);
        await make();
        for (const page of [host, guest]) await expectMoves(page, played);
        await mend?.();
      });
    }
  } finally {
    await cluster.end();
  }
});
