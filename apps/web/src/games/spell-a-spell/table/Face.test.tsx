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
    const { rerender } = render(<Face ink={2} word={null} />);
    expect([pictures(), word()]).toEqual([1, null]);
    rerender(<Face ink={2} word="תמנונ" />);
    expect([pictures(), word()]).toEqual([2, 'תמנון']);
  });

  it('is the word alone where nobody knows what it looks like', () => {
    render(<Face ink={2} word="גרכ" />);
    expect([pictures(), word()]).toEqual([1, 'גרך']);
  });

  it('peels off when they are themselves again', () => {
    const { rerender } = render(<Face ink={2} word="תמנונ" />);
    rerender(<Face ink={2} word={null} />);
    expect(word()).toBeNull();
    expect(document.querySelector('[data-leaving]')).not.toBeNull();
  });
});
