/** WebKit as Debian has it: its small browser on a display that nobody sees, driven over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { clicked, type Kind, type Pages, seen } from './pages.ts';

const DISPLAY = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
/** The size of a phone, as nearly as this browser's own bar allows. */
const WINDOW = { x: 0, y: 0, width: 390, height: 844 } as const;

export const WEBKIT: Kind = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  files: [DISPLAY, DRIVER],
  open,
};

/** In a window like a phone's, in English. */
async function open(): Promise<Pages> {
  const { screen, display } = await startDisplay();
  const driver = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setPort(0)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      // English, whatever this machine speaks
      LC_ALL: 'C',
      // whoever tests as root has no sandbox
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const browser = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await browser.manage().window().setRect(WINDOW);
  return {
    lang: 'en',
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    click: (css, name) => click(browser, css, name ?? null),
    title: () => browser.getTitle(),
    count: async (css, name) => (await all(browser, css, name ?? null)).length,
    photo: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit();
      await driver.kill();
      screen.kill();
    },
  };
}

/** A display of the first number that is free. */
async function startDisplay(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1366x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** All that is seen; what goes while it is being named is looked for again. */
async function all(browser: WebDriver, css: string, name: string | null): Promise<WebElement[]> {
  try {
    return await browser.executeScript<WebElement[]>(seen, css, name);
  } catch (fault) {
    if (fault instanceof error.StaleElementReferenceError) return all(browser, css, name);
    throw fault;
  }
}

async function click(browser: WebDriver, css: string, name: string | null): Promise<boolean> {
  const [first] = await all(browser, css, name);
  return first ? clicked(first) : false;
}
