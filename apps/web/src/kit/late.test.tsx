// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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
