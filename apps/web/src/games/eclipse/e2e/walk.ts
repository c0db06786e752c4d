/** Eclipse in the middle of a duel: cards and targets, an answer, a combat in its steps, in words, watched. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { expect } from '../../../../../../e2e/portal.ts';
import { startRigged } from '../../../../../../e2e/rigged.ts';
import { button } from '../../../../../../e2e/room.ts';
import { type Company, type Screens, walkText } from '../../../../../../e2e/walk/company.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../../../i18n/texts.ts';
import { combatTexts } from '../combat/texts.ts';
import type { Laid } from '../course/table.ts';
import { textsOf as gameTexts } from '../texts.ts';
import {
  aimAt,
  awaitTurn,
  beginDuel,
  goOn,
  isAsked,
  keepHands,
  laidOut,
  type Player,
  play,
  press,
  settle,
  thing,
} from './driver.ts';
import { walkDecks } from './walkDecks.ts';

const [LIGHT, DARK] = ['crystal', 'darkStone'] as const;
const HOST_STONES: readonly CardId[] = [LIGHT, LIGHT, LIGHT, LIGHT, DARK, DARK];
const GUEST_STONES: readonly CardId[] = [LIGHT, LIGHT, DARK, DARK, DARK, DARK];
const [LION, WOLF, STAG, ORC, VAMPIRE, GOLEM, GOBLIN] = [13, 14, 15, 16, 17, 18, 19];
/** Stones of the guest. */
const [STONE, SECOND, THIRD] = [7, 8, 9];

const LAID: Laid = {
  active: 0,
  stones: [HOST_STONES, GUEST_STONES],
  creatures: [
    ['noonLion', 'duskWolf', 'dawnStag', 'orc'],
    ['vampire', 'stoneGolem', 'goblin'],
  ],
  hands: [
    [LIGHT, 'sunSpear', 'dawnBoon', 'firstLight', 'goldenGriffin', 'halo'],
    ['halo', 'gorgon', DARK, 'eclipseDragon', 'shatter'],
  ],
};
/** Nothing hurries whoever looks. */
const UNTIMED = { time: 0, turn: 75, window: 0 } as const;

/** A turn of the host: a spell that is answered, and a combat with a fight and saving rolls; and the building of a deck. */
export async function walk(company: Company, lang: Lang, at: Screens): Promise<void> {
  const house = await startRigged(laidOut(LAID, UNTIMED));
  const host: Player = { page: company.host, lang };
  const guest: Player = { page: company.guest, lang };
  const link = await beginDuel(host, guest, house);
  await expect(button(host.page, gameTexts(lang).bar.keep)).toBeVisible();
  await at(host.page, 'eclipse-hand');
  await keepHands([host, guest]);
  await awaitTurn(host);
  await at(host.page, 'eclipse-turn');
  await company.watcher.goto(link);
  await expect(thing(company.watcher, `creature:${VAMPIRE}`)).toBeVisible();
  await at(company.watcher, 'eclipse-watching');
  await walkSpell(host, guest, at);
  await walkCombat(host, guest, at);
  await walkText(host.page, lang, at, 'eclipse-text');
  await walkEnd(host, at);
  await house.end();
  await walkDecks(company.host, lang, at);
}

/** What is left in one's own deck, and a match that is given up. */
async function walkEnd({ page, lang }: Player, at: Screens): Promise<void> {
  const t = gameTexts(lang);
  await button(page, new RegExp(`^${t.board.deck(0).replace('0', '')}\\d`)).click();
  await at(page, 'eclipse-deck');
  await button(page, t.board.close).click();
  await button(page, textsOf(lang).table.menu).click();
  await button(page, t.concede).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: textsOf(lang).table.confirmYes })
    .click();
  await expect(page.getByRole('region', { name: textsOf(lang).end.over })).toBeVisible();
  await at(page, 'eclipse-end');
}

async function walkSpell(host: Player, guest: Player, at: Screens): Promise<void> {
  const t = gameTexts(host.lang);
  await thing(host.page, 'card:1').click();
  await expect(host.page.locator('[data-mark="target"]').first()).toBeVisible();
  await at(host.page, 'eclipse-target');
  await thing(host.page, 'card:1').click();
  await button(host.page, new RegExp(`^${t.windows.open}`)).click();
  await host.page.getByRole('radio', { name: t.mode.full.name, exact: true }).first().click();
  await at(host.page, 'eclipse-windows');
  await button(host.page, t.board.close).click();
  await play(host, 'sunSpear', `creature:${GOBLIN}`);
  await settle(guest);
  await expect(button(guest.page, t.bar.goOn)).toBeVisible();
  await at(guest.page, 'eclipse-answer');
  await press(guest, t.bar.goOn);
  await passUntil([host, guest], async () => !(await isAsked(host)));
}

async function walkCombat(host: Player, guest: Player, at: Screens): Promise<void> {
  const { bar: t } = combatTexts(host.lang);
  await awaitTurn(host);
  await press(host, gameTexts(host.lang).bar.fight);
  const pairs = [
    [LION, `creature:${VAMPIRE}`],
    [WOLF, `stone:${STONE}`],
    [STAG, `stone:${SECOND}`],
    [ORC, `stone:${THIRD}`],
  ] as const;
  for (const [attacker, target] of pairs) {
    await thing(host.page, `creature:${attacker}`).click();
    await aimAt(host.page, target);
  }
  await at(host.page, 'eclipse-attack');
  await press(host, t.go(pairs.length));
  await passUntil([host, guest], () => button(guest.page, t.noGuard).isVisible());
  await settle(guest);
  await thing(guest.page, `creature:${GOLEM}`).click();
  await thing(guest.page, `creature:${WOLF}`).click();
  await at(guest.page, 'eclipse-guard');
  await press(guest, t.guard);
  await passUntil([host, guest], () => lane(host, 'fight'));
  await at(host.page, 'eclipse-fight');
  await passUntil([host, guest], () => lane(host, 'ladder'));
  await at(host.page, 'eclipse-saves');
}

const lane = ({ page }: Player, shows: string): Promise<boolean> =>
  page.locator(`[data-lane="${shows}"]`).isVisible();

/** Both go on in every window, until something is so while nothing plays. */
async function passUntil(players: readonly Player[], isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const player of players) await settle(player);
    const so = await isSo();
    for (const player of so ? [] : players) await goOn(player);
    expect(so).toBe(true);
  }).toPass({ intervals: [100] });
}
