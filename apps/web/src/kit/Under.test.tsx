// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { painted } from './testing/painted.ts';
import { Under } from './Under.tsx';

afterEach(cleanup);

const below = (isCovered: boolean) => (
  <Under when={isCovered} className="table">
    <button type="button">ok</button>
  </Under>
);
const table = (): HTMLElement => screen.getByText('ok').parentElement!;
const isSkipped = (): boolean => table().className.includes('skipped');

it('is reached by nobody while a scene lies over it, and is skipped then once it was laid', async () => {
  const { rerender } = render(below(false));
  await painted();
  expect([table().hasAttribute('inert'), isSkipped()]).toEqual([false, false]);
  rerender(below(true));
  expect([table().hasAttribute('inert'), isSkipped()]).toEqual([true, true]);
  rerender(below(false));
  expect([table().hasAttribute('inert'), isSkipped()]).toEqual([false, false]);
});

it('is laid first where it begins under a scene, and not seen', async () => {
  render(below(true));
  expect(table().className).toContain('covered');
  expect([table().hasAttribute('inert'), isSkipped()]).toEqual([true, false]);
  await painted();
  expect([table().hasAttribute('inert'), isSkipped()]).toEqual([true, true]);
});
