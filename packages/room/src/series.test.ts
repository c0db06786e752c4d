import { describe, expect, it } from 'vitest';
import type { CommandOf } from './command.ts';
import { foldAll } from './decide.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

type Length = CommandOf<'series'>['length'];

/** Ann and Ben before a duel without clocks, in a series of a length. */
function seriesOf(length: Length): ScriptedRoom {
  const scripted = table(['Ann', 'Ben'], { game: 'duel' });
  scripted.send('Ann', { do: 'options', options: { banks: false } });
  expect(scripted.send('Ann', { do: 'series', length }).ok).toBe(true);
  scripted.send('Ann', { do: 'start' });
  return scripted;
}

/** The next match begins, one seat on: whoever then sits first wins it, unless it ends level. */
function playAgain(scripted: ScriptedRoom): void {
  for (const name of ['Ann', 'Ben']) again(scripted, name);
  expect(scripted.send(HOUSE, { do: 'start' }).ok).toBe(true);
}

const seen = (of: ScriptedRoom) => viewRoom(of.room(), 'public', of.deps);
/** Returns the points of Ann and of Ben. */
const points = (of: ScriptedRoom) =>
  seen(of)
    .series.toSorted((one, two) => one.person - two.person)
    .map((row) => row.points);

describe('the length of a series', () => {
  it('is open unless the host says so', () => {
    const scripted = dueling();
    expect(seen(scripted)).toMatchObject({ seriesLength: null, counts: 'wins' });
    for (let match = 0; match < 12; match += 1) {
      settleDuel(scripted, 'level');
      expect(seen(scripted).decided).toBeNull();
      playAgain(scripted);
    }
    expect(points(scripted)).toEqual([12, 12]);
  });

  it('is the host’s to say, in the waiting room, and seen by all', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const length = { by: 'wins', n: 3 } as const;
    expect(why(scripted.send('Ben', { do: 'series', length }))).toBe('notHost');
    scripted.send('Ann', { do: 'series', length });
    expect(seen(scripted).seriesLength).toEqual(length);
    scripted.send('Ann', { do: 'start' });
    expect(why(scripted.send('Ann', { do: 'series', length: null }))).toBe('stale');
  });

  it('counts wins only where matches are won; a game of scores makes the series open again', () => {
    const wins = { by: 'wins', n: 2 } as const;
    const matches = { by: 'matches', n: 2 } as const;
    const scripted = table(['Ann', 'Ben']);
    expect(seen(scripted).counts).toBe('scores');
    expect(why(scripted.send('Ann', { do: 'series', length: wins }))).toBe('badOptions');
    scripted.send('Ann', { do: 'game', game: 'duel' });
    scripted.send('Ann', { do: 'series', length: wins });
    scripted.send('Ann', { do: 'game', game: 'toy' });
    expect(seen(scripted).seriesLength).toBeNull();
    scripted.send('Ann', { do: 'series', length: matches });
    scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(seen(scripted).seriesLength).toEqual(matches);
  });
});

describe('a series', () => {
  it('of matches is decided after so many, for whoever has won the most', () => {
    const scripted = seriesOf({ by: 'matches', n: 3 });
    settleDuel(scripted);
    expect(seen(scripted).decided).toBeNull();
    playAgain(scripted);
    settleDuel(scripted, 'level');
    expect(seen(scripted).decided).toBeNull();
    playAgain(scripted);
    settleDuel(scripted);
    expect(points(scripted)).toEqual([3, 1]);
    expect(seen(scripted).decided).toEqual([scripted.no('Ann')]);
  });

  it('to so many wins is decided by the first to have them, and then told', () => {
    const scripted = seriesOf({ by: 'wins', n: 2 });
    settleDuel(scripted);
    playAgain(scripted);
    settleDuel(scripted, 'level');
    const heard = scripted.room().stage;
    expect(heard.at === 'over' && heard.match.said.at(-1)).toMatchObject({
      room: { type: 'decided', people: [scripted.no('Ann')] },
    });
    expect(seen(scripted).decided).toEqual([scripted.no('Ann')]);
  });

  it('that two bring to its end together is shared', () => {
    const scripted = seriesOf({ by: 'wins', n: 1 });
    settleDuel(scripted, 'level');
    expect(seen(scripted).decided).toEqual([1, 2]);
  });

  it('that is decided leaves the room open; the next match is the first of a new one', () => {
    const scripted = seriesOf({ by: 'wins', n: 1 });
    settleDuel(scripted);
    expect(points(scripted)).toEqual([1, 0]);
    playAgain(scripted);
    expect(points(scripted)).toEqual([]);
    expect(seen(scripted).decided).toBeNull();
    settleDuel(scripted);
    expect(seen(scripted).decided).toEqual([scripted.no('Ben')]);
    expect(points(scripted)).toEqual([0, 1]);
  });

  it('counts its matches whoever plays them', () => {
    const scripted = seriesOf({ by: 'matches', n: 2 });
    settleDuel(scripted);
    scripted.send('Ann', { do: 'lobby' });
    for (const name of ['Ann', 'Ben']) scripted.send(name, { do: 'leave' });
    for (const name of ['Cat', 'Dan']) sit(scripted, name);
    scripted.send('Cat', { do: 'start' });
    const ended = scripted.send('Cat', { do: 'move', move: { do: 'win' } }, '2/turn:0');
    expect(said(ended)).toEqual([
      { type: 'decided', people: [scripted.no('Ann'), scripted.no('Cat')] },
    ]);
  });

  it('folds from its log as it was played, over its end', () => {
    const scripted = seriesOf({ by: 'wins', n: 1 });
    settleDuel(scripted);
    playAgain(scripted);
    settleDuel(scripted);
    expect(foldAll(scripted.log(), scripted.deps)).toEqual(scripted.room());
  });
});
