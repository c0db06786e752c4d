/** What a trial has shown. */
import type { Fares } from '@kesem/engine/core/testing/twoWorlds';
import type { Ledger } from './ledger.ts';

/** Fares, and the share of conclusive pairs among those that were compared; null when there were none. */
type Row = Fares & { readonly share: number | null };

/**
 * 'holds': nobody learns what they may not, as far as was looked. 'hides nothing': the game says so,
 * and every viewer imagines exactly the true state. The others are red.
 */
type Verdict = 'holds' | 'hides nothing' | 'differs' | 'inconclusive' | 'unfinished';

export interface Report extends Omit<Ledger, 'byInput' | 'byViewer'> {
  readonly verdict: Verdict;
  readonly game: string;
  readonly pairs: number;
  readonly revealing: number;
  /** Of the pairs of inputs that can be conclusive. */
  readonly share: number | null;
  readonly byViewer: Readonly<Record<string, Row>>;
  readonly byInput: Readonly<Record<string, Row>>;
}

/** As much must be conclusive of what can be. */
const ENOUGH = 0.5;
/** The inputs that count: a choice against another one need not be secret, and a refusal shows nothing. */
const INPUTS = ['move ', 'timeout ', 'room '];

/** @param hides whether the game says that it hides something. */
export function reportOf(game: string, ledger: Ledger, hides: boolean): Report {
  const { byViewer, byInput, differences, shown, ...counts } = ledger;
  const inputs = Object.entries(byInput).flatMap(([name, fares]) =>
    INPUTS.some((kind) => name.startsWith(kind)) ? [fares] : [],
  );
  // what always reveals cannot be conclusive
  const share = shareOf(summed(inputs.filter(({ conclusive }) => conclusive > 0)));
  const { conclusive, revealing } = summed(Object.values(byInput));
  return {
    verdict: verdictOf(ledger, hides, share),
    game,
    ...counts,
    pairs: conclusive + revealing,
    revealing,
    differences,
    share,
    byViewer: rows(byViewer),
    byInput: rows(byInput),
    shown,
  };
}

function verdictOf(
  { differences, unfinished }: Ledger,
  hides: boolean,
  share: number | null,
): Verdict {
  if (differences > 0) return 'differs';
  if (unfinished > 0) return 'unfinished';
  if (!hides) return 'hides nothing';
  return share !== null && share >= ENOUGH ? 'holds' : 'inconclusive';
}

function rows(fares: Readonly<Record<string, Fares>>): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(fares).map(([name, fare]) => [name, { ...fare, share: shareOf(fare) }]),
  );
}

function shareOf({ conclusive, revealing }: Fares): number | null {
  const all = conclusive + revealing;
  return all === 0 ? null : Math.round((conclusive / all) * 1e4) / 1e4;
}

function summed(fares: readonly Fares[]): Fares {
  const sum = (of: keyof Fares) => fares.reduce((all, fare) => all + fare[of], 0);
  return { conclusive: sum('conclusive'), revealing: sum('revealing'), skipped: sum('skipped') };
}
