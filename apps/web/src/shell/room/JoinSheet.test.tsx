// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { JoinSheet } from './JoinSheet.tsx';

beforeEach(() => {
  withBrowser();
  device.setState({ name: '', ink: 2 });
});
afterEach(cleanup);

const ROOM = viewOf({ people: [{ no: 1, name: 'Dana' }], chairs: [{ person: 1 }, null] });
const NEWCOMER = { person: null, seat: null };
const sheet = () => screen.queryByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

it('a newcomer is told who invites and who sits, and sits down under a clean name', () => {
  const { ask } = visit(<JoinSheet />, { view: ROOM, you: NEWCOMER });
  expect(sheet()?.textContent).toMatch(/Dana/);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  Noa   Levi ' } });
  fireEvent.click(button('Join'));
  const sat = ask.mock.calls[0]?.[0];
  expect(sat).toMatchObject({ do: 'sit', seat: null, name: 'Noa Levi', ink: 2 });
  expect(sat?.do === 'sit' && sat.nonce).toMatch(/./);
  expect(device.getState().name).toBe('Noa Levi');
});

it('a name of nothing is the friendly one that stood there, and is not kept as one’s own', () => {
  const { ask } = visit(<JoinSheet />, { view: ROOM, you: NEWCOMER });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const friendly = field.value;
  expect(friendly).not.toBe('');
  fireEvent.change(field, { target: { value: ' \u200b ' } });
  fireEvent.click(button('Join'));
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ name: friendly });
  expect(device.getState().name).toBe('');
});

it('whoever only watches lays it aside without a command', () => {
  const { ask } = visit(<JoinSheet />, { view: ROOM, you: NEWCOMER });
  fireEvent.click(screen.getAllByRole('button', { name: 'Just watch' }).at(-1) ?? document.body);
  expect(sheet()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['locked', { ...ROOM, locked: true }],
  ['full', viewOf({ people: [{ no: 1 }, { no: 2 }], chairs: [{ person: 1 }, { person: 2 }] })],
])('a room that is %s offers to watch only', (_, view) => {
  visit(<JoinSheet />, { view, you: NEWCOMER });
  expect(sheet()).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

it('is not laid before whoever has been here, or over a match', () => {
  visit(<JoinSheet />, { view: ROOM, you: { person: 1, seat: 0 } });
  expect(sheet()).toBeNull();
  cleanup();
  visit(<JoinSheet />, { view: { ...ROOM, stage: 'playing' }, you: NEWCOMER });
  expect(sheet()).toBeNull();
});
