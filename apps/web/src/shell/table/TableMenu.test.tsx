// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import type { AnyGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { TableMenu } from './TableMenu.tsx';

beforeEach(() => {
  withBrowser();
  device.setState({ textView: false, zen: false, boards: {} });
});
afterEach(cleanup);

const t = textsOf('en');

/** A game with an act that is done at once, one that is asked about, and a board that turns. */
const GAME = {
  id: 'toy',
  keys: () => [],
  acts: [
    { move: { do: 'offer' }, label: () => 'Offer a draw', confirm: null },
    { move: { do: 'resign' }, label: () => 'Resign', confirm: () => 'Really?' },
  ],
  switches: [{ habit: 'turned', label: (_: string, on: boolean) => (on ? 'Turn back' : 'Turn') }],
  seatName: (seat: number) => `seat ${seat}`,
  // the menu asks no more of a game than this
} as unknown as AnyGame;

const MATCH = viewOf({
  stage: 'playing',
  match: 1,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
  asks: [{ seat: 0, key: '1/act:1', must: false, answers: ['offer', 'resign'] }],
});
const onClose = vi.fn<() => void>();

const menu = (more: Parameters<typeof visit>[1] = {}) =>
  visit(<TableMenu open onClose={onClose} game={GAME} />, {
    view: { ...MATCH, me: 0, table: { me: 0 } },
    you: { person: 1, seat: 0 },
    ...more,
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('button').map((one) => one.textContent);
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

it('is whole when it opens: what came later would move what a finger is on', async () => {
  menu();
  const atOnce = names();
  await act(() => vi.dynamicImportSettled());
  expect(names()).toEqual(atOnce);
});

describe('the game’s own acts', () => {
  it('answer the question that is open for them, at once or after a question', () => {
    const { answer } = menu();
    press('Offer a draw');
    expect(answer).toHaveBeenLastCalledWith({ do: 'move', move: { do: 'offer' } }, '1/act:1');
    press('Resign');
    expect(answer).toHaveBeenCalledOnce();
    press('Yes');
    expect(answer).toHaveBeenLastCalledWith({ do: 'move', move: { do: 'resign' } }, '1/act:1');
  });

  it('are taken back by a no', () => {
    const { answer } = menu();
    press('Resign');
    press('Cancel');
    expect(has('Yes')).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });

  it('are not offered where nothing is open for them', () => {
    menu({ view: { ...MATCH, me: 0, table: { me: 0 }, asks: [] } });
    expect(has('Offer a draw')).toBe(false);
    expect(has('Resign')).toBe(false);
  });
});

describe('leaving', () => {
  it('is asked about while a match runs, for a bot plays on', () => {
    const { ask } = menu();
    press(t.room.leave);
    expect(ask).not.toHaveBeenCalled();
    press('Yes');
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'leave' });
  });

  it('is done at once between matches', () => {
    const { ask } = menu({ view: { ...MATCH, stage: 'over', me: 0, asks: [] } });
    press(t.room.leave);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'leave' });
  });
});

describe('what is offered', () => {
  it('depends on who looks and where the table stands', () => {
    menu();
    expect(has(t.table.device)).toBe(true);
    cleanup();
    menu({ you: { person: 3, seat: null }, view: { ...MATCH, table: { me: 'public' } } });
    expect([t.room.leave, t.table.device, 'Resign'].some(has)).toBe(false);
    cleanup();
    menu({ online: false });
    expect([t.room.leave, t.table.device].some(has)).toBe(false);
    expect(has('Resign')).toBe(true);
  });

  it('switches the board of this device, and says what switching does now', () => {
    menu();
    press('Turn');
    expect(device.getState().boards).toEqual({ toy: { turned: true } });
    expect(onClose).toHaveBeenCalled();
    expect(has('Turn back')).toBe(true);
  });
});
