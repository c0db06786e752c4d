import { describe, expect, it } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { startHeartbeat } from './heartbeat.ts';

describe('the pulse', () => {
  it('tells of time that stood still, at once and once', async () => {
    const clock = handClock();
    const { begin, gaps } = startHeartbeat(clock, async () => undefined);
    begin();
    await clock.pass(2_000);
    clock.sleep(60_000);
    const gap = { until: clock.now(), ms: 60_000 };
    expect(gaps()).toEqual([gap]);
    await clock.pass(10_000);
    expect(gaps()).toEqual([gap]);
  });

  it('leaves nothing behind when a beat fails', async () => {
    const clock = handClock();
    const beats: number[] = [];
    const { begin, gaps } = startHeartbeat(clock, async (now) => {
      beats.push(now);
      throw new Error('no disk');
    });
    begin();
    await clock.pass(8_000);
    expect(beats).toHaveLength(4);
    expect(gaps()).toEqual([]);
    clock.sleep(5_001);
    expect(gaps()).toEqual([{ until: clock.now(), ms: 5_001 }]);
  });
});
