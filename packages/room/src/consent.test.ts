import { describe, expect, it } from 'vitest';
import { isOnlooker, showsHands } from './consent.ts';
import { duel } from './testing/duel.ts';
import { identity, type ScriptedRoom, type Start } from './testing/scriptedRoom.ts';
import { dueling, HOUSE, said, sit, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

const HANDS: Start = { game: 'duel', tables: [{ ...duel, hands: () => false }] };
const agree = (to: ScriptedRoom, who: string, yes = true) =>
  to.send(who, { do: 'commentary', yes });
const shown = (to: ScriptedRoom) => viewRoom(to.room(), 'public', to.deps).commentary;

describe('that watchers see hands', () => {
  it('is agreed to by all who sit, and all see who is awaited', () => {
    const scripted = table(['Ann', 'Ben'], HANDS);
    expect(shown(scripted)).toEqual({ yes: [], awaited: [] });
    expect(said(agree(scripted, 'Ben'))).toEqual([{ type: 'showsHands', person: 2 }]);
    expect(shown(scripted)).toEqual({ yes: [2], awaited: [1] });
    expect(showsHands(scripted.room())).toBe(false);
    expect(said(agree(scripted, 'Ann'))).toEqual([
      { type: 'showsHands', person: 1 },
      { type: 'handsShown' },
    ]);
    expect(shown(scripted)).toEqual({ yes: [2, 1], awaited: [] });
    expect(showsHands(scripted.room())).toBe(true);
  });

  it('ends for all by one word, and then has to be agreed to anew by each', () => {
    const scripted = table(['Ann', 'Ben'], HANDS);
    for (const who of ['Ann', 'Ben']) agree(scripted, who);
    expect(said(agree(scripted, 'Ben', false))).toEqual([{ type: 'hidesHands', person: 2 }]);
    expect(shown(scripted)).toEqual({ yes: [], awaited: [] });
    agree(scripted, 'Ben');
    expect(showsHands(scripted.room())).toBe(false);
  });

  it('takes one word of each, of whoever sits, and may be refused before all have spoken', () => {
    const scripted = table(['Ann', 'Ben'], HANDS);
    expect(why(agree(scripted, 'Ann', false))).toBe('stale');
    agree(scripted, 'Ann');
    expect(why(agree(scripted, 'Ann'))).toBe('stale');
    expect(why(agree(scripted, 'Eve'))).toBe('notSeated');
    expect(said(agree(scripted, 'Ben', false))).toEqual([{ type: 'hidesHands', person: 2 }]);
  });

  it('rests while somebody sits who has not agreed, and a word goes with whoever gets up', () => {
    const scripted = table(['Ann'], HANDS);
    agree(scripted, 'Ann');
    expect(showsHands(scripted.room())).toBe(true);
    expect(said(sit(scripted, 'Ben'))).toEqual([
      { type: 'sat', person: 2 },
      { type: 'handsHidden' },
    ]);
    expect(said(scripted.send('Ben', { do: 'leave' }))).toEqual([
      { type: 'left', person: 2 },
      { type: 'handsShown' },
    ]);
    scripted.send('Ann', { do: 'leave' });
    expect(showsHands(scripted.room())).toBe(false);
    sit(scripted, 'Ann');
    expect(shown(scripted)?.yes).toEqual([]);
  });

  it('needs also the word of somebody who is cut off, and none of a bot', () => {
    const scripted = table(['Ann', 'Ben'], HANDS);
    scripted.send(HOUSE, { do: 'away', person: 2 });
    agree(scripted, 'Ann');
    expect(shown(scripted)?.awaited).toEqual([2]);
    scripted.send('Ben', { do: 'leave' });
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    expect(showsHands(scripted.room())).toBe(true);
  });

  it('is no question where no hand is hidden', () => {
    expect(shown(table(['Ann', 'Ben'], { game: 'duel' }))).toBeNull();
  });

  it('is for nobody who sits, or plays the match and has got up', () => {
    const scripted = dueling({}, { tables: HANDS.tables ?? [] });
    const may = (who: string) => isOnlooker(scripted.room(), identity(who));
    scripted.send('Ben', { do: 'leave' });
    expect([may('Ann'), may('Ben'), may('Eve')]).toEqual([false, false, true]);
    const waiting = table(['Ann', 'Ben'], HANDS);
    waiting.send('Ben', { do: 'leave' });
    expect(isOnlooker(waiting.room(), identity('Ben'))).toBe(true);
  });
});
