/** What the pairs of a trial come to. Plain data, so that processes can send it. */
import { type Fares, NO_FARES } from '@kesem/engine/core/testing/twoWorlds';
import type { ViewerClass } from '@kesem/room/view';
import { apart } from './bytes.ts';
import { KINDS, type Kind } from './scene.ts';

/** Something that a viewer got in one world and not in the other. */
export interface Difference {
  /** The law that it breaks, in a few words. */
  readonly law: string;
  readonly seed: number;
  /** Inputs accepted before. */
  readonly step: number;
  /** Whoever reads the log is one, too. */
  readonly viewer: Kind | 'log';
  /** The class of viewers. */
  readonly me: ViewerClass;
  readonly input: string;
  /** The two texts around the first byte at which they differ. */
  readonly texts: readonly [string, string];
}

export interface Ledger {
  games: number;
  steps: number;
  /** Matches that came to no end. */
  unfinished: number;
  readonly byInput: Record<string, Fares>;
  readonly byViewer: Record<Kind, Fares>;
  differences: number;
  /** The first of them. */
  readonly shown: Difference[];
}

const SHOWN = 10;

export function emptyLedger(): Ledger {
  const byViewer = {
    seat: NO_FARES,
    brief: NO_FARES,
    back: NO_FARES,
    spectator: NO_FARES,
    late: NO_FARES,
    kicked: NO_FARES,
    screen: NO_FARES,
    push: NO_FARES,
    commentator: NO_FARES,
  };
  return { games: 0, steps: 0, unfinished: 0, byInput: {}, byViewer, differences: 0, shown: [] };
}

/** Counts one pair. */
export function count(ledger: Ledger, input: string, viewer: Kind, fare: keyof Fares): void {
  ledger.byInput[input] = plus(ledger.byInput[input] ?? NO_FARES, { ...NO_FARES, [fare]: 1 });
  ledger.byViewer[viewer] = plus(ledger.byViewer[viewer], { ...NO_FARES, [fare]: 1 });
}

/** Notes a difference between what was got here and there. */
export function note(
  ledger: Ledger,
  where: Omit<Difference, 'texts'>,
  [here, there]: readonly [unknown, unknown],
): void {
  ledger.differences += 1;
  if (ledger.shown.length < SHOWN) ledger.shown.push({ ...where, texts: apart(here, there) });
}

/** Several ledgers as one. */
export function summed(ledgers: readonly Ledger[]): Ledger {
  const all = emptyLedger();
  for (const one of ledgers) {
    all.games += one.games;
    all.steps += one.steps;
    all.unfinished += one.unfinished;
    all.differences += one.differences;
    for (const [input, fares] of Object.entries(one.byInput)) {
      all.byInput[input] = plus(all.byInput[input] ?? NO_FARES, fares);
    }
    for (const kind of KINDS) all.byViewer[kind] = plus(all.byViewer[kind], one.byViewer[kind]);
  }
  const shown = ledgers.flatMap((one) => one.shown);
  return { ...all, shown: shown.toSorted((a, b) => a.seed - b.seed).slice(0, SHOWN) };
}

function plus(a: Fares, b: Fares): Fares {
  return {
    conclusive: a.conclusive + b.conclusive,
    revealing: a.revealing + b.revealing,
    skipped: a.skipped + b.skipped,
  };
}
