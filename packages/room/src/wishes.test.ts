import { describe, expect, it } from 'vitest';
import { foldAll } from './decide.ts';
import { ready } from './ready.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, names, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const seen = (of: ScriptedRoom) => viewRoom(of.room(), 'public', of.deps);
const wish = (of: ScriptedRoom, who: string, game: string | null) =>
  of.send(who, { do: 'wish', game });
const trio = () => table(['Ann', 'Ben', 'Cat']);

describe('a wish', () => {
  it('is seen by all, one by person, until it is taken back', () => {
    const scripted = trio();
    wish(scripted, 'Ben', 'duel');
    wish(scripted, 'Cat', 'duel');
    wish(scripted, 'Ben', 'toy');
    expect(seen(scripted).wishes).toEqual([
      { person: 3, game: 'duel' },
      { person: 2, game: 'toy' },
    ]);
    wish(scripted, 'Cat', null);
    expect(seen(scripted).wishes).toEqual([{ person: 2, game: 'toy' }]);
    expect(wish(scripted, 'Ben', 'toy')).toMatchObject({ ok: true, same: true });
    expect(why(wish(scripted, 'Ben', 'chess'))).toBe('noSuchGame');
    expect(why(wish(scripted, 'Dan', 'duel'))).toBe('notSeated');
  });

  it('is said in the waiting room and at the end, and goes with whoever gets up', () => {
    const scripted = dueling();
    expect(why(wish(scripted, 'Ben', 'toy'))).toBe('stale');
    settleDuel(scripted);
    wish(scripted, 'Ben', 'toy');
    expect(seen(scripted).wishes).toHaveLength(1);
    scripted.send('Ann', { do: 'lobby' });
    expect(seen(scripted).wishes).toHaveLength(1);
    scripted.send('Ben', { do: 'leave' });
    expect(seen(scripted).wishes).toEqual([]);
  });

  it('decides nothing while the host is here, however many agree', () => {
    const scripted = trio();
    for (const who of ['Ann', 'Ben', 'Cat']) wish(scripted, who, 'duel');
    expect(scripted.room().game).toBe('toy');
  });

  it('of more than half of those who are here decides while the host is away', () => {
    const scripted = trio();
    wish(scripted, 'Ben', 'duel');
    scripted.send(HOUSE, { do: 'away', person: 1 });
    expect(scripted.room().game).toBe('toy');
    const moved = wish(scripted, 'Cat', 'duel');
    expect(scripted.room().game).toBe('duel');
    // whoever is away keeps no chair from others, and a host who sits no more hosts no more
    expect(names(scripted.room())).toEqual(['Ben', 'Cat']);
    expect(said(moved)).toEqual([
      { type: 'switched', game: 'duel', out: [1], in: [] },
      { type: 'hosts', person: 2 },
    ]);
    expect(seen(scripted).wishes).toEqual([]);
  });
});

describe('another game', () => {
  it('is one word of the host from the end of a match', () => {
    const scripted = dueling();
    settleDuel(scripted);
    const moved = scripted.send('Ann', { do: 'game', game: 'toy' });
    expect(said(moved)).toEqual([{ type: 'switched', game: 'toy', out: [], in: [] }]);
    expect(scripted.room()).toMatchObject({ stage: { at: 'lobby' }, game: 'toy' });
    expect(names(scripted.room()).slice(0, 3)).toEqual(['Ann', 'Ben', null]);
  });

  it('H9: that seats fewer takes whoever has waited longest, and tells who watches', () => {
    const scripted = trio();
    const moved = scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(names(scripted.room())).toEqual(['Ann', 'Ben']);
    expect(said(moved)).toEqual([{ type: 'switched', game: 'duel', out: [3], in: [] }]);
    scripted.send('Ann', { do: 'options', options: { banks: false } });
    scripted.send('Ann', { do: 'start' });
    settleDuel(scripted);
    // Cat has waited a match: she sits, then the host
    expect(seen(scripted).queue).toEqual([3, 1, 2]);
    const next = scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(said(next)).toEqual([{ type: 'switched', game: 'duel', out: [2], in: [3] }]);
    expect(names(scripted.room())).toEqual(['Ann', 'Cat']);
    // where there is room again everybody has a chair again
    scripted.send('Ann', { do: 'game', game: 'toy' });
    expect(names(scripted.room()).slice(0, 3)).toEqual(['Ann', 'Cat', 'Ben']);
  });

  it('H9: seats whom the host names, and nobody else', () => {
    const scripted = trio();
    const game = (sit_: number[]) => scripted.send('Ann', { do: 'game', game: 'duel', sit: sit_ });
    expect([[1, 2, 3], [1, 1], [1, 9], []].map((one) => why(game(one)))).toEqual(
      Array.from({ length: 4 }, () => 'noSuchPerson'),
    );
    expect(said(game([2, 3]))).toContainEqual({ type: 'hosts', person: 2 });
    expect(names(scripted.room())).toEqual(['Ben', 'Cat']);
  });

  it('keeps its bots where people leave room, and gives nobody a chair who is away', () => {
    const scripted = trio();
    scripted.send('Ann', { do: 'game', game: 'duel', sit: [1, 2] });
    scripted.send(HOUSE, { do: 'away', person: 3 });
    scripted.send('Ann', { do: 'game', game: 'toy' });
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'easy' });
    expect(names(scripted.room()).slice(0, 3)).toEqual(['Ann', 'Ben', 'blot']);
    scripted.send('Ben', { do: 'leave' });
    scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(names(scripted.room())).toEqual(['Ann', 'blot']);
  });

  it('H9: keeps the place in line of somebody whose connection is lost, whom the host may seat', () => {
    const scripted = trio();
    scripted.send('Ann', { do: 'game', game: 'duel', sit: [1, 2] });
    scripted.send('Ann', { do: 'options', options: { banks: false } });
    scripted.send('Ann', { do: 'start' });
    settleDuel(scripted);
    scripted.send(HOUSE, { do: 'away', person: 3 });
    expect(seen(scripted).queue).toEqual([3, 1, 2]);
    expect(ready(scripted.room(), [3, 1, 2])).toEqual([1, 2]);
    scripted.send('Ann', { do: 'game', game: 'duel', sit: [1, 3] });
    expect(names(scripted.room())).toEqual(['Ann', 'Cat']);
    expect(ready(scripted.room(), [3, 1, 2])).toEqual([1, 2, 3]);
  });

  it('of a log from before the word named who sits: the host first, then as they sat', () => {
    const scripted = trio();
    scripted.send('Ann', {
      do: 'order',
      chairs: [1, 2, 0, ...scripted.room().chairs.keys()]
        .slice(0, 3)
        .concat([...scripted.room().chairs.keys()].slice(3)),
    });
    scripted.send('Ann', { do: 'game', game: 'duel' });
    const older = scripted.log().map((commit) => {
      const { command } = commit;
      return command.do === 'game'
        ? { ...commit, command: { do: 'game', game: 'duel' } as const }
        : commit;
    });
    const room = foldAll(older, scripted.deps);
    expect(room && names(room)).toEqual(['Ben', 'Ann']);
  });
});

it('H9: a new host is told, whoever made them so', () => {
  const scripted = trio();
  expect(said(scripted.send('Ann', { do: 'leave' }))).toContainEqual({ type: 'hosts', person: 2 });
  expect(said(scripted.send('Ben', { do: 'host', person: 3 }))).toEqual([
    { type: 'hosts', person: 3 },
  ]);
  expect(said(sit(scripted, 'Ann'))).toEqual([{ type: 'sat', person: 1 }]);
});
