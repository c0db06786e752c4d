// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { StartBar } from './StartBar.tsx';

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PEOPLE = [
  { no: 1, name: 'Dana' },
  { no: 2, name: 'Noa' },
  { no: 3, name: 'Uri' },
];
const TWO = viewOf({ people: PEOPLE, chairs: [{ person: 1 }, { person: 2 }, null] });
const HOST = { person: 1, seat: 0 };
const HERE = { here: [1, 2], watchers: [] };

const second = () => act(() => void vi.advanceTimersByTime(1000));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the host', () => {
  it('cannot start before enough people sit, and may fill the table with bots', () => {
    const view = viewOf({ people: PEOPLE, chairs: [{ person: 1 }, null] });
    const { askStage } = visit(<StartBar />, { view, you: HOST, presence: HERE });
    expect(screen.getByText('One player missing')).toBeTruthy();
    expect(button('Start').disabled).toBe(true);
    fireEvent.click(button('Fill with bots'));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'fill', level: 'medium' });
  });

  it('begins the count that all see', () => {
    const { askStage } = visit(<StartBar />, { view: TWO, you: HOST, presence: HERE });
    fireEvent.click(button('Start with 2'));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'countdown', on: true });
  });

  it('is asked once about who is away, and goes on or waits', () => {
    const away = { here: [1], watchers: [] };
    const { askStage } = visit(<StartBar />, { view: TWO, you: HOST, presence: away });
    fireEvent.click(button('Start with 2'));
    expect(screen.getByRole('dialog').textContent).toMatch(/without .*Noa/);
    fireEvent.click(button('Wait'));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Start with 2'));
    expect(askStage).not.toHaveBeenCalled();
    fireEvent.click(button('Start now'));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'countdown', on: true });
  });

  it('does not start while a command is under way, and keeps the focus', () => {
    const pending = { id: 'a', key: 'lobby:1', does: 'options', unsaved: false };
    const { askStage } = visit(<StartBar />, { view: TWO, you: HOST, presence: HERE, pending });
    const start = button('Start with 2');
    start.focus();
    fireEvent.click(start);
    expect(askStage).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(start);
  });
});

describe('H11: the count before a match', () => {
  const counting = () => ({ ...TWO, startsAt: Date.now() + 3000 });

  const watched = (person: number, seat: number | null) => {
    const { askStage } = visit(<StartBar />, { view: counting(), you: { person, seat } });
    for (const left of [3, 2, 1]) {
      expect(screen.getByText(`Starting in ${left}`)).toBeTruthy();
      second();
    }
    return askStage;
  };

  it.each([0, 1])('is read by everybody, and stopped by whoever sits: %i', (seat) => {
    const askStage = watched(seat + 1, seat);
    fireEvent.click(button('Wait'));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'countdown', on: false });
  });

  it('is only read by whoever watches', () => {
    watched(3, null);
    expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
  });

  it('follows the clock of the server', () => {
    visit(<StartBar />, { view: { ...TWO, startsAt: Date.now() + 8000 }, offset: 6000 });
    expect(screen.getByText('Starting in 2')).toBeTruthy();
  });
});

it('whoever sits reads for whom the table waits, and has nothing to press', () => {
  visit(<StartBar />, { view: TWO, you: { person: 2, seat: 1 }, presence: HERE });
  expect(screen.getByText(/Waiting for .*Dana/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
});

it('whoever watches sits down by one tap while a seat is free', () => {
  const { ask, now } = visit(<StartBar />, { view: TWO, you: { person: 3, seat: null } });
  fireEvent.click(button('Take a seat'));
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ do: 'sit', seat: null });
  now({ view: { ...TWO, locked: true } });
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
});
