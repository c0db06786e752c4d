/** A match until its first marble falls, and everything that opens around it. */
import type { Page } from '@playwright/test';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { bar } from '../room.ts';
import { aimStep, gameTexts, holdMove, Mirror, tapStep } from '../sample.ts';
import {
  type Company,
  isNarrow,
  isTouch,
  playStep,
  press,
  type Screens,
  type Step,
  walkText,
} from './company.ts';

/** Two moves that bring a marble to the rim, the one that would push it off, and one that White plans. */
const MATCH = { moves: ['g7h7', 'b5c6'], push: 'i9i8', planned: 'c6' } as const;

/** The moves, and each way in which one is shown before it is made. */
export async function walkMoves(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest } = company;
  const game = gameTexts(lang);
  const mirror = new Mirror(6, 'belgian-daisy');
  for (const [i, notation] of MATCH.moves.entries()) {
    const page = i % 2 === 0 ? host : guest;
    await expect(page.getByText(game.bar.pick).first()).toBeVisible();
    await playStep(page, mirror.read(notation), game.bar.confirm);
    mirror.playText(notation);
  }
  await expect(host.getByText(game.bar.pick).first()).toBeVisible();
  await at(host, 'table-my-turn');
  await at(guest, 'table-their-turn');
  await walkPlan(guest, lang, at);
  const push = mirror.read(MATCH.push);
  await walkPreviews(host, push, lang, at);
  await playStep(host, push, game.bar.confirm);
  await expect(guest.getByText(game.bar.pick).first()).toBeVisible();
  await at(guest, 'table-marble-lost');
  await walkLooks(guest, lang, at);
}

/** A move that is set on the other side's turn, and dropped again. */
async function walkPlan(page: Page, lang: Lang, at: Screens): Promise<void> {
  const game = gameTexts(lang);
  await page.locator(`[data-cell="${MATCH.planned}"]`).focus();
  await page.keyboard.press('Space');
  // White sees the board from the other side: its own way back lies up there
  await page.keyboard.press('KeyW');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: game.bar.unplan })).toBeVisible();
  await at(page, 'table-planned');
  await press(page, game.bar.unplan);
}

/** A push that is dragged, aimed and chosen, and a way that is barred. */
async function walkPreviews(page: Page, push: Step, lang: Lang, at: Screens): Promise<void> {
  const game = gameTexts(lang);
  const middle = page.locator('[data-cell="e5"]');
  const place = await middle.boundingBox();
  await holdMove(page, push);
  await expect(bar(page, lang)).toContainText(game.bar.confirmSumito(3, 2));
  expect(await middle.boundingBox(), 'the board does not shift under the finger').toEqual(place);
  await at(page, 'table-dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // under a finger the preview is pinned, under a mouse it follows the pointer
  await ((await isTouch(page)) ? tapStep(page, push) : aimStep(page, push));
  await at(page, 'table-sumito');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const cell of ['i9', 'i7']) await page.locator(`[data-cell="${cell}"]`).click();
  await at(page, 'table-chosen');
  await page.keyboard.press('KeyW');
  const why = game.refusal.offBoard({ cell: '', own: 1, theirs: 0 });
  await expect(bar(page, lang)).toContainText(why);
  await at(page, 'table-refused');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

/** The table in words, in its quiet, and with its keys. */
async function walkLooks(page: Page, lang: Lang, at: Screens): Promise<void> {
  const { view } = textsOf(lang);
  await walkText(page, lang, at, 'table-text');
  await expect(page.locator('[data-cell="e5"]')).toBeVisible();
  await page.keyboard.press('Shift+KeyZ');
  await expect(page.getByRole('button', { name: view.zenOff })).toBeVisible();
  await at(page, 'table-quiet');
  await page.keyboard.press('Shift+KeyZ');
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog')).toBeVisible();
  await at(page, 'table-keys');
  await page.keyboard.press('Escape');
}

/** Somebody watches; chat, log and rules beside the table; a draw is offered. */
export async function walkTalk(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest, watcher } = company;
  const t = textsOf(lang);
  const game = gameTexts(lang);
  await watcher.goto(new URL(host.url()).pathname);
  await expect(watcher.locator('[data-cell="e5"]')).toBeVisible();
  await at(watcher, 'table-watching');
  await openRail(host, t.table.chat, t.table.openLog);
  await press(host, t.phrases.wellPlayed);
  await expect(host.getByRole('log')).toContainText(t.phrases.wellPlayed);
  await at(host, 'table-chat');
  await openRail(host, t.table.log, null);
  await at(host, 'table-log');
  await openRail(host, t.learn.rules, null);
  await expect(host.getByRole('searchbox')).toBeVisible();
  await at(host, 'rules-beside');
  await host.keyboard.press('Escape');
  await press(guest, t.table.menu);
  await at(guest, 'table-menu');
  await press(guest, game.act.offer);
  await expect(host.getByRole('button', { name: game.bar.accept })).toBeVisible();
  await at(host, 'table-offer');
  await press(host, game.bar.decline);
}

/** Beside a wide table the rail stands open; over a narrow one it is opened by the button of this name. */
async function openRail(page: Page, tab: string, opener: string | null): Promise<void> {
  if (opener !== null && isNarrow(page)) await press(page, opener);
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

/** The host looks at the front page, and loses the network at the table. */
export async function walkAway({ host }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  const room = host.url();
  await host.goto('/');
  await expect(host.getByText(t.front.resume).first()).toBeVisible();
  await at(host, 'home-resume');
  await host.goto(room);
  await expect(host.locator('[data-cell="e5"]')).toBeVisible();
  await host.context().setOffline(true);
  // a silent connection is asked once more before it counts as lost
  await expect(host.getByText(t.link.lost)).toBeVisible({ timeout: 30_000 });
  await at(host, 'table-lost');
  await host.context().setOffline(false);
  await expect(host.getByText(t.link.lost)).toBeHidden();
}
