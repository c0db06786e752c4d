// @vitest-environment jsdom
import type { ChatLine } from '@kesem/protocol/messages';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { useSaid } from './useSaid.ts';

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const VIEW = viewOf({
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
});
const line = (id: number, person: number, text: string): ChatLine => ({
  id,
  at: 0,
  channel: 'table',
  name: 'Noa',
  ink: 1,
  person,
  say: { text },
});

const Seats = () => {
  const said = useSaid();
  return <output>{[0, 1].map((seat) => `${seat}:${said(seat)}`).join(' ')}</output>;
};
const words = (): string | null => screen.getByRole('status').textContent;

it('stands beside whoever else said it for three seconds', () => {
  const old = line(1, 2, 'old');
  const you = { person: 1, seat: 0 };
  const { now } = visit(<Seats />, { view: VIEW, you, chat: [old] });
  expect(words()).toBe('0: 1:');
  now({ chat: [old, line(2, 2, 'well met')] });
  expect(words()).toBe('0: 1:well met');
  act(() => void vi.advanceTimersByTime(2999));
  expect(words()).toBe('0: 1:well met');
  act(() => void vi.advanceTimersByTime(1));
  expect(words()).toBe('0: 1:');
  now({ chat: [line(3, 1, 'mine')] });
  expect(words()).toBe('0: 1:');
});
