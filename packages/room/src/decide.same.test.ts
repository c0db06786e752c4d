import { seededRandom } from '@kesem/engine/core/random';
import type { Table } from '@kesem/engine/core/table';
import { type Answer, answers } from '@kesem/engine/core/testing/playout';
import { TABLES } from '@kesem/engine/registry';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextToFall } from './clock.ts';
import type { Decidable } from './commit.ts';
import type { Decision } from './decide.ts';
import { askPrefix } from './key.ts';
import { playing } from './room.ts';
import { type Evening, nonce, type Who } from './testing/evening.ts';
import { BOT, sit, TIMER, table } from './testing/words.ts';

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
});

/** Who sits at tables of real games. */
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
const REPEATS = 3;
const INPUTS = 60;

/** Sends one answer again and again; gives how often it was kept after the first time. */
function insist(tonight: Evening, { seat, key, move }: Answer): number {
  const question = askPrefix(tonight.room()) + key;
  const say = () => tonight.send(NAMES[seat] ?? '', { do: 'move', move }, question);
  say();
  return Array.from({ length: REPEATS }, say).filter((one) => one.ok && !one.same).length;
}

/** Lets the clock fall that falls first, if any runs. */
function letFall(tonight: Evening): void {
  const clock = nextToFall(playing(tonight.room())?.clocks ?? []);
  tonight.wait(clock?.left ?? 0);
  if (clock) tonight.send(TIMER, { do: 'timeout', timer: clock.key });
}

/** Plays on at random, each answer again and again; gives those that were kept more than once. */
function insistence(game: Table, seed: number): readonly string[] {
  const dice = seededRandom(`${seed}`)('insistence');
  const people = NAMES.slice(0, Math.max(2, game.seats.min));
  const tonight = table(people, { game: game.id, tables: TABLES });
  tonight.send('Ann', { do: 'start' });
  const endless: string[] = [];
  for (let n = 0; n < INPUTS; n += 1) {
    const state = playing(tonight.room())?.state;
    const open = state ? answers(game, state, 'open') : [];
    if (open.length === 0 || dice.int(4) === 0) letFall(tonight);
    else {
      const answer = dice.pick(open);
      if (insist(tonight, answer) > 0) endless.push(JSON.stringify(answer));
    }
  }
  return endless;
}

it.each(TABLES.map((game) => [game.id, game] as const))(
  'no answer at %s is kept twice, however often it comes',
  (_, game) => {
    const seeds = fc.integer({ min: 0 });
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(insistence(game, seed)).toEqual([]);
      }),
      { numRuns: 3 },
    );
  },
);
