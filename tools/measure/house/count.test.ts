import { expect, it } from 'vitest';
import { counted } from './count.ts';

const TEXT = `/**
 * A head.
 */
const url = 'https://here'; // a note
export const one = (): number => {
  // inside
  return 1;
};
function two() {}
[1].map((n) => n + 1);
const Page = () => <p>no // comment</p>;
`;

it('counts lines, lines of comments, and functions with names', () => {
  expect(counted('one.tsx', TEXT)).toEqual({ lines: 11, commentLines: 5, functions: [4, 1, 1] });
});

it('counts nothing in an empty file', () => {
  expect(counted('none.ts', '')).toEqual({ lines: 0, commentLines: 0, functions: [] });
});
