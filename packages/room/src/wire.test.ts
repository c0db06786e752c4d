import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import type { Evening } from './testing/evening.ts';
import { dueling, move, table } from './testing/words.ts';
import { hear, type ViewerClass, viewRoom } from './view.ts';
import { applyStep, stepBetween } from './wire.ts';

/** What a class is sent when something happens. */
function sent(to: Evening, me: ViewerClass, happens: () => Decision) {
  const before = viewRoom(to.room(), me, to.deps);
  const decision = happens();
  const after = viewRoom(to.room(), me, to.deps);
  const body = stepBetween(before, after, hear(decision.ok ? decision.said : [], me));
  return { before, after, body };
}

describe('a step on the wire', () => {
  it('carries the parts that changed, each whole, and what is heard', () => {
    const tonight = dueling();
    const { body, after } = sent(tonight, 'public', () => move(tonight, 'Ann', 'pass'));
    expect(body).toEqual({
      room: { asks: after.asks },
      table: { turn: 1 },
      heard: [{ at: tonight.room().at, event: { type: 'turned', turn: 1 } }],
    });
  });

  it('leads from one view to the next', () => {
    const tonight = dueling({ banks: true });
    const { body, before, after } = sent(tonight, 0, () => move(tonight, 'Ann', 'win'));
    const step = body && body !== 'full' ? body : null;
    expect(step && applyStep(before, { ...step, step: 1, now: 0 })).toEqual(after);
  });

  it('tells of a long list the places that are new', () => {
    const tonight = table(['Ann', 'Ben', 'Cid', 'Dov']);
    const rename = { do: 'rename', name: 'Anna', ink: 6 } as const;
    const { body, before, after } = sent(tonight, 1, () => tonight.send('Ann', rename));
    expect(body).toMatchObject({ room: {}, places: { room: { people: { 0: after.people[0] } } } });
    const step = body && body !== 'full' ? body : null;
    expect(step && applyStep(before, { ...step, step: 1, now: 0 })).toEqual(after);
  });

  it('is nothing for a class whose bytes do not change', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    const skip = { do: 'move', move: { do: 'prefs', skip: true } } as const;
    const { body, before, after } = sent(tonight, 1, () => tonight.send('Ann', skip, '1/match'));
    expect(body).toBeNull();
    expect(after).toEqual(before);
  });

  it('is everything when another match is on the table, or none any more', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    const full = (happens: () => Decision) => sent(tonight, 0, happens).body === 'full';
    expect(full(() => tonight.send('Ann', { do: 'start' }))).toBe(true);
    expect(full(() => move(tonight, 'Ann', 'win'))).toBe(false);
    expect(full(() => tonight.send('Ann', { do: 'lobby' }))).toBe(true);
  });

  it('is everything when a part of the game’s view is gone', () => {
    const tonight = dueling();
    const mine = viewRoom(tonight.room(), 0, tonight.deps);
    const open = viewRoom(tonight.room(), 'public', tonight.deps);
    expect(stepBetween(mine, open, hear([], 'public'))).toBe('full');
    expect(stepBetween(open, mine, hear([], 0))).toMatchObject({ table: { wish: 'plain' } });
  });
});
