import { describe, expect, it } from 'vitest';
import { matchSeenBy } from '../testing/matches.ts';
import { CHAPTERS, type Chapters } from './chapters.ts';
import { en } from './en.ts';
import { FIGURES } from './figures.ts';
import { he } from './he.ts';
import { ruleAt } from './ruleAt.ts';
import { sectionsIn } from './rules.tsx';

const figuresIn = (texts: Chapters): readonly string[] =>
  Object.values(texts).flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part !== 'string' && 'figure' in part ? [part.figure] : [])),
  );

describe('the rules', () => {
  it('show every drawing once, the same in both languages', () => {
    expect(figuresIn(en).toSorted()).toEqual(Object.keys(FIGURES).toSorted());
    expect(figuresIn(he)).toEqual(figuresIn(en));
  });

  it('end with the keys as the board lists them', () => {
    expect(JSON.stringify(sectionsIn('en').at(-1))).toContain('Backspace');
  });
});

describe('the chapter for the present step', () => {
  it('is always one that is there', () => {
    const seen = ['a', 'b', 'c'].flatMap((seed) =>
      [...matchSeenBy(0, seed, 3)].map(({ after }) => ruleAt(after)),
    );
    expect(seen.every((id) => CHAPTERS.includes(id))).toBe(true);
    expect([...new Set(seen)].toSorted()).toEqual(
      ['answer', 'effects', 'end', 'turn', 'vote'].toSorted(),
    );
  });
});
