/** A process that stands still for a while, and goes on as if nothing had been. */
import type { SimTime } from './time.ts';

export interface Gate {
  /** Nothing runs in the process for so long, in ms. */
  readonly shut: (ms: number) => void;
  readonly isShut: () => boolean;
  /** Runs something now, or when the process goes on, in the order in which it came. */
  readonly run: (work: () => void) => void;
  /** Resolves when the process goes on. */
  readonly pass: () => Promise<void>;
}

/** A process that goes on, as long as it lives. */
export function openGate(time: SimTime, isAlive: () => boolean): Gate {
  let until = 0;
  let waiting: (() => void)[] = [];
  const isShut = (): boolean => time.now() < until;
  const open = (): void => {
    if (isShut()) return;
    const all = waiting;
    waiting = [];
    for (const work of all) if (isAlive()) work();
  };
  const run = (work: () => void): void => {
    if (isShut() || waiting.length > 0) waiting.push(work);
    else if (isAlive()) work();
  };
  return {
    shut: (ms) => {
      until = Math.max(until, time.now() + ms);
      time.after(ms, open);
    },
    isShut,
    run,
    pass: () => new Promise((resolve) => run(resolve)),
  };
}
