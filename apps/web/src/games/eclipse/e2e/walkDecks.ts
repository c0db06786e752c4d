/** Decks: which to bring, and the builder with its pages and dialogs. */
import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { button } from '../../../../../../e2e/room.ts';
import { isNarrow, press, type Screens } from '../../../../../../e2e/walk/company.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { deckTexts } from '../decks/texts.ts';
import { openEclipse } from './driver.ts';

/** From the front page to a draft that lies in the waiting room. */
export async function walkDecks(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = deckTexts(lang);
  await openEclipse({ page, lang });
  await button(page, t.editCopy).scrollIntoViewIfNeeded();
  await at(page, 'decks-choice');
  await press(page, t.editCopy);
  const card = page.locator('[data-card="eclipseDragon"]');
  await expect(card).toBeAttached();
  await at(page, 'decks-collection');
  await card.press('z');
  await at(page, 'decks-card');
  await page.keyboard.press('Escape');
  if (isNarrow(page)) await walkPages(page, lang, at);
  await press(page, t.tryHand);
  await at(page, 'decks-hand');
  await page.keyboard.press('Escape');
  await press(page, t.code);
  await at(page, 'decks-code');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await walkDraft(page, lang, at);
}

/** What a phone shows one after the other. */
async function walkPages(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = deckTexts(lang);
  await press(page, t.filters);
  await at(page, 'decks-filters');
  await press(page, t.filters);
  await page.getByRole('radiogroup', { name: t.parts }).getByRole('radio').last().click();
  await at(page, 'decks-deck');
}

async function walkDraft(page: Page, lang: Lang, at: Screens): Promise<void> {
  const t = deckTexts(lang);
  await press(page, t.fresh);
  const goblin = page.locator('[data-card="goblin"]');
  for (const _ of [1, 2, 3]) await goblin.press('+');
  await at(page, 'decks-unfinished');
  await press(page, t.putAside);
  await press(page, t.fromCode);
  await page.getByLabel(t.paste, { exact: true }).fill('?');
  await press(page, t.bring);
  await at(page, 'decks-paste');
  await page.keyboard.press('Escape');
  await expect(button(page, t.fresh)).toBeVisible();
  await at(page, 'decks-drafts');
}
