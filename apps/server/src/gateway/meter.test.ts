import { LIMITS } from '@kesem/protocol/limits';
import { describe, expect, it } from 'vitest';
import { createMeter, createSharedMeter } from './meter.ts';

/** So many calls; gives what came of each. */
function times<X>(count: number, call: (n: number) => X): readonly X[] {
  return Array.from({ length: count }, (_, n) => call(n));
}

describe('the bucket of a socket', () => {
  it('warns once, cuts from then on, and forgives when it was full again', () => {
    let now = 0;
    const meter = createMeter(() => now);
    expect(times(LIMITS.burst, meter)).not.toContain('warn');
    expect(times(3, meter)).toEqual(['warn', 'cut', 'cut']);
    now += 1_000;
    expect(times(LIMITS.framesPerSecond + 1, meter).at(-1)).toBe('cut');
    now += 60_000;
    expect(times(LIMITS.burst + 1, meter).at(-1)).toBe('warn');
  });
});

describe('the buckets that sockets share', () => {
  const fine = (readings: readonly boolean[]) => readings.filter(Boolean).length;

  it('count an identity over all its sockets and addresses', () => {
    let now = 0;
    const hasRoom = createSharedMeter(() => now);
    const from = (n: number) => hasRoom({ identity: 'pest', address: `10.0.0.${n % 9}` });
    expect(fine(times(500, from))).toBe(LIMITS.identityBurst);
    expect(hasRoom({ identity: 'good', address: '10.0.0.1' })).toBe(true);
    now += 1_000;
    expect(fine(times(500, from))).toBe(LIMITS.identityFramesPerSecond);
  });

  it('count an address over all who share it; others are as free as before', () => {
    let now = 0;
    const hasRoom = createSharedMeter(() => now);
    const from = (n: number) => hasRoom({ identity: `one of ${n}`, address: '10.0.0.1' });
    expect(fine(times(1_500, from))).toBe(LIMITS.addressBurst);
    expect(hasRoom({ identity: 'elsewhere', address: '10.0.0.2' })).toBe(true);
    now += 1_000;
    expect(fine(times(1_500, (n) => from(2_000 + n)))).toBe(LIMITS.addressFramesPerSecond);
  });

  it('let whoever has spent their own take nothing from their neighbours', () => {
    const hasRoom = createSharedMeter(() => 0);
    times(5_000, () => hasRoom({ identity: 'pest', address: '10.0.0.1' }));
    expect(hasRoom({ identity: 'good', address: '10.0.0.1' })).toBe(true);
  });

  it('forget nobody who has spent something, however many come', () => {
    let now = 0;
    const hasRoom = createSharedMeter(() => now);
    const pest = () => hasRoom({ identity: 'pest', address: '10.0.0.1' });
    times(LIMITS.identityBurst, pest);
    times(5_000, (n) => hasRoom({ identity: `crowd ${n}`, address: `10.1.${n >> 8}.${n & 255}` }));
    expect(pest()).toBe(false);
    now += 600_000;
    hasRoom({ identity: 'late', address: '10.0.0.3' });
    expect(fine(times(500, pest))).toBe(LIMITS.identityBurst);
  });
});
