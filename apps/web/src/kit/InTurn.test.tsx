// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InTurn } from './InTurn.tsx';
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
