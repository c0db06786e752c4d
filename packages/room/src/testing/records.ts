/** Matches played at random in a room of the toy game, and their records; only tests import this. */
import { fairRandom, type Stream, seededRandom } from '@kesem/engine/core/random';
import { replay } from '@kesem/engine/core/replay';
import { openTable, type TableState } from '@kesem/engine/core/table';
import { nextInput } from '@kesem/engine/core/testing/playout';
import { toy } from '@kesem/engine/core/testing/toy';
import { fallsAt, nextToFall } from '../clock.ts';
import { endedBy, forkOf, type MatchRecord, recordOf } from '../record.ts';
import { matchId, playing, type Room } from '../room.ts';
import type { Evening } from './evening.ts';
import { reread } from './reread.ts';
import { names, TIMER, table } from './words.ts';

export const TOY = openTable(toy);

/** So many inputs at random into the match under way, or fewer if it ends sooner; gives the room before the last. */
export function playAtRandom(tonight: Evening, inputs: number, seed: string): Room {
  const stream = seededRandom(seed)('evening');
  let before = tonight.room();
  for (let count = 0; count < inputs && playing(tonight.room()); count += 1) {
    before = tonight.room();
    sendInput(tonight, stream);
  }
  return before;
}

function sendInput(tonight: Evening, stream: Stream): void {
  const match = playing(tonight.room());
  if (!match?.state) throw new Error('no match is played');
  const input = nextInput(TOY, match.state, { patience: 'hasty', whose: 'must' }, stream);
  if (input?.kind !== 'move') return sendTimeout(tonight);
  const { seat, key, move } = input;
  const who = names(tonight.room())[seat] ?? '';
  tonight.send(who, { do: 'move', move }, `${match.number}/${key}`);
}

/** The clock that falls first, whichever was drawn: the room takes no other. */
function sendTimeout(tonight: Evening): void {
  const room = tonight.room();
  const first = nextToFall(playing(room)?.clocks ?? []);
  const falls = first ? fallsAt(first) : null;
  tonight.wait(Math.max(0, (falls ?? 0) - room.at));
  tonight.send(TIMER, { do: 'timeout', timer: first?.key ?? '' });
}

/** The record of the match that has just ended, as it is read back from a store. */
export function recordAfter(tonight: Evening, before: Room): MatchRecord | null {
  const ended = endedBy(before, tonight.room());
  if (!ended) return null;
  const commits = tonight.log().slice(ended.first - 1, ended.last);
  return reread(recordOf(reread(ended), reread(commits), tonight.deps.secret(ended.number)));
}

/** A whole match of the toy game by Ann and Ben, and its record. */
export function playedMatch(seed: string): {
  readonly tonight: Evening;
  readonly record: MatchRecord;
} {
  const tonight = table(['Ann', 'Ben'], { id: `r-${seed}` });
  tonight.send('Ann', { do: 'start' });
  return { tonight, record: recorded(tonight, seed) };
}

/** A room that goes on from a record after `count` inputs, with Ann and Ben in it, not yet started. */
export function goingOn(from: MatchRecord, count: number, id: string): Evening {
  const fork = forkOf(from, count, TOY);
  if (!fork) throw new Error(`nobody plays on after ${count}`);
  return table(['Ann', 'Ben'], { id, from: reread(fork) });
}

/** Plays the match under way to its end, and gives its record. */
export function recorded(tonight: Evening, seed: string): MatchRecord {
  const before = playAtRandom(tonight, 1_000, seed);
  const record = recordAfter(tonight, before);
  if (!record) throw new Error('the match did not end');
  return record;
}

/** What stood in a record after `count` inputs, dealt anew from the secret of the first match of another evening. */
export function dealtAnew(from: MatchRecord, count: number, by: Evening): TableState | undefined {
  const there = [...replay(TOY, from.record)][count];
  const { id, chairs } = by.room();
  const fairness = { secret: by.deps.secret(1), match: matchId(id, 1) };
  const nonces = chairs.map(({ nonce }) => nonce);
  const random = fairRandom({ ...fairness, nonces, count });
  return there && TOY.redeal?.(there.state, from.record.own, random);
}
