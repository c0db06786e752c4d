import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.ts';
import { names, sit, table } from './testing/words.ts';

/** How Latin letters are imitated: by letters of other scripts, in width, in style. */
const IMITATIONS: Readonly<Record<string, string>> = {
  a: 'аαａ𝐚ɑá',
  c: 'сｃᴄ',
  d: 'ԁｄđ',
  e: 'еεｅ𝑒ё',
  h: 'һнｈʜ',
  i: 'іιıｉl1|',
  k: 'кκｋ',
  o: 'оοסｏ0øö',
  p: 'рρｐ',
  s: 'ѕｓꜱš',
  t: 'тτｔ',
  x: 'хχｘ',
  A: 'АΑＡ𝔸',
  B: 'ВΒＢ',
  E: 'ЕΕＥ',
  H: 'НΗＨ',
  I: 'ІΙＩlו',
  K: 'КΚＫ',
  M: 'МΜＭ',
  N: 'ΝＮ',
  O: 'ОΟＯ0',
  P: 'РΡＰ',
  T: 'ТΤＴ',
  X: 'ХΧＸ',
  Y: 'УΥＹ',
};
const UNSEEN = ['', '\u200B', '\u200D', '\u2060', '\u00AD', '\uFEFF'];

/** A name, and the same as somebody imitates it. */
const imitated = fc
  .array(
    fc.constantFrom(...Object.keys(IMITATIONS)).chain((letter) =>
      fc.record({
        letter: fc.constant(letter),
        imitation: fc.constantFrom(letter, ...Array.from(IMITATIONS[letter] ?? '')),
        unseen: fc.constantFrom(...UNSEEN),
      }),
    ),
    { minLength: 1, maxLength: 18 },
  )
  .map((letters) => ({
    name: letters.map(({ letter }) => letter).join(''),
    twin: letters.map(({ imitation, unseen }) => imitation + unseen).join(''),
  }));

describe('names that look alike', () => {
  it.each([
    ['Dana', 'DANA'],
    ['Zoë', 'zoe'],
    ['דָּנָה', 'דנה'],
    ['Ｄana', 'Dana'],
    ['Host', 'Hоst'],
    ['Host', 'ΗΟST'],
    ['Host', 'H\u200Bost'],
    ['Анна', 'AHHA'],
    ['Ilan', 'llan'],
    ['Marina', 'rnarina'],
    ['נועם', 'נועס'],
    ['Łukasz', 'Lukasz'],
    ['O’Neil', "O'Neil"],
  ])('%s is like %s', (one, other) => {
    expect(likeness(one)).toBe(likeness(other));
  });

  it('are known by any letters of other scripts, widths and styles, and by what is not seen', () => {
    fc.assert(
      fc.property(imitated, ({ name, twin }) => {
        expect(likeness(twin)).toBe(likeness(name));
      }),
    );
  });

  it.each([
    ['Dana', 'Dan'],
    ['Dana', 'Dina'],
    ['דן', 'רן'],
    ['נח', 'נה'],
    ['יעל', 'יואל'],
    ['Dana 2', 'Dana 3'],
    ['Саша', 'Маша'],
    ['👩', '👨'],
  ])('%s is not like %s', (one, other) => {
    expect(likeness(one)).not.toBe(likeness(other));
  });

  it('never leaves two numbers alike', () => {
    const numbers = Array.from({ length: 120 }, (_, n) => likeness(`Dana ${n}`));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('at one table', () => {
  it('who comes with a name that looks like another gets a number, and nobody is refused', () => {
    const scripted = table(['Host']);
    for (const name of ['Hоst', 'Ηost', 'Ｈost', 'H\u200Bost', 'Guest']) sit(scripted, name);
    expect(names(scripted.room()).filter(Boolean)).toEqual(['Host', 'Hоst 2', 'Ηost 3', 'Ｈost 4']);
  });

  it('no two names are ever alike', () => {
    fc.assert(
      fc.property(imitated, imitated, (one, other) => {
        const scripted = table([one.name]);
        sit(scripted, 'second', { name: one.twin });
        sit(scripted, 'third', { name: other.twin });
        const seen = names(scripted.room()).flatMap((name) => (name ? [likeness(name)] : []));
        expect(new Set(seen).size).toBe(3);
      }),
    );
  });
});
