import { describe, expect, it } from 'vitest';
import { fallsAt } from './clock.ts';
import { DAY_MS } from './days.ts';
import { HOLD_MS } from './hold.ts';
import { nextClock } from './pause.ts';
import { playing } from './room.ts';
import { BANK_MS, INCREMENT_MS } from './testing/duel.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, move, said, sit, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

type Days = 1 | 3 | 7 | null;
const pace = (to: ScriptedRoom, who: string, days: Days, yes = true) =>
  to.send(who, { do: 'pace', days, yes });
const paceOf = (to: ScriptedRoom) => viewRoom(to.room(), 'public', to.deps).pace;
const clocks = ({ room }: ScriptedRoom) => playing(room())?.clocks ?? [];
const clock = (to: ScriptedRoom, key: string) => clocks(to).find((one) => one.key === key);

/** Ann and Ben with banks of time, Ann to move; both have agreed to so many days a move. */
function slow(days: Days = 3): ScriptedRoom {
  const scripted = dueling({ banks: true });
  pace(scripted, 'Ann', days);
  pace(scripted, 'Ben', days);
  return scripted;
}

describe('the pace of a room', () => {
  it('is another once all who sit have said so, and all see who is awaited', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    expect(said(pace(scripted, 'Ben', 3))).toEqual([{ type: 'wantsPace', person: 2, days: 3 }]);
    expect(paceOf(scripted)).toEqual({
      days: null,
      asked: { days: 3, yes: [2], awaited: [1, 3] },
    });
    pace(scripted, 'Ann', 3);
    expect(paceOf(scripted).asked?.awaited).toEqual([3]);
    expect(said(pace(scripted, 'Cat', 3))).toEqual([
      { type: 'wantsPace', person: 3, days: 3 },
      { type: 'paced', days: 3 },
    ]);
    expect(paceOf(scripted)).toEqual({ days: 3, asked: null });
  });

  it('stays when one of them is against it', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    pace(scripted, 'Ann', 1);
    expect(said(pace(scripted, 'Cat', 1, false))).toEqual([{ type: 'keepsPace', person: 3 }]);
    expect(paceOf(scripted)).toEqual({ days: null, asked: null });
    expect(why(pace(scripted, 'Ben', 1, false))).toBe('stale');
  });

  it('takes one word of each, about the pace that is asked for', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(why(pace(scripted, 'Ann', null))).toBe('stale');
    pace(scripted, 'Ann', 1);
    expect(why(pace(scripted, 'Ann', 1))).toBe('stale');
    expect(why(pace(scripted, 'Ben', 7))).toBe('stale');
    expect(why(pace(scripted, 'Eve', 1))).toBe('notSeated');
    expect(pace(scripted, 'Ben', 1).ok).toBe(true);
    expect(why(pace(scripted, 'Ben', 1))).toBe('stale');
  });

  it('waits for whoever is cut off, however long, and not for whoever got up', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(10 * HOLD_MS);
    pace(scripted, 'Ann', 7);
    pace(scripted, 'Cat', 7);
    expect(paceOf(scripted)).toMatchObject({ days: null, asked: { awaited: [2] } });
    scripted.send('Ben', { do: 'leave' });
    expect(paceOf(scripted)).toEqual({ days: 7, asked: null });
  });

  it('is asked for no more when all have got up who wanted it', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    pace(scripted, 'Ben', 7);
    scripted.send('Ben', { do: 'leave' });
    expect(paceOf(scripted)).toEqual({ days: null, asked: null });
    sit(scripted, 'Ben');
    expect(paceOf(scripted).asked).toBeNull();
  });

  it('is asked of whoever sits in the game that is chosen by wishes', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    pace(scripted, 'Ben', 7);
    pace(scripted, 'Cat', 7);
    scripted.send(HOUSE, { do: 'away', person: 1 });
    scripted.send('Ben', { do: 'wish', game: 'duel' });
    expect(paceOf(scripted)).toMatchObject({ days: null, asked: { awaited: [1] } });
    expect(said(scripted.send('Cat', { do: 'wish', game: 'duel' }))).toEqual([
      { type: 'switched', game: 'duel', out: [1], in: [] },
      { type: 'paced', days: 7 },
      { type: 'hosts', person: 2 },
    ]);
    expect(paceOf(scripted)).toEqual({ days: 7, asked: null });
  });

  it('is one person’s own where bots sit with them', () => {
    const scripted = table(['Ann'], { game: 'duel' });
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    expect(pace(scripted, 'Ann', 1).ok).toBe(true);
    expect(paceOf(scripted).days).toBe(1);
  });
});

