import { mineTextsOf } from '../apps/web/src/i18n/mine.ts';
import { textsOf } from '../apps/web/src/i18n/texts.ts';
import { expect, LAPTOP, PHONE, test } from './portal.ts';
import { button, joinRoom, openRoom, startMatch } from './room.ts';
import { clickMove, gameCard, gameTexts, Mirror, tapMove } from './sample.ts';

const en = textsOf('en');
const he = textsOf('he');

test('a finished match is remembered, whoever played it is one tap away, and all of it can be deleted', {
  tag: '@long',
}, async ({ person }) => {
  const dana = await person(LAPTOP);
  const noa = await person(PHONE);
  await dana.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('kesem:device', '{"name":"Dana"}');
  });
  const link = await openRoom(dana, 'en');
  await joinRoom(noa, link, 'he', 'נועה');
  await startMatch(dana, 'en', [noa]);
  const match = new Mirror();
  const first = match.think('easy');
  await clickMove(dana, first);
  match.play(first);
  await expect(noa.getByText(gameTexts('he').bar.pick).first()).toBeVisible();
  await tapMove(noa, match.think('easy'), gameTexts('he').bar.confirm);
  await button(dana, en.table.menu).click();
  await button(dana, gameTexts('en').act.resign).click();
  await dana.getByRole('dialog').last().getByRole('button', { name: en.table.confirmYes }).click();
  await expect(noa.getByRole('region', { name: he.end.over })).toBeVisible();

  await noa.goto('/');
  await noa.getByRole('link', { name: he.mine.link }).tap();
  const won = noa.getByRole('link', { name: new RegExp(mineTextsOf('he').outcome.won) });
  await expect(won).toHaveCount(1);
  await expect(won).toHaveAttribute('href', /^\/m\/[0-9a-f]{32}$/);
  const people = noa.getByRole('listitem').filter({ hasText: mineTextsOf('he').together(1) });
  await expect(people).toContainText('Dana');
  await expect(people).toContainText('1–0');
  await people.getByRole('button').tap();
  await noa.waitForURL(/\/r\//);
  const second = new URL(noa.url()).pathname;
  expect(second).not.toBe(link);

  await dana.goto('/');
  const asked = dana
    .locator('section')
    .filter({ hasText: en.mine.invitation('⁨נועה⁩', gameCard.title('en')) });
  await asked.getByRole('button', { name: en.mine.accept }).click();
  await button(dana, en.join.sit).click();
  await expect(noa.getByText('Dana').first()).toBeVisible();
  await dana.goto('/');
  await expect(asked).toHaveCount(0);

  await dana.goto('/mine');
  await expect(
    dana.getByRole('link', { name: new RegExp(mineTextsOf('en').outcome.lost) }),
  ).toHaveCount(1);
  await button(dana, mineTextsOf('en').deleteTitle).click();
  await dana
    .getByRole('dialog')
    .getByRole('button', { name: mineTextsOf('en').deleteYes })
    .click();
  await dana.waitForURL((url) => url.pathname === '/');
  await expect(noa.getByRole('main').getByText('Dana')).toHaveCount(0);
  await dana.goto('/mine');
  await expect(dana.getByText(mineTextsOf('en').noMatches)).toBeVisible();
  await expect(dana.getByText(mineTextsOf('en').noPeople)).toBeVisible();
  await noa.goto('/mine');
  await expect(noa.getByText(he.mine.gone).first()).toBeVisible();
  await expect(noa.getByText('Dana')).toHaveCount(0);
});
