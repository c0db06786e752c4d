import type { Table } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import type { Decidable } from './commit.ts';
import type { Decision } from './decide.ts';
import { duel } from './testing/duel.ts';
import { nonce, type ScriptedRoom, type Who } from './testing/scriptedRoom.ts';
import { BOT, dueling, move, sit, table } from './testing/words.ts';

/** Whether a command was accepted, and found to change nothing. */
function isSame(decision: Decision): boolean {
  if (!decision.ok) throw new Error(`refused: ${decision.why.code}`);
  return decision.same;
}

/** Sends a command twice; gives what was said of each time. */
function twice(to: ScriptedRoom, who: Who, command: Decidable, key?: string): readonly boolean[] {
  return [isSame(to.send(who, command, key)), isSame(to.send(who, command, key))];
}

const pick = (slot: number): Decidable => ({ do: 'move', move: { do: 'pick', slot } });
const PICK = '1/pick:1';

function begun(): ScriptedRoom {
  const scripted = table(['Ann', 'Ben']);
  scripted.send('Ann', { do: 'start' });
  return scripted;
}

describe('what is asked once more', () => {
  it('is the same in the waiting room, when all stands so already', () => {
    const scripted = table(['Ann', 'Ben']);
    expect(twice(scripted, 'Ann', { do: 'rename', name: 'Anna', ink: 4 })).toEqual([false, true]);
    expect(twice(scripted, 'Ann', { do: 'lock', locked: true })).toEqual([false, true]);
    expect(twice(scripted, 'Ann', { do: 'applause', only: true })).toEqual([false, true]);
    expect(twice(scripted, 'Ann', { do: 'call', address: 'https://call.example/' })).toEqual([
      false,
      true,
    ]);
    expect(twice(scripted, 'Ann', { do: 'options', options: {} })).toEqual([true, true]);
    expect(isSame(sit(scripted, 'Ben', { nonce: nonce(20 + 1) }))).toBe(true);
    expect(isSame(sit(scripted, 'Ben', { nonce: nonce(99) }))).toBe(false);
  });

  it('is the same at the table: a pick, and what one is told alone', () => {
    const scripted = begun();
    expect(twice(scripted, 'Ann', pick(0), PICK)).toEqual([false, true]);
    expect(twice(scripted, 'Ann', pick(1), PICK)).toEqual([false, true]);
    const prefs = { do: 'move', move: { do: 'prefs', skip: true } } as const;
    const key = scripted.room().next.match;
    expect(twice(scripted, 'Ann', prefs, `${key}/match`)).toEqual([false, true]);
  });

  it('is kept of a bot, whose debt the log must show as paid', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    expect(twice(scripted, BOT(1), pick(0), PICK)).toEqual([false, false]);
  });

  it('is news when somebody else hears of it, though nothing changes', () => {
    const telling = (only: readonly number[]): boolean => {
      const event = { type: 'turned', turn: 0 };
      const still: Table = {
        ...duel,
        apply: (state) => ({ ok: true, state, told: [{ event, only }] }),
      };
      const scripted = dueling({}, { tables: [still] });
      return isSame(move(scripted, 'Ann', 'pass'));
    };
    expect([[0], [], [1], [0, 1]].map(telling)).toEqual([true, true, false, false]);
  });
});
