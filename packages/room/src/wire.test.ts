import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, move, table } from './testing/words.ts';
import { hear, type ViewerClass, viewRoom } from './view.ts';
import { applyStep, stepBetween } from './wire.ts';

/** What a class is sent when something happens. */
function sent(to: ScriptedRoom, me: ViewerClass, happens: () => Decision) {
  const before = viewRoom(to.room(), me, to.deps);
  const decision = happens();
  const after = viewRoom(to.room(), me, to.deps);
  const body = stepBetween(before, after, hear(decision.ok ? decision.said : [], me));
  return { before, after, body };
}

describe('a step on the wire', () => {
  it('carries the parts that changed, each whole, and what is heard', () => {
    const scripted = dueling();
    const { body, after } = sent(scripted, 'public', () => move(scripted, 'Ann', 'pass'));
    expect(body).toEqual({
      room: { asks: after.asks, takeBack: after.takeBack },
      table: { turn: 1 },
      heard: [{ at: scripted.room().at, event: { type: 'turned', turn: 1 } }],
    });
  });

  it('leads from one view to the next', () => {
    const scripted = dueling({ banks: true });
    const { body, before, after } = sent(scripted, 0, () => move(scripted, 'Ann', 'win'));
    const step = body && body !== 'full' ? body : null;
    expect(step && applyStep(before, { ...step, step: 1, now: 0 })).toEqual(after);
  });

  it('tells of a long list the places that are new', () => {
    const scripted = table(['Ann', 'Ben', 'Cid', 'Dov']);
    const rename = { do: 'rename', name: 'Anna', ink: 6 } as const;
    const { body, before, after } = sent(scripted, 1, () => scripted.send('Ann', rename));
    expect(body).toMatchObject({ room: {}, places: { room: { people: { 0: after.people[0] } } } });
    const step = body && body !== 'full' ? body : null;
    expect(step && applyStep(before, { ...step, step: 1, now: 0 })).toEqual(after);
  });

  it('is nothing for a class whose bytes do not change', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const skip = { do: 'move', move: { do: 'prefs', skip: true } } as const;
    const { body, before, after } = sent(scripted, 1, () => scripted.send('Ann', skip, '1/match'));
    expect(body).toBeNull();
    expect(after).toEqual(before);
  });

  it('is everything when another match is on the table, or none any more', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const full = (happens: () => Decision) => sent(scripted, 0, happens).body === 'full';
    expect(full(() => scripted.send('Ann', { do: 'start' }))).toBe(true);
    expect(full(() => move(scripted, 'Ann', 'win'))).toBe(false);
    expect(full(() => scripted.send('Ann', { do: 'lobby' }))).toBe(true);
  });

  it('is everything when a part of the game’s view is gone', () => {
    const scripted = dueling();
    const mine = viewRoom(scripted.room(), 0, scripted.deps);
    const open = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(stepBetween(mine, open, hear([], 'public'))).toBe('full');
    expect(stepBetween(open, mine, hear([], 0))).toMatchObject({ table: { wish: 'plain' } });
  });
});
