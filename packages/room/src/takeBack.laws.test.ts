/** Whatever is sent to rooms: what a take-back brings back, and what may depend on what was hidden. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decidable } from './commit.ts';
import { matchOf, playing, type Room } from './room.ts';
import { type ArbitraryCommand, arbitraryCommands } from './testing/arbitraryCommands.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { CLASSES } from './testing/invariants.ts';
import { type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, table } from './testing/words.ts';
import { hear, heardSoFar, viewRoom } from './view.ts';

/** What each class sees of the table, and is asked, without the match before the key. */
function sights({ room, deps }: ScriptedRoom): string {
  const views = CLASSES.map((me) => viewRoom(room(), me, deps));
  return JSON.stringify(
    views.map(({ table, asks }) => [
      table,
      asks.map((ask) => ({ ...ask, key: gameKeyOf(ask.key), more: 0 })),
    ]),
  );
}
const gameKeyOf = (key: string): string => key.slice(key.indexOf('/'));
/** Whether a command is of a match, and ends none. */
function goesOn(command: Decidable): boolean {
  if (command.do !== 'move') return ['takeBack', 'timeout', 'pause'].includes(command.do);
  const { move } = command;
  const ends = ['win', 'level', 'concede'];
  return !(typeof move === 'object' && move && 'do' in move && ends.includes(String(move.do)));
}

/** Matches that have begun, in which all is open and in which cards are hidden. */
const BEGUN = [
  () => dueling(),
  () => {
    const scripted = table(['Ann', 'Ben', 'Cid']);
    scripted.send('Ann', { do: 'start' });
    return scripted;
  },
];

/** Sends a command that was drawn; gives what is gone back to, if it is. */
function sendTo(scripted: ScriptedRoom, drawn: ArbitraryCommand): number | null {
  const sent = sentFor(drawn, scripted);
  const decision = goesOn(sent[1]) ? scripted.send(...sent) : null;
  const command = decision?.ok ? decision.commit.command : null;
  return command?.do === 'takeBack' ? (command.back?.to ?? null) : null;
}

function expectGrown(before: Room, { room }: ScriptedRoom): void {
  expect(matchOf(room())?.count).toBe((matchOf(before)?.count ?? 0) + 1);
  for (const me of CLASSES) {
    expect(heardSoFar(room(), me).slice(0, -1)).toEqual(heardSoFar(before, me));
  }
}

it('a take-back brings back what each class saw, takes nothing heard away, and counts as an input', () => {
  let done = 0;
  fc.assert(
    fc.property(arbitraryCommands, fc.constantFrom(...BEGUN), (all, begin) => {
      const scripted = begin();
      const seen = new Map<number, string>();
      for (const drawn of all) {
        const before = scripted.room();
        const { count } = playing(before) ?? {};
        if (count !== undefined && !seen.has(count)) seen.set(count, sights(scripted));
        const to = sendTo(scripted, drawn);
        if (to === null) continue;
        expect(sights(scripted)).toBe(seen.get(to));
        expectGrown(before, scripted);
        done += 1;
      }
    }),
    { numRuns: 200 },
  );
  // lest the law held of nothing: far below what is drawn (about 28), so that no luck reaches it
  expect(done).toBeGreaterThan(0);
});

it('what is said of take-backs does not change by what not everybody hears', () => {
  let hidden = 0;
  fc.assert(
    fc.property(arbitraryCommands, (all) => {
      const scripted = scriptedRoom();
      for (const drawn of all) {
        const shown = () => viewRoom(scripted.room(), 'public', scripted.deps).takeBack;
        const before = shown();
        const decision = scripted.send(...sentFor(drawn, scripted));
        if (!decision.ok || decision.commit.command.do !== 'move') continue;
        if (hear(decision.said, 'public').length > 0) continue;
        // a vote that ends the match is counted again at each step
        if (!playing(scripted.room())) continue;
        expect(shown()).toEqual(before);
        hidden += 1;
      }
    }),
    { numRuns: 100 },
  );
  // lest the law held of nothing: far below what is drawn (about 290), so that no luck reaches it
  expect(hidden).toBeGreaterThan(10);
});
