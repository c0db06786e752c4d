/** Spell-a-Spell on a page: a room for it, hands that spell, and words that nobody has heard of. */

import { openTable, type Table } from '@kesem/engine/core/table';
import { spell } from '@kesem/engine/games/spell-a-spell/game';
import { HEBREW } from '@kesem/engine/games/spell-a-spell/lexicon/hebrew';
import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { bar, button, skip } from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { spellCard } from '../card.ts';
import { letterOf } from '../table/keyboard.ts';
import { textsOf as gameTexts } from '../texts.ts';

/** Somebody at the table, and the language of their page. */
export interface Player {
  readonly page: Page;
  readonly lang: Lang;
}

interface Lettered {
  /** So many cards are left to draw. */
  readonly pile?: number;
  /** Every limit is so many times as long: for whoever looks long at a question. */
  readonly patience?: number;
}

/** Spell-a-Spell in which all hands are letters from the beginning. */
export function lettered({ pile = Number.POSITIVE_INFINITY, patience = 1 }: Lettered = {}): Table {
  const game = spell(HEBREW);
  return openTable({
    ...game,
    timers: (state) => game.timers(state).map((timer) => ({ ...timer, ms: timer.ms * patience })),
    setup: (start) => {
      const { state, told } = game.setup(start);
      const { pub, secret } = state;
      const cards = [...secret.hands.flat(), ...secret.pile];
      const sorted = cards.toSorted((a, b) => Number(isLetter(b)) - Number(isLetter(a)));
      const hands = secret.hands.map(({ length }) => sorted.splice(0, length));
      const rest = sorted.slice(0, pile);
      return {
        state: { pub: { ...pub, pile: rest.length }, secret: { ...secret, hands, pile: rest } },
        told,
      };
    },
  });
}

const isLetter = ({ length }: string): boolean => length === 1;

/** Opens a room for friends from a front page; gives its link. */
export async function openSpell({ page, lang }: Player, front = '/'): Promise<string> {
  await page.goto(front);
  await button(page, new RegExp(`^${spellCard.title(lang)}`)).click();
  await button(page, textsOf(lang).front.friends).click();
  await page.waitForURL(/\/r\//);
  await expect(page.locator('[data-seat="me"]')).toBeVisible();
  return page.url();
}

const rack = (page: Page) => page.locator('[data-zone="rack"] [data-rune]');

/** The letters on the rack, fogs left out. */
export async function lettersOn(page: Page): Promise<readonly string[]> {
  const runes = await rack(page).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute('data-rune') ?? ''),
  );
  return runes.filter((rune) => rune.length === 1);
}

const CODES: ReadonlyMap<string, string> = new Map(
  ['Semicolon', 'Comma', 'Period', ...'ABCDEFGHIJKLMNOPRSTUVXYZ'.split('')].flatMap((place) => {
    const code = place.length === 1 ? `Key${place}` : place;
    const held = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
    const letter = letterOf({ key: '', code, ...held });
    return letter === null ? [] : [[letter, code] as const];
  }),
);

/** Types a word by the places of its letters on the keyboard. */
export async function typeWord(page: Page, word: string): Promise<void> {
  for (const letter of word) await page.keyboard.press(CODES.get(letter) ?? 'Escape');
}

/** Taps a word together. */
export async function tapWord(page: Page, word: string): Promise<void> {
  for (const letter of word) {
    await page
      .locator(`[data-zone="rack"] [data-rune="${letter}"][aria-pressed="false"]`)
      .first()
      .click();
  }
}

/** Waits, skipping what is played, until it is this player's turn. */
export async function expectTurn({ page, lang }: Player): Promise<void> {
  const t = gameTexts(lang).bar;
  await expect(async () => {
    await skip(page, lang);
    await expect(button(page, t.fail)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** All that so many of these letters can spell, real words or not. */
function wordsOf(letters: readonly string[], length: number): readonly string[] {
  if (length === 0) return [''];
  return letters.flatMap((letter, at) =>
    wordsOf(letters.toSpliced(at, 1), length - 1).map((rest) => `${letter}${rest}`),
  );
}

/** Lays a word that the lexicon does not know, as long as the one to answer; gives it. */
export async function layUnlisted(
  { page, lang }: Player,
  lay: (page: Page, word: string) => Promise<void>,
): Promise<string> {
  const t = gameTexts(lang);
  const letters = await lettersOn(page);
  const need = await page.locator('[data-zone="word"] [data-needed]').count();
  for (const word of new Set(wordsOf(letters, need))) {
    await lay(page, word);
    await expect(page.getByText(t.status.unsure, { exact: true })).toBeHidden();
    if (await page.getByText(t.status.vote, { exact: true }).isVisible()) return word;
    await button(page, t.board.clear).click();
  }
  throw new Error(`every word of ${letters.join('')} is known`);
}

/** Casts what is laid. */
export async function cast({ page, lang }: Player): Promise<void> {
  await button(page, gameTexts(lang).bar.cast).click();
  await expect(bar(page, lang)).not.toContainText(gameTexts(lang).bar.saving);
}

/** Gives up, and says so twice. */
export async function giveUp({ page, lang }: Player): Promise<void> {
  const t = gameTexts(lang).bar;
  await button(page, t.fail).click();
  await button(page, t.failYes).click();
}
