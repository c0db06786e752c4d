/** The times in which nobody could move, for no server ran or its machine slept: no clock counts them. */
import { STILL_MS } from '@kesem/room/steady';
import type { Beside } from '../nodes/nodes.ts';
import type { Outage, Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';

export interface Outages {
  /** Called once, at the start. Returns when somebody was last alive: what was due by then is due. */
  readonly wake: (now: number) => Promise<number>;
  /** All that are known, oldest first. */
  readonly known: () => readonly Outage[];
  /** The last of them. */
  readonly last: () => Outage | undefined;
  /** Whether all are known and written down; if not, `sign` is to succeed before anything younger is decided. */
  readonly isCertain: () => boolean;
  /** Writes down that somebody lives, and the outages that are not yet. */
  readonly sign: (now: number) => Promise<void>;
}

/** The outages of a server that is alone in its house: whenever it stood still, nobody could move. */
export function ownOutages(
  store: Pick<Store, 'alive' | 'lastAlive' | 'outages'>,
  heartbeat: Heartbeat,
): Outages {
  let before: readonly Outage[] = [];
  /** How many of all are on the disk. */
  let kept = 0;
  const known = (): readonly Outage[] => [...before, ...heartbeat.outages()];
  const sign = async (now: number): Promise<void> => {
    const all = known();
    await store.alive(now, all.slice(kept));
    kept = all.length;
  };
  return {
    wake: async (now) => {
      const last = (await store.lastAlive()) ?? now;
      const written = await store.outages();
      before = now > last ? [...written, { until: now, ms: now - last }] : written;
      kept = written.length;
      // a disk that is full at the start is found full by the pulse as well
      await sign(now).catch(() => undefined);
      return last;
    },
    known,
    last: () => heartbeat.outages().at(-1) ?? before.at(-1),
    isCertain: () => before.length + heartbeat.outages().length === kept,
    sign,
  };
}

/** The outages of a house of several nodes: while one of them lives there is none, whoever else stands still. */
export function sharedOutages(
  { sign }: Pick<Beside, 'sign'>,
  heartbeat: Heartbeat,
  now: () => number,
): Outages {
  let all: readonly Outage[] = [];
  let signedAt = Number.NEGATIVE_INFINITY;
  const renew = async (at: number): Promise<number> => {
    const { outages, before } = await sign(at);
    [all, signedAt] = [outages, at];
    return before;
  };
  return {
    wake: (at) => renew(at),
    known: () => all,
    last: () => all.at(-1),
    // the database may have been away for as long as nobody has signed
    isCertain: () =>
      now() - signedAt <= STILL_MS && (heartbeat.outages().at(-1)?.until ?? signedAt) <= signedAt,
    sign: async (at) => void (await renew(at)),
  };
}
