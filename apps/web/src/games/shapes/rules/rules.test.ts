import { matchOf } from '@kesem/engine/games/shapes/chapters/cards';
import { describe, expect, it } from 'vitest';
import { figuresIn } from '../../testing/figures.ts';
import { matchSeenBy } from '../testing/matches.ts';
import { textsOf } from '../texts.ts';
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

  it('say of the match what the cards come to', () => {
    const { row, fulls } = FIGURES.match;
    const [most, least] = fulls.map((card) => ({ match: matchOf(card, row), of: row.length }));
    for (const [lang, texts] of [['he', he] as const, ['en', en] as const]) {
      const words = JSON.stringify(texts.match.parts);
      expect(words).toContain(textsOf(lang).of(most ?? { match: 0, of: 0 }));
      expect(words).toContain(textsOf(lang).of(least ?? { match: 0, of: 0 }));
    }
    expect(FIGURES.tie.fulls.map((card) => matchOf(card, FIGURES.tie.row))).toEqual([3, 3]);
  });

  it('end with the keys as the board lists them', () => {
    expect(JSON.stringify(sectionsIn('en').at(-1))).toContain('Esc');
  });
});

describe('the chapter for the present step', () => {
  it('is always one that is there', () => {
    const seen = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      [...matchSeenBy(0, seed, 2)].map(({ after }) => ruleAt(after)),
    );
    expect(seen.every((id) => CHAPTERS.includes(id))).toBe(true);
    expect([...new Set(seen)].toSorted()).toEqual(
      ['end', 'joker', 'match', 'round', 'tie-break'].toSorted(),
    );
  });
});
