// @vitest-environment jsdom
import type { ChatLine } from '@kesem/protocol/messages';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf, viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { usePleas } from './usePleas.ts';

beforeEach(withBrowser);
afterEach(cleanup);

const VIEW = viewOf({
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
});
const line = (id: number, person: number, text: string, about?: string): ChatLine =>
  lineOf(id, person, text, about === undefined ? {} : { about });

const Pleas = () => {
  const { plea } = usePleas();
  return <output>{[0, 1].map((seat) => `${seat}:${plea(seat, 'vote:7')}`).join(' ')}</output>;
};
const words = (): string | null => screen.getByRole('status').textContent;

it('is the last line of whoever sits there about that question of this match', () => {
  const match = VIEW.match?.number ?? 0;
  const chat = [
    line(1, 2, 'of another question', `${match}/vote:6`),
    line(2, 2, 'of another match', `${match + 1}/vote:7`),
    line(3, 2, 'it is a sock', `${match}/vote:7`),
    line(4, 2, 'about nothing'),
  ];
  const you = { person: 1, seat: 0 };
  const { now } = visit(<Pleas />, { view: VIEW, you, chat });
  expect(words()).toBe('0: 1:it is a sock');
  now({ chat: chat.filter(({ id }) => id !== 3) });
  expect(words()).toBe('0: 1:');
});
