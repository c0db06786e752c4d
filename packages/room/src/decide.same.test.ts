import type { Table } from '@kesem/engine/core/table';
import { describe, expect, it } from 'vitest';
import type { Decidable } from './commit.ts';
import type { Decision } from './decide.ts';
import { duel } from './testing/duel.ts';
import { type Evening, nonce, type Who } from './testing/evening.ts';
import { BOT, dueling, move, sit, table } from './testing/words.ts';

/** Whether a command was accepted, and found to change nothing. */
function isSame(decision: Decision): boolean {
  if (!decision.ok) throw new Error(`refused: ${decision.why.code}`);
  return decision.same;
}

/** Sends a command twice; gives what was said of each time. */
function twice(to: Evening, who: Who, command: Decidable, key?: string): readonly boolean[] {
  return [isSame(to.send(who, command, key)), isSame(to.send(who, command, key))];
}

const pick = (slot: number): Decidable => ({ do: 'move', move: { do: 'pick', slot } });
const PICK = '1/pick:1';

function begun(): Evening {
  const tonight = table(['Ann', 'Ben']);
  tonight.send('Ann', { do: 'start' });
  return tonight;
}

describe('what is asked once more', () => {
  it('is the same in the waiting room, when all stands so already', () => {
    const tonight = table(['Ann', 'Ben']);
    expect(twice(tonight, 'Ann', { do: 'rename', name: 'Anna', ink: 4 })).toEqual([false, true]);
    expect(twice(tonight, 'Ann', { do: 'lock', locked: true })).toEqual([false, true]);
    expect(twice(tonight, 'Ann', { do: 'options', options: {} })).toEqual([true, true]);
    expect(isSame(sit(tonight, 'Ben', { nonce: nonce(20 + 1) }))).toBe(true);
    expect(isSame(sit(tonight, 'Ben', { nonce: nonce(99) }))).toBe(false);
  });

  it('is the same at the table: a pick, and what one is told alone', () => {
    const tonight = begun();
    expect(twice(tonight, 'Ann', pick(0), PICK)).toEqual([false, true]);
    expect(twice(tonight, 'Ann', pick(1), PICK)).toEqual([false, true]);
    const prefs = { do: 'move', move: { do: 'prefs', skip: true } } as const;
    const key = tonight.room().next.match;
    expect(twice(tonight, 'Ann', prefs, `${key}/match`)).toEqual([false, true]);
  });

  it('is kept of a bot, whose debt the log must show as paid', () => {
    const tonight = table(['Ann']);
    tonight.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    tonight.send('Ann', { do: 'start' });
    expect(twice(tonight, BOT(1), pick(0), PICK)).toEqual([false, false]);
  });

  it('is news when somebody else hears of it, though nothing changes', () => {
    const telling = (only: readonly number[]): boolean => {
      const event = { type: 'turned', turn: 0 };
      const still: Table = {
        ...duel,
        apply: (state) => ({ ok: true, state, told: [{ event, only }] }),
      };
      const tonight = dueling({}, { tables: [still] });
      return isSame(move(tonight, 'Ann', 'pass'));
    };
    expect([[0], [], [1], [0, 1]].map(telling)).toEqual([true, true, false, false]);
  });
});
