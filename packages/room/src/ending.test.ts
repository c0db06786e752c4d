import { describe, expect, it } from 'vitest';
import { decide, foldAll } from './decide.ts';
import { HOLD_MS } from './hold.ts';
import { matchOf, playing } from './room.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { actorOf, identity, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const abandon = (to: ScriptedRoom, name = 'Ann') => to.send(name, { do: 'abandon' });
const vote = (to: ScriptedRoom, name: string, yes = true) => to.send(name, { do: 'endVote', yes });
const wants = (to: ScriptedRoom) => viewRoom(to.room(), 'public', to.deps).match?.endVote;
const isOver = (to: ScriptedRoom) => to.room().stage.at === 'over';

function three(): ScriptedRoom {
  const scripted = table(['Ann', 'Ben', 'Cat']);
  scripted.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
  scripted.send('Ann', { do: 'start' });
  return scripted;
}

describe('ending a match by the host', () => {
  it('needs somebody who has long been absent', () => {
    const scripted = dueling();
    expect(why(abandon(scripted))).toBe('present');
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(HOLD_MS - 1);
    expect(why(abandon(scripted))).toBe('present');
    scripted.wait(1);
    expect(abandon(scripted).ok).toBe(true);
    const { stage, series, kept } = scripted.room();
    expect(stage).toMatchObject({ at: 'over', match: { closed: 'abandoned', outcome: null } });
    expect([series, kept]).toEqual([[], {}]);
    expect(viewRoom(scripted.room(), 0, scripted.deps).match?.secret).toBe(scripted.secrets.get(1));
  });

  it('is free after somebody got up, and against bots', () => {
    const left = dueling();
    left.send('Ben', { do: 'leave' });
    expect(abandon(left).ok).toBe(true);
    const alone = table(['Ann'], { game: 'duel' });
    alone.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    alone.send('Ann', { do: 'start' });
    expect(abandon(alone).ok).toBe(true);
  });

  it('is nobody else’s right, however long somebody is away', () => {
    const scripted = three();
    scripted.send(HOUSE, { do: 'away', person: 3 });
    scripted.wait(HOLD_MS);
    expect(why(abandon(scripted, 'Ben'))).toBe('notHost');
    expect(why(abandon(scripted, 'Eve'))).toBe('notSeated');
    expect(abandon(scripted).ok).toBe(true);
    expect(why(abandon(scripted))).toBe('stale');
  });

  it('an older log, in which a guest might, still folds to its end', () => {
    const scripted = three();
    const begun = scripted.log();
    const at = begun.at(-1)?.at ?? 0;
    const last = {
      room: scripted.room().id,
      seq: begun.length + 1,
      actor: `person:${identity('Ben')}`,
      commandId: 'old',
      key: 'room',
      command: { do: 'abandon' },
      at,
    } as const;
    const deps = { ...scripted.deps, secret: (n: number) => scripted.secrets.get(n) ?? 'f' };
    const room = foldAll([...begun, last], deps);
    expect(room && matchOf(room)?.closed).toBe('abandoned');
    expect(room?.stage.at).toBe('over');
  });
});

describe('ending a match by the word of all', () => {
  it('is over when the last who is there says yes, and not before', () => {
    const scripted = three();
    expect(said(vote(scripted, 'Ben'))).toEqual([{ type: 'wantsEnd', person: 2 }]);
    expect(wants(scripted)).toEqual([2]);
    vote(scripted, 'Ann');
    expect(wants(scripted)).toEqual([2, 1]);
    expect(isOver(scripted)).toBe(false);
    vote(scripted, 'Cat');
    expect(matchOf(scripted.room())).toMatchObject({ closed: 'abandoned', outcome: null });
    expect(isOver(scripted)).toBe(true);
    expect(wants(scripted)).toBeUndefined();
  });

  it('one word against it takes it off the table', () => {
    const scripted = three();
    vote(scripted, 'Ben');
    vote(scripted, 'Ann');
    expect(said(vote(scripted, 'Cat', false))).toEqual([{ type: 'goesOn', person: 3 }]);
    expect(wants(scripted)).toBeUndefined();
    expect(why(vote(scripted, 'Cat', false))).toBe('stale');
    vote(scripted, 'Cat');
    expect(isOver(scripted)).toBe(false);
  });

  it('the same word again is no news', () => {
    const scripted = three();
    vote(scripted, 'Ben');
    expect(why(vote(scripted, 'Ben'))).toBe('stale');
  });

  it('somebody away for a moment is waited for, and then no longer', () => {
    const scripted = dueling();
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(HOLD_MS - 1);
    vote(scripted, 'Ann');
    expect(isOver(scripted)).toBe(false);
    scripted.wait(1);
    vote(scripted, 'Ann');
    expect(isOver(scripted)).toBe(true);
  });

  it('whoever gets up is no longer waited for, and takes their own word along', () => {
    const scripted = three();
    vote(scripted, 'Ben');
    vote(scripted, 'Ann');
    scripted.send('Cat', { do: 'leave' });
    expect(isOver(scripted)).toBe(true);
    const other = three();
    vote(other, 'Ben');
    other.send('Ben', { do: 'leave' });
    expect(wants(other)).toBeUndefined();
    expect(isOver(other)).toBe(false);
  });

  it('whoever is put out is no longer waited for', () => {
    const scripted = three();
    vote(scripted, 'Ben');
    vote(scripted, 'Ann');
    scripted.send('Ann', { do: 'remove', who: { person: 3 }, inside: [] });
    expect(isOver(scripted)).toBe(true);
  });

  it('a word for one match does not count in the next', () => {
    const scripted = dueling();
    vote(scripted, 'Ben');
    const key = `${playing(scripted.room())?.number}/end`;
    settleDuel(scripted);
    expect(wants(scripted)).toBeUndefined();
    scripted.send('Ann', { do: 'lobby' });
    scripted.send('Ann', { do: 'start' });
    const late = { do: 'endVote', yes: true } as const;
    expect(why(scripted.send('Ann', late, key))).toBe('stale');
    expect(wants(scripted)).toBeUndefined();
  });

  it('is of those who play', () => {
    const scripted = three();
    expect(why(vote(scripted, 'Eve'))).toBe('notSeated');
    scripted.send('Ann', { do: 'kick', person: 2 });
    expect(why(vote(scripted, 'Ben'))).toBe('kicked');
    const lobby = table(['Ann', 'Ben']);
    expect(why(vote(lobby, 'Ann'))).toBe('stale');
  });

  it('folds from the log to the same room', () => {
    const scripted = three();
    vote(scripted, 'Ben');
    sit(scripted, 'Cat');
    vote(scripted, 'Ann', false);
    vote(scripted, 'Cat');
    expect(foldAll(jsonRoundTrip(scripted.log()), scripted.deps)).toEqual(scripted.room());
    const envelope = { id: 'x', key: '1/end', command: { do: 'endVote', yes: true } } as const;
    const now = { at: scripted.room().at, fresh: () => 'f', deps: scripted.deps };
    expect(decide(scripted.room(), actorOf('Ann'), envelope, now).ok).toBe(true);
  });
});
