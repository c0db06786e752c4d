// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { painted } from './testing/painted.ts';
import { useHeld } from './useHeld.ts';

afterEach(cleanup);

it('begins at once and ends a picture later', async () => {
  const { result, rerender } = renderHook(useHeld, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  await painted();
  rerender(false);
  expect(result.current).toBe(true);
  await painted();
  expect(result.current).toBe(false);
});
