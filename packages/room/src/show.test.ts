import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAll } from './decide.ts';
import { matchOf, playing } from './room.ts';
import { AHEAD_MS, isShowing, staged } from './show.ts';
import { BANK_MS, duel, SHOWN } from './testing/duel.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import {
  again,
  dueling,
  HOUSE,
  move,
  names,
  settleDuel,
  TIMER,
  table,
  why,
} from './testing/words.ts';
import { inMidst, viewRoom } from './view.ts';

const STEPS = SHOWN.map(({ ms }) => ms);
const LASTS = STEPS.reduce((sum, ms) => sum + ms, 0);
const WHOLE = STEPS[0] ?? 0;

/** A duel in which Ann has just passed, and all look at it. */
function shown(options: Parameters<typeof dueling>[0] = {}): ScriptedRoom {
  const scripted = dueling({ shown: true, ...options });
  expect(move(scripted, 'Ann', 'pass').ok).toBe(true);
  return scripted;
}

const show = (to: ScriptedRoom) => viewRoom(to.room(), 'public', to.deps).show;
const end = (to: ScriptedRoom, id = show(to)?.id ?? '') =>
  to.send(HOUSE, { do: 'endShow', show: id });

describe('a show', () => {
  it('follows from what everybody heard of an input, and is told to all alike', () => {
    const to = shown();
    const { at } = to.room();
    expect(show(to)).toEqual({
      id: '1/show:1',
      startsAt: at + AHEAD_MS,
      steps: STEPS,
      wholeUntil: at + AHEAD_MS + WHOLE,
      endsAt: at + AHEAD_MS + LASTS,
    });
    for (const me of [0, 1] as const) {
      expect(viewRoom(to.room(), me, to.deps).show).toEqual(show(to));
    }
  });

  it('is counted by itself, for the count of inputs would tell of those that nobody heard', () => {
    const to = shown();
    const match = matchOf(to.room());
    const said = match?.said.slice(-1) ?? [];
    const after = match && staged(match, { ...match, count: 7 }, said, duel);
    expect(after?.show?.id).toBe('1/show:2');
    // and what nobody heard leaves the last one as it was
    expect(match && staged(match, { ...match, count: 7 }, [], duel).show).toBe(match?.show);
  });

  it('is none where everybody looks at their own pace', () => {
    const to = dueling();
    move(to, 'Ann', 'pass');
    expect(show(to)).toBeNull();
    expect(move(to, 'Ben', 'pass', 1).ok).toBe(true);
  });

  it('takes no move before its end, and then the next', () => {
    const to = shown();
    expect(why(move(to, 'Ben', 'pass', 1))).toBe('showing');
    to.wait(AHEAD_MS + LASTS - 1);
    expect(why(move(to, 'Ben', 'pass', 1))).toBe('showing');
    // what is asked no more is stale, whatever is shown
    expect(why(move(to, 'Ann', 'pass', 0))).toBe('stale');
    to.wait(1);
    expect(move(to, 'Ben', 'pass', 1).ok).toBe(true);
    expect(show(to)?.id).toBe('1/show:2');
  });

  it('lets no clock run before its end', () => {
    const to = shown({ banks: true });
    const { endsAt = 0 } = show(to) ?? {};
    const since = () => viewRoom(to.room(), 'public', to.deps).clocks.map((clock) => clock.since);
    expect(since()).toEqual([endsAt, endsAt, null]);
    to.wait(AHEAD_MS + LASTS + BANK_MS - 1);
    expect(why(to.send(TIMER, { do: 'timeout', timer: 'bank:1' }))).toBe('stale');
    to.wait(1);
    expect(to.send(TIMER, { do: 'timeout', timer: 'bank:1' }).ok).toBe(true);
  });

  it('goes on when the match is over, and holds up nobody who wants another', () => {
    const to = dueling({ shown: true });
    settleDuel(to);
    expect(isShowing(matchOf(to.room()), to.room().at)).toBe(true);
    for (const name of names(to.room())) expect(again(to, name ?? '').ok).toBe(true);
    expect(to.send(HOUSE, { do: 'start' }).ok).toBe(true);
    expect(show(to)).toBeNull();
  });

  it('is none while a match stands still', () => {
    const to = table(['Ann'], { game: 'duel' });
    to.send('Ann', { do: 'options', options: { shown: true } });
    to.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    to.send('Ann', { do: 'start' });
    expect(move(to, 'Ann', 'pass').ok).toBe(true);
    expect(to.send('Ann', { do: 'pause' }).ok).toBe(true);
    expect(isShowing(matchOf(to.room()), to.room().at)).toBe(false);
  });

  it('ends with a match that is ended', () => {
    const to = shown();
    to.send('Ben', { do: 'leave' });
    to.send('Ann', { do: 'abandon' });
    expect(isShowing(matchOf(to.room()), to.room().at)).toBe(false);
  });
});

