import type { Envelope } from '@kesem/room/commit';
import { openRoom } from '@kesem/room/decide';
import type { Room } from '@kesem/room/room';
import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { TOY } from '../testing/server.ts';
import { freshId } from '../testing/visitor.ts';
import { AWAY_AFTER_MS, watchAbsences } from './absences.ts';

function hosted(): Room {
  const command = { do: 'open', game: 'toy', name: 'Dana', ink: 1, nonce: freshId() } as const;
  const fresh = '0'.repeat(64);
  const now = {
    at: 0,
    fresh: () => fresh,
    deps: { table: () => TOY, secret: () => fresh },
  };
  const decision = openRoom('room', 'dana', { id: freshId(), command }, now);
  if (!decision.ok) throw new Error(decision.why.code);
  return decision.next;
}

/** A room with one person in it, whose presence and absence the test decides. */
function watched() {
  const clock = handClock();
  const sent: Envelope['command'][] = [];
  let room = hosted();
  let here = true;
  const absences = watchAbsences({
    clock,
    now: () => room,
    isHere: () => here,
    act: async ({ command }) => void sent.push(command),
    freshId,
  });
  const come = (is: boolean) => {
    here = is;
    absences.look();
  };
  const mark = (away: number | null) => {
    room = { ...room, people: room.people.map((person) => ({ ...person, away })) };
  };
  return { clock, sent, absences, come, mark };
}

describe('an absence', () => {
  it('becomes a commit after ten seconds, once', async () => {
    const { clock, sent, come } = watched();
    come(false);
    await clock.pass(AWAY_AFTER_MS - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toEqual([{ do: 'away', person: 1 }]);
    await clock.pass(10 * AWAY_AFTER_MS);
    expect(sent).toHaveLength(1);
  });

  it('shorter than that never happened', async () => {
    const { clock, sent, come, absences } = watched();
    come(false);
    await clock.pass(AWAY_AFTER_MS - 1);
    come(true);
    await clock.pass(10 * AWAY_AFTER_MS);
    expect(sent).toEqual([]);
    expect(absences.isWaiting()).toBe(false);
  });

  it('is counted anew after each return', async () => {
    const { clock, sent, come } = watched();
    for (let n = 0; n < 5; n += 1) {
      come(false);
      await clock.pass(0.6 * AWAY_AFTER_MS);
      come(true);
    }
    come(false);
    await clock.pass(AWAY_AFTER_MS - 1);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toEqual([{ do: 'away', person: 1 }]);
  });

  it('ends with the return', async () => {
    const { clock, sent, come, mark } = watched();
    come(false);
    await clock.pass(AWAY_AFTER_MS);
    mark(clock.now());
    come(true);
    expect(sent).toEqual([
      { do: 'away', person: 1 },
      { do: 'back', person: 1 },
    ]);
  });

  it('is nobody’s fault when the server stops', async () => {
    const { clock, sent, come, absences } = watched();
    come(false);
    absences.stop();
    await clock.pass(AWAY_AFTER_MS);
    come(false);
    await clock.pass(AWAY_AFTER_MS);
    expect(sent).toEqual([]);
  });
});
