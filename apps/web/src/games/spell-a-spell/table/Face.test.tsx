// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadPrints } from '../art/usePrints.ts';
import { Face } from './Face.tsx';
import { loadLexicon } from './lexicon.ts';

beforeAll(async () => {
  await Promise.all([loadLexicon(), loadPrints()]);
});
afterEach(cleanup);

const word = () => document.querySelector('[data-word]')?.textContent ?? null;
const pictures = () => document.querySelectorAll('span > svg').length;

describe('the picture on a plate', () => {
  it('is the emblem, then the thing over it with its word as it is written', () => {
    const { rerender } = render(<Face ink={2} word={null} cast={[]} />);
    expect([pictures(), word()]).toEqual([1, null]);
    rerender(<Face ink={2} word="תמנונ" cast={[]} />);
    expect([pictures(), word()]).toEqual([2, 'תמנון']);
  });

  it('is the word alone where nobody knows what it looks like', () => {
    render(<Face ink={2} word="גרכ" cast={[]} />);
    expect([pictures(), word()]).toEqual([1, 'גרך']);
  });

  it('is the sort of thing that its caster claimed, of a word that nobody listed', () => {
    const cast = [{ word: 'גרכ', fogs: [], claimed: 'tool' }] as const;
    render(<Face ink={2} word="גרכ" cast={cast} />);
    expect([pictures(), word()]).toEqual([2, 'גרך']);
  });

  it('peels off when they are themselves again', () => {
    const { rerender } = render(<Face ink={2} word="תמנונ" cast={[]} />);
    rerender(<Face ink={2} word={null} cast={[]} />);
    expect(word()).toBeNull();
    expect(document.querySelector('[data-leaving]')).not.toBeNull();
  });
});
