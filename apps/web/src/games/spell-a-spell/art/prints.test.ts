import { CATEGORIES } from '@kesem/engine/games/spell-a-spell/chapters/categories';
import { normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { HEBREW } from '@kesem/engine/games/spell-a-spell/lexicon/hebrew';
import { describe, expect, it } from 'vitest';
import { DRAWN } from './drawn.data.ts';
import { GLYPHS } from './prints.data.ts';
import { printOf } from './prints.ts';
import { WORDS } from './words.data.ts';

const words = Object.values(WORDS).flatMap((line) => line.split(' '));
const of = (word: string) => printOf(normalised(word), HEBREW);
const pictured = HEBREW.entries.filter(({ spellings: [word = ''] }) => of(word)?.isOwn);

/** Roles out of tales and trades. Whatever else a person is shows the figure of all persons. */
const ROLES = 'מלך ליצן ליצנית שודד פיראט מכשפה מכשף קוסם טבח טבחית שף אביר פיה נינגה'.split(' ');

describe('the pictures of words', () => {
  it('stand for words of the lexicon, each named once', () => {
    expect(words.filter((word) => !HEBREW.find(normalised(word)))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('draw two hundred everyday words and more, each with a glyph of its own or shared by its kind', () => {
    expect(pictured.filter(({ everyday }) => everyday).length).toBeGreaterThanOrEqual(200);
    expect(words.filter((word) => !of(word)?.isOwn)).toEqual([]);
    expect(words.filter((word) => of(word)?.glyph === '')).toEqual([]);
  });

  it('use every glyph that is loaded', () => {
    const used = new Set(
      HEBREW.entries.flatMap(({ spellings: [word = ''] }) => of(word)?.glyph ?? []),
    );
    const unused = Object.entries({ ...GLYPHS, ...DRAWN }).filter(([, d]) => !used.has(d));
    expect(unused.map(([name]) => name)).toEqual([]);
  });

  it('are the same for every spelling of a word', () => {
    for (const { spellings } of HEBREW.entries) {
      const entries = spellings.filter((word) => HEBREW.find(word)?.spellings === spellings);
      expect(new Set(entries.map((word) => printOf(word, HEBREW)?.glyph)).size).toBeLessThan(2);
    }
    expect(of('פטריה')?.glyph).toBe(of('פטרייה')?.glyph);
  });

  it('of a category stand for its other words, and nothing for a word that nobody listed', () => {
    for (const category of CATEGORIES) {
      const other = HEBREW.entries.find(
        (entry) => entry.category === category && !of(entry.spellings[0] ?? '')?.isOwn,
      );
      expect(of(other?.spellings[0] ?? '')).toMatchObject({ category, isOwn: false });
    }
    expect(of('גרך')).toBeNull();
  });

  it('show of persons only roles, never what somebody is', () => {
    const persons = pictured.filter(({ category }) => category === 'person');
    const roles = ROLES.map((role) => HEBREW.find(normalised(role)));
    expect(persons.filter((entry) => !roles.includes(entry))).toEqual([]);
  });
});
