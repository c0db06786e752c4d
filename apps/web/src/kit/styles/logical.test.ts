/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const web = new URL('../../', import.meta.url).pathname;
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Declarations that name a side of the screen, and so would not turn with the direction of writing. */
const PHYSICAL =
  /(?:^|[;{\s])(?:(?:(?:scroll-)?(?:margin|padding)|border|inset)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

describe('every style sheet', () => {
  it('is found', () => {
    expect(sheets.length).toBeGreaterThan(50);
  });

  it.each(sheets)('%s names no left and no right', (sheet) => {
    const rules = readFileSync(`${web}${sheet}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
    expect(PHYSICAL.exec(rules)?.[0]).toBeUndefined();
  });
});
