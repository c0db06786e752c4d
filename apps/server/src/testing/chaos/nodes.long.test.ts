/** Three nodes under play: two of each outage, so that the second finds what the first has left. */
import { expect, it } from 'vitest';
import { hasServices } from '../cluster/cluster.ts';
import { eveningOfNodes } from './nodes.ts';
import { OUTAGES, type OutageName } from './outages.ts';

const NAMES = Object.keys(OUTAGES) as OutageName[];

it.runIf(hasServices())(
  'loses, doubles and reorders no acknowledged move at three nodes, whatever fails of what they rest on',
  async () => {
    const report = await eveningOfNodes({
      nodes: 3,
      tables: 5,
      outages: [...NAMES, ...NAMES],
      // longer than a lease
      lastsMs: 8_000,
      before: null,
      tell: () => undefined,
    });
    expect(report.faults).toEqual([]);
    expect(report.leaks).toBe(0);
    expect(report.struck).toHaveLength(2 * NAMES.length);
  },
);
