// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../../kit/announce.ts';
import { useCountdown } from './useCountdown.ts';

vi.mock('../../../kit/announce.ts', () => ({ announce: vi.fn<typeof announce>() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(announce).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = () => vi.mocked(announce).mock.calls.map(([text]) => text);

/** A clock that runs down from so many ms; null: none runs. */
function clockFrom(ms: number | null) {
  const end = Date.now() + (ms ?? 0);
  const left = () => (ms === null ? null : end - Date.now());
  return renderHook(() => useCountdown(left, (seconds) => `${seconds} s`));
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the time that is left', () => {
  it('is told at ten seconds and at five, once each', () => {
    clockFrom(13_000);
    pass(2_500);
    expect(told()).toEqual([]);
    pass(500);
    expect(told()).toEqual(['10 s']);
    pass(4_500);
    expect(told()).toEqual(['10 s']);
    pass(5_000);
    expect(told()).toEqual(['10 s', '5 s']);
  });

  it('is told as it is to whoever comes late', () => {
    clockFrom(4_000);
    pass(2_000);
    expect(told()).toEqual(['5 s']);
  });

  it('is not told where no clock runs, nor after the question', () => {
    clockFrom(null);
    pass(20_000);
    clockFrom(12_000).unmount();
    pass(12_000);
    expect(told()).toEqual([]);
  });
});
