/** Gives back to running clocks what an outage has cost them. */
import type { Envelope } from '@kesem/room/commit';
import { OUTAGE_MS } from '@kesem/room/days';
import { nextClock } from '@kesem/room/pause';
import { isSlow } from '@kesem/room/slow';
import type { Outage } from '../store/store.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { Outages } from './outages.ts';
import { type Path, submit } from './submit.ts';

export interface Credit {
  /**
   * Writes down what is known of outages, unless it is: to be awaited before anything younger is written, or rooms that are
   * not loaded would miss it after a crash. Rejects when it could not be stored.
   */
  readonly certain: () => Promise<void>;
  /**
   * No clock runs while nobody can move: what was lost is given back by a commit, before anything else
   * is decided. To be called from the room's queue only; false when it could not be stored.
   */
  readonly give: (live: LiveRoom) => Promise<boolean>;
  /** Credits a room of which nothing else is asked; what fails is made up for later. */
  readonly settle: (live: LiveRoom) => Promise<void>;
}

export function crediting(path: Path, outages: Outages): Credit {
  const certain = async (): Promise<void> => {
    if (!outages.isCertain()) await outages.sign(path.now());
  };
  const give = async (live: LiveRoom): Promise<boolean> => {
    await certain();
    const owed = owedTo(live, outages);
    if (owed.length === 0) return true;
    const down = owed.reduce((sum, { ms }) => sum + ms, 0);
    const id = `woke:${owed.at(-1)?.until}`;
    const envelope: Envelope = { id, key: 'room', command: { do: 'woke', down } };
    return (await submit(path, live, { kind: 'house' }, envelope)).ok;
  };
  return {
    certain,
    give,
    settle: async (live) => {
      if (owedTo(live, outages).length === 0) return;
      await live.queue(() => give(live)).catch(() => undefined);
    },
  };
}

/** The outages that no commit has given back yet to a clock that runs. */
function owedTo(live: LiveRoom, outages: Outages): readonly Outage[] {
  const room = live.now();
  const last = outages.last();
  // so it is with nearly every command
  if (!last || last.until <= room.at || !nextClock(room)) return [];
  const least = isSlow(room) ? OUTAGE_MS : 0;
  return outages.known().filter(({ until, ms }) => until > room.at && ms > least);
}
