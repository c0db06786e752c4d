/** How often somebody may react: a measure for each person, and one for the whole audience. In memory. */
import { LIMITS } from '@kesem/protocol/limits';

/** When somebody has reacted, in ms, and until when no other reaction of theirs is taken. */
export interface Pace {
  readonly times: readonly number[];
  readonly restsUntil: number;
}

const FRESH: Pace = { times: [], restsUntil: 0 };

/** Returns a pace after one more reaction at `at`, in ms; null: it is one too many. */
export function paced({ times, restsUntil }: Pace, at: number): Pace | null {
  if (at < restsUntil) return null;
  const recent = [...times.filter((time) => at - time < LIMITS.reactionsWithinMs), at];
  if (recent.length < LIMITS.reactions) return { times: recent, restsUntil: 0 };
  return { times: [], restsUntil: at + LIMITS.reactionRestMs };
}

/** What becomes of a reaction. */
interface Taken {
  /** For how many ms no other of this person is taken. */
  readonly rest: number;
  /** Whether it is told: of a large audience so many react that not all can be. */
  readonly isTold: boolean;
}

export interface ReactionPace {
  /** Counts one reaction of an identity; null: it is one too many. */
  readonly take: (identity: string, from: 'table' | 'audience') => Taken | null;
}

/** Whoever is through with resting is forgotten once so many are known. */
const KNOWN = 1_000;

/** The measures of one room. @param now milliseconds. */
export function openReactionPace(now: () => number): ReactionPace {
  const paces = new Map<string, Pace>();
  let told: readonly number[] = [];
  const isRoomFor = (from: 'table' | 'audience', at: number): boolean => {
    if (from === 'table') return true;
    told = told.filter((time) => at - time < 1000);
    const isRoom = told.length < LIMITS.audienceReactionsPerSecond;
    if (isRoom) told = [...told, at];
    return isRoom;
  };
  return {
    take: (identity, from) => {
      const at = now();
      const pace = paced(paces.get(identity) ?? FRESH, at);
      if (!pace) return null;
      paces.set(identity, pace);
      if (paces.size > KNOWN) forgetRested(paces, at);
      return { rest: Math.max(0, pace.restsUntil - at), isTold: isRoomFor(from, at) };
    },
  };
}

function forgetRested(paces: Map<string, Pace>, at: number): void {
  for (const [identity, { times, restsUntil }] of paces) {
    const isRecent = times.some((time) => at - time < LIMITS.reactionsWithinMs);
    if (!isRecent && at >= restsUntil) paces.delete(identity);
  }
}
