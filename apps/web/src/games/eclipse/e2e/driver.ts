/** Eclipse on a page: a room for it, and hands that play by what they see. */

import { openTable, type Table } from '@kesem/engine/core/table';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseOptions } from '@kesem/engine/games/eclipse/options';
import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import type { Rigged } from '../../../../../../e2e/rigged.ts';
import { bar, button, joinRoom, sitFirst, skip } from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { eclipseCard } from '../card.ts';
import { cardName } from '../cards/text.ts';
import { type Laid, tableOf as laidTable } from '../course/table.ts';
import { textsOf as gameTexts } from '../texts.ts';

/** A button that cannot be pressed for so long is gone, in ms. */
const GONE_MS = 3_000;

/** Somebody at the table, and the language of their page. */
export interface Player {
  readonly page: Page;
  readonly lang: Lang;
}

/** Eclipse with this on the table when the first turn begins; both are still asked for their hands, for as long as they like. */
export function laidOut(laid: Laid, clocks: EclipseOptions): Table {
  return openTable({
    ...eclipse,
    setup: (start) => {
      const { state, told } = eclipse.setup(start);
      const { open, secret } = laidTable(laid);
      const { agenda, ready, turn } = state.open;
      return {
        state: {
          ...state,
          secret,
          open: { ...open, first: laid.active, agenda, ready, turn, options: clocks },
        },
        told,
      };
    },
    timers: (state) => eclipse.timers(state).filter(({ key }) => key !== 'redraw'),
  });
}

/** Opens a room for friends from a front page; gives its link. */
export async function openEclipse({ page, lang }: Player, front = '/'): Promise<string> {
  await page.goto(front);
  await button(page, new RegExp(`^${eclipseCard.title(lang)}`)).click();
  await button(page, textsOf(lang).front.friends).click();
  await page.waitForURL(/\/r\//);
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
  return page.url();
}

/** Two come together, and the match is started; gives the room's link. */
export async function beginDuel(host: Player, guest: Player, house: Rigged): Promise<string> {
  const link = await openEclipse(host, house.url);
  await joinRoom(guest.page, link, guest.lang);
  await sitFirst(host.page, host.lang);
  await button(host.page, textsOf(host.lang).start.go).click();
  return link;
}

/** All keep their first hands, unless the time for it is over and has kept them. */
export async function keepHands(players: readonly Player[]): Promise<void> {
  for (const { page, lang } of players) {
    // where nothing may be redrawn, there is only a way to begin
    const { keep: keeps, begin } = gameTexts(lang).bar;
    const keep = button(page, new RegExp(`^(${keeps}|${begin})$`));
    const begun = page.getByText(gameTexts(lang).board.turn(1), { exact: true }).first();
    await expect(keep.or(begun).first()).toBeAttached();
    if (await keep.isVisible()) await keep.click();
  }
}

/** A thing of the table or the hand, by its name there. */
export const thing = (page: Page, name: string) => page.locator(`[data-thing="${name}"]`);

/** Presses a thing of the table; a stone that is too small for a finger in the row that it opens. */
export async function aimAt(page: Page, name: string): Promise<void> {
  await thing(page, name).click();
  const pick = page.locator(`[data-pick="${name}"]`);
  const isRow = (await thing(page, name).evaluate((element) => element.tagName)) !== 'BUTTON';
  if (isRow) await pick.click();
}

/** Cards of the hand that may be played now. */
export const playable = (page: Page) => page.locator('[data-thing^="card:"][data-mark="legal"]');

/** Presses a button of the bar. */
export async function press({ page, lang }: Player, name: string): Promise<void> {
  await bar(page, lang).getByRole('button', { name, exact: true }).click();
}

/** Skips what is being played back, until the table is as it stands. */
export async function settle({ page, lang }: Player): Promise<void> {
  const { saving } = gameTexts(lang).bar;
  const name = TRANSPORT[lang].skip;
  const button = bar(page, lang).getByRole('button', { name, exact: true });
  await expect(async () => {
    await skip(page, lang);
    await expect(button).toBeHidden({ timeout: 300 });
    await expect(bar(page, lang)).not.toContainText(saving, { timeout: 300 });
  }).toPass();
}

const goOnButton = ({ page, lang }: Player) =>
  bar(page, lang).getByRole('button', { name: gameTexts(lang).bar.goOn, exact: true });

/** Whether a window waits for this player. */
export const isAsked = (player: Player): Promise<boolean> => goOnButton(player).isVisible();

/** The primary of one's own main phase. */
export const endButton = ({ page, lang }: Player) =>
  bar(page, lang).getByRole('button', { name: gameTexts(lang).bar.end, exact: true });

/** Goes on where a window asks this player, and keeps the answer; whoever tries again may call it again. */
export async function goOn(player: Player): Promise<void> {
  await settle(player);
  const goOn = goOnButton(player);
  // a window that has closed meanwhile does not come back
  if (await goOn.isVisible()) await goOn.click({ timeout: GONE_MS }).catch(() => undefined);
}

/** Waits until it is this player's main phase; nobody of these answers anything on the way. */
export async function awaitTurn(player: Player, others: readonly Player[] = []): Promise<void> {
  await expect(async () => {
    for (const each of [player, ...others]) await goOn(each);
    await expect(endButton(player)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Ends the turn, a second time where a stone is left to lay. */
export async function endTurn(player: Player, others: readonly Player[] = []): Promise<void> {
  const { page, lang } = player;
  await awaitTurn(player, others);
  await endButton(player).click();
  const sure = bar(page, lang).getByText(gameTexts(lang).bar.endAnyway);
  if (await sure.isVisible()) await endButton(player).click();
  await expect(endButton(player)).toBeHidden();
}

/** Plays a card of the hand that is called so, on a thing of the table where it needs one. */
export async function play(player: Player, card: CardId, target?: string): Promise<void> {
  const { page, lang } = player;
  const t = gameTexts(lang).bar;
  const { name } = cardName(card, lang);
  const cards = page.getByRole('button', { name: new RegExp(`: ${name}(,|$)`) });
  await settle(player);
  await playable(page).and(cards).first().click();
  if (target !== undefined) await aimAt(page, target);
  const send = bar(page, lang).getByRole('button', {
    name: new RegExp(`^(${Object.values(t.does).join('|')})$`),
  });
  // where nothing is confirmed, the target is enough
  if (await send.isVisible()) await send.click();
  await expect(send).toBeHidden();
}
