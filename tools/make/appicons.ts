/** The icons of the installed app, cut from apps/web/public/icon.svg. Drawn by `npm run previews`, and committed. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const PUBLIC = 'apps/web/public';
const OUT = join(PUBLIC, 'icons');
const PAPER = '#f4ecdc';

const label = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const letter = label.slice(label.indexOf('<g'), label.indexOf('</svg>'));
/** The letter alone on paper to the rim: systems cut such an icon to their own shape. */
const bleed = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 82 82"><rect x="-9" y="-9" width="82" height="82" fill="${PAPER}"/>${letter}</svg>`;

const ICONS = [
  { file: '192.png', svg: label, size: 192 },
  { file: '512.png', svg: label, size: 512 },
  { file: 'maskable-512.png', svg: bleed, size: 512 },
  { file: 'touch-180.png', svg: bleed, size: 180 },
];

/** Draws every icon into apps/web/public/icons/. */
export async function drawIcons(browser: Browser): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const { file, svg, size } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
    );
    await page.screenshot({ path: join(OUT, file), omitBackground: true });
    await page.close();
  }
}
