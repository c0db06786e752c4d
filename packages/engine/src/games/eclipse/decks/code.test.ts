import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../cards/set.ts';
import { deckCode, readDeckCode } from './code.ts';
import { READY_DECKS } from './decks.ts';

const anyDeck = fc.array(
  fc.record({ card: fc.constantFrom(...CARD_IDS), count: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 80 },
);

describe('the code of a deck', () => {
  it('[EC-10.6] reads back as the same deck, and stands in a link as it is', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const code = deckCode(deck);
        expect(readDeckCode(`  ${code}\n`)).toEqual({ ok: true, deck });
        expect(encodeURIComponent(code)).toBe(code);
      }),
    );
  });

  it('knows every card by itself', () => {
    const codes = CARD_IDS.map((card) => deckCode([{ card, count: 1 }]));
    expect(new Set(codes).size).toBe(CARD_IDS.length);
    expect(codes.map(readDeckCode)).toEqual(
      CARD_IDS.map((card) => ({ ok: true, deck: [{ card, count: 1 }] })),
    );
  });

  it('stays the same for ever', () => {
    expect(
      deckCode([
        { card: 'crystal', count: 16 },
        { card: 'vampire', count: 2 },
      ]),
    ).toBe('E1_YwQNbgC93Qi');
  });

  it('tells one wrong letter', () => {
    const code = deckCode(READY_DECKS.dark);
    const wrong = fc.tuple(
      fc.nat(code.length - 3),
      fc.constantFrom('A', 'M', 'Z', 'a', 'm', 'z', '0', '9', '-', '_'),
    );
    fc.assert(
      fc.property(wrong, ([at, letter]) => {
        fc.pre(code[at + 2] !== letter);
        const read = readDeckCode(code.slice(0, at + 2) + letter + code.slice(at + 3));
        expect(read).toEqual({ ok: false, why: 'damaged' });
      }),
    );
  });

  it('says what is wrong with what it cannot read', () => {
    const code = deckCode(READY_DECKS.light);
    expect(readDeckCode('')).toEqual({ ok: false, why: 'notACode' });
    expect(readDeckCode('hello')).toEqual({ ok: false, why: 'notACode' });
    expect(readDeckCode(`${code}A`)).toEqual({ ok: false, why: 'notACode' });
    expect(readDeckCode(`E2${code.slice(2)}`)).toEqual({ ok: false, why: 'otherVersion' });
    expect(readDeckCode(code.slice(0, -4))).toEqual({ ok: false, why: 'damaged' });
  });

  it('throws on nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readDeckCode(text).ok).toBe(false);
      }),
    );
  });
});
