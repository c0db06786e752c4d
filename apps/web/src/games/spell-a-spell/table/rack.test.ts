import { lettersOf, normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { cards } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castOf,
  cleared,
  dealt,
  EMPTY_RACK,
  laid,
  named,
  type Rack,
  shuffled,
  spelledBy,
  takenUp,
  typed,
} from './rack.ts';

const rackOf = (hand: string): Rack => dealt(EMPTY_RACK, cards(hand));
const text = ({ tiles }: Rack): string => tiles.map(({ card }) => card).join('');
const typedAll = (rack: Rack, word: string): Rack =>
  lettersOf(normalised(word)).reduce((now, letter) => typed(now, letter) ?? now, rack);

describe('the rack', () => {
  it('holds letters and fogs, and no effect cards', () => {
    expect(text(rackOf('אב~ג*#o'))).toBe('אבגfog');
  });

  it('keeps what stays where it lies, and takes what is new at its end', () => {
    const mixed = shuffled(rackOf('אבגד'), (tiles) => tiles.toReversed());
    expect(text(mixed)).toBe('דגבא');
    expect(text(dealt(mixed, cards('אגדהו')))).toBe('דגאהו');
  });

  it('lets the letters of a word that was cast go, and not others like them', () => {
    const rack = dealt(typedAll(rackOf('סוסנוס'), 'סוס'), cards('נוס'));
    expect(rack.word).toEqual([]);
    expect(text(rack)).toBe('נוס');
  });

  it('gives a new card an id of its own after one in the middle has gone', () => {
    const rack = dealt(rackOf('אבגדהו'), cards('אבדהושת'));
    const ids = rack.tiles.map(({ id }) => id);
    expect(text(rack)).toBe('אבדהושת');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('mixes without touching the word and its free places', () => {
    const before = typedAll(rackOf('אבגד'), 'ב');
    const after = shuffled(before, (tiles) => tiles.toReversed());
    expect(text(after)).toBe('דבגא');
    expect(spelledBy(after)).toBe('ב');
  });
});

describe('the word', () => {
  it('is typed from tiles, and from a fog where there is none', () => {
    const rack = typedAll(rackOf('חתל*'), 'חתול');
    expect(spelledBy(rack)).toBe('חתול');
    expect(typed(rack, 'ש')).toBeNull();
  });

  it('takes each tile once, and gives it back', () => {
    const one = laid(laid(rackOf('סוס'), 0), 0);
    expect(one.word).toEqual([0]);
    expect(takenUp(one, 0).word).toEqual([]);
  });

  it('takes a tile at any place', () => {
    const rack = typedAll(rackOf('כלב'), 'כב');
    expect(spelledBy(laid(rack, 1, 1))).toBe('כלב');
  });

  it('is no word while a fog stands for nothing, which it forgets when it is taken up', () => {
    const foggy = laid(rackOf('א*'), 1);
    expect(spelledBy(foggy)).toBeNull();
    const full = named(foggy, 1, 'ש');
    expect(spelledBy(full)).toBe('ש');
    expect(spelledBy(laid(takenUp(full, 1), 1))).toBeNull();
    expect(cleared(full).fogs.size).toBe(0);
  });

  it('is cast by places in the hand, however the rack was mixed', () => {
    const hand = cards('oסוס*');
    const rack = typedAll(
      shuffled(dealt(EMPTY_RACK, hand), (tiles) => tiles.toReversed()),
      'סוסה',
    );
    const { slots, fogs } = castOf(rack, hand);
    expect(slots.map((slot) => hand[slot])).toEqual(['ס', 'ו', 'ס', 'fog']);
    expect(new Set(slots).size).toBe(4);
    expect(fogs).toEqual(['ה']);
  });

  it('always names cards of the hand once, whatever is done', () => {
    const letter = fc.constantFrom(...cards('אבגד*'));
    const act = fc.nat(12);
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 9 }), fc.array(act), (hand, acts) => {
        const start = dealt(EMPTY_RACK, hand);
        const rack = acts.reduce((now, n) => (n % 3 === 0 ? takenUp(now, n) : put(now, n)), start);
        const { slots } = castOf(rack, hand);
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots.every((slot) => slot >= 0 && slot < hand.length)).toBe(true);
      }),
    );
  });
});

function put(rack: Rack, n: number): Rack {
  const tile = rack.tiles[n % Math.max(1, rack.tiles.length)];
  return tile ? laid(rack, tile.id, n % (rack.word.length + 1)) : rack;
}
