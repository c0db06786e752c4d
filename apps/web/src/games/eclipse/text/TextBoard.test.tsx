// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tableWith } from '../testing/board.tsx';
import { laid, moved } from '../testing/matches.ts';
import { TextBoard } from './TextBoard.tsx';

afterEach(cleanup);

const STATE = laid({
  hand: ['goblin', 'sunSpear'],
  stones: [['crystal', 'crystal', 'darkStone'], ['crystal']],
  creatures: [['vampire'], ['orc']],
});

const choose = (label: string, option: string): void => {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  const found = within(list).getByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(list, { target: { value: found.value } });
};

describe('the table in words', () => {
  it('tells both sides and every creature with its numbers', () => {
    tableWith(TextBoard, { state: STATE });
    const [standing, creatures] = screen.getAllByRole('table');
    expect(standing?.textContent).toContain('Dana3 (3)2');
    expect(creatures?.textContent).toContain('VampireDana42');
  });

  it('plays a card at a target by two lists and the bar', () => {
    const { send } = tableWith(TextBoard, { state: STATE, confirm: true });
    choose('Choose', 'Sun Spear');
    choose('On', 'Orc (Amir)');
    for (const chosen of ['Sun Spear', 'Orc (Amir)']) {
      expect(screen.getByRole<HTMLOptionElement>('option', { name: chosen }).selected).toBe(true);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Cast' }));
    expect(send.mock.lastCall?.[0]).toMatchObject({
      do: 'cast',
      slot: 1,
      target: { at: 'creature', id: 6 },
    });
  });

  it('shows what happened at once', () => {
    const { show } = tableWith(TextBoard, { state: STATE, me: 1 });
    const { state, events } = moved(STATE, 0, { do: 'cast', slot: 0, pay: [1], target: null });
    show(state, events);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Goblin' })).toBeTruthy();
  });

  it('lists no cards of the other side', () => {
    tableWith(TextBoard, { state: STATE, me: null });
    expect(screen.queryByText(/Sun Spear/)).toBeNull();
  });
});
