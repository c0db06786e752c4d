import { expect, it } from 'vitest';
import { type Rulebook, sectionsOf } from './rulebook.ts';

const BOOK: Rulebook<'goal' | 'keys', 'table'> = {
  keys: { title: 'Keys', parts: ['At the table:', 'That is all.'] },
  goal: {
    title: 'Goal',
    parts: [['one', 'two'], { figure: 'table', caption: 'The table', alt: 'A table' }],
  },
};

it('is read chapter by chapter, with its drawings and with what other lists say', () => {
  const sections = sectionsOf(['goal', 'keys'], BOOK, (figure) => `drawn ${figure}`, {
    goal: { parts: ['Added.'] },
    keys: { parts: [['Enter'], 'and'], behind: 1 },
  });
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['goal', 'Goal'],
    ['keys', 'Keys'],
  ]);
  const [goal, keys] = sections.map(({ parts }) => parts);
  expect(goal).toMatchObject([['one', 'two'], { caption: 'The table', alt: 'A table' }, 'Added.']);
  const drawing = goal?.[1];
  expect(drawing !== undefined && 'draw' in (drawing as object)).toBe(true);
  expect((drawing as { readonly draw: () => unknown }).draw()).toBe('drawn table');
  expect(keys).toEqual(['At the table:', ['Enter'], 'and', 'That is all.']);
});
