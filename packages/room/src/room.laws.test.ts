/** Whole evenings at random: whatever anybody sends, whenever, the room holds together. */
import { env } from 'node:process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from './command.ts';
import { type Decision, fold, foldAll } from './decide.ts';
import type { Redacted } from './redacted.ts';
import { matchOf, type Room } from './room.ts';
import { type ArbitraryCommand, arbitraryCommands } from './testing/arbitraryCommands.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { broken, CLASSES } from './testing/invariants.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { dueling } from './testing/words.ts';
import { type Heard, hear, heardSoFar, type RoomView, viewRoom } from './view.ts';
import { applyStep, bodyBetween, needsFull, wholeStep } from './wire.ts';

/** So many times more evenings by `npm run test:long`. */
const MORE = env['LONG'] === '1' ? 5 : 1;

/** Sends every wish; `after` sees each decision with the room before it. */
function spend(
  all: readonly ArbitraryCommand[],
  scripted: ScriptedRoom,
  after: (decision: Decision, before: Room) => void,
): void {
  for (const drawn of all) {
    const before = scripted.room();
    after(scripted.send(...sentFor(drawn, scripted)), before);
  }
}

/** What is wrong after a decision: a room that broke, a log with gaps, a refusal that did something. */
function faults(decision: Decision, before: Room, { room, deps }: ScriptedRoom): readonly string[] {
  const after = room();
  if (!decision.ok) return after === before ? [] : ['a refusal changed the room'];
  const opened = decision.secret?.match ?? before.next.match;
  return [
    ...broken(after, deps),
    ...(after.seq === before.seq + 1 ? [] : ['a gap in the log']),
    ...(after.at >= before.at ? [] : ['time ran backwards']),
    ...(opened === after.next.match ? [] : ['the next match has no secret']),
  ];
}

/** A client of one class: it holds a view and what it heard, and knows nothing else. */
interface Client {
  readonly shown: Redacted<RoomView>;
  readonly view: RoomView;
  readonly heard: readonly Heard[];
}

function told(client: Client, room: Room, decision: Decision, deps: ScriptedRoom['deps']): Client {
  const { me } = client.shown;
  const shown = viewRoom(room, me, deps);
  const heard = hear(decision.ok ? decision.said : [], me);
  if (needsFull(client.shown, shown)) {
    return { shown, view: jsonRoundTrip(shown), heard: heardSoFar(room, me) };
  }
  if (heard.length === 0 && !bodyBetween(client.shown, shown)) return { ...client, shown };
  const step = jsonRoundTrip(wholeStep(client.shown, shown, { step: 0, now: 0, heard }));
  return { shown, view: applyStep(client.view, step), heard: [...client.heard, ...step.heard] };
}

describe('any evening', () => {
  it('keeps what holds in every room', () => {
    fc.assert(
      fc.property(arbitraryCommands, (all) => {
        const scripted = scriptedRoom();
        spend(all, scripted, (decision, before) => {
          expect(faults(decision, before, scripted)).toEqual([]);
        });
      }),
      { numRuns: 30 * MORE },
    );
  });

  it('read back from its log is the evening that was', () => {
    fc.assert(
      fc.property(arbitraryCommands, (all) => {
        const scripted = scriptedRoom();
        const { deps } = scripted;
        const rooms = [scripted.room()];
        spend(all, scripted, (decision, before) => {
          if (!decision.ok) return;
          expect(fold(before, jsonRoundTrip(decision.commit), deps)).toStrictEqual(decision.next);
          rooms.push(decision.next);
        });
        const log = jsonRoundTrip(scripted.log());
        expect(foldAll(log, deps)).toStrictEqual(scripted.room());
        const middle = rooms[Math.floor(rooms.length / 2)] ?? null;
        const from = jsonRoundTrip(middle);
        expect(foldAll(log.slice(from?.seq ?? 0), deps, from)).toStrictEqual(scripted.room());
      }),
      { numRuns: 20 * MORE },
    );
  });

  it('is followed step by step by every class of viewers', () => {
    fc.assert(
      fc.property(arbitraryCommands, (all) => {
        const scripted = scriptedRoom();
        let clients = CLASSES.map((me): Client => {
          const shown = viewRoom(scripted.room(), me, scripted.deps);
          return { shown, view: jsonRoundTrip(shown), heard: [] };
        });
        spend(all, scripted, (decision) => {
          const room = scripted.room();
          clients = clients.map((client) => told(client, room, decision, scripted.deps));
          for (const { shown, view, heard } of clients) {
            expect(view).toStrictEqual({ ...shown });
            const sofar = heardSoFar(room, shown.me);
            expect(matchOf(room) ? heard : sofar).toEqual(sofar);
          }
        });
      }),
      { numRuns: 10 * MORE },
    );
  });

  it('is tried with every command, and each is accepted and refused some time', () => {
    const accepted = new Set<string>();
    const refused = new Set<string>();
    for (const [nth, all] of fc.sample(arbitraryCommands, { numRuns: 240, seed: 1 }).entries()) {
      // seldom does chance come to a match in which something is shown
      const scripted = nth % 3 === 0 ? dueling({ shown: true }) : scriptedRoom();
      for (const drawn of all) {
        const [who, command, key] = sentFor(drawn, scripted);
        (scripted.send(who, command, key).ok ? accepted : refused).add(command.do);
      }
    }
    expect(accepted).toEqual(new Set(Object.keys(RULES)));
    expect(refused).toEqual(new Set(Object.keys(RULES)));
  });
});
