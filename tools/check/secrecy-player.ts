/** A process of `secrecy`: is sent a game and seeds, tries a match of each, and sends back what they come to. */
import { emptyLedger, type Ledger } from './secrecy/ledger.ts';
import { tryMatch } from './secrecy/match.ts';
import { subjectOf } from './secrecy/subjects.ts';

export interface Share {
  readonly game: string;
  readonly seeds: readonly number[];
}

process.once('message', (share: Share) => void tryAll(share));

async function tryAll({ game, seeds }: Share): Promise<void> {
  const ledger: Ledger = emptyLedger();
  const subject = subjectOf(game);
  if (!subject) throw new Error(`there is no game ${game}`);
  for (const seed of seeds) await tryMatch(subject, seed, ledger);
  process.send?.(ledger);
}
