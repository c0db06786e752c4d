/** A page whose time stands, so that a step that all look at together can be looked at for longer, and passes by hand. */
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Shorter than whatever is shown, in ms. */
const TICK_MS = 100;
/** How far ahead the page's time is stopped, in ms: a test may be slow, and a clock cannot be set back. */
const AHEAD_MS = 500;

/** The hand that lets a page's time pass. */
export interface Still {
  /** Lets it pass until something is seen. */
  readonly until: (isSeen: () => Promise<boolean>) => Promise<void>;
  /** Looks at the page while its time all but stands: what measures it waits for moments of its own. */
  readonly look: <X>(looks: () => Promise<X>) => Promise<X>;
  /** Time goes on by itself. */
  readonly goOn: () => Promise<void>;
}

/** Stops the time of a page, which hears of its room as before. */
export async function holdStill(page: Page): Promise<Still> {
  const { clock } = page;
  await clock.install();
  const at = Date.now() + AHEAD_MS;
  await clock.pauseAt(at);
  // from here on the page is behind, and every message of the server tells it the time
  await expect.poll(() => Date.now()).toBeGreaterThan(at);
  return {
    until: (isSeen) =>
      expect(async () => {
        await clock.runFor(TICK_MS);
        expect(await isSeen()).toBe(true);
      }).toPass({ intervals: [10] }),
    look: async (looks) => {
      const looked = looks();
      const done = looked.then(
        () => true,
        () => true,
      );
      for (;;) {
        const tick = clock.runFor(1).then(() => false);
        if (await Promise.race([done, tick])) return looked;
        await tick;
      }
    },
    goOn: () => clock.resume(),
  };
}
