/** A television in a living room: it is given the code, shows the table, and is nobody. */
import type { BrowserContextOptions, Frame, Page } from '@playwright/test';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { tvTextsOf } from '../apps/web/src/i18n/tv.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { button, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameTexts, Mirror, tapMove } from './sample.ts';
import { tapWire } from './wire.ts';

const TELEVISION: BrowserContextOptions = {
  viewport: { width: 1920, height: 1080 },
  locale: 'he-IL',
};
const t = tvTextsOf('en');

/** The frame in which a television shows its table. */
function glassOf(tv: Page): Frame {
  const glass = tv.frames().find((frame) => frame !== tv.mainFrame());
  if (!glass) throw new Error('the television shows no frame');
  return glass;
}

/** What stands where on the board of a television, as a text. */
const board = (tv: Page): Promise<string> =>
  glassOf(tv).evaluate(() =>
    [...document.querySelectorAll('[data-cell]')].map(({ ariaLabel }) => ariaLabel).join('; '),
  );

/** Words that are smaller than 24 px of the glass, or lie where a television may cut them off. */
const faults = (tv: Page): Promise<readonly string[]> =>
  glassOf(tv).evaluate(() => {
    const scale = window.parent.innerWidth / window.innerWidth;
    const [wide, high] = [innerWidth * 0.03, innerHeight * 0.03];
    return [...document.querySelectorAll<HTMLElement>(':is(main, aside, footer) *')].flatMap(
      (element) => {
        const words = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const range = document.createRange();
        if (words) range.selectNodeContents(words);
        const box = range.getBoundingClientRect();
        // what is read aloud alone is as good as not there
        if (box.width <= 1) return [];
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
        const isCut =
          Math.min(box.left, innerWidth - box.right) < wide - 1 ||
          Math.min(box.top, innerHeight - box.bottom) < high - 1;
        return [
          ...(size < 24 ? [`small: ${size} ${words?.textContent}`] : []),
          ...(isCut ? [`at the edge: ${words?.textContent}`] : []),
        ];
      },
    );
  });

test('a television shows the table of a phone and a laptop by its code, knows no hand, and comes back by itself', async ({
  person,
  server,
}) => {
  const laptop = await person(LAPTOP);
  const phone = await person(PHONE);
  await joinRoom(phone, await openRoom(laptop, 'en'), 'he');

  await button(laptop, textsOf('en').room.menu).click();
  await button(laptop, t.item).click();
  const code = (
    await laptop.getByRole('dialog').locator('bdi[dir=ltr]').last().innerText()
  ).replace(/\D/g, '');
  const tv = await person(TELEVISION);
  const wire = await tapWire(tv);
  const viewers = new Set<string>();
  wire.in = (frame) => {
    for (const [, me] of frame.matchAll(/"me":("?\w+"?)/g)) viewers.add(me ?? '');
    return frame;
  };
  await tv.goto('/tv');
  const glass = tv.frameLocator('iframe');
  await glass.locator('input').fill(code);
  await expect(glass.locator('[data-away]')).toHaveCount(2);
  await expect(tv).toHaveURL(`/tv/${code}`);
  await expect(laptop.getByText(t.shown(1))).toBeVisible();
  expect(await faults(tv)).toEqual([]);
  for (let open = 0; open < 2; open += 1) await laptop.keyboard.press('Escape');

  await startMatch(laptop, 'en', [phone]);
  await expect(glass.locator('[data-cell="e5"]')).toBeVisible();
  await expect(glass.locator('[data-tools]')).toBeHidden();
  const match = new Mirror();
  const make = async (): Promise<void> => {
    const before = await board(tv);
    const step = match.think('easy');
    if (match.turn === 0) await clickMove(laptop, step);
    else await tapMove(phone, step, gameTexts('he').bar.confirm);
    match.play(step);
    await expect.poll(() => board(tv)).not.toBe(before);
  };
  await make();
  await make();
  expect(await faults(tv)).toEqual([]);

  await server.kill();
  await server.up();
  await expect.poll(wire.joined).toBe(2);
  await make();
  expect([...viewers]).toEqual(['"public"']);
});
