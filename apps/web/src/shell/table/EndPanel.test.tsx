// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { EndPanel } from './EndPanel.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const t = textsOf('en').end;
type Ranking = readonly (readonly number[])[];

const PLAYERS = viewOf({
  stage: 'over',
  match: 2,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
  series: [
    { game: 'toy', person: 1, points: 2, played: 2 },
    { game: 'toy', person: 2, points: 0.5, played: 2 },
    { game: 'other', person: 2, points: 7, played: 7 },
  ],
});

/** The end of a match as it is seen from a seat. */
const end = (
  me: RoomView['me'],
  ranking: Ranking | null,
  again: readonly number[] = [],
): RoomView => {
  const { match } = PLAYERS;
  const outcome = ranking && { ranking, reason: 'won' };
  return { ...PLAYERS, me, match: match && { ...match, outcome, again } };
};
const onHide = vi.fn<() => void>();
const shown = (view: RoomView, person: number, online = true) =>
  visit(<EndPanel game={null} onHide={onHide} />, {
    view,
    online,
    you: { person, seat: person - 1 },
  });
const title = () => screen.getByRole('heading').textContent;
const buttons = () => screen.getAllByRole('button').map((one) => one.textContent);

describe('the result', () => {
  it('is one’s own, the other’s, shared, a draw, or none', () => {
    const said = (me: RoomView['me'], ranking: Ranking | null): string => {
      shown(end(me, ranking), 1);
      const words = title()?.replaceAll(/[\u2066-\u2069]/gu, '') ?? '';
      cleanup();
      return words;
    };
    expect(said(0, [[0], [1]])).toBe('You won!');
    expect(said(0, [[1], [0]])).toBe('Noa won');
    expect(said('public', [[0], [1]])).toBe('Dana won');
    expect(said(0, [[0, 1]])).toBe('A draw');
    expect(said(0, null)).toBe('No result');
  });

  it('has the evening so far in this game, who looks first, and who has said yes', () => {
    shown(end(1, [[1], [0]], [0]), 2);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringMatching(/Noa½/), expect.stringMatching(/Dana.*yes.*2/i)]);
  });
});

describe('the ways on', () => {
  it('lead the host, and nobody else, to the waiting room', () => {
    const { askStage } = shown(end(0, [[0], [1]]), 1);
    fireEvent.click(screen.getByRole('button', { name: t.changeGame }));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'lobby' });
    cleanup();
    shown(end(1, [[0], [1]]), 2);
    expect(buttons()).not.toContain(t.changeGame);
  });

  it('show the match again only where the house keeps it', () => {
    shown(end(0, [[0], [1]]), 1);
    expect(buttons()).toContain(t.watchAgain);
    cleanup();
    shown(end(0, [[0], [1]]), 1, false);
    expect(buttons()).not.toContain(t.watchAgain);
  });

  it('show nothing again of a match in which nobody moved', () => {
    shown(end(0, null), 1);
    expect(buttons()).not.toContain(t.watchAgain);
  });

  it('give the board back', () => {
    shown(end(0, [[0], [1]]), 1);
    fireEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    expect(onHide).toHaveBeenCalledOnce();
  });
});
