import { describe, expect, it } from 'vitest';
import { figuresIn } from '../../testing/figures.ts';
import { matchSeenBy } from '../testing/matches.ts';
import { CHAPTERS } from './chapters.ts';
import { en } from './en.ts';
import { FIGURES } from './figures.ts';
import { he } from './he.ts';
import { ruleAt } from './ruleAt.ts';
import { sectionsIn } from './rules.tsx';

describe('the rules', () => {
  it('show every drawing once, the same in both languages', () => {
    expect(figuresIn(CHAPTERS, en).flat().toSorted()).toEqual(Object.keys(FIGURES).toSorted());
    expect(figuresIn(CHAPTERS, he)).toEqual(figuresIn(CHAPTERS, en));
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
