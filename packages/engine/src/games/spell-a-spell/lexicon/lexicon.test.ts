import { describe, expect, it } from 'vitest';
import type { Card } from '../chapters/cards.ts';
import { isRune } from '../chapters/cards.ts';
import { CATEGORIES, type Category } from '../chapters/categories.ts';
import { LETTERS, normalised, SPECIALS } from '../chapters/letters.ts';
import { cards } from '../testing/fixtures.ts';
import { HEBREW } from './hebrew.ts';
import { canSpell, lexiconOf, type Source } from './lexicon.ts';
import { UNFIT } from './unfit.ts';

const runes = (text: string) => cards(text).filter(isRune);
const NONE: Source = { everyday: '', further: '' };
const nothing = Object.fromEntries(CATEGORIES.map((category) => [category, NONE]));

const SMALL = lexiconOf(
  {
    ...(nothing as Record<Category, Source>),
    animal: {
      everyday: "קוף monkey\nגירפה ג'ירפה ג׳יראפה giraffe (tall)",
      further: 'דג fish, any',
    },
  },
  new Set(['ג׳ירפה']),
);

describe('a lexicon', () => {
  it('reads a line as spellings in plain letters and a gloss', () => {
    expect(SMALL.entries).toEqual([
      { category: 'animal', gloss: 'monkey', everyday: true, unfit: false, spellings: ['קופ'] },
      {
        category: 'animal',
        gloss: 'giraffe (tall)',
        everyday: true,
        unfit: true,
        spellings: ['גירפה', 'גיראפה'],
      },
      { category: 'animal', gloss: 'fish, any', everyday: false, unfit: false, spellings: ['דג'] },
    ]);
  });

  it('finds an entry by each of its spellings', () => {
    expect(SMALL.find('גירפה')).toBe(SMALL.find('גיראפה'));
    expect(SMALL.find('קוף')).toBeUndefined();
  });

  it.each([
    ['קופדג', ['קופ', 'דג']],
    ['קו*א', ['קופ']],
    ['ק**', ['קופ', 'דג']],
    ['**', ['דג']],
    ['דד', []],
    ['', []],
  ])('[SP-1.4] spells from %s', (hand, words) => {
    expect(SMALL.spelledBy(runes(hand))).toEqual(words);
  });

  it('[SP-3.4] uses each card once', () => {
    expect(canSpell(runes('גד'), 'גדגד')).toBe(false);
    expect(canSpell(runes('גדגד'), 'גדגד')).toBe(true);
    expect(canSpell(runes('גד*ד'), 'גדגד')).toBe(true);
  });
});

describe('the words of the house', () => {
  const spellings = HEBREW.entries.flatMap((entry) => entry.spellings);

  it('[SP-5.11] are 5,000 entries or more, each with a meaning', () => {
    expect(HEBREW.entries.length).toBeGreaterThanOrEqual(5000);
    expect(HEBREW.entries.filter(({ gloss }) => !/^[a-z]/i.test(gloss))).toEqual([]);
  });

  it('[SP-5.11] are spelled with two to eight letters of the cards', () => {
    const plain = new RegExp(`^[${LETTERS.join('')}]{2,8}$`);
    expect(spellings.filter((word) => !plain.test(word))).toEqual([]);
  });

  it('[SP-5.11] stand in one entry each', () => {
    const seen = new Set<string>();
    const twice = spellings.filter((word) => seen.size === seen.add(word).size);
    expect(twice).toEqual([]);
  });

  it('[SP-4.3] hold no special word', () => {
    expect(SPECIALS.filter((word) => HEBREW.find(word))).toEqual([]);
  });

  it.each<readonly [Category, string]>([
    ['animal', 'קוף חתול כלב אריה עז דג סוס פיל נמלה פרה'],
    ['plant', 'עץ ורד אלון פרח דשא עלה שורש ברוש'],
    ['food', 'תפוח לחם גבינה עוגה ביצה אורז בצל'],
    ['household', 'כיסא כסא שולחן שלחן מיטה כף סיר מטאטא'],
    ['tool', 'פטיש מסור מברג מסמר'],
    ['clothing', 'חולצה נעל כובע צעיף גרב'],
    ['vehicle', 'מכונית רכבת מטוס אונייה אניה'],
    ['music', 'כינור גיטרה תוף חליל פסנתר'],
    ['person', 'רופא רופאה מורה שוטר אמא נגר'],
    ['building', 'בית מגדל גשר ארמון'],
    ['body', 'רגל יד אף אוזן עין לב'],
    ['nature', 'אי הר ים נהר ענן אבן'],
    ['play', 'כדור בובה עיפרון ספר'],
  ])('[SP-5.1] hold the everyday words of %s', (category, words) => {
    const found = words.split(' ').map((word) => [word, HEBREW.find(normalised(word))?.category]);
    expect(found).toEqual(words.split(' ').map((word) => [word, category]));
  });

  it.each(['יצא', 'יזע', 'גלות', 'חוג', 'אהבה', 'יפה', 'לרוץ', 'ישראל', 'הבית'])(
    '[SP-5.1] do not hold %s',
    (word) => {
      expect(HEBREW.find(normalised(word))).toBeUndefined();
    },
  );

  it('S13: hold what one can point at, and the shrub is no broom', () => {
    const doubtful = 'משחק צל אור חור נקודה ספרה ריבוע חרוט משושה איקס צמד וי יבם'.split(' ');
    expect(doubtful.filter((word) => !HEBREW.find(normalised(word)))).toEqual([]);
    expect(HEBREW.find(normalised('אחירותם'))?.gloss).toBe('broom bush');
    expect(HEBREW.find(normalised('ערמונית'))).toMatchObject({
      category: 'body',
      gloss: 'prostate',
    });
    expect(HEBREW.find(normalised('רמזור'))?.category).toBe('building');
    expect(HEBREW.find(normalised('שלט'))?.category).toBe('household');
  });

  it('S13: name what stands and is never said by the house, and nothing else', () => {
    const unknown = [...UNFIT].filter((word) => HEBREW.find(normalised(word))?.unfit !== true);
    expect(unknown).toEqual([]);
    const stinging = 'פשיסט מסתננת מתנחלת משתמטת עגונה הומלסית כילי ערמונית'.split(' ');
    expect(stinging.filter((word) => !UNFIT.has(word))).toEqual([]);
    expect(HEBREW.find(normalised('רופא'))?.unfit).toBe(false);
  });

  it('are found at once for seven cards with two fogs', () => {
    const hand: readonly Card[] = cards('ארמשי**');
    expect(HEBREW.spelledBy(hand.filter(isRune)).length).toBeGreaterThan(500);
  });
});
