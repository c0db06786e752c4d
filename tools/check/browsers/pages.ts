/** What an evening asks of a browser that Playwright does not drive. */
import type { Table } from '@kesem/engine/core/table';
import { vi } from 'vitest';
import type { Lang } from '../../../apps/web/src/i18n/lang.ts';
import { PATIENCE } from './patience.ts';
import type { Rival } from './rival.ts';

export interface Pages {
  /** The language that its pages come up in. */
  readonly lang: Lang;
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Clicks the first that is seen, of that name if one is given; false: there was none to click. */
  readonly click: (css: string, name?: string) => Promise<boolean>;
  readonly title: () => Promise<string>;
  /** How many of these are seen, of that name if one is given. */
  readonly count: (css: string, name?: string) => Promise<number>;
  /** What the page looks like, as a PNG. */
  readonly photo: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A browser as it is found and started here. */
export interface Kind {
  readonly name: string;
  /** Debian's packages that it comes from. */
  readonly packages: string;
  /** Its files, all of which must be there. */
  readonly files: readonly string[];
  readonly open: () => Promise<Pages>;
}

/** All that is seen, of that name if one is given. Runs in the page, so it stands alone. */
export function seen(css: string, name: string | null): Element[] {
  return [...document.querySelectorAll(css)].filter((one) => {
    const called = one.getAttribute('aria-label') ?? one.textContent;
    return one.checkVisibility({ visibilityProperty: true }) && (name === null || called === name);
  });
}

/** Waits until there is something of that kind and name to click, and nothing over it, and clicks it. */
export async function press(pages: Pages, css: string, name?: string): Promise<void> {
  await vi.waitUntil(() => pages.click(css, name), PATIENCE);
}

/** Clicks something that was seen; false: it went, or lost its place, while the pointer was on its way. A browser that is gone says so when it is asked again. */
export async function clicked(seenOne: { click: () => Promise<void> }): Promise<boolean> {
  try {
    await seenOne.click();
    return true;
  } catch {
    return false;
  }
}

/** How a game is played by clicks alone, at its shortest: `e2e/evening.ts` of its folder. */
export interface Evening {
  /** Laid so that it is short; else the game as it is. */
  readonly table?: Table;
  /** The host's choices that make it short. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** Clicks on what the page offers; whether that has answered something. */
  readonly hand: (pages: Pages, rival: Rival) => Promise<boolean>;
}