describe('a slow match', () => {
  it('has days for every question, whole for each, and ends as a game’s clock ends it', () => {
    const scripted = slow(3);
    expect(clocks(scripted).map(({ left }) => left)).toEqual([3 * DAY_MS, 3 * DAY_MS]);
    scripted.wait(2 * DAY_MS);
    move(scripted, 'Ann', 'pass');
    move(scripted, 'Ben', 'pass', 1);
    expect(clock(scripted, 'bank:0')?.left).toBe(3 * DAY_MS);
    const falls = fallsAt(nextClock(scripted.room())!)!;
    expect(falls - scripted.room().at).toBe(3 * DAY_MS);
    const timeout = () => scripted.send(TIMER, { do: 'timeout', timer: 'bank:0' });
    scripted.wait(3 * DAY_MS - 1);
    expect(why(timeout())).toBe('stale');
    scripted.wait(1);
    expect(timeout().ok).toBe(true);
    expect(scripted.room().stage).toMatchObject({
      at: 'over',
      match: { outcome: { ranking: [[1], [0]] } },
    });
  });

  it('goes on by its own clocks where they stopped, as if no day had passed', () => {
    const scripted = dueling({ banks: true });
    scripted.wait(20_000);
    move(scripted, 'Ann', 'pass');
    scripted.wait(5_000);
    for (const who of ['Ann', 'Ben']) pace(scripted, who, 1);
    scripted.wait(DAY_MS / 2);
    move(scripted, 'Ben', 'pass', 1);
    for (const who of ['Ann', 'Ben']) pace(scripted, who, null);
    expect(clocks(scripted).every((one) => one.slow === undefined)).toBe(true);
    expect(clock(scripted, 'bank:0')).toMatchObject({
      left: BANK_MS - 20_000 + INCREMENT_MS,
      since: scripted.room().at,
    });
    move(scripted, 'Ann', 'pass', 2);
    expect(clock(scripted, 'bank:1')?.left).toBe(BANK_MS - 5_000);
  });

  it('gives nobody a right because somebody is away', () => {
    const scripted = slow();
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(2 * DAY_MS);
    expect(why(scripted.send('Ann', { do: 'standIn', seat: 1, level: 'easy' }))).toBe('present');
    expect(why(scripted.send('Ann', { do: 'abandon' }))).toBe('present');
    scripted.send('Ann', { do: 'endVote', yes: true });
    expect(playing(scripted.room())?.endVote).toEqual([1]);
    const host = slow();
    host.send(HOUSE, { do: 'away', person: 1 });
    host.wait(2 * DAY_MS);
    expect(why(host.send('Ben', { do: 'host', person: 2 }))).toBe('present');
  });

  it('knows no thirty seconds more', () => {
    const scripted = slow();
    expect(viewRoom(scripted.room(), 0, scripted.deps).asks.some(({ more }) => more)).toBe(false);
    expect(why(scripted.send('Ann', { do: 'moreTime' }, '1/turn:0'))).toBe('stale');
  });

  it('leaves rights to whoever is there once it is over', () => {
    const scripted = slow();
    move(scripted, 'Ann', 'win');
    scripted.send(HOUSE, { do: 'away', person: 1 });
    scripted.wait(HOLD_MS);
    expect(scripted.send('Ben', { do: 'host', person: 2 }).ok).toBe(true);
  });

  it('begins slow where that was agreed before, and so does the next', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    for (const who of ['Ann', 'Ben']) pace(scripted, who, 7);
    scripted.send('Ann', { do: 'start' });
    expect(clock(scripted, 'bank:0')?.left).toBe(7 * DAY_MS);
    move(scripted, 'Ann', 'win');
    expect(paceOf(scripted).days).toBe(7);
  });
});
