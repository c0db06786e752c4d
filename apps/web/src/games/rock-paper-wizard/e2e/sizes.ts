/** A round at a table of so many, some of them away, as one of them sees it beat by beat; and what may be wrong there. */
import type { Seat } from '@kesem/engine/core/game';
import { openTable, type Table } from '@kesem/engine/core/table';
import { SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { show } from '@kesem/engine/games/rock-paper-wizard/show';
import { match } from '@kesem/engine/games/rock-paper-wizard/testing/fixtures';
import type { Page } from '@playwright/test';
import { keepSeats, keyOf, sit } from '../../../../../../apps/server/src/testing/table.ts';
import { type Seated, visitor } from '../../../../../../apps/server/src/testing/visitor.ts';
import { expect } from '../../../../../../e2e/portal.ts';
import { type Rigged, startRigged } from '../../../../../../e2e/rigged.ts';
import { joinRoom } from '../../../../../../e2e/room.ts';
import { faultsAt, openKept, type Size } from '../../../../../../e2e/sizes.ts';
import { holdStill } from '../../../../../../e2e/still.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { keptMatch } from '../../../shell/here/testing/kept.ts';
import { textsOf } from '../texts.ts';

/** Longer than any test, in ms. */
const FOR_EVER = 3_600_000;

/** Cards with the longest words, two of which clash; the last of them is a card of four lines. */
const BOOK: readonly SpellId[] = ['meteorSwarm', 'confusion', 'fear', 'iceStorm', 'burningHands'];
/** Everybody's throw: the first seat is the page's. */
const THROWS: Readonly<Record<number, readonly (readonly [SpellId, Seat])[]>> = {
  3: [
    ['meteorSwarm', 1],
    ['confusion', 2],
    ['confusion', 1],
  ],
  4: [
    ['iceStorm', 1],
    ['meteorSwarm', 2],
    ['confusion', 3],
    ['confusion', 2],
  ],
  5: [
    ['iceStorm', 1],
    ['fear', 2],
    ['meteorSwarm', 0],
    ['confusion', 4],
    ['confusion', 3],
  ],
  6: [
    ['iceStorm', 1],
    ['burningHands', 2],
    ['meteorSwarm', 0],
    ['confusion', 4],
    ['confusion', 3],
    ['fear', 4],
  ],
};
const NAMES: Readonly<Record<Lang, readonly string[]>> = {
  he: ['דנה', 'יוסי', 'אלכסנדרה', 'סופית', 'אורי', 'תמר'],
  en: ['Dana', 'Jo', 'Alexandra', 'Sophie', 'Uri', 'Tamar'],
};

export interface Company {
  readonly lang: Lang;
  readonly seats: number;
  /** How many of the others are away while all look. */
  readonly away: number;
}

/** A table at which a round stands so, and the last beat goes on until the test is over. */
function tableOf(seats: number): Table {
  const at = '8 8 5 5 3 9 | 17 19 11 8 14 9'.split('|').map((part) => part.trim().split(' '));
  const line = at.map((part) => part.slice(0, seats).join(' ')).join(' | ');
  const state = match({
    at: line,
    book: BOOK.slice(0, seats),
    deck: ['vampiricTouch', 'fireball'],
    open: { round: 4 },
  });
  return openTable({
    ...rockPaperWizard,
    setup: () => ({ state, told: [] }),
    show: (heard) => {
      const steps = show(heard);
      return steps.length === 0 ? [] : [...steps, { ms: FOR_EVER }];
    },
  });
}

/** A table with everybody at it who has chosen, but for the page. */
export interface Laid {
  readonly house: Rigged;
  readonly throws: readonly [SpellId, Seat];
}

/** Lets everybody sit down, start and choose; who is away goes then. `open` gives a page of that house. */
export async function lay(
  { lang, seats, away }: Company,
  open: (baseURL: string) => Promise<Page>,
): Promise<Laid & { readonly page: Page }> {
  const house = await startRigged(tableOf(seats));
  const [own = '', ...names] = NAMES[lang].slice(0, seats);
  const page = await open(house.url);
  const guests: Seated[] = [];
  const host = await visitor(house);
  const { token } = await host.openRoom(names[0] ?? '', rockPaperWizard.id);
  guests.push(await host.join(token, names[0] ?? ''));
  for (const [nth, name] of names.slice(1).entries()) {
    const one = await (await visitor(house)).join(token, name);
    await one.send(sit(nth + 1, name));
    guests.push(one);
  }
  await joinRoom(page, `/r/${token}`, lang, own);
  const [first] = guests;
  if (!first) throw new Error('somebody must open the room');
  await keepSeats(first);
  await first.send({ do: 'start' }, first.view().key);
  const mine = seats - 1;
  // seats go round: the page sits in the last, and throws what the first throws in the list
  const throwOf = (seat: Seat): readonly [SpellId, Seat] => {
    const [spell, target] = THROWS[seats]?.[(seat + 1) % seats] ?? ['confusion', 0];
    return [spell, (target + seats - 1) % seats];
  };
  for (const [seat, one] of guests.entries()) {
    await one.until(({ stage }) => stage === 'playing');
    const [spell, target] = throwOf(seat);
    const answer = await one.send(
      { do: 'move', move: { do: 'choose', spell, target } },
      keyOf(one, seat, 'choose'),
    );
    if (!answer.ok) throw new Error(`${spell} at ${target} by ${seat}: ${JSON.stringify(answer)}`);
  }
  for (const one of guests.slice(guests.length - away)) one.close();
  await expect(page.locator('[data-spell] button:enabled').first()).toBeVisible();
  return { house, page, throws: throwOf(mine) };
}

/** Chooses on the page. */
export async function pick(page: Page, [spell, target]: Laid['throws']): Promise<void> {
  await page.locator(`[data-spell="${spell}"] button`).click();
  await page.locator(`[data-mat="${target}"] button`).click();
}

/** Every picture of a round that is looked at: once each, and each thing that a spell does. */
const LOOKED: readonly string[] = ['count', 'reveal', 'fight', 'wild', 'score', 'refresh'];

/** Unless all is asked for, so many beats share the sizes among them. */
const SHARING = process.env['LOOKS'] === 'all' ? 1 : 3;

/** A book of the cards whose names and effects are the longest in a language. */
function longestBook(lang: Lang): readonly SpellId[] {
  const words = textsOf(lang).spell;
  const by = (of: (spell: SpellId) => string): readonly SpellId[] =>
    SPELLS.toSorted((a, b) => of(b).length - of(a).length);
  const named = by((spell) => words[spell].name).slice(0, 2);
  const rest = by((spell) => words[spell].effect).filter((spell) => !named.includes(spell));
  return [...named, ...rest];
}

/** What is wrong where one chooses from the longest words, at a table of this device with bots, whose level stands by their names. */
export async function bookFaults(
  { lang, seats }: Pick<Company, 'lang' | 'seats'>,
  sizes: readonly Size[],
  page: Page,
): Promise<readonly string[]> {
  const [book, at] = [
    longestBook(lang).slice(0, Math.min(seats, 5)),
    Array(seats).fill(5).join(' '),
  ];
  const state = match({ at: `${at} | ${at}`, book, open: { round: 4 } });
  const table = openTable({ ...rockPaperWizard, setup: () => ({ state, told: [] }) });
  await openKept(page, keptMatch(table, 'easy', { seats, bots: true }), `/here/${table.id}/easy`);
  await expect(page.locator('[data-spell] button:enabled').first()).toBeVisible();
  return await faultsAt(page, sizes, `${lang} ${seats}`, [outside, overlapping, sealed]);
}

/** Plays the round of a company on a page of its own; gives what is wrong in each beat, in its sizes, a line each. */
export async function faultsOf(
  company: Company,
  sizes: readonly Size[],
  open: (baseURL: string) => Promise<Page>,
): Promise<readonly string[]> {
  const { house, page, throws } = await lay(company, open);
  const faults: string[] = [];
  const sharing = Math.min(SHARING, sizes.length);
  let beats = 0;
  const look = async (beat: string): Promise<void> => {
    const named = `${JSON.stringify(company)} ${beat}`;
    const seen = sizes.filter((_, at) => at % sharing === beats % sharing);
    beats += 1;
    faults.push(...(await faultsAt(page, seen, named, [outside, overlapping])));
  };
  await look('choose');
  await pick(page, throws);
  await look('target');
  const time = await holdStill(page);
  await page.locator('footer [data-bar] button:enabled').last().click();
  let last = '';
  for (let part = ''; part !== 'refresh'; [part = ''] = last.split('|')) {
    await time.until(async () => (await beatOn(page)) !== last && (await isLooked(page)));
    last = await beatOn(page);
    await time.look(() => look(last));
  }
  await page.context().close();
  await house.end();
  return faults;
}

/** What the page shows now: the part, and the words of the bar and of the stage. */
const beatOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const words = (css: string): string => document.querySelector(css)?.textContent ?? '';
    const part = document.querySelector<HTMLElement>('[data-part]')?.dataset['part'];
    return [part, words('footer p'), words('[data-deed]'), words('[data-when="now"]')].join('|');
  });

