import { commitment } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import { matchId } from './match.ts';
import { matchOf, playing } from './room.ts';
import { nonce, ROOM, scriptedRoom } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, move, settleDuel, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

describe('the commitment', () => {
  it('is seen before anybody else sits, and is that of the secret told in the end', () => {
    const scripted = scriptedRoom({ game: 'duel' });
    const before = viewRoom(scripted.room(), 'public', scripted.deps).next;
    scripted.send('Ben', { do: 'sit', seat: 1, name: 'Ben', ink: null, nonce: nonce(2) });
    scripted.send('Ann', { do: 'start' });
    expect(viewRoom(scripted.room(), 0, scripted.deps).match?.secret).toBeNull();
    move(scripted, 'Ann', 'win');
    const { match, next } = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(commitment(matchId(ROOM, 1), match?.secret ?? '')).toBe(before.hash);
    expect(next).toEqual({
      match: 2,
      hash: commitment(`${ROOM}/2`, scripted.secrets.get(2) ?? ''),
    });
    expect(next.hash).not.toBe(before.hash);
  });

  it('is drawn anew with the end of a match and never else', () => {
    const scripted = dueling();
    const drawn: (number | null)[] = [];
    const note = (decision: Decision) =>
      drawn.push(decision.ok ? (decision.secret?.match ?? null) : -1);
    note(move(scripted, 'Ann', 'pass'));
    note(move(scripted, 'Ben', 'win', 1));
    note(again(scripted, 'Ann'));
    expect(drawn).toEqual([null, 2, null]);
  });
});

describe('moves', () => {
  it('answer an open question of their own seat', () => {
    const scripted = dueling();
    expect(why(move(scripted, 'Ben', 'pass'))).toBe('stale');
    expect(why(move(scripted, 'Ann', 'pass', 1))).toBe('stale');
    expect(why(scripted.send('Ann', { do: 'move', move: { do: 'pass' } }, '2/turn:0'))).toBe(
      'stale',
    );
    expect(why(scripted.send('Ann', { do: 'move', move: { do: 'pass' } }, 'turn:0'))).toBe('stale');
    expect(why(move(scripted, 'Ann', 'fly'))).toBe('junk');
    expect(why(move(scripted, 'Eve', 'pass'))).toBe('notSeated');
    expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
    expect(why(move(scripted, 'Ann', 'pass'))).toBe('stale');
  });

  it('of the right kind: what another question asks is not asked', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const concede = { do: 'move', move: { do: 'concede' } } as const;
    expect(why(scripted.send('Ann', concede, '1/pick:1'))).toBe('notAsked');
    const far = { do: 'move', move: { do: 'pick', slot: 9 } } as const;
    expect(why(scripted.send('Ann', far, '1/pick:1'))).toBe('noSuchCard');
  });

  it('that give up are moves of the game', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    scripted.send('Ben', { do: 'move', move: { do: 'concede' } }, '1/match');
    expect(scripted.room().stage).toMatchObject({
      at: 'over',
      match: { outcome: { reason: 'conceded', ranking: [[0], [1]] } },
    });
  });
});

describe('what the evening adds up', () => {
  it('matches won, where a shared win counts for each', () => {
    const scripted = dueling();
    settleDuel(scripted);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    settleDuel(scripted, 'level');
    expect(scripted.room().series).toEqual([
      { game: 'duel', person: 1, points: 2, played: 2 },
      { game: 'duel', person: 2, points: 1, played: 2 },
    ]);
  });

  it('or the scores themselves, game by game', () => {
    const scripted = dueling();
    settleDuel(scripted);
    scripted.send('Ann', { do: 'lobby' });
    scripted.send('Ann', { do: 'game', game: 'toy' });
    scripted.send('Ann', { do: 'options', options: { rounds: 1 } });
    scripted.send('Ann', { do: 'start' });
    scripted.wait(60_000);
    for (const timer of ['pick:1', 'beat:1', 'window:1']) {
      scripted.wait(60_000);
      expect(scripted.send(TIMER, { do: 'timeout', timer }).ok).toBe(true);
    }
    const scores = matchOf(scripted.room())?.outcome?.scores ?? [];
    expect(Math.max(...scores)).toBe(1);
    expect(scripted.room().series.slice(2)).toEqual(
      scores.map((points, seat) => ({
        game: 'toy',
        person: seat + 1,
        points,
        played: 1,
        won: Number(points === 1),
      })),
    );
  });

  it('carries what a game keeps to its next match', () => {
    const scripted = dueling();
    settleDuel(scripted);
    expect(scripted.room().kept).toEqual({ duel: 1 });
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    expect(playing(scripted.room())?.state).toMatchObject({ matches: 1 });
  });
});
