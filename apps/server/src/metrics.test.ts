import { seededRandom } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { openFolder } from './store/opening.ts';
import { append, aRoom, commit } from './store/testing/samples.ts';
import { aFolder } from './store/testing/temp.ts';
import { TOY } from './testing/server.ts';

/** Metrics on a clock that is set. */
function measured() {
  let now = 0;
  const metrics = createMetrics(() => now);
  const lines = async () =>
    (await metrics.text()).split('\n').filter((one) => one.startsWith('kesem'));
  return { metrics, lines, wait: (ms: number) => void (now += ms) };
}

describe('what the server counts', () => {
  it('commands by what became of them, and how long they took', async () => {
    const { metrics, lines } = measured();
    metrics.command('accepted', 250);
    metrics.command('accepted', 1);
    metrics.command('busy', 3_000);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'kesem_commands_total{outcome="accepted"} 2',
        'kesem_commands_total{outcome="busy"} 1',
        'kesem_command_seconds_bucket{le="0.0005"} 0',
        'kesem_command_seconds_bucket{le="0.001"} 1',
        'kesem_command_seconds_bucket{le="0.5"} 2',
        'kesem_command_seconds_bucket{le="2"} 2',
        'kesem_command_seconds_bucket{le="+Inf"} 3',
        'kesem_command_seconds_sum 3.251',
      ]),
    );
  });

  it('appends, with the time until they are on the disk; the store stays what it was', async () => {
    const { metrics, lines, wait } = measured();
    const opened = await openFolder(aFolder());
    if (!opened.ok) throw new Error(opened.why.code);
    const inner = opened.store;
    const store = metrics.timedStore({
      ...inner,
      append: (batch) => {
        wait(20);
        return inner.append(batch);
      },
    });
    const room = aRoom();
    expect(await store.append([append(commit(room, 1))])).toEqual(['stored']);
    const batch = [append(commit(room, 1)), append(commit(aRoom(), 1))];
    expect(await store.append(batch)).toEqual(['conflict', 'stored']);
    expect((await store.load(room))?.commits).toHaveLength(1);
    await store.close();
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'kesem_append_seconds_bucket{le="0.01"} 0',
        'kesem_append_seconds_bucket{le="0.02"} 3',
        'kesem_append_seconds_sum 0.06',
        'kesem_append_seconds_count 3',
      ]),
    );
  });

  it('inputs that their rules take longer for than 50 ms, by game', async () => {
    const { metrics, lines, wait } = measured();
    let takes = 50;
    const table = metrics.timedTable({
      ...TOY,
      apply: () => {
        wait(takes);
        return { ok: false, why: { code: 'junk' } };
      },
    });
    const none = () => {
      throw new Error('nothing is drawn');
    };
    const options = TOY.parseOptions({}) ?? {};
    const random = seededRandom('metrics');
    const { state } = TOY.setup({ seats: 2, options, own: [null, null], kept: null, random });
    const input = { kind: 'timeout', timer: 'pick:1' } as const;
    const slow = async () => (await lines()).filter((one) => one.startsWith('kesem_slow'));
    expect(table.apply(state, input, none)).toEqual({ ok: false, why: { code: 'junk' } });
    expect(await slow()).toEqual([]);
    takes = 51;
    table.apply(state, input, none);
    expect(await slow()).toEqual(['kesem_slow_applies_total{game="toy"} 1']);
  });

  it('sockets and rooms as they are when somebody asks', async () => {
    const { metrics, lines } = measured();
    let sockets = 3;
    metrics.live({ sockets: () => sockets, rooms: () => 1 });
    expect(await lines()).toEqual(expect.arrayContaining(['kesem_sockets 3', 'kesem_rooms 1']));
    sockets = 0;
    expect(await lines()).toContain('kesem_sockets 0');
  });

  it('and what the runtime counts by itself, each set of counters for itself', async () => {
    const one = createMetrics();
    createMetrics().command('accepted', 1);
    const text = await one.text();
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('kesem_commands_total{');
    expect(one.contentType).toMatch(/^text\/plain; version=/);
  });
});
