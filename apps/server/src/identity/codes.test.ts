import { randomBytes } from 'node:crypto';
import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { append, commit } from '../store/testing/samples.ts';
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

async function spoken(bytes: Bytes = randomBytes) {
  const store = await memoryStore();
  const { clock, pass } = time();
  for (const room of ['room', 'other']) await store.append([append(commit(room, 1))]);
  return { codes: openSpokenCodes({ store, bytes, guesses: countGuesses(clock) }), store, pass };
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
  it('is the room’s for as long as the room lives, also after a restart', async () => {
    const { codes, store } = await spoken();
    const code = await codes.of('room');
    expect(code).toMatch(/^\d{6}$/);
    const again = openSpokenCodes({
      store,
      bytes: randomBytes,
      guesses: countGuesses(time().clock),
    });
    expect([await codes.of('room'), await again.of('room')]).toEqual([code, code]);
    expect(await again.find(code, 'a')).toEqual({ ok: true, value: 'room' });
    await store.sweep({ notStartedSince: 9e9, startedSince: 9e9 });
    expect(await again.find(code, 'a')).toEqual({ ok: false, code: 'noSuchCode' });
  });

  it('ends with the links of its room', async () => {
    const { codes, store } = await spoken();
    const first = await codes.of('room');
    await store.append([append(commit('room', 2), { shut: true })]);
    expect((await codes.find(first, 'a')).ok).toBe(false);
    const second = await codes.of('room');
    await store.replaceInvite('room', 'hash');
    expect((await codes.find(second, 'a')).ok).toBe(false);
    expect(await codes.of('room')).toMatch(/^\d{6}$/);
  });

  it('is never that of another room', async () => {
    const draws = [5, 5, 6];
    const { codes } = await spoken(() => Buffer.from([0, 0, 0, draws.shift() ?? 0]));
    expect([await codes.of('room'), await codes.of('other')]).toEqual(['000005', '000006']);
  });
});

describe('guessing', () => {
  it('shuts an address out for ten minutes, and no other', async () => {
    const { codes, pass } = await spoken();
    const code = await codes.of('room');
    for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1)
      expect(await codes.find(wrong(code), 'bad')).toEqual({ ok: false, code: 'noSuchCode' });
    expect(await codes.find(code, 'bad')).toEqual({ ok: false, code: 'tooFast' });
    expect((await codes.find(code, 'good')).ok).toBe(true);
    pass(10 * MINUTE - 1);
    expect((await codes.find(code, 'bad')).ok).toBe(false);
    pass(1);
    expect((await codes.find(code, 'bad')).ok).toBe(true);
  });

  it('is not made easier by asking many at once', async () => {
    const { codes } = await spoken();
    const code = await codes.of('room');
    const tries = Array.from({ length: 30 }, () => codes.find(wrong(code), 'bad'));
    const answers = await Promise.all(tries);
    const looked = answers.filter((one) => !one.ok && one.code === 'noSuchCode');
    expect(looked).toHaveLength(LIMITS.wrongCodesPerAddress);
  });

  it('pauses all codes for a minute when it comes from everywhere', async () => {
    const { codes, pass } = await spoken();
    const code = await codes.of('room');
    for (let n = 0; n < LIMITS.wrongCodesPerMinute; n += 1) {
      pass(10);
      await codes.find(wrong(code), `address ${n}`);
    }
    expect(await codes.find(code, 'good')).toEqual({ ok: false, code: 'tooFast' });
    pass(MINUTE - 1);
    expect((await codes.find(code, 'good')).ok).toBe(false);
    pass(1);
    expect((await codes.find(code, 'good')).ok).toBe(true);
  });

  it('costs nothing when it is right', async () => {
    const { codes } = await spoken();
    const code = await codes.of('room');
    const tries = Array.from({ length: 100 }, () => codes.find(code, 'a'));
    expect((await Promise.all(tries)).every(({ ok }) => ok)).toBe(true);
  });
});

describe('a device code', () => {
  it('leads to its identity, once', async () => {
    const { codes } = devices();
    const { code, until } = await codes.draw('someone', 'link');
    expect(code).toMatch(/^\d{8}$/);
    expect(until).toBe(1_000_000 + 10 * MINUTE);
    expect(await codes.redeem(wrong(code), 'a')).toEqual({ ok: false, code: 'noSuchCode' });
    expect(await codes.redeem(code, 'a')).toEqual({
      ok: true,
      value: { identity: 'someone', token: 'link' },
    });
    expect(await codes.redeem(code, 'a')).toEqual({ ok: false, code: 'noSuchCode' });
  });

  it('lives on while others draw theirs', async () => {
    const { codes } = devices();
    const { code } = await codes.draw('someone', null);
    await codes.draw('somebody else', null);
    expect(await codes.redeem(code, 'a')).toMatchObject({ value: { identity: 'someone' } });
  });

  it('ends after ten minutes, and when another is drawn', async () => {
    const { codes, pass } = devices();
    const [old, fresh] = [await codes.draw('someone', null), await codes.draw('someone', null)];
    expect((await codes.redeem(old.code, 'a')).ok).toBe(false);
    pass(10 * MINUTE);
    expect((await codes.redeem(fresh.code, 'a')).ok).toBe(false);
  });

  it('may be guessed no more often than a spoken one', async () => {
    const { codes } = devices();
    const { code } = await codes.draw('someone', null);
    for (let n = 0; n < LIMITS.wrongCodesPerAddress; n += 1) await codes.redeem(wrong(code), 'bad');
    expect(await codes.redeem(code, 'bad')).toEqual({ ok: false, code: 'tooFast' });
    expect((await codes.redeem(code, 'good')).ok).toBe(true);
  });
});
