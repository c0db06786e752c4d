// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Chat } from './Chat.tsx';
import { OptionChips } from './OptionChips.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const ROOM = {
  ...viewOf({ people: [{ no: 1 }], chairs: [{ person: 1 }, null] }),
  game: 'shapes',
};
const HOST = { view: ROOM, you: { person: 1, seat: 0 } };

it('H23: a choice that opens a sheet is no toggle and has no tick; what is on has one', async () => {
  visit(<OptionChips />, HOST);
  const [chip] = screen.getAllByRole('button');
  expect(chip?.hasAttribute('aria-pressed')).toBe(false);
  expect(chip?.className).not.toMatch(/\bon\b|_on_/);
  fireEvent.click(chip ?? document.body);
  const [on] = await screen.findAllByRole('radio', { checked: true });
  expect(on?.className).toMatch(/\bon\b|_on_/);
});

it('A11, A12: added time is grey with the reason without a clock of minutes, and a start has its picture', async () => {
  const view = { ...ROOM, game: 'abalone', options: { time: 'none' } };
  visit(<OptionChips />, { ...HOST, view });
  const [start] = screen.getAllByRole('button', { name: /^Start / });
  fireEvent.click(start ?? document.body);
  const added = await screen.findByRole('radiogroup', { name: 'Added time' });
  expect(within(added).getByText('Time is added on a clock of minutes a side.')).toBeTruthy();
  expect(within(added).getAllByRole('radio', { checked: false })).not.toEqual([]);
  for (const chip of within(added).getAllByRole<HTMLButtonElement>('radio')) {
    expect(chip.disabled).toBe(true);
  }
  const starts = within(screen.getByRole('radiogroup', { name: 'Start' })).getAllByRole('radio');
  await vi.waitFor(() => {
    expect(starts.map((chip) => chip.querySelectorAll('circle').length)).toEqual(
      starts.map(() => 61),
    );
  });
});

it('H30: an empty line of chat lies as the page does, a written one as its words do', () => {
  visit(<Chat />, { ...HOST, lang: 'he' });
  const line = screen.getByRole('textbox');
  expect(line.getAttribute('dir')).toBeNull();
  fireEvent.change(line, { target: { value: 'hello' } });
  expect(line.getAttribute('dir')).toBe('auto');
});

it('H24: the sheet shows what matters, the rest when it is asked for, and what is usual in words', async () => {
  const view = { ...ROOM, game: 'abalone', options: { target: 3, time: 'none' } };
  visit(<OptionChips />, { ...HOST, view });
  fireEvent.click(screen.getAllByRole('button', { name: /^Start / })[0] ?? document.body);
  const more = await screen.findByText('More options');
  const rest = within(more.closest('details') ?? document.body);
  expect(more.closest('details')?.open).toBe(false);
  const named = (found: readonly HTMLElement[]) =>
    found.map((one) => one.getAttribute('aria-label'));
  expect(named(rest.getAllByRole('radiogroup', { hidden: true }))).toEqual(['Marbles to win']);
  expect(rest.getByText('Usual: First to 6')).toBeTruthy();
  const all = named(screen.getAllByRole('radiogroup', { hidden: true }));
  expect(all).toEqual(['Start', 'Clock', 'Added time', expect.anything(), 'Marbles to win']);
});

it('H24: an option that lies further down is seen at once by whoever taps it', async () => {
  visit(<OptionChips />, { ...HOST, view: { ...ROOM, game: 'abalone', options: { target: 3 } } });
  fireEvent.click(screen.getByRole('button', { name: /^Marbles to win/ }));
  const more = await screen.findByText('More options');
  expect(more.closest('details')?.open).toBe(true);
});