async function isLooked(page: Page): Promise<boolean> {
  const [part = ''] = (await beatOn(page)).split('|');
  return LOOKED.includes(part);
}

// What follows runs in the page: each function stands on its own.

/** Whatever somebody must see or hit that does not stand whole between header and bar. */
function outside(): string[] {
  // the count lies over everything; a fist may reach out of the screen, its name may not
  const isCount = document.querySelector('[data-fist]') !== null;
  const staged = '[data-fight], [data-wild-card], [data-deed], [data-duel], [data-purse]';
  const things = isCount ? '[data-fist] > b' : `[data-mat], [data-cast], [data-spell], ${staged}`;
  const whole = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  const table = document.querySelector('main')?.firstElementChild?.getBoundingClientRect();
  const room = (!isCount && table) || whole;
  // what is chosen from is scrolled to on a screen that is as low as few are
  const isLow = innerHeight < 660 || innerWidth < 360;
  const mayScroll = isLow && document.querySelector('[data-staged]') === null;
  return [...document.querySelectorAll<HTMLElement>(things)].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const high = mayScroll ? 0 : Math.max(room.top - top, bottom - room.bottom);
    const out = Math.max(high, room.left - left, right - room.right);
    const words = one.textContent?.trim().slice(0, 30);
    return one.checkVisibility() && out > 2 ? [`out by ${Math.round(out)} px: ${words}`] : [];
  });
}

/** Seals that lie over the words of their card. */
function sealed(): string[] {
  return [...document.querySelectorAll('[data-spell] [data-does]')].flatMap((words) => {
    const seal = words.previousElementSibling?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(words);
    const over = (seal?.bottom ?? 0) - range.getBoundingClientRect().top;
    return words.checkVisibility() && over > 1
      ? [`sealed by ${Math.round(over)} px: ${words.textContent}`]
      : [];
  });
}

/** People, cards and rows that lie over others of their kind. */
function overlapping(): string[] {
  const kinds = ['[data-fist] > b', '[data-mat]', '[data-cast]', '[data-spell]', '[data-duel]'];
  return [...kinds, '[data-purse]'].flatMap((kind) => {
    const all = [...document.querySelectorAll<HTMLElement>(kind)].filter((one) =>
      one.checkVisibility(),
    );
    return all.flatMap((one, at) => {
      const a = one.getBoundingClientRect();
      return all.slice(at + 1).flatMap((two) => {
        const b = two.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 2 && high > 2 ? [`${one.textContent} over ${two.textContent}`] : [];
      });
    });
  });
}
