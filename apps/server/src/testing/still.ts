/** A real server on a clock that stands still until a test moves it. */
import { aMachine, type Machine } from './clock.ts';
import { startServer, type TestServer, type Wishes } from './server.ts';

/** Less than the server's pulse: in longer leaps it would think that it had slept, and give the time back. */
const LEAP_MS = 1_000;

export interface StillServer extends TestServer {
  readonly now: () => number;
  /** Lets time pass, and everything happen that falls due in it; what is stored then may still be under way. */
  readonly letPass: (ms: number) => Promise<void>;
}

/** What a test may choose; `machine` to start again on the same one. */
export interface StillWishes extends Omit<Wishes, 'clock'> {
  readonly machine?: Machine;
}

/** Starts a server for which no time passes by itself. The clock of a new machine always begins at the same moment. */
export async function startStill({
  machine = aMachine(),
  ...wishes
}: StillWishes): Promise<StillServer> {
  let clock = machine.start();
  const begin = (from?: number) => (clock = machine.start(from));
  const server = await startServer({ ...wishes, clock: begin });
  // a stop takes its time too: for the last word to go out
  const byHand = async (stopping: Promise<void>): Promise<void> => {
    const stopped = stopping.then(() => true);
    let over = false;
    while (!over) over = await Promise.race([stopped, clock.pass(LEAP_MS).then(() => false)]);
  };
  return {
    ...server,
    now: () => clock.now(),
    letPass: async (ms) => {
      for (let left = ms; left > 0; left -= LEAP_MS) {
        await clock.pass(Math.min(left, LEAP_MS));
        // a word from the store lets the pulse go on
        await server.store.lastAlive();
      }
    },
    stop: () => byHand(server.stop()),
    end: () => byHand(server.end()),
  };
}
