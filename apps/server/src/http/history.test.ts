import type { Ended } from '@kesem/room/record';
import { describe, expect, it } from 'vitest';
import { historyOf } from './history.ts';

type Player = Ended['players'][number];

const human = (id: string, name = id.toUpperCase()): Player => ({ id, name, ink: 2, bot: null });
const BOT: Player = { id: null, name: '', ink: 3, bot: 'easy' };

let matches = 0;

/** A match that the first in the list has won, the later ended the newer. */
function aMatch(players: readonly Player[], more: Partial<Ended> = {}): Ended {
  matches += 1;
  const ranking = players.map((_, seat) => [seat]);
  return {
    id: `m${matches}`,
    room: 'r',
    number: 1,
    game: 'toy',
    players,
    outcome: { ranking, reason: 'score' },
    closed: null,
    first: 1,
    last: 9,
    count: 8,
    at: matches,
    ...more,
  };
}

const outcomes = (past: readonly Ended[], who = 'ann') =>
  historyOf(past, who).matches.map(({ outcome }) => outcome);

describe('what somebody has played', () => {
  it('is told without an identity, and with their own place in it', () => {
    const scores = [3, 1, 0];
    const past = aMatch([human('ben'), human('ann'), BOT], {
      outcome: { ranking: [[0], [1], [2]], reason: 'score', scores },
    });
    expect(historyOf([past], 'ann').matches).toEqual([
      {
        id: past.id,
        room: 'r',
        game: 'toy',
        players: [
          { name: 'BEN', ink: 2, bot: null, me: false },
          { name: 'ANN', ink: 2, bot: null, me: true },
          { name: '', ink: 3, bot: 'easy', me: false },
        ],
        outcome: 'lost',
        reason: 'score',
        scores,
        at: past.at,
      },
    ]);
  });

  it('was won, lost, drawn, or came to no result, as each of them saw it', () => {
    const players = [human('ann'), human('ben'), human('cat')];
    const ranked = (...ranking: number[][]) =>
      aMatch(players, { outcome: { ranking, reason: '' } });
    expect(outcomes([ranked([0], [1], [2])])).toEqual(['won']);
    expect(outcomes([ranked([1], [0], [2])])).toEqual(['lost']);
    // two share the first place, or all do
    expect(outcomes([ranked([0, 1], [2])])).toEqual(['won']);
    expect(outcomes([ranked([0, 1], [2])], 'cat')).toEqual(['lost']);
    expect(outcomes([ranked([0, 1, 2])])).toEqual(['drawn']);
    expect(outcomes([aMatch(players, { outcome: null, closed: 'abandoned' })])).toEqual(['none']);
    // alone at the table nobody draws with themselves
    expect(outcomes([aMatch([human('ann')])])).toEqual(['won']);
  });

  it('says why it ended', () => {
    const players = [human('ann'), human('ben')];
    const reasons = [
      aMatch(players),
      aMatch(players, { outcome: null, closed: 'frozen' }),
      aMatch(players, { outcome: null, closed: null }),
    ];
    const { matches } = historyOf(reasons, 'ann');
    expect(matches.map(({ reason, scores }) => [reason, scores])).toEqual([
      ['score', null],
      ['frozen', null],
      ['', null],
    ]);
  });

  it('H32: tells how two stand in each game, by who came out before the other', () => {
    const [ann, ben, cat] = [human('ann'), human('ben'), human('cat')];
    const past = [
      aMatch([ann, ben]),
      aMatch([ben, cat, ann]),
      aMatch([ann, ben], { outcome: { ranking: [[0, 1]], reason: 'score' } }),
      aMatch([ann, ben], { outcome: null, closed: 'abandoned' }),
      aMatch([ben, ann], { game: 'duel' }),
      aMatch([ben, ann]),
    ];
    const { people } = historyOf(past, 'ann');
    expect(people.map(({ name, score }) => ({ name, score }))).toEqual([
      {
        name: 'BEN',
        score: [
          { game: 'toy', won: 1, lost: 2 },
          { game: 'duel', won: 0, lost: 1 },
        ],
      },
      { name: 'CAT', score: [{ game: 'toy', won: 0, lost: 1 }] },
    ]);
  });

  it('leaves out what was given up before anybody moved, with the people in it', () => {
    const nothing = { outcome: null, closed: 'abandoned', count: 0 } as const;
    const past = [
      aMatch([human('ann'), human('ben')], nothing),
      aMatch([human('ann'), human('cat')], { ...nothing, count: 1 }),
      aMatch([human('ann'), human('dan')], { count: 0 }),
    ];
    const { matches, people } = historyOf(past, 'ann');
    expect(matches.map(({ id }) => id)).toEqual(past.slice(1).map(({ id }) => id));
    expect(people.map(({ name }) => name)).toEqual(['CAT', 'DAN']);
  });

  it('is listed up to fifty matches, and the people of all of them up to thirty', () => {
    const past = Array.from({ length: 60 }, (_, n) => aMatch([human('ann'), human(`p${n % 40}`)]));
    const { matches, people } = historyOf(past, 'ann');
    expect(matches.map(({ id }) => id)).toEqual(past.slice(0, 50).map(({ id }) => id));
    expect(people.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, n) => `P${n}`));
    // the matches that are not listed count as well
    expect(people[15]?.matches).toBe(2);
  });
});

describe('with whom', () => {
  it('is told of everybody once, by the newest match together', () => {
    const newest = aMatch([human('ann'), human('ben', 'Benny'), human('cat')], { at: 90 });
    const older = aMatch([human('ben', 'Ben'), human('ann')], { at: 50 });
    expect(historyOf([newest, older], 'ann').people).toMatchObject([
      { ref: { match: newest.id, seat: 1 }, name: 'Benny', ink: 2, matches: 2, at: 90 },
      { ref: { match: newest.id, seat: 2 }, name: 'CAT', ink: 2, matches: 1, at: 90 },
    ]);
  });

  it('names no bot, not oneself, and nobody who has left for good', () => {
    const past = [aMatch([human('ann'), BOT, human('ben', '')])];
    expect(historyOf(past, 'ann').people).toEqual([]);
  });
});
