import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHEET = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
/** The marks that keep a name apart in a sentence: nothing is seen of them. */
const MARKS = [0x2066, 0x2067, 0x2068, 0x2069];

/** The first and last code points that each family of ours is asked for. */
const RANGES = new Map<string, (readonly [number, number])[]>();
for (const [, face = ''] of SHEET.matchAll(/@font-face \{([^}]*)\}/g)) {
  const family = /font-family: "([^"]+)"/.exec(face)?.[1] ?? '';
  const ranges = RANGES.get(family) ?? [];
  for (const [, first = '', last = first] of face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    ranges.push([Number.parseInt(first, 16), Number.parseInt(last, 16)]);
  }
  RANGES.set(family, ranges);
}

// a mark in no range is looked for among the fonts of the system, anew for each size, while a picture waits
it.each([...RANGES].filter(([family]) => !family.endsWith('Fallback')))(
  '%s is asked for the marks of a name',
  (_, ranges) => {
    const missing = MARKS.filter(
      (mark) => !ranges.some(([first, last]) => first <= mark && mark <= last),
    );
    expect(missing).toEqual([]);
  },
);

it('all four families are read', () => {
  const families = [...RANGES.keys()].filter((family) => !family.endsWith('Fallback'));
  expect(families).toHaveLength(4);
});
