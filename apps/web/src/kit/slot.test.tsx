// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { slot } from './slot.tsx';

it('what fills a slot is in its place, and nothing else in the frame is drawn anew when there is one', () => {
  const { Frame, Fill } = slot('bar');
  let drawn = 0;
  const Beside = () => {
    drawn += 1;
    return <Fill>words</Fill>;
  };
  const inside = (outlet: ReactNode) => (
    <>
      <footer>{outlet}</footer>
      <Beside />
    </>
  );
  render(<Frame>{inside}</Frame>);
  expect(screen.getByText('words').closest('footer')).not.toBeNull();
  expect(drawn).toBe(1);
});
