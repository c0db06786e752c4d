import { seededRandom } from '@kesem/engine/core/random';
import type { Table } from '@kesem/engine/core/table';
import { type Answer, answers } from '@kesem/engine/core/testing/playout';
import { TABLES } from '@kesem/engine/registry';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextToFall } from './clock.ts';
import { askPrefix } from './key.ts';
import { playing } from './room.ts';
import type { ScriptedRoom } from './testing/scriptedRoom.ts';
import { TIMER, table } from './testing/words.ts';

/** Who sits at tables of real games. */
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
const REPEATS = 3;
const INPUTS = 60;

/** Sends one answer again and again; gives how often it was kept after the first time. */
function insist(scripted: ScriptedRoom, { seat, key, move }: Answer): number {
  const question = askPrefix(scripted.room()) + key;
  const say = () => scripted.send(NAMES[seat] ?? '', { do: 'move', move }, question);
  say();
  return Array.from({ length: REPEATS }, say).filter((one) => one.ok && !one.same).length;
}

/** Lets the clock fall that falls first, if any runs. */
function letFall(scripted: ScriptedRoom): void {
  const clock = nextToFall(playing(scripted.room())?.clocks ?? []);
  scripted.wait(clock?.left ?? 0);
  if (clock) scripted.send(TIMER, { do: 'timeout', timer: clock.key });
}

/** Plays on at random, each answer again and again; gives those that were kept more than once. */
function insistence(game: Table, seed: number): readonly string[] {
  const dice = seededRandom(`${seed}`)('insistence');
  const people = NAMES.slice(0, Math.max(2, game.seats.min));
  const scripted = table(people, { game: game.id, tables: TABLES });
  scripted.send('Ann', { do: 'start' });
  const endless: string[] = [];
  for (let n = 0; n < INPUTS; n += 1) {
    const state = playing(scripted.room())?.state;
    const open = state ? answers(game, state, 'open') : [];
    if (open.length === 0 || dice.int(4) === 0) letFall(scripted);
    else {
      const answer = dice.pick(open);
      if (insist(scripted, answer) > 0) endless.push(JSON.stringify(answer));
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
