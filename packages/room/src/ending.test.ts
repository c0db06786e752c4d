import { describe, expect, it } from 'vitest';
import { decide, foldAll } from './decide.ts';
import { HOLD_MS } from './hold.ts';
import { matchOf, playing } from './room.ts';
import { actorOf, type Evening, identity } from './testing/evening.ts';
import { reread } from './testing/reread.ts';
import { dueling, HOUSE, said, settleDuel, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const abandon = (to: Evening, name = 'Ann') => to.send(name, { do: 'abandon' });
const vote = (to: Evening, name: string, yes = true) => to.send(name, { do: 'endVote', yes });
const wants = (to: Evening) => viewRoom(to.room(), 'public', to.deps).match?.endVote;
const isOver = (to: Evening) => to.room().stage.at === 'over';

function three(): Evening {
  const tonight = table(['Ann', 'Ben', 'Cat']);
  tonight.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
  tonight.send('Ann', { do: 'start' });
  return tonight;
}

describe('ending a match by the host', () => {
  it('needs somebody who has long been absent', () => {
    const tonight = dueling();
    expect(why(abandon(tonight))).toBe('present');
    tonight.send(HOUSE, { do: 'away', person: 2 });
    tonight.wait(HOLD_MS - 1);
    expect(why(abandon(tonight))).toBe('present');
    tonight.wait(1);
    expect(abandon(tonight).ok).toBe(true);
    const { stage, series, kept } = tonight.room();
    expect(stage).toMatchObject({ at: 'over', match: { closed: 'abandoned', outcome: null } });
    expect([series, kept]).toEqual([[], {}]);
    expect(viewRoom(tonight.room(), 0, tonight.deps).match?.secret).toBe(tonight.secrets.get(1));
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
    const tonight = three();
    tonight.send(HOUSE, { do: 'away', person: 3 });
    tonight.wait(HOLD_MS);
    expect(why(abandon(tonight, 'Ben'))).toBe('notHost');
    expect(why(abandon(tonight, 'Eve'))).toBe('notSeated');
    expect(abandon(tonight).ok).toBe(true);
    expect(why(abandon(tonight))).toBe('stale');
  });

  it('an older log, in which a guest might, still folds to its end', () => {
    const tonight = three();
    const begun = tonight.log();
    const at = begun.at(-1)?.at ?? 0;
    const last = {
      room: tonight.room().id,
      seq: begun.length + 1,
      actor: `person:${identity('Ben')}`,
      commandId: 'old',
      key: 'room',
      command: { do: 'abandon' },
      at,
    } as const;
    const deps = { ...tonight.deps, secret: (n: number) => tonight.secrets.get(n) ?? 'f' };
    const room = foldAll([...begun, last], deps);
    expect(room && matchOf(room)?.closed).toBe('abandoned');
    expect(room?.stage.at).toBe('over');
  });
});

describe('ending a match by the word of all', () => {
  it('is over when the last who is there says yes, and not before', () => {
    const tonight = three();
    expect(said(vote(tonight, 'Ben'))).toEqual([{ type: 'wantsEnd', person: 2 }]);
    expect(wants(tonight)).toEqual([2]);
    vote(tonight, 'Ann');
    expect(wants(tonight)).toEqual([2, 1]);
    expect(isOver(tonight)).toBe(false);
    vote(tonight, 'Cat');
    expect(matchOf(tonight.room())).toMatchObject({ closed: 'abandoned', outcome: null });
    expect(isOver(tonight)).toBe(true);
    expect(wants(tonight)).toBeUndefined();
  });

  it('one word against it takes it off the table', () => {
    const tonight = three();
    vote(tonight, 'Ben');
    vote(tonight, 'Ann');
    expect(said(vote(tonight, 'Cat', false))).toEqual([{ type: 'goesOn', person: 3 }]);
    expect(wants(tonight)).toBeUndefined();
    expect(why(vote(tonight, 'Cat', false))).toBe('stale');
    vote(tonight, 'Cat');
    expect(isOver(tonight)).toBe(false);
  });

  it('the same word again is no news', () => {
    const tonight = three();
    vote(tonight, 'Ben');
    expect(why(vote(tonight, 'Ben'))).toBe('stale');
  });

  it('somebody away for a moment is waited for, and then no longer', () => {
    const tonight = dueling();
    tonight.send(HOUSE, { do: 'away', person: 2 });
    tonight.wait(HOLD_MS - 1);
    vote(tonight, 'Ann');
    expect(isOver(tonight)).toBe(false);
    tonight.wait(1);
    vote(tonight, 'Ann');
    expect(isOver(tonight)).toBe(true);
  });

  it('whoever gets up is no longer waited for, and takes their own word along', () => {
    const tonight = three();
    vote(tonight, 'Ben');
    vote(tonight, 'Ann');
    tonight.send('Cat', { do: 'leave' });
    expect(isOver(tonight)).toBe(true);
    const other = three();
    vote(other, 'Ben');
    other.send('Ben', { do: 'leave' });
    expect(wants(other)).toBeUndefined();
    expect(isOver(other)).toBe(false);
  });

  it('whoever is put out is no longer waited for', () => {
    const tonight = three();
    vote(tonight, 'Ben');
    vote(tonight, 'Ann');
    tonight.send('Ann', { do: 'remove', who: { person: 3 }, inside: [] });
    expect(isOver(tonight)).toBe(true);
  });

  it('a word for one match does not count in the next', () => {
    const tonight = dueling();
    vote(tonight, 'Ben');
    const key = `${playing(tonight.room())?.number}/end`;
    settleDuel(tonight);
    expect(wants(tonight)).toBeUndefined();
    tonight.send('Ann', { do: 'lobby' });
    tonight.send('Ann', { do: 'start' });
    const late = { do: 'endVote', yes: true } as const;
    expect(why(tonight.send('Ann', late, key))).toBe('stale');
    expect(wants(tonight)).toBeUndefined();
  });

  it('is of those who play', () => {
    const tonight = three();
    expect(why(vote(tonight, 'Eve'))).toBe('notSeated');
    tonight.send('Ann', { do: 'kick', person: 2 });
    expect(why(vote(tonight, 'Ben'))).toBe('kicked');
    const lobby = table(['Ann', 'Ben']);
    expect(why(vote(lobby, 'Ann'))).toBe('stale');
  });

  it('folds from the log to the same room', () => {
    const tonight = three();
    vote(tonight, 'Ben');
    sit(tonight, 'Cat');
    vote(tonight, 'Ann', false);
    vote(tonight, 'Cat');
    expect(foldAll(reread(tonight.log()), tonight.deps)).toEqual(tonight.room());
    const envelope = { id: 'x', key: '1/end', command: { do: 'endVote', yes: true } } as const;
    const now = { at: tonight.room().at, fresh: 'f', deps: tonight.deps };
    expect(decide(tonight.room(), actorOf('Ann'), envelope, now).ok).toBe(true);
  });
});
