/** What friends settle in a room beside the game: where they talk, that children are there, at which pace they play, what is taken back, what the audience sees and foretells, and what comes next. */
import { backTextsOf } from '../../apps/web/src/i18n/back.ts';
import { callTextsOf } from '../../apps/web/src/i18n/call.ts';
import { commentaryTextsOf } from '../../apps/web/src/i18n/commentary.ts';
import { familyTextsOf } from '../../apps/web/src/i18n/family.ts';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { lateTextsOf } from '../../apps/web/src/i18n/late.ts';
import { nextTextsOf } from '../../apps/web/src/i18n/next.ts';
import { PACES } from '../../apps/web/src/i18n/paces.ts';
import { predictTextsOf } from '../../apps/web/src/i18n/predict.ts';
import { slowTextsOf } from '../../apps/web/src/i18n/slow.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { joinRoom, openRoom, startMatch } from '../room.ts';
import { gameCard, gameTexts, Mirror } from '../sample.ts';
import { openFirst, type Player, playUntil } from '../samples.ts';
import { type Company, playStep, press, type Screens } from './company.ts';

/** A room of their own: the waiting room with all its signs, and a table that slips into days. */
export async function walkManners(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest } = company;
  const link = await openRoom(host, lang);
  await joinRoom(guest, link, lang);
  await walkCall(company, lang, at);
  await walkFamily(company, link, lang, at);
  await startMatch(host, lang, [guest]);
  await walkForetelling(company, link, lang, at);
  await walkBack(company, lang, at);
  await walkPace(company, lang, at);
  await walkHands(company, lang, at);
  await walkWishes(company, lang, at);
}

async function walkCall({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = callTextsOf(lang);
  await press(host, textsOf(lang).room.menu);
  await press(host, t.set);
  await at(host, 'call-dialog');
  await host.getByLabel(t.label).fill('https://meet.example.org/friends');
  await press(host, t.save);
  await host.keyboard.press('Escape');
  await expect(guest.getByRole('link', { name: t.join })).toBeVisible();
  await at(guest, 'waiting-call');
}

async function walkFamily(
  { host, watcher }: Company,
  link: string,
  lang: Lang,
  at: Screens,
): Promise<void> {
  const t = familyTextsOf(lang);
  const { menu } = textsOf(lang).room;
  await press(host, menu);
  await press(host, t.turnOn);
  await press(host, t.shutDoor);
  await expect(host.getByRole('button', { name: t.openDoor })).toBeVisible();
  await at(host, 'waiting-family');
  await watcher.goto(link);
  await expect(watcher.getByRole('heading', { name: t.closedTitle })).toBeVisible();
  await at(watcher, 'closed-door');
  await press(host, t.openDoor);
  await press(host, menu);
  await press(host, t.turnOff);
}

async function walkForetelling(
  { watcher }: Company,
  link: string,
  lang: Lang,
  at: Screens,
): Promise<void> {
  const t = predictTextsOf(lang);
  await watcher.goto(link);
  await expect(watcher.getByText(lateTextsOf(lang).next)).toBeVisible();
  await at(watcher, 'table-late');
  await press(watcher, new RegExp(`^${t.open}`.replace('?', '\\?')));
  await expect(watcher.getByText(t.hint)).toBeVisible();
  await at(watcher, 'table-foretelling');
  await watcher.keyboard.press('Escape');
}

async function walkPace({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = slowTextsOf(lang);
  await press(host, textsOf(lang).table.menu);
  await press(host, `${t.label}: ${PACES[lang](null)}`);
  await host.getByRole('radio', { name: PACES[lang](3) }).click();
  await at(host, 'table-pace');
  await press(host, t.propose);
  await expect(guest.getByRole('button', { name: t.agree })).toBeVisible();
  await at(guest, 'table-pace-asked');
  await press(guest, t.agree);
  const note = guest.getByText(t.slow(t.noClock)).filter({ visible: true }).first();
  await expect(note).toBeVisible();
  await at(guest, 'table-slow');
}

/** A move that its maker asks back, before whoever has to agree. */
async function walkBack({ host, guest }: Company, lang: Lang, at: Screens): Promise<void> {
  const t = backTextsOf(lang);
  await playStep(host, new Mirror().think('easy'), gameTexts(lang).bar.confirm);
  await press(host, textsOf(lang).table.menu);
  await press(host, t.takeBack);
  await expect(guest.getByRole('button', { name: t.agree })).toBeVisible();
  await at(guest, 'table-back-asked');
  await press(guest, t.keep);
}

/** Hands of two rounds ago: asked for, agreed to, and looked into by whoever watches. */
async function walkHands(
  { host, guest, watcher }: Company,
  lang: Lang,
  at: Screens,
): Promise<void> {
  const t = commentaryTextsOf(lang);
  const { start, table } = textsOf(lang);
  const players: readonly Player[] = [
    { page: host, lang },
    { page: guest, lang },
  ];
  const link = await openFirst({ page: host, lang });
  await joinRoom(guest, link, lang);
  await press(host, start.startWith(2));
  await press(host, table.menu);
  await press(host, t.item);
  await expect(guest.getByRole('button', { name: t.agree })).toBeVisible();
  await at(guest, 'table-hands-asked');
  await press(guest, t.agree);
  await watcher.goto(link);
  await press(watcher, t.look);
  const title = watcher.getByRole('heading', { name: t.title(0) });
  await playUntil(players, () => title.isVisible());
  await at(watcher, 'hands');
  await watcher.keyboard.press('Escape');
}

/** A match that all end, and what two of them want next. */
async function walkWishes(
  { host, guest, watcher }: Company,
  lang: Lang,
  at: Screens,
): Promise<void> {
  const t = textsOf(lang);
  const next = nextTextsOf(lang);
  await press(host, t.table.menu);
  await press(host, t.ending.propose);
  await press(host, t.table.confirmYes);
  await expect(guest.getByRole('button', { name: t.ending.agree })).toBeVisible();
  await at(guest, 'table-end-asked');
  await press(guest, t.ending.agree);
  const cover = guest
    .getByRole('region', { name: next.title })
    .getByRole('button')
    .filter({ hasText: gameCard.title(lang) });
  await cover.click();
  await expect(cover).toHaveAttribute('aria-pressed', 'true');
  await at(host, 'end-wished');
  await at(guest, 'end-wishes');
  await at(watcher, 'end-watching');
}
