import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Page } from '@playwright/test';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import { button, joinRoom } from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { cardName } from '../cards/text.ts';
import { deckTexts } from '../decks/texts.ts';
import { textsOf as gameTexts } from '../texts.ts';
import { openEclipse, press } from './driver.ts';

const NAME = 'צהריים';
const DECK_SIZE = 40;

const inCollection = (page: Page, card: CardId) => page.locator(`[data-card="${card}"]`);
const deckCalled = (page: Page, name: string) => page.getByRole('radio', { name });
const inHand = (page: Page, card: CardId, lang: Lang) =>
  page.locator(`[data-thing^="card:"][aria-label*=": ${cardName(card, lang).name}"]`);
const inHandBut = (page: Page, card: CardId, lang: Lang) =>
  page.locator(`[data-thing^="card:"]:not([aria-label*=": ${cardName(card, lang).name}"])`);

/** Builds a deck of crystals alone, by keys, and takes it for the match. */
async function buildCrystals(page: Page, lang: Lang): Promise<void> {
  const t = deckTexts(lang);
  await button(page, t.fresh).click();
  const crystal = inCollection(page, 'crystal');
  for (let n = 0; n < DECK_SIZE; n += 1) await crystal.press('+');
  await page.getByRole('radio', { name: t.mine(DECK_SIZE, DECK_SIZE) }).click();
  await page.getByLabel(t.name).fill(NAME);
  await button(page, t.play).click();
  await expect(deckCalled(page, NAME)).toBeChecked();
}

/** The code of the chosen deck. */
async function codeOf(page: Page, lang: Lang): Promise<string> {
  const t = deckTexts(lang);
  await button(page, t.edit).click();
  await page.getByRole('radio', { name: t.mine(DECK_SIZE, DECK_SIZE) }).click();
  await button(page, t.code).click();
  const code = await page.getByLabel(t.codeOf).inputValue();
  for (const name of [t.codeTitle, t.builder]) {
    await page
      .getByRole('dialog', { name, exact: true })
      .getByRole('button', { name: t.close, exact: true })
      .last()
      .click();
  }
  return code;
}

async function takeFromCode(page: Page, lang: Lang, code: string): Promise<void> {
  const t = deckTexts(lang);
  await button(page, t.fromCode).click();
  await page.getByLabel(t.paste, { exact: true }).fill(code);
  await button(page, t.bring).click();
  await button(page, t.play).click();
  await expect(deckCalled(page, t.newName)).toBeChecked();
}

test('a deck is built, kept, sent as a code, taken over and played', { tag: '@long' }, async ({
  person,
}) => {
  const host = { page: await person(PHONE), lang: 'he' } as const;
  const guest = { page: await person(LAPTOP), lang: 'en' } as const;
  const link = await openEclipse(host);
  await buildCrystals(host.page, host.lang);
  await host.page.reload();
  await expect(deckCalled(host.page, NAME)).toBeChecked();
  const code = await codeOf(host.page, host.lang);

  await joinRoom(guest.page, link, guest.lang);
  await takeFromCode(guest.page, guest.lang, code);
  await button(host.page, textsOf(host.lang).start.go).click();
  for (const player of [host, guest]) {
    await press(player, gameTexts(player.lang).bar.keep);
    await expect(inHand(player.page, 'crystal', player.lang).first()).toBeVisible();
    // whoever begins draws one more meanwhile
    await expect(inHandBut(player.page, 'crystal', player.lang)).toHaveCount(0);
  }
});
