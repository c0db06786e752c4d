/** A whole match of a game of hidden choices, by keyboard alone. */
import type { Page } from '@playwright/test';
import { isFocusIn, pressOn } from './keys.ts';
import { expect } from './portal.ts';

/** A question that is answered by keys: what shows that it is open, where it is answered, and the keys that do. */
export interface Question {
  readonly due: string;
  readonly hand: string;
  readonly keys: readonly string[];
}

/** Every question that a match may ask, and the key that skips what is shown. */
export interface Keyed {
  readonly game: string;
  readonly skip: string;
  readonly questions: readonly Question[];
}

/** Answers a question once the focus has come to where it is answered; else brings it one stop nearer. */
async function answer(page: Page, { hand, keys }: Question): Promise<void> {
  if (!(await isFocusIn(page, hand))) return page.keyboard.press('Tab');
  for (const key of keys) await page.keyboard.press(key);
}

/** What a press would work instead of skipping: what is not of the board, nor the way to skip. */
const ELSEWHERE = ':is(a, button, input):not(main *, [aria-label="Skip"])';

/** Skips what is shown, once the focus stands where the key means that. */
async function skipShown(page: Page, key: string): Promise<void> {
  await page.keyboard.press((await isFocusIn(page, ELSEWHERE)) ? 'Tab' : key);
}

/** Plays against easy bots from the start to the rematch. */
export async function playByKeys(page: Page, { game, skip, questions }: Keyed): Promise<void> {
  await page.goto(`/here/${game}/easy`);
  const isOpen = ({ due }: Question) => page.locator(due).first();
  // by what they are called, and not by role: a page is asked many times, and a role costs it far more
  const skipping = page.locator('button[aria-label="Skip"]');
  const over = page.locator('section[aria-label="The match is over"]');
  const anything = questions.map(isOpen).reduce((one, two) => one.or(two), skipping.or(over));
  // one step at a time: what a moment asks for may be gone in the next
  while (!(await over.isVisible())) {
    await expect(anything.first()).toBeVisible();
    if (await skipping.isVisible()) await skipShown(page, skip);
    else {
      for (const question of questions) {
        if (await isOpen(question).isVisible()) await answer(page, question);
      }
    }
  }
  await pressOn(page, /^Rematch/);
  await expect(over).toBeHidden();
}
