/** Whether time is kept as the world has it: a house may be wrong about its own. */
import type { Commit } from '@kesem/room/commit';
import { playing, type Room } from '@kesem/room/room';

/** From a decision to the moment in which it stands may pass so many ms, and a house may be so wrong. */
const AROUND_MS = 2_000;

export interface Ran {
  /** To be told of every commit that stands, with the room before and after it. */
  readonly stored: (commit: Commit, before: Room | null, after: Room) => readonly string[];
  /** From now on no house runs, or one does again. */
  readonly lives: (is: boolean) => void;
  /** Compares the time of a house that runs, in ms of the epoch, with what has passed since it was looked at before. */
  readonly looked: (house: number) => readonly string[];
}

/** From when a clock runs, in ms of the world's time. */
interface Since {
  readonly began: number;
  /** Outages from then on cost it time: what was before it began did not, or was given back when it was moved. */
  readonly counts: number;
}

/**
 * @param now the world's time, in ms.
 * @param apart how far nodes may be from each other once a date was set, in ms; outages that last less may be
 * given back to nobody.
 */
export function watchTime(now: () => number, apart: number): Ran {
  const around = AROUND_MS + apart;
  /** By match and key. */
  const since = new Map<string, Since>();
  const outages: { readonly from: number; until: number }[] = [];
  let last: { readonly world: number; readonly house: number } | null = null;

  const outageSince = (from: number): number =>
    outages
      .filter(({ from: begun, until }) => Math.min(until, now()) - begun >= apart)
      .reduce(
        (sum, one) => sum + Math.max(0, Math.min(one.until, now()) - Math.max(one.from, from)),
        0,
      );

  return {
    stored: (commit, before, after) => {
      const early = fellEarly(commit, before, (clock) => {
        const from = since.get(clock) ?? null;
        return from && now() - from.began - outageSince(from.counts) + around;
      });
      for (const [clock, from] of changedIn(before, after)) {
        // what is given back changes what is left, and not from when it runs
        if (commit.command.do === 'woke' && since.has(clock)) continue;
        const began = now() + from - commit.at;
        since.set(clock, { began, counts: Math.max(began, now()) });
      }
      return early;
    },
    lives: (is) => {
      last = null;
      const outage = outages.at(-1);
      if (!is) outages.push({ from: now(), until: Number.POSITIVE_INFINITY });
      else if (outage) outage.until = now();
    },
    looked: (house) => {
      const world = now();
      const isSlow = last !== null && world - last.world > house - last.house + around;
      last ??= { world, house };
      return isSlow ? ['the time of the house stands still'] : [];
    },
  };
}

/** Clocks that began to run with a commit, with the log's time from which they do. */
function changedIn(before: Room | null, after: Room): readonly (readonly [string, number])[] {
  const match = playing(after);
  const was = before && playing(before);
  const known = new Map(
    was?.number === match?.number ? was?.clocks.map((one) => [one.key, one.since]) : [],
  );
  return (match?.clocks ?? []).flatMap((clock) =>
    clock.since === null || known.get(clock.key) === clock.since
      ? []
      : [[`${match?.number} ${clock.key}`, clock.since] as const],
  );
}

/** A clock that has fallen before what was left of it had passed; those of slow matches may lose a short outage. */
function fellEarly(
  { seq, command }: Commit,
  before: Room | null,
  ran: (clock: string) => number | null,
): readonly string[] {
  const match = before && playing(before);
  if (command.do !== 'timeout' || !match || before.slow !== undefined) return [];
  const left = match.clocks.find(({ key }) => key === command.timer)?.left ?? 0;
  const real = ran(`${match.number} ${command.timer}`);
  return real === null || real >= left
    ? []
    : [
        `commit ${seq}: ${command.timer} has fallen after no more than ${Math.round(real)} of ${left} ms`,
      ];
}
