/** Finds a Chromium for the browser tests; asks the system for one only where that is a matter of course. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without the windows around it: a fifth less work for this machine. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** $CHROMIUM, an installed browser, Playwright's own download, or null. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  if (named && existsSync(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...installed, chromium.executablePath()].find((file) => file && existsSync(file)) ?? null;
}

/** Like `findBrowser`; as root on Debian, installs the package when there is no other. */
export function ensureBrowser(): string | null {
  const found = findBrowser();
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found || !isDebianRoot) return found;
  process.stdout.write(`No browser found: installing the package ${SHELL}.\n`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', SHELL], { stdio: 'inherit' });
  return findBrowser();
}

/** Flags that keep Chromium quiet and alone: no sandbox as root, no calls home. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
