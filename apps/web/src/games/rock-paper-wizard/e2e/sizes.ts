/** A round at a table of so many, some of them away, as one of them sees it beat by beat; and what may be wrong there. */
import type { Seat } from '@kesem/engine/core/game';
import { openTable, type Table } from '@kesem/engine/core/table';
import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { show } from '@kesem/engine/games/rock-paper-wizard/show';
import { match } from '@kesem/engine/games/rock-paper-wizard/testing/fixtures';
import type { Page } from '@playwright/test';
import { keepSeats, keyOf, sit } from '../../../../../../apps/server/src/testing/table.ts';
import { type Seated, visitor } from '../../../../../../apps/server/src/testing/visitor.ts';
import { expect } from '../../../../../../e2e/portal.ts';
import { type Rigged, startRigged } from '../../../../../../e2e/rigged.ts';
import { joinRoom } from '../../../../../../e2e/room.ts';
import { holdStill, type Still } from '../../../../../../e2e/still.ts';
import type { Lang } from '../../../i18n/lang.ts';

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
  readonly seats: 3 | 4 | 5 | 6;
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

/** Says ready, and holds the page's time. */
export async function begin(page: Page): Promise<Still> {
  const time = await holdStill(page);
  await page.getByRole('contentinfo').getByRole('button').last().click();
  return time;
}
