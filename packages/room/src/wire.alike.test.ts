import { describe, expect, it } from 'vitest';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, table } from './testing/words.ts';
import { type ViewerClass, viewRoom } from './view.ts';
import { isAlike } from './wire.ts';

const view = (of: ScriptedRoom, me: ViewerClass) => viewRoom(of.room(), me, of.deps);
/** Whether two classes see the same, whichever of them is asked first. */
const alike = (of: ScriptedRoom, a: ViewerClass, b: ViewerClass) => {
  const [one, other] = [view(of, a), view(of, b)];
  const both = [isAlike(one, other), isAlike(other, one)];
  expect(both[0]).toBe(both[1]);
  return both[0];
};

describe('two classes of viewers', () => {
  it('see alike in the waiting room, but for what one has chosen in secret', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    expect(alike(scripted, 0, 'public')).toBe(true);
    scripted.send('Ann', { do: 'own', own: 'quick' });
    expect(alike(scripted, 0, 'public')).toBe(false);
    expect(alike(scripted, 1, 'public')).toBe(true);
  });

  it('see alike at a table that shows one no more than the other', () => {
    const scripted = dueling();
    // each player sees a wish of their own, and whoever watches none at all
    expect(alike(scripted, 0, 1)).toBe(true);
    expect(alike(scripted, 0, 'public')).toBe(false);
  });

  it('do not see alike what is not the same room, or not the same table', () => {
    const scripted = dueling();
    const before = view(scripted, 0);
    expect(isAlike(before, { ...before })).toBe(true);
    expect(isAlike(before, { ...before, me: 1 })).toBe(true);
    if (!before.table) throw new Error('nothing lies on the table');
    expect(isAlike(before, { ...before, table: { ...before.table, me: 1 } })).toBe(true);
    expect(isAlike(before, { ...before, table: { ...before.table, turn: 7 } })).toBe(false);
    expect(isAlike(before, { ...before, table: null })).toBe(false);
    scripted.send(HOUSE, { do: 'away', person: 2 });
    expect(isAlike(before, view(scripted, 0))).toBe(false);
  });
});
