// @vitest-environment jsdom
import { castMove, sent, table, votes } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { painted } from '../../../kit/testing/painted.ts';
import { Board } from '../Board.tsx';
import { tableWith } from '../testing/board.tsx';
import { textsOf } from '../texts.ts';
import { loadLexicon } from './lexicon.ts';

beforeAll(loadLexicon);
afterEach(cleanup);

const stage = (): HTMLElement => screen.getByRole('region', { name: 'A word that counts?' });

describe('the focus at a vote', () => {
  it('is taken from the table that it covers, without a button, and given back', async () => {
    const start = table({ hands: ['דחליל', 'סוס', 'קוף'] });
    const shown = tableWith(Board, start, { me: 1 });
    const board = screen.getByRole('group', { name: textsOf('en').board.label });
    board.focus();
    shown.show(sent(start, 0, castMove(start, 'דחליל')).state);
    await painted();
    expect(document.activeElement).toBe(stage());
    const open = votes(sent(start, 0, castMove(start, 'דחליל')).state, [1, 'refuse']);
    screen.getByRole('button', { name: 'Yes!' }).focus();
    shown.show(open.state);
    await painted();
    expect(document.activeElement).toBe(stage());
    shown.show(votes(open.state, [2, 'refuse']).state);
    await painted();
    expect(document.activeElement).toBe(board);
  });

  it('stays with whoever writes beside the table', async () => {
    const start = table({ hands: ['דחליל', 'סוס', 'קוף'] });
    const shown = tableWith(Board, start, { me: 1 });
    const chat = document.body.appendChild(document.createElement('input'));
    chat.focus();
    shown.show(sent(start, 0, castMove(start, 'דחליל')).state);
    await painted();
    expect(document.activeElement).toBe(chat);
    chat.remove();
  });
});
