/**
 * `npm run fonts`: cuts figures, spaces and punctuation out of the Latin file of Rubik into one of their own,
 * for every Hebrew page needs those and few need the letters. The file is committed; the font's licence (OFL)
 * allows it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const OUT = 'apps/web/src/kit/styles/rubik-figures.woff2';
/** First and last code points, as in the ranges of fonts.css. */
const RANGES = [
  [0x20, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2026],
  [0x2212, 0x2212],
] as const;

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  { paths: ['apps/web'] },
);
const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join('');
const cut = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
});
writeFileSync(OUT, cut);
process.stdout.write(`${OUT}: ${cut.length} bytes\n`);
