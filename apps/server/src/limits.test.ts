import { LIMITS } from '@kesem/protocol/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Limits, openCounts, openLimits } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const BOOKS: readonly (readonly [keyof Limits, number, number])[] = [
  ['connects', LIMITS.connectsPerMinute, MINUTE],
  ['strangers', LIMITS.connectsPerMinute, MINUTE],
  ['connectsOfAddress', LIMITS.socketsPerAddress, MINUTE],
  ['floods', 1, MINUTE],
  ['identities', LIMITS.socketsPerAddress, MINUTE],
  ['roomsOfIdentity', LIMITS.roomsPerIdentityHour, HOUR],
  ['roomsOfAddress', LIMITS.roomsPerAddressHour, HOUR],
  ['wrongLinks', LIMITS.wrongLinksPerMinute, MINUTE],
  ['invitations', LIMITS.invitationsPerIdentityHour, HOUR],
  ['records', LIMITS.recordsPerAddressMinute, MINUTE],
  ['presets', LIMITS.presetsPerIdentityHour, HOUR],
  ['subscriptions', LIMITS.subscriptionsPerIdentityHour, HOUR],
  ['pushes', LIMITS.pushesPerIdentityHour, HOUR],
  ['chat', LIMITS.chatPer10s, 10 * SECOND],
];

describe('the limits over time', () => {
  it('are all named here', () => {
    const names = BOOKS.map(([name]) => name);
    expect(Object.keys(openLimits())).toEqual(names);
  });

  it.each(BOOKS)('%s: %i in %i ms, then again', async (name, most, ms) => {
    const { take, allows } = openLimits()[name];
    for (let n = 0; n < most; n += 1) {
      expect(await allows('ann')).toBe(true);
      expect(await take('ann')).toBe(true);
    }
    expect(await allows('ann')).toBe(false);
    expect(await take('ann')).toBe(false);
    expect(await take('ben')).toBe(true);
    vi.advanceTimersByTime(ms - 1);
    expect(await allows('ann')).toBe(false);
    vi.advanceTimersByTime(2);
    expect(await allows('ann')).toBe(true);
    expect(await take('ann')).toBe(true);
  });

  it('count nothing when it is only asked', async () => {
    const { floods } = openLimits();
    for (let n = 0; n < 5; n += 1) expect(await floods.allows('ann')).toBe(true);
    expect(await floods.take('ann')).toBe(true);
  });

  it('are each a book of its own', async () => {
    const limits = openLimits();
    await limits.floods.take('ann');
    expect(await limits.floods.take('ann')).toBe(false);
    expect(await limits.connects.take('ann')).toBe(true);
    expect(await openLimits().floods.take('ann')).toBe(true);
  });
});

describe('what is open just now', () => {
  it('is counted in and out by key', () => {
    const { of, enter, leave } = openCounts();
    for (const one of ['ann', 'ann', 'ben']) enter(one);
    expect([of('ann'), of('ben'), of('cat')]).toEqual([2, 1, 0]);
    leave('ann');
    expect([of('ann'), of('ben')]).toEqual([1, 1]);
    for (const one of ['ann', 'ben']) leave(one);
    expect([of('ann'), of('ben')]).toEqual([0, 0]);
    enter('ann');
    expect(of('ann')).toBe(1);
  });
});
