/** Whatever is sent to rooms: what a take-back brings back, and what may depend on what was hidden. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decidable } from './commit.ts';
import { matchOf, playing, type Room } from './room.ts';
import { arbitraryCommands, sentFor } from './testing/arbitraryCommands.ts';
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
const placeOf = (room: Room): string => {
  const match = matchOf(room);
  return `${match?.number} ${match?.count}`;
};

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

it('a take-back brings back what each class saw, takes nothing heard away, and counts as an input', () => {
  let done = 0;
  fc.assert(
    fc.property(arbitraryCommands, fc.constantFrom(...BEGUN), (all, begin) => {
      const scripted = begin();
      const seen = new Map<string, string>();
      for (const drawn of all) {
        const before = scripted.room();
        const place = placeOf(before);
        if (playing(before) && !seen.has(place)) seen.set(place, sights(scripted));
        const sent = sentFor(drawn, scripted);
        if (!goesOn(sent[1])) continue;
        const decision = scripted.send(...sent);
        const command = decision.ok ? decision.commit.command : null;
        if (command?.do !== 'takeBack' || !command.back) continue;
        const { number = 0, count = 0 } = matchOf(before) ?? {};
        expect(sights(scripted)).toBe(seen.get(`${number} ${command.back.to}`));
        expect(matchOf(scripted.room())?.count).toBe(count + 1);
        for (const me of CLASSES) {
          const now = heardSoFar(scripted.room(), me);
          expect(now.slice(0, -1)).toEqual(heardSoFar(before, me));
        }
        done += 1;
      }
    }),
    { numRuns: 200 },
  );
  expect(done).toBeGreaterThan(8);
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
        expect(shown()).toEqual(before);
        hidden += 1;
      }
    }),
    { numRuns: 100 },
  );
  expect(hidden).toBeGreaterThan(10);
});
