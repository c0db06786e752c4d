/** What friends settle in a room beside the game: where they talk, that children are there, at which pace they play, and who foretells. */
import { callTextsOf } from '../../apps/web/src/i18n/call.ts';
import { familyTextsOf } from '../../apps/web/src/i18n/family.ts';
import type { Lang } from '../../apps/web/src/i18n/lang.ts';
import { PACES } from '../../apps/web/src/i18n/paces.ts';
import { predictTextsOf } from '../../apps/web/src/i18n/predict.ts';
import { slowTextsOf } from '../../apps/web/src/i18n/slow.ts';
import { textsOf } from '../../apps/web/src/i18n/texts.ts';
import { expect } from '../portal.ts';
import { joinRoom, openRoom, startMatch } from '../room.ts';
import { type Company, press, type Screens } from './company.ts';

/** A room of their own: the waiting room with all its signs, and a table that slips into days. */
export async function walkManners(company: Company, lang: Lang, at: Screens): Promise<void> {
  const { host, guest } = company;
  const link = await openRoom(host, lang);
  await joinRoom(guest, link, lang);
  await walkCall(company, lang, at);
  await walkFamily(company, link, lang, at);
  await startMatch(host, lang, [guest]);
  await walkForetelling(company, link, lang, at);
  await walkPace(company, lang, at);
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
