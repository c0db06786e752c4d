// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LetGo } from './LetGo.tsx';
import { painted } from './testing/painted.ts';
import { useFocusKept } from './useFocusKept.ts';

afterEach(cleanup);

const Table = ({ when, has }: { readonly when: string; readonly has: boolean }) => {
  const table = useRef<HTMLElement>(null);
  return (
    <section ref={table} aria-label="table" tabIndex={-1} {...useFocusKept(table)}>
      <LetGo of={table} when={when} />
      {has && <button type="button">one</button>}
    </section>
  );
};

it('lets go of the focus before what has it is gone, and it comes home', async () => {
  const { rerender } = render(<Table when="a" has />);
  const button = screen.getByRole('button');
  act(() => button.focus());
  const lost = vi.fn<(isThere: boolean) => void>();
  button.addEventListener('blur', () => lost(button.isConnected));
  rerender(<Table when="b" has={false} />);
  expect(lost.mock.calls).toEqual([[true]]);
  await painted();
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('leaves it where nothing may be gone', () => {
  const { rerender } = render(<Table when="a" has />);
  act(() => screen.getByRole('button').focus());
  rerender(<Table when="a" has />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
