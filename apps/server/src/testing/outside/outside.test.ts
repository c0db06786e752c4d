/** A server as its kernel sees it: what it tells, and what then lies on the disk. */
import { describe, expect, it } from 'vitest';
import { aFolder } from '../../store/testing/temp.ts';
import { ServerProcess } from '../chaos/process.ts';
import { recorded } from './evening.ts';
import { cutsOf, lostIn, onDisk } from './lost.ts';
import { toldAt, toldEarly } from './order.ts';
import { afterPowerCut, HALF, NONE } from './platter.ts';
import { canTrace } from './strace.ts';

describe.skipIf(!canTrace())('a server that is watched from outside', () => {
  it('tells nothing before it is on the disk, and has all it told when the power fails', async () => {
    const { calls, words } = await recorded(aFolder());
    const told = toldAt(calls, words);
    expect(toldEarly(calls, told)).toEqual([]);
    for (const luck of [NONE, HALF]) {
      const cuts = await cutsOf(calls, told, luck);
      expect(cuts.filter(({ lost }) => lost.length > 0)).toEqual([]);
    }
    const at = Math.max(...told.map((one) => one.at));
    const left = await onDisk(afterPowerCut(calls, at, NONE), async (folder) => {
      const again = await ServerProcess.start(folder);
      await again.kill();
      return lostIn(folder, told, at);
    });
    expect(left).toEqual([]);
  });
});
