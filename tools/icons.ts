// Cuts the glyphs that are used out of the icon set (6.5 MB, which must never reach a browser) into data
// files, a file for what is loaded together. Usage: tsx tools/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const SETS: Readonly<Record<string, readonly string[]>> = {
  'src/kit/draw/glyphs.data.ts': ['monkey'],
  'src/kit/cards/stamps.data.ts': ['crossed-swords', 'hearts'],
  'src/kit/cards/glyphs.data.ts': [
    'angel-wings',
    'bat',
    'brick-wall',
    'burning-meteor',
    'crystal-growth',
    'djinn',
    'dragon-head',
    'fire',
    'fog',
    'frog',
    'goblin-head',
    'ice-bolt',
    'imp',
    'magic-shield',
    'owl',
    'raise-zombie',
    'sandstorm',
    'snowman',
    'teleport',
    'unicorn',
    'vampire-dracula',
    'wizard-face',
    'wolf-howl',
  ],
};

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

/** One glyph as a line of its file. */
function line(name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`no glyph called ${name}`);
  return `  '${name}': '${paths.join('')}',\n`;
}

for (const [path, names] of Object.entries(SETS)) {
  writeFileSync(new URL(path, web), `${HEAD}${names.map(line).join('')}} as const;\n`);
}
