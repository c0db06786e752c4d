import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, move, table } from './testing/words.ts';
import { hear, type ViewerClass, viewRoom } from './view.ts';
import { applyStep, bodyBetween, needsFull, wholeStep } from './wire.ts';

/** What a class is sent when something happens. */
function sent(to: ScriptedRoom, me: ViewerClass, happens: () => Decision) {
  const before = viewRoom(to.room(), me, to.deps);
  const decision = happens();
  const after = viewRoom(to.room(), me, to.deps);
  const heard = hear(decision.ok ? decision.said : [], me);
  const isNews = heard.length > 0 || bodyBetween(before, after) !== null;
  const step = isNews ? wholeStep(before, after, { step: 1, now: 0, heard }) : null;
  return { before, after, step, isFull: needsFull(before, after) };
}

describe('a step on the wire', () => {
  it('carries the parts that changed, each whole, and what is heard', () => {
    const scripted = dueling();
    const { step, after } = sent(scripted, 'public', () => move(scripted, 'Ann', 'pass'));
    expect(step).toEqual({
      step: 1,
      now: 0,
      room: { asks: after.asks, takeBack: after.takeBack },
      table: { turn: 1 },
      heard: [{ at: scripted.room().at, event: { type: 'turned', turn: 1 } }],
    });
  });

  it('leads from one view to the next', () => {
    const scripted = dueling({ banks: true });
    const { step, before, after } = sent(scripted, 0, () => move(scripted, 'Ann', 'win'));
    expect(step && applyStep(before, step)).toEqual(after);
  });

  it('tells of a long list the places that are new', () => {
    const scripted = table(['Ann', 'Ben', 'Cid', 'Dov']);
    const rename = { do: 'rename', name: 'Anna', ink: 6 } as const;
    const { step, before, after } = sent(scripted, 1, () => scripted.send('Ann', rename));
    expect(step).toMatchObject({ room: {}, places: { room: { people: { 0: after.people[0] } } } });
    expect(step && applyStep(before, step)).toEqual(after);
  });

  it('is nothing for a class whose bytes do not change', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const skip = { do: 'move', move: { do: 'prefs', skip: true } } as const;
    const { step, before, after } = sent(scripted, 1, () => scripted.send('Ann', skip, '1/match'));
    expect(step).toBeNull();
    expect(after).toEqual(before);
  });

  it('is everything when another match is on the table, or none any more', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const full = (happens: () => Decision) => sent(scripted, 0, happens).isFull;
    expect(full(() => scripted.send('Ann', { do: 'start' }))).toBe(true);
    expect(full(() => move(scripted, 'Ann', 'win'))).toBe(false);
    expect(full(() => scripted.send('Ann', { do: 'lobby' }))).toBe(true);
  });

  it('is everything when a part of the game’s view is gone', () => {
    const scripted = dueling();
    const mine = viewRoom(scripted.room(), 0, scripted.deps);
    const open = viewRoom(scripted.room(), 'public', scripted.deps);
    expect(needsFull(mine, open)).toBe(true);
    expect(needsFull(open, mine)).toBe(false);
    expect(bodyBetween(open, mine)).toMatchObject({ table: { wish: 'plain' } });
  });
});
