import { describe, expect, it } from 'vitest';
import type { RulesSection } from '../../games/contract.ts';
import { piecesOf, sectionsWith } from './search.ts';

const SECTIONS: readonly RulesSection[] = [
  { id: 'goal', title: 'The goal', parts: ['Push six over the edge.'] },
  { id: 'turn', title: 'A turn', parts: [['One move.', 'No passing.']] },
  {
    id: 'push',
    title: 'הדיפה',
    parts: [{ draw: () => null, caption: 'Two against one', alt: 'a drawing' }],
  },
];
const found = (query: string) => sectionsWith(SECTIONS, query).map(({ id }) => id);

describe('a search in the rules', () => {
  it.each([
    ['', ['goal', 'turn', 'push']],
    ['  EDGE ', ['goal']],
    ['passing', ['turn']],
    ['against', ['push']],
    ['הדיפ', ['push']],
    ['chess', []],
  ])('finds “%s” in titles, paragraphs, lists and captions', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('marks every hit and loses no letter', () => {
    const text = 'Push, and push again';
    const pieces = piecesOf(text, 'PUSH');
    expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Push', 'push']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(piecesOf(text, ' ')).toEqual([{ text, hit: false }]);
  });
});
