import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/accessibility.md', 'utf8');

/** A test as the page names it: its file, and the beginning of its title. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)` › ([^·|]+?)(?=\. (?:Review|Open): | · | +\|)/g;
const named = [...page.matchAll(NAMED)].map(([, file = '', title = '']) => [file, title] as const);

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

describe('docs/accessibility.md', () => {
  it('has a line for each item, and something that holds it', () => {
    const items = [
      ...numbered('A', 18),
      ...numbered('B', 6),
      ...numbered('R', 6),
      ...numbered('H', 4),
      ...numbered('W', 7),
      ...numbered('E', 8),
    ];
    const lines = [...page.matchAll(/^\| ([ABRHWE]\d+) +\|.+\| (.{12,}) \|$/gm)].map(
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
