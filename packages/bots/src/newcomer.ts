/** A level against a newcomer who takes what there is to see: how often it comes out behind. */
import type { Table } from '@kesem/engine/core/table';
import { playMatch } from './match.ts';
import type { BotName, Stranger } from './think.ts';

export interface Meeting {
  readonly level: BotName;
  /** The newcomer of the game's trial. */
  readonly greedy: NonNullable<Table['bot']>;
  readonly seats: number;
  readonly seed: number;
}

/** How one of the level stands to one newcomer at the end. */
export type Place = 'ahead' | 'tied' | 'behind';

/** Plays one match in which both sit on every other chair; a place for each pair of them. */
export function met(table: Table, { level, greedy, seats, seed }: Meeting): readonly Place[] {
  const newcomer: Stranger = (view, ask, random) => greedy(view, ask, 'gentle', random);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const isOurs = (seat: number): boolean => (seat + seed) % 2 === 0;
  const { outcome, fault } = playMatch(table, {
    bots: all.map((seat) => (isOurs(seat) ? level : newcomer)),
    options: table.parseOptions({}) ?? {},
    seed: String(seed),
  });
  if (outcome === null) throw new Error(`${table.id} ${seed}: ${JSON.stringify(fault)}`);
  const rank = (seat: number): number => outcome.ranking.findIndex((some) => some.includes(seat));
  const theirs = all.filter((seat) => !isOurs(seat));
  return all
    .filter(isOurs)
    .flatMap((ours) => theirs.map((other) => placed(rank(ours) - rank(other))));
}

function placed(by: number): Place {
  if (by === 0) return 'tied';
  return by > 0 ? 'behind' : 'ahead';
}
