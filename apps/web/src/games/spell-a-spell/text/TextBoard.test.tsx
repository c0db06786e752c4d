// @vitest-environment jsdom
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import { castMove, sent, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import { loadLexicon } from '../table/lexicon.ts';
import { tableWith } from '../testing/board.tsx';
import { TextBoard } from './TextBoard.tsx';

const START = table({ hands: ['כלבקפ*', 'סוסנטר', 'תותדחל'], pending: 'דג' });

beforeAll(async () => {
  await loadLexicon();
  openDialogs();
});
afterEach(cleanup);

const write = (word: string): void => {
  const field = screen.getByLabelText(/Your word/);
  fireEvent.change(field, { target: { value: word } });
  fireEvent.submit(field);
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('the table in words', () => {
  it('is a row for each player and a field for a word', () => {
    const { send } = tableWith(TextBoard, START);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    write('קוף');
    expect(send.mock.calls).toEqual([[{ do: 'cast', slots: [3, 5, 4], fogs: ['ו'] }]]);
  });

  it('says why a word cannot be cast', () => {
    const { send } = tableWith(TextBoard, START);
    write('שמש');
    expect(screen.getByText(/Your hand does not spell/)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('takes what is said of a word with the cast, and reads it to those who vote', () => {
    const start = table({ hands: ['דחליל', 'סוס', 'קוף'] });
    const { send } = tableWith(TextBoard, start);
    press('What is it?');
    press('tools');
    press('Done');
    write('דחליל');
    const cast = { ...castMove(start, 'דחליל'), claimed: 'tool' } as SpellMove;
    expect(send.mock.calls).toEqual([[cast]]);
    cleanup();
    tableWith(TextBoard, sent(start, 0, cast).state, { me: 1 });
    expect(screen.getByText('Its caster says: tools')).toBeTruthy();
  });
});