describe('a show that is ended early', () => {
  it('is over for all, and the clocks run', () => {
    const to = shown({ banks: true });
    to.wait(AHEAD_MS + WHOLE);
    expect(end(to).ok).toBe(true);
    const { at } = to.room();
    expect(show(to)).toMatchObject({ steps: STEPS, endsAt: at });
    expect(viewRoom(to.room(), 'public', to.deps).clocks[0]?.since).toBe(at);
    expect(move(to, 'Ben', 'pass', 1).ok).toBe(true);
  });

  it('is ended after a match, too', () => {
    const to = dueling({ shown: true });
    settleDuel(to);
    to.wait(AHEAD_MS + WHOLE);
    expect(end(to).ok).toBe(true);
  });

  it('is not what is to be seen whole', () => {
    const to = shown();
    to.wait(AHEAD_MS + WHOLE - 1);
    expect(why(end(to))).toBe('stale');
    to.wait(1);
    expect(end(to).ok).toBe(true);
  });

  it('is this one, once, by the house alone', () => {
    const to = shown();
    to.wait(AHEAD_MS + WHOLE);
    expect(why(end(to, '1/show:9'))).toBe('stale');
    expect(why(to.send('Ann', { do: 'endShow', show: '1/show:1' }))).toBe('notAllowed');
    expect(end(to).ok).toBe(true);
    expect(why(end(to))).toBe('stale');
    expect(why(end(dueling(), '1/show:1'))).toBe('stale');
  });
});

describe('whoever comes in the middle of a show', () => {
  it('gets the view from before it, and what of what was heard belongs to it', () => {
    const to = shown();
    const { room, deps } = to;
    to.send(HOUSE, { do: 'away', person: to.no('Ben') });
    const midst = inMidst(room(), 1, deps, room().at);
    expect(midst?.before).toMatchObject({ me: 1, turn: 0 });
    // the turn, and that somebody went away meanwhile
    expect(midst?.heard).toBe(2);
  });

  it('gets nothing of the kind once it is over', () => {
    const to = shown();
    const { endsAt = 0 } = show(to) ?? {};
    expect(inMidst(to.room(), 'public', to.deps, endsAt)).toBeNull();
    expect(inMidst(to.room(), 'public', to.deps, endsAt - 1)).not.toBeNull();
  });
});

it('a log leads to the same show again, whenever what was sent came', () => {
  const waits = fc.array(
    fc.record({
      wait: fc.constantFrom(0, AHEAD_MS, WHOLE, 700, LASTS, 9_000),
      ends: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(waits, fc.boolean(), (plan, banks) => {
      const to = dueling({ shown: true, banks });
      let turn = 0;
      let now = to.room().at;
      for (const { wait, ends } of plan) {
        to.wait(wait);
        now += wait;
        const { show: running } = playing(to.room()) ?? {};
        if (ends && running) end(to);
        const runs = isShowing(playing(to.room()), now);
        const moved = move(to, turn % 2 === 0 ? 'Ann' : 'Ben', 'pass', turn);
        if (moved.ok) turn += 1;
        expect(why(moved)).toBe(runs ? 'showing' : null);
        expect(foldAll(to.log(), to.deps)).toEqual(to.room());
      }
    }),
  );
});
