import { heardBy } from '@kesem/engine/core/told';
import { answer, boardOf, match } from '@kesem/engine/games/abalone/testing/fixtures';
import { viewOf } from '@kesem/engine/games/abalone/view';
import { expect, it } from 'vitest';
import { cells } from './testing/matches.ts';
import { framesOf } from './timeline.ts';

/** Three push two at the edge; White has so many marbles elsewhere. */
const pushed = (others: string) => {
  const state = match({}, { board: boardOf('e5 e6 e7', `e8 e9 ${others}`) });
  const move = { do: 'move', marbles: cells('e5', 'e6', 'e7'), dir: 'E' } as const;
  const ruling = answer(state, 0, move);
  if (!ruling.ok) throw new Error(ruling.why.code);
  const views = { before: viewOf(state, 0), after: viewOf(ruling.state, 0) };
  return framesOf({ ...views, events: heardBy(ruling.told, 0) });
};

it('A5: the sixth marble is seen to fall before it is told that the match is over', () => {
  const told = pushed('a1 a2 a3 a4 a5 b1 b2').map(({ events, ms }) => ({
    ms: ms > 0,
    events: events.map(({ type }) => type),
  }));
  expect(told).toEqual([
    { ms: true, events: ['moved'] },
    { ms: false, events: ['ended'] },
  ]);
});

it('no other move makes anybody wait', () => {
  expect(pushed('a1 a2 a3 a4 a5 b1 b2 b3')).toEqual([]);
});
