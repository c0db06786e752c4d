/** Matches played at random in a room of the toy game, and their records; only tests import this. */
import { fairRandom, type Stream, seededRandom } from '@kesem/engine/core/random';
import { replay } from '@kesem/engine/core/replay';
import { openTable, type TableState } from '@kesem/engine/core/table';
import { nextInput } from '@kesem/engine/core/testing/playout';
import { toy } from '@kesem/engine/core/testing/toy';
import { fallsAt, nextToFall } from '../clock.ts';
import { matchId } from '../match.ts';
import { endedBy, forkOf, type MatchRecord, recordOf } from '../record.ts';
import { botIn, playing, type Room } from '../room.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';
import type { ScriptedRoom } from './scriptedRoom.ts';
import { BOT, names, TIMER, table } from './words.ts';

export const TOY = openTable(toy);

/** So many inputs at random into the match under way, or fewer if it ends sooner; gives the room before the last. */
export function playAtRandom(scripted: ScriptedRoom, inputs: number, seed: string): Room {
  const stream = seededRandom(seed)('evening');
  let before = scripted.room();
  for (let count = 0; count < inputs && playing(scripted.room()); count += 1) {
    before = scripted.room();
    sendInput(scripted, stream);
  }
  return before;
}

function sendInput(scripted: ScriptedRoom, stream: Stream): void {
  const match = playing(scripted.room());
  if (!match?.state) throw new Error('no match is played');
  const input = nextInput(TOY, match.state, { patience: 'hasty', whose: 'must' }, stream);
  if (input?.kind !== 'move') return sendTimeout(scripted);
  const { seat, key, move } = input;
  const room = scripted.room();
  const who = botIn(room, seat) === null ? (names(room)[seat] ?? '') : BOT(seat);
  scripted.send(who, { do: 'move', move }, `${match.number}/${key}`);
}

/** The clock that falls first, whichever was drawn: the room takes no other. */
function sendTimeout(scripted: ScriptedRoom): void {
  const room = scripted.room();
  const first = nextToFall(playing(room)?.clocks ?? []);
  const falls = first ? fallsAt(first) : null;
  scripted.wait(Math.max(0, (falls ?? 0) - room.at));
  scripted.send(TIMER, { do: 'timeout', timer: first?.key ?? '' });
}

/** The record of the match that has just ended, as it is read back from a store. */
export function recordAfter(scripted: ScriptedRoom, before: Room): MatchRecord | null {
  const ended = endedBy(before, scripted.room());
  if (!ended) return null;
  const commits = scripted.log().slice(ended.first - 1, ended.last);
  return jsonRoundTrip(
    recordOf(jsonRoundTrip(ended), jsonRoundTrip(commits), scripted.deps.secret(ended.number)),
  );
}

/** A whole match of the toy game by Ann and Ben, and its record. */
export function playedMatch(seed: string): {
  readonly scripted: ScriptedRoom;
  readonly record: MatchRecord;
} {
  const scripted = table(['Ann', 'Ben'], { id: `r-${seed}` });
  scripted.send('Ann', { do: 'start' });
  return { scripted, record: recorded(scripted, seed) };
}

/** A room that goes on from a record after `count` inputs, with Ann and Ben in it, not yet started. */
export function goingOn(from: MatchRecord, count: number, id: string): ScriptedRoom {
  const fork = forkOf(from, count, TOY);
  if (!fork) throw new Error(`nobody plays on after ${count}`);
  return table(['Ann', 'Ben'], { id, from: jsonRoundTrip(fork) });
}

/** Plays the match under way to its end, and gives its record. */
export function recorded(scripted: ScriptedRoom, seed: string): MatchRecord {
  const before = playAtRandom(scripted, 1_000, seed);
  const record = recordAfter(scripted, before);
  if (!record) throw new Error('the match did not end');
  return record;
}

/** Returns the start of a record's first `count` inputs, dealt anew from the secret of another room's first match. */
export function dealtAnew(
  from: MatchRecord,
  count: number,
  by: ScriptedRoom,
): TableState | undefined {
  const there = [...replay(TOY, from.record)][count];
  const { id, chairs } = by.room();
  const fairness = { secret: by.deps.secret(1), match: matchId(id, 1) };
  const nonces = chairs.map(({ nonce }) => nonce);
  const random = fairRandom({ ...fairness, nonces, count });
  return there && TOY.redeal?.(there.state, from.record.own, random);
}
