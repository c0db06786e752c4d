// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InTurn, useBehind } from './InTurn.tsx';
import { painted } from './testing/painted.ts';

afterEach(cleanup);

it('shows neighbours one picture after the other, and keeps each that has come', async () => {
  const all = ['a', 'b', 'c'].map((name, nth) => (
    <InTurn key={name} nth={nth}>
      <i data-testid="part">{name}</i>
    </InTurn>
  ));
  const shown = () => screen.queryAllByTestId('part').map(({ textContent }) => textContent);
  const { rerender } = render(<>{all}</>);
  expect(shown()).toEqual(['a']);
  await painted();
  expect(shown()).toEqual(['a', 'b']);
  rerender(<>{all}</>);
  expect(shown()).toEqual(['a', 'b']);
  await painted();
  expect(shown()).toEqual(['a', 'b', 'c']);
});

const Late = ({ given, pictures }: { readonly given: string; readonly pictures: number }) => (
  <b data-testid="late">{useBehind(given, pictures)}</b>
);

it('shows a change so many pictures later, and only the newest of several', async () => {
  const { rerender } = render(<Late given="a" pictures={2} />);
  const shown = () => screen.getByTestId('late').textContent;
  expect(shown()).toBe('a');
  rerender(<Late given="b" pictures={2} />);
  expect(shown()).toBe('a');
  await painted();
  expect(shown()).toBe('a');
  rerender(<Late given="c" pictures={2} />);
  await painted();
  expect(shown()).toBe('a');
  await painted();
  expect(shown()).toBe('c');
});
