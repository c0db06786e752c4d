/** Buckets of frames: so many at once, and so many a second for long. */
import { LIMITS } from '@kesem/protocol/limits';

interface Size {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket as it was when it was last taken from, in frames and ms. */
interface Bucket {
  readonly left: number;
  readonly at: number;
}

function filled({ left, at }: Bucket, { burst, perSecond }: Size, time: number): number {
  return Math.min(burst, left + Math.max(0, time - at) * (perSecond / 1000));
}

/** 'warn' comes once, 'cut' from then on, until the bucket was full again. */
export type Reading = 'fine' | 'warn' | 'cut';

const SOCKET: Size = { burst: LIMITS.burst, perSecond: LIMITS.framesPerSecond };

/** The bucket of one socket. Returns the function to call for each frame. @param now milliseconds. */
export function createMeter(now: () => number): () => Reading {
  let bucket: Bucket = { left: SOCKET.burst, at: now() };
  let warned = false;
  return () => {
    const at = now();
    const left = filled(bucket, SOCKET, at);
    if (left === SOCKET.burst) warned = false;
    bucket = { left: left < 1 ? left : left - 1, at };
    if (left >= 1) return 'fine';
    if (warned) return 'cut';
    warned = true;
    return 'warn';
  };
}

/** Whose sockets a frame came over. */
interface Sender {
  readonly identity: string;
  readonly address: string;
}

/** Buckets that are full again are forgotten once there are so many, or twice as many as were left last time. */
const KNOWN = 1_000;

/**
 * The buckets that all sockets of an identity, and all of an address, share. Returns the function to
 * call for each frame: whether there was room in both. Nobody is cut for them, for a whole school may
 * stand behind one address. @param now milliseconds.
 */
export function createSharedMeter(now: () => number): (sender: Sender) => boolean {
  const ofIdentity = shelf(now, {
    burst: LIMITS.identityBurst,
    perSecond: LIMITS.identityFramesPerSecond,
  });
  const ofAddress = shelf(now, {
    burst: LIMITS.addressBurst,
    perSecond: LIMITS.addressFramesPerSecond,
  });
  // whoever has spent their own takes nothing from those who share their address
  return ({ identity, address }) => ofIdentity(identity) && ofAddress(address);
}

function shelf(now: () => number, size: Size): (key: string) => boolean {
  const buckets = new Map<string, Bucket>();
  let most = KNOWN;
  return (key) => {
    const at = now();
    const known = buckets.get(key);
    const left = known ? filled(known, size, at) : size.burst;
    const isRoom = left >= 1;
    buckets.set(key, { left: isRoom ? left - 1 : left, at });
    if (buckets.size > most) {
      forgetFull(buckets, size, at);
      // not for everybody who comes: a crowd would be gone through by each of it
      most = Math.max(KNOWN, 2 * buckets.size);
    }
    return isRoom;
  };
}

function forgetFull(buckets: Map<string, Bucket>, size: Size, at: number): void {
  for (const [key, bucket] of buckets) {
    if (filled(bucket, size, at) === size.burst) buckets.delete(key);
  }
}
