import { describe, expect, it } from 'vitest';
import type { CommandOf } from './command.ts';
import { foldAll } from './decide.ts';
import type { Evening } from './testing/evening.ts';
import { again, dueling, HOUSE, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

type Length = CommandOf<'series'>['length'];

/** Ann and Ben before a duel without clocks, in a series of a length. */
function seriesOf(length: Length): Evening {
  const tonight = table(['Ann', 'Ben'], { game: 'duel' });
  tonight.send('Ann', { do: 'options', options: { banks: false } });
  expect(tonight.send('Ann', { do: 'series', length }).ok).toBe(true);
  tonight.send('Ann', { do: 'start' });
  return tonight;
}

/** The next match begins, one seat on: whoever then sits first wins it, unless it ends level. */
function playAgain(tonight: Evening): void {
  for (const name of ['Ann', 'Ben']) again(tonight, name);
  expect(tonight.send(HOUSE, { do: 'start' }).ok).toBe(true);
}

const seen = (of: Evening) => viewRoom(of.room(), 'public', of.deps);
/** Of Ann and of Ben. */
const points = (of: Evening) =>
  seen(of)
    .series.toSorted((one, two) => one.person - two.person)
    .map((row) => row.points);

describe('the length of a series', () => {
  it('is open unless the host says so', () => {
    const tonight = dueling();
    expect(seen(tonight)).toMatchObject({ seriesLength: null, counts: 'wins' });
    for (let match = 0; match < 12; match += 1) {
      settleDuel(tonight, 'level');
      expect(seen(tonight).decided).toBeNull();
      playAgain(tonight);
    }
    expect(points(tonight)).toEqual([12, 12]);
  });

  it('is the host’s to say, in the waiting room, and seen by all', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    const length = { by: 'wins', n: 3 } as const;
    expect(why(tonight.send('Ben', { do: 'series', length }))).toBe('notHost');
    tonight.send('Ann', { do: 'series', length });
    expect(seen(tonight).seriesLength).toEqual(length);
    tonight.send('Ann', { do: 'start' });
    expect(why(tonight.send('Ann', { do: 'series', length: null }))).toBe('stale');
  });

  it('counts wins only where matches are won; a game of scores makes the series open again', () => {
    const wins = { by: 'wins', n: 2 } as const;
    const matches = { by: 'matches', n: 2 } as const;
    const tonight = table(['Ann', 'Ben']);
    expect(seen(tonight).counts).toBe('scores');
    expect(why(tonight.send('Ann', { do: 'series', length: wins }))).toBe('badOptions');
    tonight.send('Ann', { do: 'game', game: 'duel' });
    tonight.send('Ann', { do: 'series', length: wins });
    tonight.send('Ann', { do: 'game', game: 'toy' });
    expect(seen(tonight).seriesLength).toBeNull();
    tonight.send('Ann', { do: 'series', length: matches });
    tonight.send('Ann', { do: 'game', game: 'duel' });
    expect(seen(tonight).seriesLength).toEqual(matches);
  });
});

describe('a series', () => {
  it('of matches is decided after so many, for whoever has won the most', () => {
    const tonight = seriesOf({ by: 'matches', n: 3 });
    settleDuel(tonight);
    expect(seen(tonight).decided).toBeNull();
    playAgain(tonight);
    settleDuel(tonight, 'level');
    expect(seen(tonight).decided).toBeNull();
    playAgain(tonight);
    settleDuel(tonight);
    expect(points(tonight)).toEqual([3, 1]);
    expect(seen(tonight).decided).toEqual([tonight.no('Ann')]);
  });

  it('to so many wins is decided by the first to have them, and then told', () => {
    const tonight = seriesOf({ by: 'wins', n: 2 });
    settleDuel(tonight);
    playAgain(tonight);
    settleDuel(tonight, 'level');
    const heard = tonight.room().stage;
    expect(heard.at === 'over' && heard.match.said.at(-1)).toMatchObject({
      room: { type: 'decided', people: [tonight.no('Ann')] },
    });
    expect(seen(tonight).decided).toEqual([tonight.no('Ann')]);
  });

  it('that two bring to its end together is shared', () => {
    const tonight = seriesOf({ by: 'wins', n: 1 });
    settleDuel(tonight, 'level');
    expect(seen(tonight).decided).toEqual([1, 2]);
  });

  it('that is decided leaves the room open; the next match is the first of a new one', () => {
    const tonight = seriesOf({ by: 'wins', n: 1 });
    settleDuel(tonight);
    expect(points(tonight)).toEqual([1, 0]);
    playAgain(tonight);
    expect(points(tonight)).toEqual([]);
    expect(seen(tonight).decided).toBeNull();
    settleDuel(tonight);
    expect(seen(tonight).decided).toEqual([tonight.no('Ben')]);
    expect(points(tonight)).toEqual([0, 1]);
  });

  it('counts its matches whoever plays them', () => {
    const tonight = seriesOf({ by: 'matches', n: 2 });
    settleDuel(tonight);
    tonight.send('Ann', { do: 'lobby' });
    for (const name of ['Ann', 'Ben']) tonight.send(name, { do: 'leave' });
    for (const name of ['Cat', 'Dan']) sit(tonight, name);
    tonight.send('Cat', { do: 'start' });
    const ended = tonight.send('Cat', { do: 'move', move: { do: 'win' } }, '2/turn:0');
    expect(said(ended)).toEqual([
      { type: 'decided', people: [tonight.no('Ann'), tonight.no('Cat')] },
    ]);
  });

  it('folds from its log as it was played, over its end', () => {
    const tonight = seriesOf({ by: 'wins', n: 1 });
    settleDuel(tonight);
    playAgain(tonight);
    settleDuel(tonight);
    expect(foldAll(tonight.log(), tonight.deps)).toEqual(tonight.room());
  });
});
