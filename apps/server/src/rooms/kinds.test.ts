/**
 * What is made at every move is of one kind each time. V8 gives an object a kind of its own when it is spread from
 * another first and then gets parts that are new: that costs ten times as much to make, fills the old heap with
 * kinds, and slows down whatever reads it. Found out by measuring (bench/TRIED.md), and kept by this.
 */
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { decide, foldAll } from '@kesem/room/decide';
import type { Room } from '@kesem/room/room';
import { actorOf, type ScriptedRoom } from '@kesem/room/testing/scriptedRoom';
import { dueling } from '@kesem/room/testing/words';
import type { ViewerClass } from '@kesem/room/view';
import { expect, it } from 'vitest';
import { advance, type Ear, firstShown } from '../gateway/classes.ts';
import { appendOf } from './submit.ts';

const CLASSES: readonly ViewerClass[] = [0, 1, 'public'];
const EARS: ReadonlySet<Ear> = new Set(CLASSES.map((me): Ear => `${me}|brief`));
/** V8 first watches what a place in the code makes. */
const ROOMS = 30;
/** So many of the last, each with the one before. */
const COMPARED = 6;
const TURNS = 3;

setFlagsFromString('--allow-natives-syntax');
const isOneKind = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (
  a: object,
  b: object,
) => boolean;
// compiled now, while V8 may be asked
isOneKind({}, {});
setFlagsFromString('--no-allow-natives-syntax');

/** A room read from its log, for a test's own is frozen, which is a kind too. */
function roomOf({ log, deps }: ScriptedRoom): Room {
  const room = foldAll(log(), deps);
  if (!room) throw new Error('a room without an opening');
  return room;
}

/** Everything that the last of some moves in a duel makes, out of what was there before. */
function madeIn(duel: ScriptedRoom): readonly [made: object, before: object] {
  const { deps } = duel;
  let room = roomOf(duel);
  for (let turn = 0; ; turn += 1) {
    const before = room;
    const shown = new Map(CLASSES.map((me) => [me, firstShown(before, me, deps)]));
    const actor = actorOf(turn % 2 === 0 ? 'Ann' : 'Ben');
    const key = `${room.next.match}/turn:${turn}`;
    const envelope = {
      id: `t${turn}`,
      key,
      command: { do: 'move', move: { do: 'pass' } },
    } as const;
    const now = { at: room.at + 1, fresh: () => '', deps };
    const decision = decide(before, actor, envelope, now);
    if (!decision.ok) throw new Error(decision.why.code);
    const { next, said } = decision;
    const told = advance(shown, { room: next, said }, deps, { now: next.at, ears: EARS });
    room = next;
    if (turn === TURNS) {
      const append = appendOf(decision, before, { deps });
      return [{ append, room, told, shown: [...shown.values()] }, before];
    }
  }
}

/** Where two values of the same parts are of different kinds, but for what was there before. */
function strayIn(a: unknown, b: unknown, old: ReadonlySet<unknown>, path = ''): readonly string[] {
  if (a === b || old.has(a) || !isObject(a) || !isObject(b)) return [];
  const parts = Object.keys(a);
  if (parts.join() !== Object.keys(b).join()) return [];
  const stray = Array.isArray(a) || isOneKind(a, b) ? [] : [path];
  const within = parts.flatMap((part) =>
    strayIn(Reflect.get(a, part), Reflect.get(b, part), old, `${path}.${part}`),
  );
  return [...stray, ...within];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** All objects in a value. */
function objectsIn(value: unknown): readonly object[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

it('what a move makes is of the same kinds in all rooms', () => {
  const all = Array.from({ length: ROOMS }, () => madeIn(dueling()));
  const last = all.slice(-COMPARED);
  const strays = last.slice(1).map(([made, before], i) => {
    return new Set(strayIn(made, last[i]?.[0], new Set(objectsIn(before))));
  });
  // what is of a kind of its own strays each time; of two rooms some part may, where V8 clears or compiles between them
  const always = Array.from(strays[0] ?? ['nothing was compared']);
  expect(always.filter((path) => strays.every((paths) => paths.has(path)))).toEqual([]);
});
