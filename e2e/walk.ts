/** A walk through every screen of the app, stopping at each: for axe, and for whoever wants pictures. */
import type { Page } from '@playwright/test';
import { abaloneCard } from '../apps/web/src/games/abalone/card.ts';
import { textsOf as abaloneTexts } from '../apps/web/src/games/abalone/texts.ts';
import type { Lang } from '../apps/web/src/i18n/lang.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { aimStep, clickMove, Mirror, tapStep } from './abalone.ts';
import { expect } from './portal.ts';

/** What is done on each screen. */
export type Screens = (page: Page, screen: string) => Promise<void>;

/** Who meets at the table. */
export interface Company {
  readonly host: Page;
  readonly guest: Page;
  readonly watcher: Page;
}

/** Two moves that bring a marble to the rim, and the one that would push it off. */
const OPENING = { start: 'belgian-daisy', moves: ['g7h7', 'b5c6'], push: 'i9i8' } as const;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

/** From the front page into a waiting room of one's own. */
export async function walkHost(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  const game = new RegExp(`^${abaloneCard.title(lang)}`);
  await page.goto('/');
  await expect(page.getByRole('button', { name: game })).toBeVisible();
  await at(page, 'home');
  await press(page, new RegExp(t.profile.open));
  await at(page, 'profile');
  await page.keyboard.press('Escape');
  await press(page, game);
  await at(page, 'home-open');
  await press(page, t.front.friends);
  await page.waitForURL(/\/r\//);
  await expect(page.getByRole('button', { name: t.room.addBot }).first()).toBeVisible();
  await at(page, 'waiting-alone');
  await press(page, t.room.invite);
  await at(page, 'invite');
  await page.keyboard.press('Escape');
  await press(page, t.room.addBot);
  await at(page, 'bot');
  await page.keyboard.press('Escape');
  await walkOptions(page, lang, at);
  await press(page, t.room.menu);
  await at(page, 'room-menu');
  await page.keyboard.press('Escape');
}

/** The host's choices: another opening, a clock, time added to it. */
async function walkOptions(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await page.locator(`[aria-label="${t.room.options}"] button`).first().click();
  const wanted = { start: OPENING.start, time: '10m', increment: 5 } as const;
  for (const [key, value] of Object.entries(wanted)) {
    const option = abaloneCard.options.find((each) => each.key === key);
    const name = option?.values.find((each) => each.value === value)?.label(lang) ?? '';
    await page.getByRole('radio', { name, exact: true }).click();
  }
  await at(page, 'options');
  await page.keyboard.press('Escape');
}

/** A guest joins, both play until a marble falls, somebody watches, the host is cut off and comes back. */
export async function walkTable(company: Company, lang: Lang, at: Screens): Promise<void> {
  await walkJoin(company, lang, at);
  await walkMoves(company, lang, at);
  await walkTalk(company, lang, at);
  await walkAway(company, lang, at);
}

async function walkJoin({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByRole('button', { name: t.join.sit })).toBeVisible();
  await at(guest, 'join');
  await press(guest, t.join.sit);
  await expect(guest.getByRole('dialog')).toBeHidden();
  await at(guest, 'waiting-guest');
  await at(host, 'waiting-full');
  if (isNarrow(guest)) await press(guest, t.chat.title);
  await press(guest, t.phrases.hello);
  await expect(guest.getByRole('log')).toContainText(t.phrases.hello);
  await at(guest, 'waiting-chat');
  await guest.keyboard.press('Escape');
  await press(host, t.start.go);
  await expect(host.locator('[data-cell="e5"]')).toBeVisible({ timeout: 15_000 });
  await at(host, 'table-start');
}

async function walkMoves({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const game = abaloneTexts(lang);
  const mirror = new Mirror(6, OPENING.start);
  for (const [i, notation] of OPENING.moves.entries()) {
    const page = i % 2 === 0 ? host : guest;
    await expect(page.getByText(game.bar.pick).first()).toBeVisible();
    await playStep(page, mirror.read(notation), game.bar.confirm);
    mirror.playText(notation);
  }
  await expect(host.getByText(game.bar.pick).first()).toBeVisible();
  await at(host, 'table-my-turn');
  await at(guest, 'table-their-turn');
  const push = mirror.read(OPENING.push);
  await previewStep(host, push);
  await at(host, 'table-sumito');
  await host.keyboard.press('Escape');
  await host.keyboard.press('Escape');
  await host.locator('[data-cell="i9"]').click();
  await at(host, 'table-chosen');
  await host.keyboard.press('Escape');
  await playStep(host, push, game.bar.confirm);
  await expect(guest.getByText(game.bar.pick).first()).toBeVisible();
  await at(guest, 'table-marble-lost');
}

type Step = ReturnType<Mirror['read']>;

const isTouch = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(pointer: coarse)').matches);

/** Under a finger the preview is pinned, under a mouse it follows the pointer. */
async function previewStep(page: Page, step: Step): Promise<void> {
  if (await isTouch(page)) await tapStep(page, step);
  else await aimStep(page, step);
}

async function playStep(page: Page, step: Step, confirm: string): Promise<void> {
  if (!(await isTouch(page))) return clickMove(page, step);
  await tapStep(page, step);
  await press(page, confirm);
}

async function walkTalk(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest, watcher } = company;
  const t = textsOf(lang);
  const game = abaloneTexts(lang);
  await watcher.goto(new URL(host.url()).pathname);
  await expect(watcher.locator('[data-cell="e5"]')).toBeVisible();
  await at(watcher, 'table-watching');
  await openRail(host, t.table.chat, t.table.openLog);
  await press(host, t.phrases.wellPlayed);
  await expect(host.getByRole('log')).toContainText(t.phrases.wellPlayed);
  await at(host, 'table-chat');
  await openRail(host, t.table.log, null);
  await at(host, 'table-log');
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

async function walkAway({ host }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  const room = host.url();
  await host.goto('/');
  await expect(host.getByText(t.front.resume).first()).toBeVisible();
  await at(host, 'home-resume');
  await host.goto(room);
  await expect(host.locator('[data-cell="e5"]')).toBeVisible();
  await host.context().setOffline(true);
  await expect(host.getByText(t.link.lost)).toBeVisible({ timeout: 15_000 });
  await at(host, 'table-lost');
  await host.context().setOffline(false);
  await expect(host.getByText(t.link.lost)).toBeHidden({ timeout: 15_000 });
}

/** The host resigns, the guest would play on. */
export async function walkEnd({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = textsOf(lang);
  await press(host, t.table.menu);
  await press(host, abaloneTexts(lang).act.resign);
  await at(host, 'resign');
  await host.getByRole('dialog').last().getByRole('button', { name: t.table.confirmYes }).click();
  await expect(guest.getByRole('region', { name: t.end.over })).toBeVisible();
  await at(guest, 'end-won');
  await at(host, 'end-lost');
  await press(guest, t.end.rematch);
  await at(guest, 'end-waiting');
}

/** The pages beside the table. */
export async function walkPages(page: Page, lang: Lang, at: Screens): Promise<void> {
  for (const path of ['/credits', '/device', '/nothing-here', '/r/AAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await at(page, path.split('/')[1] === 'r' ? 'bad-link' : path.slice(1));
  }
  await page.goto('/');
  await expect(page.getByText(textsOf(lang).front.lastTables).first()).toBeAttached();
  await at(page, 'home-again');
}
