/** Firefox as Debian has it, spoken to in WebDriver BiDi: it needs no driver besides itself. */
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { clicked, type Kind, type Pages, seen } from './pages.ts';

const FILE = '/usr/bin/firefox-esr';

export const FIREFOX: Kind = { name: 'Firefox', packages: 'firefox-esr', files: [FILE], open };

/** On a laptop, in Hebrew. */
async function open(): Promise<Pages> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FILE,
    defaultViewport: { width: 1366, height: 768 },
    extraPrefsFirefox: { 'intl.accept_languages': 'he' },
  });
  const page = await browser.newPage();
  return {
    lang: 'he',
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    click: (css, name) => click(page, css, name ?? null),
    title: () => page.title(),
    count: async (css, name) => (await page.evaluate(seen, css, name ?? null)).length,
    photo: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function click(page: Page, css: string, name: string | null): Promise<boolean> {
  const all = await page.evaluateHandle(seen, css, name);
  // only elements are seen
  const first = (await all.getProperty('0')).asElement() as ElementHandle | null;
  return first ? clicked(first) : false;
}
