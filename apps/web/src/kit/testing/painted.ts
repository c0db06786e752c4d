import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { afterPaint } from '../afterPaint.ts';

/** More than a picture takes, in ms. */
const PICTURE_MS = 40;

/** Resolves once what waits for the next picture has been done, on a clock of the test's own too. */
export async function painted(): Promise<void> {
  await act(async () => {
    const done = new Promise<void>((resolve) => void afterPaint(resolve));
    if (vi.isFakeTimers()) vi.advanceTimersByTime(PICTURE_MS);
    await done;
  });
}
