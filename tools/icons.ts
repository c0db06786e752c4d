// Cuts the glyphs that are used out of the icon set (6.5 MB, which must never reach a browser) into data
// files, a file for what is loaded together. Usage: tsx tools/icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { rounded } from './paths.ts';

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
  'src/games/spell-a-spell/glyphs.data.ts': [
    'firewall',
    'fog',
    'sand-castle',
    'sandstorm',
    'small-fire',
    'snowflake-1',
  ],
  'src/games/eclipse/art/glyphs.data.ts': [
    'angel-wings',
    'aura',
    'barn-owl',
    'black-knight-helm',
    'bleeding-heart',
    'breaking-chain',
    'cowled',
    'cracked-disc',
    'crossed-chains',
    'crystal-bars',
    'crystal-growth',
    'crystal-shine',
    'crystal-shrine',
    'cursed-star',
    'daemon-skull',
    'death-skull',
    'deer-head',
    'dove',
    'dripping-blade',
    'earth-crack',
    'ember-shot',
    'energy-shield',
    'enlightenment',
    'evil-book',
    'evil-moon',
    'evil-tree',
    'executioner-hood',
    'falling-star',
    'feathered-wing',
    'fox',
    'ghost',
    'goblin-head',
    'grasping-claws',
    'griffin-symbol',
    'hanging-spider',
    'heart-bottle',
    'hourglass',
    'imp-laugh',
    'lion',
    'medusa-head',
    'mighty-force',
    'monk-face',
    'moon',
    'moon-claws',
    'mounted-knight',
    'night-sky',
    'old-lantern',
    'orc-head',
    'plague-doctor-profile',
    'puppet',
    'raise-skeleton',
    'raise-zombie',
    'rock-golem',
    'rolling-dices',
    'rune-stone',
    'rune-sword',
    'scorpion',
    'shadow-grasp',
    'shambling-zombie',
    'shattered-heart',
    'shining-heart',
    'spectre',
    'spiked-dragon-head',
    'stone-pile',
    'sun-radiations',
    'sun-spear',
    'sunbeams',
    'sunrise',
    'tower-flag',
    'troll',
    'two-shadows',
    'unicorn',
    'vampire-dracula',
    'visored-helm',
    'whirlwind',
    'wing-cloak',
    'wolf-howl',
    'woman-elf-face',
  ],
  'src/games/eclipse/art/signs.data.ts': [
    'card-draw',
    'charging-bull',
    'daemon-skull',
    'feathered-wing',
    'ghost',
    'glowing-hands',
    'heart-plus',
    'heart-wings',
    'magic-shield',
    'manacles',
    'raise-zombie',
    'shadow-grasp',
    'skull-crack',
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
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d = '']) =>
    rounded(d),
  );
  if (paths.length === 0) throw new Error(`no glyph called ${name}`);
  return `  '${name}': '${paths.join('')}',\n`;
}

for (const [path, names] of Object.entries(SETS)) {
  writeFileSync(new URL(path, web), `${HEAD}${names.map(line).join('')}} as const;\n`);
}
