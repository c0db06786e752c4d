import { describe, expect, it } from 'vitest';
import { createAnnouncements } from './announce.ts';

/** A clock that is cranked by hand. */
const crank = () => {
  let time = 0;
  let calls: { at: number; call: () => void }[] = [];
  return {
    now: () => time,
    after: (ms: number, call: () => void) => {
      calls.push({ at: time + ms, call });
    },
    turn: (ms: number) => {
      time += ms;
      const due = calls.filter(({ at }) => at <= time);
      calls = calls.filter(({ at }) => at > time);
      for (const { call } of due) call();
    },
  };
};

describe('announcements', () => {
  it('says the first text at once and joins a burst into one message', () => {
    const clock = crank();
    const { announce, spoken } = createAnnouncements(clock);
    announce('a');
    announce('b');
    announce('c');
    expect(spoken().polite).toBe('a');
    clock.turn(1499);
    expect(spoken().polite).toBe('a');
    clock.turn(1);
    expect(spoken().polite).toBe('b · c');
  });

  it('says the same words again, as a different string each time', () => {
    const clock = crank();
    const { announce, spoken } = createAnnouncements(clock);
    const heard = [0, 1, 2].map(() => {
      announce('same');
      const text = spoken().polite;
      clock.turn(2000);
      return text;
    });
    expect(heard.map((text) => text.trim())).toEqual(['same', 'same', 'same']);
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[1]).not.toBe(heard[2]);
  });

  it('keeps the interrupting voice apart', () => {
    const { announce, spoken } = createAnnouncements(crank());
    announce('log');
    announce('your turn', 'assertive');
    expect(spoken()).toEqual({ polite: 'log', assertive: 'your turn' });
  });

  it('tells its listeners until they leave', () => {
    const clock = crank();
    const { announce, subscribe } = createAnnouncements(clock);
    let calls = 0;
    const leave = subscribe(() => {
      calls += 1;
    });
    announce('one');
    leave();
    clock.turn(2000);
    announce('two');
    expect(calls).toBe(1);
  });
});
