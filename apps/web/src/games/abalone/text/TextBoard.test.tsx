// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tableWith } from '../testing/board.tsx';
import { AT_THE_EDGE, cells, viewAt } from '../testing/matches.ts';
import { TextBoard } from './TextBoard.tsx';

const enter = (field: string, text: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(field);
  fireEvent.change(input, { target: { value: text } });
  if (input.form) fireEvent.submit(input.form);
  return input;
};

afterEach(cleanup);

describe('the board in words', () => {
  it('is a table of nine named rows with 61 named cells, one’s own side last', () => {
    tableWith(TextBoard, { view: viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 1) });
    const rows = screen.getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent).join(' ')).toMatch(/Row a .*Row i$/);
    expect(screen.getAllByRole('cell')).toHaveLength(61);
    const named = within(screen.getByRole('table')).getByText('e8').closest('td');
    expect(named?.textContent).toContain('white');
  });

  it('asks for a move to be written, not for marbles', () => {
    tableWith(TextBoard, {});
    expect(screen.getByText('Your turn: write a move')).toBeTruthy();
  });

  it('sends a typed move and empties the field', () => {
    const { send } = tableWith(TextBoard, {});
    const input = enter('Command', 'e5e6');
    expect(send).toHaveBeenCalledExactlyOnceWith({
      do: 'move',
      marbles: cells('e5', 'e6', 'e7'),
      dir: 'E',
    });
    expect(input.value).toBe('');
  });

  it('keeps what was wrong in the field, with the reason', () => {
    const { send } = tableWith(TextBoard, { lang: 'he' });
    const input = enter('פקודה', 'e7e8');
    expect(input.value).toBe('e7e8');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/חלשים מדי/).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('plans on the other side’s turn, and can drop the plan', () => {
    const { send } = tableWith(TextBoard, { view: viewAt(AT_THE_EDGE.replace(/ b$/, ' w'), 0) });
    enter('Command', 'e5e6');
    expect(screen.getByRole('button', { name: 'Drop the plan' })).toBeTruthy();
    enter('Command', 'cancel');
    expect(screen.queryByRole('button', { name: 'Drop the plan' })).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
