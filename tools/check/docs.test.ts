import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/accessibility.md', 'utf8');

/** A test as the page names it: its file, and the beginning of its title. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)` › ([^·|]+?)(?=\. (?:Review|Open): | · | +\|)/g;
const named = [...page.matchAll(NAMED)].map(([, file = '', title = '']) => [file, title] as const);

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

describe('docs/accessibility.md', () => {
  it('numbers its items in order, and has something that holds each', () => {
    const items = [...page.matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, item = '']) => item);
    const letters = [...new Set(items.map((item) => item.slice(0, 1)))];
    expect(items).toEqual(
      letters.flatMap((letter) =>
        numbered(letter, items.filter((item) => item.startsWith(letter)).length),
      ),
    );
    const held = [...page.matchAll(/^\| ([A-Z]\d+) +\|.+\| (.{12,}) \|$/gm)];
    expect(held.map(([, item]) => item)).toEqual(items);
    expect(named).toHaveLength([...page.matchAll(/ › /g)].length);
  });

  it.each(named)('%s has a test that begins with: %s', (file, title) => {
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(["'", '`'].some((quote) => text.includes(`${quote}${title}`))).toBe(true);
  });
});
