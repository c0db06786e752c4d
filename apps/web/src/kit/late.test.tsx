// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { late } from './late.tsx';

afterEach(cleanup);

const Part = () => <p>here</p>;

it('a part stands there in the first picture when it was fetched ahead, and was fetched once', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part));
  const Late = late(load, 'waiting');
  Late.ahead();
  await vi.waitFor(() => expect(load).toHaveResolved());
  await Promise.resolve();
  render(<Late />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a part that could not be fetched ahead is fetched when it is shown', async () => {
  const load = vi
    .fn<() => Promise<typeof Part>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Part);
  const Late = late(load, 'waiting');
  Late.ahead();
  render(<Late />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('here')).toBeTruthy();
});

it('a part that comes between the drawing of its place and what follows on that is drawn', async () => {
  let come: (part: typeof Part) => void = () => undefined;
  const Late = late(() => new Promise<typeof Part>((resolve) => (come = resolve)), 'waiting');
  Late.ahead();
  const Meanwhile = () => {
    useLayoutEffect(() => come(Part), []);
    return null;
  };
  const place = document.body.appendChild(document.createElement('div'));
  // as in a browser: what follows on a drawing has a task of its own
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(place);
  root.render([<Late key="late" />, <Meanwhile key="meanwhile" />]);
  await vi.waitFor(() => expect(place.textContent).toBe('here'), { timeout: 2_000 });
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
