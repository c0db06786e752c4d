import { commitment } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import { matchId, matchOf, playing } from './room.ts';
import { evening, nonce, ROOM } from './testing/evening.ts';
import { again, dueling, HOUSE, move, settleDuel, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('the commitment', () => {
  it('is seen before anybody else sits, and is that of the secret told in the end', () => {
    const tonight = evening({ game: 'duel' });
    const before = viewRoom(tonight.room(), 'public', tonight.deps).next;
    tonight.send('Ben', { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce: nonce(2) });
    tonight.send('Ann', { do: 'start' });
    expect(viewRoom(tonight.room(), 0, tonight.deps).match?.secret).toBeNull();
    move(tonight, 'Ann', 'win');
    const { match, next } = viewRoom(tonight.room(), 'public', tonight.deps);
    expect(commitment(matchId(ROOM, 1), match?.secret ?? '')).toBe(before.hash);
    expect(next).toEqual({ match: 2, hash: commitment(`${ROOM}/2`, tonight.secrets.get(2) ?? '') });
    expect(next.hash).not.toBe(before.hash);
  });

  it('is drawn anew with the end of a match and never else', () => {
    const tonight = dueling();
    const drawn: (number | null)[] = [];
    const note = (decision: Decision) =>
      drawn.push(decision.ok ? (decision.secret?.match ?? null) : -1);
    note(move(tonight, 'Ann', 'pass'));
    note(move(tonight, 'Ben', 'win', 1));
    note(again(tonight, 'Ann'));
    expect(drawn).toEqual([null, 2, null]);
  });
});

describe('moves', () => {
  it('answer an open question of their own seat', () => {
    const tonight = dueling();
    expect(why(move(tonight, 'Ben', 'pass'))).toBe('stale');
    expect(why(move(tonight, 'Ann', 'pass', 1))).toBe('stale');
    expect(why(tonight.send('Ann', { do: 'move', move: { do: 'pass' } }, '2/turn:0'))).toBe(
      'stale',
    );
    expect(why(tonight.send('Ann', { do: 'move', move: { do: 'pass' } }, 'turn:0'))).toBe('stale');
    expect(why(move(tonight, 'Ann', 'fly'))).toBe('junk');
    expect(why(move(tonight, 'Eve', 'pass'))).toBe('notSeated');
    expect(move(tonight, 'Ann', 'pass').ok).toBe(true);
    expect(why(move(tonight, 'Ann', 'pass'))).toBe('stale');
  });

  it('of the right kind: what another question asks is not asked', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    const concede = { do: 'move', move: { do: 'concede' } } as const;
    expect(why(tonight.send('Ann', concede, '1/pick:1'))).toBe('notAsked');
    const far = { do: 'move', move: { do: 'pick', slot: 9 } } as const;
    expect(why(tonight.send('Ann', far, '1/pick:1'))).toBe('noSuchCard');
  });

  it('that give up are moves of the game', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    tonight.send('Ben', { do: 'move', move: { do: 'concede' } }, '1/match');
    expect(tonight.room().stage).toMatchObject({
      at: 'over',
      match: { outcome: { reason: 'conceded', ranking: [[0], [1]] } },
    });
  });
});

describe('what the evening adds up', () => {
  it('matches won, where a shared win counts for each', () => {
    const tonight = dueling();
    settleDuel(tonight);
    for (const name of ['Ann', 'Ben']) again(tonight, name);
    tonight.send(HOUSE, { do: 'start' });
    settleDuel(tonight, 'level');
    expect(tonight.room().series).toEqual([
      { game: 'duel', person: 1, points: 2, played: 2 },
      { game: 'duel', person: 2, points: 1, played: 2 },
    ]);
  });

  it('or the scores themselves, game by game', () => {
    const tonight = dueling();
    settleDuel(tonight);
    tonight.send('Ann', { do: 'lobby' });
    tonight.send('Ann', { do: 'game', game: 'toy' });
    tonight.send('Ann', { do: 'options', options: { rounds: 1 } });
    tonight.send('Ann', { do: 'start' });
    tonight.wait(60_000);
    for (const timer of ['pick:1', 'beat:1', 'window:1']) {
      tonight.wait(60_000);
      expect(tonight.send(TIMER, { do: 'timeout', timer }).ok).toBe(true);
    }
    const scores = matchOf(tonight.room())?.outcome?.scores ?? [];
    expect(Math.max(...scores)).toBe(1);
    expect(tonight.room().series.slice(2)).toEqual(
      scores.map((points, seat) => ({ game: 'toy', person: seat + 1, points, played: 1 })),
    );
  });

  it('carries what a game keeps to its next match', () => {
    const tonight = dueling();
    settleDuel(tonight);
    expect(tonight.room().kept).toEqual({ duel: 1 });
    for (const name of ['Ann', 'Ben']) again(tonight, name);
    tonight.send(HOUSE, { do: 'start' });
    expect(playing(tonight.room())?.state).toMatchObject({ matches: 1 });
  });
});
