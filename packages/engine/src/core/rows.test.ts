import { describe, expect, it } from 'vitest';
import { each, inRows, one } from './rows.ts';

type Event =
  | { readonly type: 'began' }
  | { readonly type: 'moved'; readonly seat: number; readonly to: number | null }
  | { readonly type: 'laid'; readonly cards: readonly { seat: number; card: string }[] }
  | { readonly type: 'cast'; readonly spell: { word: string; said?: string } | null };

const { short, long } = inRows<Event>({
  began: [],
  moved: ['seat', 'to'],
  laid: [['cards', each('seat', 'card')]],
  cast: [['spell', one('word')]],
});

describe('events in rows', () => {
  it.each<[Event, unknown]>([
    [{ type: 'began' }, [0]],
    [{ type: 'moved', seat: 1, to: null }, [1, 1, null]],
    [{ type: 'laid', cards: [{ seat: 0, card: 'star' }] }, [2, [[0, 'star']]]],
    [{ type: 'laid', cards: [] }, [2, []]],
    [{ type: 'cast', spell: { word: 'אור' } }, [3, ['אור']]],
    [{ type: 'cast', spell: null }, [3, null]],
  ])('%j is written as its values, and read again', (event, row) => {
    expect(short(event)).toEqual(row);
    expect(long(null, short(event)!)).toEqual(event);
  });

  it.each<[string, object]>([
    ['a field more', { type: 'moved', seat: 1, to: 2, by: 3 }],
    ['a field less', { type: 'moved', seat: 1 }],
    ['a field of another name', { type: 'moved', seat: 1, from: 2 }],
    ['a field more within', { type: 'cast', spell: { word: 'אור', said: 'light' } }],
    ['something else within', { type: 'laid', cards: 'star' }],
  ])('an event with %s is not written so', (_, event) => {
    // what a later version may say
    expect(short(event as Event)).toBeNull();
  });

  it.each([
    ['a text', 'began'],
    ['a row of no type', [9, 1]],
  ])('%s is no row', (_, text) => {
    expect(long(null, text)).toBeNull();
  });
});
