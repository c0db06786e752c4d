import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { startHeartbeat } from './heartbeat.ts';

describe('the pulse', () => {
  it('tells of time that stood still, at once and once', async () => {
    const clock = handClock();
    const { begin, outages } = startHeartbeat(clock, async () => undefined);
    begin();
    await clock.pass(2_000);
    clock.sleep(60_000);
    const outage = { until: clock.now(), ms: 60_000 };
    expect(outages()).toEqual([outage]);
    await clock.pass(10_000);
    expect(outages()).toEqual([outage]);
  });

  it('notices what happens between a start and its first beat', async () => {
    const clock = handClock();
    const { from, begin, outages } = startHeartbeat(clock, async () => undefined);
    clock.sleep(60_000);
    from(clock.now());
    clock.sleep(3_600_000);
    begin();
    const outage = { until: clock.now(), ms: 3_600_000 };
    expect(outages()).toEqual([outage]);
    await clock.pass(4_000);
    expect(outages()).toEqual([outage]);
  });

  it('leaves nothing behind when a beat fails', async () => {
    const clock = handClock();
    const beats: number[] = [];
    const { begin, outages } = startHeartbeat(clock, async (now) => {
      beats.push(now);
      throw new Error('no disk');
    });
    begin();
    await clock.pass(8_000);
    expect(beats).toHaveLength(4);
    expect(outages()).toEqual([]);
    clock.sleep(5_001);
    expect(outages()).toEqual([{ until: clock.now(), ms: 5_001 }]);
  });
});
