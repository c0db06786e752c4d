import { expect, it } from 'vitest';
import { isMuted, withMuted } from './mute.ts';

it('is of one person in one room, and can be taken back', () => {
  const muted = withMuted(withMuted([], 'a', 1, true), 'a', 2, true);
  expect([1, 2, 3].map((person) => isMuted(muted, 'a', person))).toEqual([true, true, false]);
  expect(isMuted(muted, 'b', 1)).toBe(false);
  const back = withMuted(muted, 'a', 1, false);
  expect([1, 2].map((person) => isMuted(back, 'a', person))).toEqual([false, true]);
});

it('is said once, and knows nobody without a number or a room', () => {
  const twice = withMuted(withMuted([], 'a', 1, true), 'a', 1, true);
  expect(twice).toHaveLength(1);
  expect([isMuted(twice, 'a', null), isMuted(twice, null, 1)]).toEqual([false, false]);
});

it('is of whoever never sat by their name, which is nobody’s number', () => {
  const muted = withMuted([], 'a', '1', true);
  expect([isMuted(muted, 'a', '1'), isMuted(muted, 'a', 1), isMuted(muted, 'a', 'Gil')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('forgets the oldest beyond a hundred', () => {
  const many = Array.from({ length: 101 }, (_, n) => n + 1).reduce<readonly string[]>(
    (muted, person) => withMuted(muted, 'a', person, true),
    [],
  );
  expect(many).toHaveLength(100);
  expect([isMuted(many, 'a', 1), isMuted(many, 'a', 2), isMuted(many, 'a', 101)]).toEqual([
    false,
    true,
    true,
  ]);
});
