import { describe, expect, it } from 'vitest';
import { dayOf } from './days.ts';
import { isolate } from './isolate.ts';
import { directionOf, LANGS, type Lang, preferredLang } from './lang.ts';
import {
  ago,
  either,
  listed,
  minutesAndSeconds,
  plural,
  points,
  spanned,
  spoken,
} from './numbers.ts';
import { textsOf } from './texts.ts';
import { verifyTextsOf } from './verify.ts';

/** Every path of a table with the kind of text it holds. */
function paths(table: object, at = ''): readonly string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, `${at}${key}.`)
      : [`${at}${key}: ${typeof value}`],
  );
}

/** Those of a first visit, and those that come later. */
const allOf = (lang: Lang) => ({ ...textsOf(lang), verify: verifyTextsOf(lang) });

describe('the texts', () => {
  it('have the same shape in both languages', () => {
    const [he, en] = LANGS.map((lang) => paths(allOf(lang)).toSorted());
    expect(he).toEqual(en);
  });

  it.each(LANGS)('say something everywhere in %s', (lang) => {
    const empty = (value: unknown): boolean =>
      typeof value === 'object' && value !== null
        ? Object.values(value).some(empty)
        : typeof value === 'string' && value.trim() === '';
    expect(empty(allOf(lang))).toBe(false);
  });

  it('H25, H26: speak to one person as to many', () => {
    const { room, front } = textsOf('he');
    expect(room.chosen).toBe('כבר בחרו');
    expect(front.yourTurn).toBe('תורכם');
  });

  it('are written in the letters of their language', () => {
    const { tools: _, ...he } = textsOf('he');
    const plain = JSON.stringify(he.refusals);
    expect(plain).toMatch(/[א-ת]/);
    expect(JSON.stringify(textsOf('en').refusals)).not.toMatch(/[א-ת]/);
  });
});

describe('counts in words', () => {
  const forms = { one: 'one', two: 'two', other: '# many' };

  it('have a form for two in Hebrew and none in English', () => {
    expect([0, 1, 2, 3, 11].map((n) => plural('he', n, forms))).toEqual([
      '0 many',
      'one',
      'two',
      '3 many',
      '11 many',
    ]);
    expect([1, 2].map((n) => plural('en', n, forms))).toEqual(['one', '2 many']);
  });
});

describe('numbers in words', () => {
  it('tell how long ago something was', () => {
    const now = Date.UTC(2026, 0, 10);
    expect(ago('en', now - 90_000, now)).toBe('1 minute ago');
    expect(ago('en', now - 86_400_000, now)).toBe('yesterday');
    expect(ago('he', now - 86_400_000, now)).toBe('אתמול');
  });

  it('name a day as it is called today: by the calendar, not by hours', () => {
    const now = new Date(2026, 2, 10, 1).getTime();
    const at = (...day: [month: number, day: number, hour: number]) =>
      dayOf('en', new Date(2026, ...day).getTime(), now);
    expect(at(2, 10, 0)).toBe('Today');
    expect(at(2, 9, 23)).toBe('Yesterday');
    expect(at(2, 8, 23)).toBe('March 8');
    expect(dayOf('en', new Date(2025, 11, 31, 23).getTime(), now)).toBe('December 31, 2025');
    expect(dayOf('he', now, now)).toBe('היום');
    // a clock of this device that is behind the server's
    expect(at(2, 11, 1)).toBe('Today');
  });

  it('show spans, codes and halves as people read them', () => {
    expect(minutesAndSeconds(119_001)).toBe('2:00');
    expect(minutesAndSeconds(-5)).toBe('0:00');
    expect(spanned('en', 603_001)).toBe('10 minutes and 4 seconds');
    expect(spanned('he', 62_000)).toBe('דקה ושתי שניות');
    expect([0, 60_000].map((ms) => spanned('en', ms))).toEqual(['0 seconds', 'one minute']);
    expect(spoken('482915')).toBe('482 915');
    expect([0, 0.5, 1, 2.5].map(points)).toEqual(['0', '½', '1', '2½']);
  });
});

describe('lists of names', () => {
  it('say “and” as Hebrew writes it, whatever marks stand around a name', () => {
    const names = ['דנה', 'אורי', 'Uri'].map(isolate);
    const [dana = '', uri = '', latin = ''] = names;
    expect(listed('he', [dana, uri])).toBe(`${dana} ו${uri}`);
    expect(listed('he', [dana, latin])).toBe(`${dana} ו־${latin}`);
    expect(listed('he', ['ו-', 'דקה'])).toBe('ו- ודקה');
    expect(listed('en', names)).toBe(`${dana}, ${uri}, and ${latin}`);
  });

  it.each(['he', 'en'] as const)('are those of the browser in %s', (lang) => {
    for (const words of [[], ['דנה'], ['דנה', 'אורי'], ['דנה', 'אורי', 'נועה', 'גיל']]) {
      expect(listed(lang, words)).toBe(new Intl.ListFormat(lang).format(words));
      const choice = new Intl.ListFormat(lang, { type: 'disjunction' });
      expect(either(lang, words)).toBe(choice.format(words));
    }
  });
});

describe('the first language', () => {
  it('is the first known one of the browser, and Hebrew otherwise', () => {
    expect(preferredLang(['fr-FR', 'en-GB', 'he'])).toBe('en');
    expect(preferredLang(['iw-IL'])).toBe('he');
    expect(preferredLang(['fr'])).toBe('he');
    expect(LANGS.map(directionOf)).toEqual(['rtl', 'ltr']);
  });
});
