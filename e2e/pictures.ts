/** Pictures of an evening as it is tried, for whoever wants to look on: PICTURES=1 writes them to shots/evening/. */
import type { Page } from '@playwright/test';
import { rest } from './audit.ts';

/** Takes a picture of what each of them sees at a step, as `<step>.<who>.png`, if pictures are asked for. */
export async function picture(step: string, who: Readonly<Record<string, Page>>): Promise<void> {
  if (process.env['PICTURES'] !== '1') return;
  for (const [name, page] of Object.entries(who)) {
    await rest(page);
    await page.screenshot({ path: `shots/evening/${step}.${name}.png` });
  }
}
