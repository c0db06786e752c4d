import { HOLD_MS } from '@kesem/room/hold';
import type { RoomView } from '@kesem/room/view';
import { describe, expect, it } from 'vitest';
import {
  askFor,
  awaitedToEnd,
  clockOf,
  heldSeats,
  leftOn,
  mayEnd,
  moreTimeFor,
  personOf,
  sits,
  sitterOf,
  taken,
  turnSeats,
} from './seats.ts';
import { viewOf } from './testing/views.ts';

const view = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [{ no: 1 }, { no: 2, away: 50 }],
  chairs: [{ person: 1 }, { person: 2 }],
  asks: [
    { seat: 0, key: '1/move:1', must: true, answers: ['move'] },
    { seat: 0, key: '1/pick:1', must: true, answers: ['pick', 'pass'] },
    { seat: 0, key: '1/match', must: false, answers: ['resign'] },
    { seat: 1, key: '1/match', must: false, answers: ['resign'], more: true },
  ],
  clocks: [
    { key: 'turn', seat: null, left: 1 },
    { key: 'bank:0', seat: 0, left: 2 },
    { key: 'bank:1', seat: 1, left: 3 },
  ].map((clock) => ({ ...clock, since: null })),
});

describe('the questions of a view', () => {
  it('tell whose turn it is, once for each seat', () => {
    expect(turnSeats(view)).toEqual([0]);
  });

  it('are found by a move that answers, of a seat that is asked', () => {
    expect(askFor(view, 0, 'resign')?.key).toBe('1/match');
    expect(askFor(view, 0, 'pass')?.key).toBe('1/pick:1');
    expect(askFor(view, 1, 'move')).toBeNull();
    expect(askFor(view, null, 'resign')).toBeNull();
  });

  it('tell who may take more time', () => {
    expect(moreTimeFor(view, 1)?.key).toBe('1/match');
    expect([moreTimeFor(view, 0), moreTimeFor(view, null)]).toEqual([null, null]);
  });
});

describe('who is who', () => {
  it('is known by number', () => {
    expect(personOf(view, 2)?.name).toBe('P2');
    expect([personOf(view, 3), personOf(view, null)]).toEqual([null, null]);
  });

  it('is told by the chairs in the waiting room, and by the match at the table', () => {
    const risen = { ...view, chairs: viewOf({}).chairs };
    expect(sitterOf(risen, 1)?.no).toBe(2);
    expect(sitterOf({ ...risen, stage: 'lobby' }, 1)).toBeNull();
    expect(sitterOf({ ...view, match: null, stage: 'lobby' }, 1)?.no).toBe(2);
    expect([sitterOf(view, 2), sitterOf({ ...view, stage: 'lobby' }, 2)]).toEqual([null, null]);
    expect(sitterOf({ ...view, match: null }, 0)).toBeNull();
  });

  it('says whether somebody sits, and has not got up', () => {
    const people = [{ no: 1 }, { no: 2, is: 'left' as const }, { no: 3 }];
    const seated = viewOf({ people, chairs: [{ person: 2 }, { person: 1 }] });
    expect([1, 2, 3, 4, null].map((no) => sits(seated, no))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(sits(viewOf({}), null)).toBe(false);
  });

  it('lists the chairs that are taken, with their places', () => {
    const chairs = [null, { person: 4 }, null];
    expect(taken(viewOf({ chairs })).map(({ chair, seat }) => [chair.person, seat])).toEqual([
      [4, 1],
    ]);
  });

  it('lists the seats that wait for humans who are cut off', () => {
    const people = [
      { no: 1 },
      { no: 2, away: 50 },
      { no: 3, away: 50, bot: 'easy' as const },
      { no: 4, away: 50 },
    ];
    const chairs = [
      { person: 1 },
      { person: 2 },
      { person: 3 },
      { person: 4, standIn: 'medium' as const },
      { person: 5 },
    ];
    expect(heldSeats(viewOf({ people, chairs }))).toEqual([
      { person: viewOf({ people }).people[1], seat: 1 },
    ]);
  });
});

describe('the end of a match before its time', () => {
  const at = (
    people: NonNullable<Parameters<typeof viewOf>[0]['people']>,
    traits: Partial<NonNullable<RoomView['match']>> = {},
  ): RoomView => {
    const chairs = people.map(({ no }) => ({ person: no }));
    const seen = viewOf({ me: 0, match: 1, people, chairs });
    return { ...seen, match: seen.match && { ...seen.match, ...traits } };
  };
  const two = [{ no: 1 }, { no: 2 }];
  const here = at(two);
  const away = at([{ no: 1 }, { no: 2, away: 5 }]);

  it('is in the hand of whoever plays alone with bots', () => {
    expect(mayEnd(at([{ no: 1 }, { no: 2, bot: 'easy' }]), 1, 0)).toBe(true);
    expect(mayEnd(viewOf({ people: two }), 2, 0)).toBe(true);
    expect([mayEnd(here, 1, 0), mayEnd(here, 2, 0), mayEnd(here, null, 0)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is in the hand of the host alone when somebody has been away for long, or nothing moves', () => {
    expect([mayEnd(away, 1, 4 + HOLD_MS), mayEnd(away, 1, 5 + HOLD_MS)]).toEqual([false, true]);
    expect(mayEnd(at([{ no: 1, away: 5 }, { no: 2 }]), 2, 5 + HOLD_MS)).toBe(false);
    const three = at([{ no: 1 }, { no: 2, away: 5 }, { no: 3 }]);
    expect(mayEnd(three, 1, 5 + HOLD_MS)).toBe(true);
    const still = at(two, { closed: 'frozen' });
    expect([mayEnd(still, 1, 0), mayEnd(still, 2, 0)]).toEqual([true, false]);
  });

  it('waits for the word of everybody else who is there', () => {
    const names = (seen: RoomView, now = 0) => awaitedToEnd(seen, now).map(({ no }) => no);
    expect(names(here)).toEqual([1, 2]);
    expect(names(at(two, { endVote: [2] }))).toEqual([1]);
    expect([names(away), names(away, 5 + HOLD_MS)]).toEqual([[1, 2], [1]]);
    expect(names(viewOf({ people: two }))).toEqual([]);
  });
});

describe('clocks', () => {
  it('are found by seat, by the key of a timer, or as the table’s own', () => {
    const keys = ([{ seat: 0 }, { seat: 1 }, 'table', { timer: 'bank:1' }] as const).map(
      (which) => clockOf(view, which)?.key,
    );
    expect(keys).toEqual(['bank:0', 'bank:1', 'turn', 'bank:1']);
    expect([clockOf(view, { seat: 2 }), clockOf(view, { timer: 'none' })]).toEqual([null, null]);
    expect(clockOf(viewOf({}), 'table')).toBeNull();
  });

  it('stand, run, and run in their lead', () => {
    const clock = { key: 'k', seat: 0, left: 1000 };
    expect(leftOn({ ...clock, since: null }, 9999)).toBe(1000);
    expect(leftOn({ ...clock, since: 500 }, 700)).toBe(800);
    expect(leftOn({ ...clock, since: 500 }, 400)).toBe(1000);
    expect(leftOn({ ...clock, since: 500 }, 5000)).toBe(0);
  });
});
