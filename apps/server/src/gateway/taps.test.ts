import type { Envelope } from '@kesem/room/commit';
import { AHEAD_MS } from '@kesem/room/show';
import { SHOWN } from '@kesem/room/testing/duel';
import { dueling, HOUSE, move } from '@kesem/room/testing/words';
import { describe, expect, it } from 'vitest';
import { watchTaps } from './taps.ts';

const WHOLE = AHEAD_MS + (SHOWN[0]?.ms ?? 0);
const SHOW = '1/show:1';

/** Ann, who hosts, and Ben look at a turn; the room's commits and its clock are at hand. */
function looking() {
  const to = dueling({ shown: true });
  move(to, 'Ann', 'pass');
  const acts: Envelope[] = [];
  let here: readonly number[] = [1, 2];
  let now = to.room().at;
  let waiting: { readonly at: number; readonly run: () => void } | null = null;
  const taps = watchTaps({
    clock: {
      now: () => now,
      after: (ms, run) => {
        waiting = { at: now + ms, run };
        return () => {
          waiting = null;
        };
      },
    },
    now: to.room,
    here: () => here,
    act: async (envelope) => {
      acts.push(envelope);
      to.send(HOUSE, envelope.command, envelope.key);
    },
  });
  const pass = (ms: number): void => {
    to.wait(ms);
    now += ms;
    if (waiting && waiting.at <= now) waiting.run();
  };
  const stay = (...people: readonly number[]): void => {
    here = people;
    taps.look();
  };
  return { taps, acts, pass, stay };
}

describe('what all look at', () => {
  it('ends by one commit when everybody has tapped who sits and is here', () => {
    const { taps, acts, pass } = looking();
    pass(WHOLE);
    taps.tap(1, SHOW, false);
    taps.tap(1, SHOW, false);
    expect(acts).toEqual([]);
    taps.tap(2, SHOW, false);
    taps.tap(2, SHOW, false);
    const command = { do: 'endShow', show: SHOW } as const;
    expect(acts).toEqual([{ id: SHOW, key: 'room', command }]);
  });

  it('waits for nobody who has gone', () => {
    const { taps, acts, pass, stay } = looking();
    pass(WHOLE);
    taps.tap(1, SHOW, false);
    stay(1);
    expect(acts).toHaveLength(1);
  });

  it('does not end because everybody has gone', () => {
    const { taps, acts, pass, stay } = looking();
    pass(WHOLE);
    taps.tap(1, SHOW, false);
    stay();
    expect(acts).toEqual([]);
  });

  it('ends for all when the host says so, and nobody else', () => {
    const { taps, acts, pass } = looking();
    pass(WHOLE);
    taps.tap(2, SHOW, true);
    expect(acts).toEqual([]);
    taps.tap(1, SHOW, true);
    expect(acts).toHaveLength(1);
  });

  it('is seen whole where it has to be, and ends right after', () => {
    const { taps, acts, pass } = looking();
    taps.tap(1, SHOW, true);
    pass(WHOLE - 1);
    expect(acts).toEqual([]);
    pass(1);
    expect(acts).toHaveLength(1);
  });

  it('is not ended by what was meant for another show', () => {
    const { taps, acts, pass } = looking();
    pass(WHOLE);
    taps.tap(1, '1/show:7', true);
    expect(acts).toEqual([]);
  });
});
