/** What a word looks like in print. A chunk of its own, fetched when a table of words stands. */

import type { Category } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import { normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { Lexicon } from '@kesem/engine/games/spell-a-spell/lexicon/lexicon';
import { DRAWN } from './drawn.data.ts';
import { GLYPHS } from './prints.data.ts';
import { WORDS } from './words.data.ts';

/** The picture of a word. */
export interface Print {
  /** It chooses the inks. */
  readonly category: Category;
  /** A path on 512×512 units. */
  readonly glyph: string;
  /** Whether it is the word that is drawn; else only what sort of thing it is, and the word must stand with it. */
  readonly isOwn: boolean;
}

const ALL: Readonly<Record<string, string>> = { ...GLYPHS, ...DRAWN };

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([glyph, words]) =>
    words.split(' ').map((word) => [normalised(word), ALL[glyph] ?? ''] as const),
  ),
);

/** What stands for a word that has no picture of its own. */
const BY_CATEGORY: Readonly<Record<Category, string>> = {
  animal: GLYPHS['paw-print'],
  plant: GLYPHS['three-leaves'],
  food: GLYPHS['knife-fork'],
  household: GLYPHS['coffee-pot'],
  tool: GLYPHS.toolbox,
  clothing: GLYPHS['t-shirt'],
  vehicle: GLYPHS['car-wheel'],
  music: GLYPHS['musical-notes'],
  person: GLYPHS.person,
  building: GLYPHS.house,
  body: GLYPHS.hand,
  nature: GLYPHS.mountains,
  play: GLYPHS['spinning-top'],
};

/**
 * The picture of a word in plain letters: its own, whichever of its spellings is drawn, or that of its category.
 * A word that the lexicon does not know is drawn as what its caster claimed; null: it stands for itself.
 */
export function printOf(word: string, lexicon: Lexicon, claimed?: Category): Print | null {
  const entry = lexicon.find(word);
  if (!entry) {
    return claimed ? { category: claimed, glyph: BY_CATEGORY[claimed], isOwn: false } : null;
  }
  const { category, spellings } = entry;
  const own = spellings.map((each) => BY_WORD.get(each)).find((glyph) => glyph !== undefined);
  return { category, glyph: own ?? BY_CATEGORY[category], isOwn: own !== undefined };
}
