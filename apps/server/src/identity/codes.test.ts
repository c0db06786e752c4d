import { randomBytes } from 'node:crypto';
import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../time.ts';
import { openDeviceCodes } from './device.ts';
import { countGuesses } from './guesses.ts';
import type { Bytes } from './secret.ts';
import { openSpokenCodes } from './spoken.ts';

const MINUTE = 60_000;

function time() {
  let now = 1_000_000;
  const clock: Clock = { now: () => now, after: () => () => undefined };
  return { clock, pass: (ms: number) => (now += ms) };
}

function spoken(bytes: Bytes = randomBytes) {
  const { clock, pass } = time();
  return { codes: openSpokenCodes({ clock, bytes, guesses: countGuesses(clock) }), pass };
}

function devices() {
  const { clock, pass } = time();
  return {
    codes: openDeviceCodes({ clock, bytes: randomBytes, guesses: countGuesses(clock) }),
    pass,
  };
}

/** A code of as many digits that is not this one. */
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));

describe('a spoken code', () => {
  it('leads to its room while that waits', () => {
    const { codes } = spoken();
    const code = codes.open('room', 'token');
    expect(code).toMatch(/^\d{6}$/);
    expect(codes.find(code, 'a')).toEqual({ ok: true, value: { room: 'room', token: 'token' } });
    expect(codes.of('room')).toBe(code);
    codes.close('room');
    expect(codes.find(code, 'a')).toEqual({ ok: false, code: 'noSuchCode' });
    expect(codes.of('room')).toBeNull();
  });

  it('is one for each room, until its link is replaced', () => {
    const { codes } = spoken();
    const code = codes.open('room', 'token');
    expect(codes.open('room', 'token')).toBe(code);
    const next = codes.open('room', 'new token');
    expect(next).not.toBe(code);
    expect(codes.find(code, 'a').ok).toBe(false);
    expect(codes.find(next, 'a')).toMatchObject({ ok: true, value: { token: 'new token' } });
  });

  it('is never that of another room', () => {
    const draws = [5, 5, 6];
    const { codes } = spoken(() => Buffer.from([0, 0, 0, draws.shift() ?? 0]));
    expect([codes.open('one', 't'), codes.open('other', 't')]).toEqual(['000005', '000006']);
  });

  it('ends after a day', () => {
    const { codes, pass } = spoken();
    const code = codes.open('room', 'token');
    pass(24 * 60 * MINUTE);
    expect(codes.find(code, 'a').ok).toBe(false);
    expect(codes.open('room', 'token')).toMatch(/^\d{6}$/);
  });
});

describe('guessing', () => {
  it('shuts an address out for ten minutes, and no other', () => {
    const { codes, pass } = spoken();
    const code = codes.open('room', 'token');
    for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1)
      expect(codes.find(wrong(code), 'bad')).toEqual({ ok: false, code: 'noSuchCode' });
    expect(codes.find(code, 'bad')).toEqual({ ok: false, code: 'tooFast' });
    expect(codes.find(code, 'good').ok).toBe(true);
    pass(10 * MINUTE - 1);
    expect(codes.find(code, 'bad').ok).toBe(false);
    pass(1);
    expect(codes.find(code, 'bad').ok).toBe(true);
  });

  it('pauses all codes for a minute when it comes from everywhere', () => {
    const { codes, pass } = spoken();
    const code = codes.open('room', 'token');
    for (let n = 0; n < LIMITS.wrongCodesPerMinute; n += 1) {
      pass(10);
      codes.find(wrong(code), `address ${n}`);
    }
    expect(codes.find(code, 'good')).toEqual({ ok: false, code: 'tooFast' });
    pass(MINUTE - 1);
    expect(codes.find(code, 'good').ok).toBe(false);
    pass(1);
    expect(codes.find(code, 'good').ok).toBe(true);
  });

  it('costs nothing when it is right', () => {
    const { codes } = spoken();
    const code = codes.open('room', 'token');
    const tries = Array.from({ length: 100 }, () => codes.find(code, 'a').ok);
    expect(tries.every((ok) => ok)).toBe(true);
  });
});

describe('a device code', () => {
  it('leads to its identity, once', () => {
    const { codes } = devices();
    const { code, until } = codes.draw('someone', 'link');
    expect(code).toMatch(/^\d{8}$/);
    expect(until).toBe(1_000_000 + 10 * MINUTE);
    expect(codes.redeem(wrong(code), 'a')).toEqual({ ok: false, code: 'noSuchCode' });
    expect(codes.redeem(code, 'a')).toEqual({
      ok: true,
      value: { identity: 'someone', token: 'link' },
    });
    expect(codes.redeem(code, 'a')).toEqual({ ok: false, code: 'noSuchCode' });
  });

  it('ends after ten minutes, and when another is drawn', () => {
    const { codes, pass } = devices();
    const [old, fresh] = [codes.draw('someone', null), codes.draw('someone', null)];
    expect(codes.redeem(old.code, 'a').ok).toBe(false);
    pass(10 * MINUTE);
    expect(codes.redeem(fresh.code, 'a').ok).toBe(false);
  });

  it('may be guessed no more often than a spoken one', () => {
    const { codes } = devices();
    const { code } = codes.draw('someone', null);
    for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1) codes.redeem(wrong(code), 'bad');
    expect(codes.redeem(code, 'bad')).toEqual({ ok: false, code: 'tooFast' });
    expect(codes.redeem(code, 'good').ok).toBe(true);
  });
});
