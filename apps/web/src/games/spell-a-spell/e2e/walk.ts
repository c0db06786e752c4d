/** A table of Spell-a-Spell: a word, the vote on it, who is bewitched, the same in words; and what chance may withhold, from the course. */
import type { Page } from '@playwright/test';
import { expect } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { button, joinRoom, sitFirst } from '../../../../../../e2e/room.ts';
import { type Company, type Screens, walkText } from '../../../../../../e2e/walk/company.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { course } from '../course/course.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  cast,
  expectTurn,
  giveUp,
  layUnlisted,
  lettered,
  openSpell,
  type Player,
  tapWord,
} from './driver.ts';

/** From the front page to the first who is bewitched; the lessons; and the end. */
export async function walk({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const one: Player = { page: host, lang };
  const two: Player = { page: guest, lang };
  await walkRound(one, two, at);
  await walkLessons(host, lang, at);
  await walkEnd(one, two, at);
}

async function walkRound(one: Player, two: Player, at: Screens): Promise<void> {
  const { page: host, lang } = one;
  const { page: guest } = two;
  const t = gameTexts(lang);
  const house = await startRigged(lettered({ patience: 30 }));
  const link = await openSpell(one, house.url);
  await joinRoom(guest, link, lang);
  await sitFirst(host, lang);
  await button(host, textsOf(lang).start.startWith(2)).click();
  await expectTurn(one);
  await at(host, 'spell-begin');
  await layUnlisted(one, tapWord);
  await at(host, 'spell-build');
  await cast(one);
  await expect(button(guest, t.ask.votes.accept)).toBeVisible();
  await at(guest, 'spell-vote');
  await at(host, 'spell-voting');
  await button(guest, t.ask.votes.accept).click();
  await expectTurn(two);
  await at(guest, 'spell-answer');
  await button(guest, t.bar.fail).click();
  await at(guest, 'spell-give-up');
  await button(guest, t.bar.back).click();
  await giveUp(two);
  await expectTurn(one);
  await at(guest, 'spell-bewitched');
  await walkText(one.page, lang, at, 'spell-text');
  await host.goto('/');
  await guest.goto('/');
  await house.end();
}

/** A match with an empty pile: a word that is voted in, and then nobody has another. */
async function walkEnd(one: Player, two: Player, at: Screens): Promise<void> {
  const { page: host, lang } = one;
  const house = await startRigged(lettered({ pile: 0, patience: 30 }));
  const link = await openSpell(one, house.url);
  await joinRoom(two.page, link, lang);
  await sitFirst(host, lang);
  await button(host, textsOf(lang).start.startWith(2)).click();
  await expectTurn(one);
  await layUnlisted(one, tapWord);
  await cast(one);
  await button(two.page, gameTexts(lang).ask.votes.accept).click();
  for (const player of [two, one, two]) {
    await expectTurn(player);
    await giveUp(player);
  }
  const over = host.getByRole('region', { name: textsOf(lang).end.over });
  await expect(over).toBeVisible();
  await at(host, 'spell-end');
  await house.end();
}

/** A fog that asks for its letter, an effect card that is explained, and a snowball that hits. */
async function walkLessons(page: Page, lang: Lang, at: Screens): Promise<void> {
  const { learn } = textsOf(lang);
  const t = gameTexts(lang);
  const skipTo = async (id: string): Promise<void> => {
    const name = course.lessons.find((each) => each.id === id)?.title(lang) ?? '';
    const heading = page.getByRole('heading', { name, exact: true });
    while (!(await heading.isVisible())) await button(page, learn.skip).click();
    await expect(page.locator('[data-zone="rack"]')).toBeVisible();
  };
  await page.goto('/learn/spell-a-spell');
  await skipTo('fog');
  await page.locator('[data-zone="rack"] [data-rune="fog"]').click();
  await expect(button(page, t.letter.ש)).toBeVisible();
  await at(page, 'spell-fog');
  await button(page, t.letter.ו).click();
  await skipTo('firewall');
  await page.locator('[data-effect="firewall"]').click();
  await at(page, 'spell-effect');
  await skipTo('snowball');
  await expect(button(page, new RegExp(t.ask.answers.firewall.name))).toBeVisible();
  await at(page, 'spell-snowball');
  await page.keyboard.press('Escape');
}
