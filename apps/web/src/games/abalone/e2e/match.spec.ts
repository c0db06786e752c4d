/** A3: whole short games, each played in one way to move alone; every run plays one by taps and clicks in e2e/evening.spec.ts, and one by keys. */
import { cellNamed } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { violations } from '../../../../../../e2e/audit.ts';
import { expect, LAPTOP, PHONE, test } from '../../../../../../e2e/portal.ts';
import {
  bar,
  button,
  expectMoves,
  joinRoom,
  openRoom,
  shorten,
  startMatch,
} from '../../../../../../e2e/room.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { wordsOf } from '../text/commands.ts';
import { textsOf as gameTexts } from '../texts.ts';
import { dragMove, Mirror, SHORTEST, tapMove, typeMove, writeMove } from './driver.ts';

/** A room with the shortest of games. */
async function openShort(page: Page, lang: Lang): Promise<string> {
  const link = await openRoom(page, lang);
  await shorten(page, lang);
  return link;
}

interface Way {
  readonly name: string;
  readonly lang: Lang;
  readonly options: BrowserContextOptions;
  readonly play: (page: Page, step: Step) => Promise<void>;
  readonly textView?: true;
}

const WAYS: readonly Way[] = [
  { name: 'drags', lang: 'en', options: LAPTOP, play: dragMove },
  {
    name: 'taps',
    lang: 'he',
    options: PHONE,
    play: (page, step) => tapMove(page, step, gameTexts('he').bar.confirm),
  },
  ...(['en', 'he'] as const).flatMap((lang): readonly Way[] => [
    {
      name: 'keys',
      lang,
      options: { ...LAPTOP, locale: lang },
      play: async (page, step) => {
        await page.locator('[data-cell][tabindex="0"]').focus();
        await typeMove(page, step);
      },
    },
    {
      name: 'text',
      lang,
      options: { ...LAPTOP, locale: lang },
      play: (page, step) => writeMove(page, step, wordsOf(lang).field),
      textView: true,
    },
  ]),
];

for (const { name, lang, options, play, textView } of WAYS) {
  test(`a whole game is played by ${name} alone, in ${lang}`, { tag: '@long' }, async ({
    person,
  }) => {
    const [host, guest] = [await person(options), await person(LAPTOP)];
    await joinRoom(guest, await openShort(host, lang), 'en');
    await startMatch(host, lang, [guest]);
    if (textView) await enterText(host, lang);
    const match = new Mirror(SHORTEST.target, SHORTEST.start);
    while (!match.isOver) {
      const mine = match.turn === 0;
      const step = match.think(mine ? 'hard' : 'easy');
      if (mine) await play(host, step);
      else await typeAsGuest(guest, step);
      match.play(step);
      // who is called next has seen the move
      if (!match.isOver && mine) await expect(guest).toHaveTitle(/Your turn/);
      if (!match.isOver && !mine) await expect(host).toHaveTitle(/●/);
    }
    await expect(host.getByRole('region', { name: textsOf(lang).end.over })).toBeVisible();
  });
}

/** The guest looks from White's side and writes. */
async function typeAsGuest(page: Page, step: Step): Promise<void> {
  if ((await page.getByLabel(wordsOf('en').field, { exact: true }).count()) === 0) {
    await enterText(page, 'en');
  }
  await writeMove(page, step, wordsOf('en').field);
}

/** Turns the board into words. */
async function enterText(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: textsOf(lang).view.text, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(wordsOf(lang).field, { exact: true })).toBeVisible();
}

test('a move planned ahead is made when its turn comes; the text view passes axe and Tab finds it first', {
  tag: '@long',
}, async ({ person }) => {
  const game = gameTexts('en');
  const [host, guest] = [await person(LAPTOP), await person(LAPTOP)];
  await joinRoom(guest, await openShort(host, 'en'), 'en');
  await startMatch(host, 'en', [guest]);
  const match = new Mirror(SHORTEST.target, SHORTEST.start);
  await dragMove(host, match.read('g7h7'));
  match.playText('g7h7');
  await expect(guest).toHaveTitle(/Your turn/);
  await dragMove(host, { marbles: [cellNamed('c3') ?? 0], dir: 'NW' });
  await expect(bar(host, 'en')).toContainText(game.bar.planned(game.way.NW));

  await guest.goto(guest.url());
  await expect(button(guest, textsOf('en').table.menu)).toBeVisible();
  // past the link that skips to the content
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Tab');
  await guest.keyboard.press('Enter');
  await writeMove(guest, match.read('b5c6'), wordsOf('en').field);
  await expectMoves(host, ['g7h7', 'b5c6', 'c3d3']);
  expect(await violations(guest)).toEqual([]);
});
