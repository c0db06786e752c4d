import { describe, expect, it } from 'vitest';
import { openRoomCode } from './roomCode.ts';

/** A room's code over a disk that fails as often as told, and a clock in the test's hand. */
function aCode(failures: readonly unknown[]) {
  const left = [...failures];
  const told: string[] = [];
  const faults: unknown[] = [];
  const due: (() => void)[] = [];
  const code = openRoomCode({
    code: '000001',
    clock: {
      now: () => 0,
      after: (_, run) => {
        due.push(run);
        return () => undefined;
      },
    },
    codeOf: async () => {
      const failure = left.shift();
      if (failure) throw failure;
      return '000002';
    },
    tell: (fresh) => void told.push(fresh),
    onFault: (fault) => void faults.push(fault),
  });
  const pass = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    due.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { code, told, faults, due, pass };
}

const FULL = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });

describe('the spoken code of a room', () => {
  it('is drawn again until the disk keeps it, for the old one opens nothing any more', async () => {
    const { code, told, faults, pass } = aCode([FULL, FULL]);
    code.renew();
    for (let times = 0; times < 3; times += 1) await pass();
    expect([told, faults, code.now()]).toEqual([['000002'], [], '000002']);
  });

  it('is drawn no more once nobody looks, and what is a bug is told as one', async () => {
    const left = aCode([FULL]);
    left.code.renew();
    left.code.stop();
    await left.pass();
    expect(left.told).toEqual([]);
    const bug = new Error('bug');
    const broken = aCode([bug]);
    broken.code.renew();
    await broken.pass();
    expect([broken.faults, broken.due]).toEqual([[bug], []]);
  });
});
