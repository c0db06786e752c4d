import { describe, expect, it } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { gamesOf, winsOf } from './evening.ts';
import { moodOf, placesOf } from './places.ts';

const row = (game: string, person: number, points: number, won?: number) => ({
  game,
  person,
  points,
  played: 2,
  ...(won !== undefined && { won }),
});

describe('the evening', () => {
  const series = [row('a', 1, 2), row('a', 2, 0), row('b', 1, 27, 0), row('b', 2, 41, 2)];

  it('has the games in their order, with whoever leads', () => {
    expect(gamesOf({ series })).toEqual([
      { game: 'a', leaders: [1] },
      { game: 'b', leaders: [2] },
    ]);
    expect(gamesOf({ series: [row('a', 1, 0), row('a', 2, 0)] })).toEqual([
      { game: 'a', leaders: [] },
    ]);
  });

  it('counts matches won, also where points are scores, most first', () => {
    expect(winsOf({ series })).toEqual([
      { person: 1, wins: 2 },
      { person: 2, wins: 2 },
    ]);
    expect(winsOf({ series: [...series, row('c', 2, 1)] })[0]).toEqual({ person: 2, wins: 3 });
  });
});

describe('places', () => {
  const three = viewOf({
    stage: 'over',
    match: 1,
    chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
  });
  const after = (ranking: readonly (readonly number[])[] | null, me: number | 'public' = 0) => ({
    me,
    match: three.match && { ...three.match, outcome: ranking && { ranking, reason: '' } },
  });

  it('are shared, and the next one counts everybody before it', () => {
    expect(placesOf(after([[2, 0], [1]]))).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 1 },
      { seat: 1, place: 3 },
    ]);
    expect(placesOf(after(null))).toEqual([]);
  });

  it('E: who watches is on the winner’s side', () => {
    expect(moodOf(after([[1], [0], [2]], 'public'))).toBe('won');
    expect(moodOf(after([[1], [0], [2]], 0))).toBe('lost');
    expect(moodOf(after([[1, 0], [2]], 0))).toBe('won');
    expect(moodOf(after([[0, 1, 2]], 'public'))).toBe('even');
    expect(moodOf(after(null, 0))).toBe('even');
  });
});
