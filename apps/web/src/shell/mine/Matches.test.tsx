// @vitest-environment jsdom
import type { PastMatch } from '@kesem/protocol/http';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARDS } from '../../registry.ts';
import { device } from '../frame/stores.ts';
import { withBrowser } from '../testing/visit.tsx';
import { Matches } from './Matches.tsx';

const NOON = new Date(2026, 2, 10, 12).getTime();
const DAY_MS = 86_400_000;

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  device.setState({ lang: 'en' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = CARDS[0]!;
const PLAYERS: PastMatch['players'] = [
  { name: 'Noa', ink: 2, bot: null, me: false },
  { name: 'Dana', ink: 1, bot: null, me: true },
  { name: '', ink: 4, bot: 'hard', me: false },
];
const match = (id: string, days: number, more: Partial<PastMatch> = {}): PastMatch => ({
  id,
  room: 'room',
  game: card.id,
  players: PLAYERS,
  outcome: 'won',
  reason: 'end',
  scores: [2, 6, 4.5],
  at: NOON - days * DAY_MS,
  ...more,
});
const links = (day: string) =>
  within(screen.getByRole('region', { name: day })).getAllByRole('link');

describe('the finished matches', () => {
  it('lie by the days they ended on, newest first', () => {
    render(<Matches matches={[match('c', 0), match('b', 1), match('a', 1)]} />);
    const headings = screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent);
    expect(headings).toEqual(['Today', 'Yesterday']);
    expect(links('Today').map((link) => link.getAttribute('href'))).toEqual(['/m/c']);
    expect(links('Yesterday').map((link) => link.getAttribute('href'))).toEqual(['/m/b', '/m/a']);
  });

  it('show every player with what they came to, and which of them one was', () => {
    render(<Matches matches={[match('a', 0)]} />);
    const players = links('Today')[0]!.querySelectorAll('[data-me]');
    expect([...players].map(({ textContent }) => textContent)).toEqual([
      'Noa2',
      'Dana6',
      'Burin4½',
    ]);
    expect([...players].map((player) => player.getAttribute('data-me'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('say the same to whoever hears them, and no numbers where none were counted', () => {
    render(<Matches matches={[match('a', 0), match('b', 1, { scores: null, outcome: 'lost' })]} />);
    const said = (day: string) => links(day)[0]!.getAttribute('aria-label')?.replace(/[⁨⁩]/g, '');
    expect(said('Today')).toBe(
      `Replay: ${card.title('en')} with Noa and Burin. Won. Noa 2, Dana 6, Burin 4½`,
    );
    expect(said('Yesterday')).toBe(`Replay: ${card.title('en')} with Noa and Burin. Lost`);
  });
});
