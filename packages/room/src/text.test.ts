import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cleanChat, cleanName } from './text.ts';

const FAMILY = '👨\u200D👩\u200D👧';
const HEART = '❤\uFE0F';

/** Characters that meddle with their neighbours, and some that do not. */
const NASTY = (
  '61 20 65 301 200D FE0F 200B 202E 1F468 1F469 1F3FD D83D DC68 1F1EE 31 20E3 2800 A 5E7 5B8 ' +
  'E0061 AC00 11A8'
)
  .split(' ')
  .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

describe('cleaning names', () => {
  it.each([
    ['a plain name', 'Dana', 'Dana'],
    ['Hebrew with points', 'דָּנָה', 'דָּנָה'],
    ['spaces around and inside', '  Da \t\n  na ', 'Da na'],
    ['wide and unbreakable spaces', 'Da\u3000\u00A0na', 'Da na'],
    ['line and paragraph separators', 'Da\u2028na\u2029', 'Da na'],
    ['bidi overrides and isolates', '\u202EanaD\u202C\u2066x\u2069\u200F', 'anaDx'],
    ['zero-width characters', 'D\u200Ba\u200Cn\u2060a\uFEFF', 'Dana'],
    ['a joiner between letters', 'Da\u200Dna', 'Dana'],
    ['a soft hyphen and a filler', 'Da\u00ADna\u3164', 'Dana'],
    ['tags that are not seen', 'Dana\u{E0061}\u{E007F}', 'Dana'],
    ['lone surrogates', 'Da\uD800na\uDC00', 'Dana'],
    ['a nul and an escape', 'Da\u0000na\u001B', 'Dana'],
    ['what can be composed', 'Zoe\u0308', 'Zo\u00EB'],
    ['a family', FAMILY, FAMILY],
    ['a joiner that holds nothing', `👨\u200D Dana`, '👨 Dana'],
    ['an emoji with its selector', `Dana ${HEART}`, `Dana ${HEART}`],
    ['a flag', '🇮🇱', '🇮🇱'],
    ['a mark on nothing', '\u0301Dana \u0301x', 'Dana x'],
    ['markup', '<b>Dana</b>', '<b>Dana</b>'],
  ])('%s', (_, raw, cleaned) => {
    expect(cleanName(raw)).toBe(cleaned);
  });

  it.each([
    ['', ''],
    ['spaces', ' \t\n\u00A0\u3000'],
    ['unseen characters', '\u200B\u200D\u202E\uFEFF\u3164\uFE0F'],
    ['blank Braille cells', '\u2800\u2800'],
    ['marks alone', '\u0301\u0302'],
    ['a lone surrogate', '\uD83D'],
  ])('nothing is left of %s', (_, raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  it('cuts by graphemes, never inside one', () => {
    expect(cleanName('é'.repeat(30))).toBe('é'.repeat(20));
    expect(cleanName(FAMILY.repeat(25))).toBe(FAMILY.repeat(20));
    expect(cleanChat('x'.repeat(400))).toHaveLength(300);
  });

  it('takes down towers of marks', () => {
    const tower = `x${'\u0300\u0316'.repeat(30)}`;
    expect(cleanName(tower)?.length).toBeLessThanOrEqual(5);
    expect(cleanName(`x${'\u200B\u0316'.repeat(30)}`)?.length).toBeLessThanOrEqual(5);
  });
});

describe('cleaned text', () => {
  const nasty = fc.constantFrom(...NASTY);
  const texts = fc.oneof(
    fc.array(nasty, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );

  it('is clean: nothing changes when it is cleaned again', () => {
    fc.assert(
      fc.property(texts, (raw) => {
        const once = cleanName(raw);
        expect(once === null ? null : cleanName(once)).toBe(once);
      }),
    );
  });

  it('is seen: no controls, no stray joiners, no surrogates, no outer spaces', () => {
    fc.assert(
      fc.property(texts, (raw) => {
        const once = cleanChat(raw) ?? 'x';
        expect(once).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2066-\u2069]/u);
        expect(once).not.toMatch(/^\s|\s$|\s\s|\u200D$|^\p{M}/u);
      }),
    );
  });

  // what is not seen is taken out, in the way of all that is not plain
  const otherwise = (raw: string) => cleanName(`${raw}\u200B`);
  const letters = Array.from({ length: 0x5e0 }, (_, i) => String.fromCharCode(0x20 + i));

  it('is the same with any letter in it as of any other text', () => {
    for (const letter of letters) {
      for (const raw of [letter, `a${letter}b`]) expect(cleanName(raw)).toBe(otherwise(raw));
    }
  });

  it('is the same of plain letters as of any others', () => {
    const plain = letters.filter((letter) => /[!-~\u00C0-\u024F\u05D0-\u05EA]/u.test(letter));
    const unit = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...plain) },
      { weight: 1, arbitrary: fc.constant(' ') },
    );
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 20 }),
        fc.string({ unit, minLength: 15 }),
        (...raw) => {
          for (const one of raw) expect(cleanName(one)).toBe(otherwise(one));
        },
      ),
    );
  });

  it('loads no segmenter for them', async () => {
    const segmenter = vi.spyOn(Intl, 'Segmenter');
    vi.resetModules();
    const fresh = await import('./text.ts');
    expect(fresh.cleanName(' נועה  כ״ץ ')).toBe('נועה כ״ץ');
    expect(fresh.cleanName('Zoë ß')).toBe('Zoë ß');
    expect(segmenter).not.toHaveBeenCalled();
    segmenter.mockRestore();
  });
});
