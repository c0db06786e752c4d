// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Still } from './Still.tsx';

it('what is still stays as it was, and is as it should be when it is seen again', () => {
  const { rerender } = render(<Still when={false}>one</Still>);
  rerender(<Still when>two</Still>);
  expect(screen.getByText('one')).toBeTruthy();
  rerender(<Still when={false}>three</Still>);
  expect(screen.getByText('three')).toBeTruthy();
});
