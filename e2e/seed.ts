/** The chance of a browser test: one seed, from which the server and every page draw. */
import type { BrowserContext, Page } from '@playwright/test';
import { givenSeed, newSeed } from '../apps/server/src/testing/seed.ts';

let current = '';

/** Begins a test with the seed that was given, or a new one; gives it. `test` names the test. */
export function beginSeed(test: string): number {
  const seed = givenSeed() ?? newSeed();
  current = `${seed} ${test}`;
  return seed;
}

/** Returns the seed from which `who` draws in the test that runs. */
export const seedOf = (who: string): string => `${current} ${who}`;

/** All that the tabs of a person draw comes from the seed of the test. */
export function seedPerson(context: BrowserContext, who: string): void {
  let tabs = 0;
  context.on('page', (page) => {
    tabs += 1;
    void seedPage(page, seedOf(`${who} ${tabs}`));
  });
}

function seedPage(page: Page, seed: string): Promise<unknown> {
  return page.addInitScript(seedHere, seed);
}

/** Runs in the page before anything else. Each document of a tab draws on, for an id that comes twice is no new command. */
function seedHere(seed: string): void {
  // a tab keeps its name when it goes on to another page
  const nth = Number(window.name);
  window.name = `${nth + 1}`;
  let x = 0x811c9dc5;
  for (const letter of `${seed} ${nth}`) x = Math.imul(x ^ letter.charCodeAt(0), 0x01000193);
  const word = (): number => {
    // splitmix32
    x = (x + 0x9e3779b9) | 0;
    let t = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    return (t ^ (t >>> 15)) >>> 0;
  };
  Math.random = () => word() / 2 ** 32;
  crypto.getRandomValues = <A extends ArrayBufferView | null>(into: A): A => {
    if (into) {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = word() & 255;
    }
    return into;
  };
}
