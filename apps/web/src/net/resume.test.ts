import type { Heard, RoomView } from '@kesem/room/view';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../state/testing/views.ts';
import {
  betterOffset,
  follow,
  type Held,
  heldFrom,
  likelyOffset,
  missedBetween,
  type Offset,
} from './resume.ts';

const heard = (at: number): Heard => ({ at, room: { type: 'woke' } });
const holding = (step: number, events: number, view: RoomView = viewOf({})): Held => ({
  step,
  view,
  heard: Array.from({ length: events }, (_, i) => heard(i)),
  after: 0,
  midst: null,
});
const step = (n: number) => ({
  step: n,
  now: 0,
  heard: [heard(9)],
  room: { locked: true },
  table: null,
});
const match = (number: number): RoomView => viewOf({ match: number });

describe('following a room', () => {
  it('applies the next step: what changed whole, what was heard at the end', () => {
    const after = follow(holding(4, 2), step(5));
    const view = { ...viewOf({}), locked: true };
    expect(after).toEqual({
      held: { step: 5, view, heard: [heard(0), heard(1), heard(9)], after: 0, midst: null },
      now: 0,
    });
  });

  it.each([3, 4])('skips step %i when 4 is held', (n) => {
    expect(follow(holding(4, 0), step(n))).toBe('old');
  });

  it('sees a gap', () => {
    expect(follow(holding(4, 0), step(6))).toBe('gap');
  });

  it('starts anew from a full view', () => {
    const view = viewOf({});
    expect(heldFrom({ step: 7, now: 0, view, heard: [] })).toEqual({
      step: 7,
      view,
      heard: [],
      after: 0,
      midst: null,
    });
  });
});

describe('what was missed', () => {
  it('counts the events of the same match', () => {
    expect(missedBetween(holding(1, 2, match(3)), holding(9, 5, match(3)))).toBe(3);
  });

  it('does not count who came and went', () => {
    const after = holding(9, 3, match(3));
    const away: Heard = { at: 9, room: { type: 'away', person: 1 } };
    const back: Heard = { at: 9, room: { type: 'back', person: 1 } };
    const move: Heard = { at: 9, event: { type: 'moved' } };
    const heardMore = { ...after, heard: [...after.heard, away, back, move] };
    expect(missedBetween(holding(1, 2, match(3)), heardMore)).toBe(2);
  });

  it('counts nothing on the first visit, or when another match is on the table', () => {
    expect(missedBetween(null, holding(9, 5, match(3)))).toBe(0);
    expect(missedBetween(null, holding(9, 5))).toBe(0);
    expect(missedBetween(holding(1, 2), holding(9, 5, match(3)))).toBe(0);
    expect(missedBetween(holding(1, 2, match(3)), holding(9, 5))).toBe(0);
    expect(missedBetween(holding(1, 2, match(3)), holding(9, 5, match(4)))).toBe(0);
  });
});

describe('the clock offset', () => {
  const likely = (...samples: readonly (readonly [number, number, (number | null)?])[]) => {
    const offset = samples.reduce<Offset | null>(
      (known, [server, ours, askedAt]) => betterOffset(known, server, ours, askedAt),
      null,
    );
    return offset && likelyOffset(offset);
  };

  it('believes, of what the server says by itself, the sample with the shortest way', () => {
    expect(likely([1000, 900])).toBe(100);
    expect(likely([900, 1000])).toBe(-100);
    expect(likely([1000, 900], [2000, 1950])).toBe(100);
    expect(likely([1000, 900], [3000, 2880])).toBe(120);
  });

  it('knows by a question how long the way is', () => {
    // 400 ms there and back, the server 1000 ms ahead
    expect(likely([1700, 900, 500])).toBe(1000);
    // a slow answer leaves more room, what the server says by itself less
    expect(likely([2500, 1900, 500])).toBe(1300);
    expect(likely([2500, 1900, 500], [3900, 3000])).toBe(1450);
  });

  it('believes the newest sample once a clock has drifted away', () => {
    expect(likely([1700, 900, 500], [9000, 9900])).toBe(1000);
    expect(likely([1700, 900, 500], [12_000, 9900])).toBe(2100);
  });
});
