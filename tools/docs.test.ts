import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/accessibility.md', 'utf8');

/** A test as the page names it: its file, and the beginning of its title. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)` › ([^·|]+?)(?=\. (?:Review|Open): | · | +\|)/g;
const named = [...page.matchAll(NAMED)].map(([, file = '', title = '']) => [file, title] as const);

describe('docs/accessibility.md', () => {
  it('has a line for each item, and something that holds it', () => {
    const items = [
      ...Array.from({ length: 18 }, (_, i) => `A${i + 1}`),
      'B1',
      'B2',
      'B3',
      'B4',
      'B5',
      'B6',
      'H1',
      'H2',
      'H3',
      'H4',
    ];
    const lines = [...page.matchAll(/^\| ([ABH]\d+) +\|.+\| (.{12,}) \|$/gm)].map(
      ([, item]) => item,
    );
    expect(lines).toEqual(items);
    expect(named).toHaveLength([...page.matchAll(/ › /g)].length);
  });

  it.each(named)('%s has a test that begins with: %s', (file, title) => {
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(["'", '`'].some((quote) => text.includes(`${quote}${title}`))).toBe(true);
  });
});
