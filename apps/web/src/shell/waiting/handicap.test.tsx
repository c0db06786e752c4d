// @vitest-environment jsdom
import type { ChairView, RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { OptionChips } from './OptionChips.tsx';
import { Seats } from './Seats.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOST = { person: 1, seat: 0 };
const GUEST = { person: 2, seat: 1 };
const USUAL = {
  cards: 6,
  openHands: false,
  dictionary: 'vote',
  seconds: 0,
  gloss: false,
  unaided: false,
};
const PEOPLE = [
  { no: 1, name: 'Dana' },
  { no: 2, name: 'Noa' },
];

/** Two wait for a game whose card has a switch and a choice per seat. */
const waiting = (
  options: RoomView['options'] = USUAL,
  second: Partial<ChairView> = {},
): RoomView => ({
  ...viewOf({ people: PEOPLE, chairs: [{ person: 1 }, { person: 2, ...second }, null] }),
  game: 'spell-a-spell',
  options,
});

describe('one switch for several options', () => {
  const young = () => screen.getAllByRole('switch', { name: 'Young players' })[0]!;

  it('chooses all of them, and takes all of them back', () => {
    const { askStage, now } = visit(<OptionChips />, { view: waiting(), you: HOST });
    expect(young().getAttribute('aria-checked')).toBe('false');
    fireEvent.click(young());
    const on = { cards: 7, openHands: true, dictionary: 'any' };
    expect(askStage).toHaveBeenLastCalledWith({
      do: 'options',
      options: { ...USUAL, ...on },
    });
    now({ view: waiting({ ...USUAL, ...on }) });
    expect(young().getAttribute('aria-checked')).toBe('true');
    fireEvent.click(young());
    expect(askStage).toHaveBeenLastCalledWith({ do: 'options', options: USUAL });
  });

  it('is off when one of them was changed alone', () => {
    visit(<OptionChips />, { view: waiting({ ...USUAL, cards: 7, openHands: true }), you: HOST });
    expect(young().getAttribute('aria-checked')).toBe('false');
  });
});

describe('what is chosen for one seat', () => {
  it('is the host’s to choose, among what can be done about the seat', async () => {
    const { askStage } = visit(<Seats />, { view: waiting(), you: HOST });
    fireEvent.click(screen.getByRole('button', { name: /Noa/ }));
    fireEvent.click(await screen.findByRole('radio', { name: '7 cards' }));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({
      do: 'seatOptions',
      seat: 1,
      options: { seven: true },
    });
  });

  it('is seen by all', () => {
    visit(<Seats />, { view: waiting(USUAL, { options: { seven: true } }), you: GUEST });
    expect(screen.getByText(/7 cards/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
