// Cuts the glyphs that are used out of the icon set (6.5 MB, which must never reach a browser) into data
// files, a file for what is loaded together. A file says itself which it holds: a new one is added by its
// name, with any path. Usage: tsx tools/make/icons.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { rounded } from './paths.ts';

const HEAD = `// Glyphs of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured and overcut.
// Written by tools/make/icons.ts.

/** Paths on a field of 512×512 units. */
export const GLYPHS = {
`;

const web = new URL('../../apps/web/', import.meta.url);
const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

const file = createRequire(new URL('package.json', web)).resolve(
  '@iconify-json/game-icons/icons.json',
);
const { icons } = IconSet.parse(JSON.parse(readFileSync(file, 'utf8')));

/** One glyph as a line of its file. */
function line(name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d = '']) =>
    rounded(d),
  );
  if (paths.length === 0) throw new Error(`no glyph called ${name}`);
  return `  '${name}': '${paths.join('')}',\n`;
}

/** The glyphs that a file holds by now. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
}

const source = new URL('src/', web);
for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.data.ts')) continue;
  const file = new URL(path, source);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(HEAD)) continue;
  writeFileSync(file, `${HEAD}${namesIn(text).map(line).join('')}} as const;\n`);
}
