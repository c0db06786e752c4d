// Cuts the glyphs that the kit uses out of the icon set (6.5 MB, which must never reach a browser) into one
// data file. Usage: tsx tools/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const USED = ['monkey'];

const HEAD = `// Glyphs of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured and overcut.
// Written by tools/icons.ts.

/** Paths on a field of 512×512 units. */
export const GLYPHS = {
`;

const web = new URL('../apps/web/', import.meta.url);
const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

const file = createRequire(new URL('package.json', web)).resolve(
  '@iconify-json/game-icons/icons.json',
);
const { icons } = IconSet.parse(JSON.parse(readFileSync(file, 'utf8')));

const lines = USED.map((name) => {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`no glyph called ${name}`);
  return `  ${name}: '${paths.join('')}',\n`;
});

writeFileSync(new URL('src/kit/draw/glyphs.data.ts', web), `${HEAD}${lines.join('')}} as const;\n`);
