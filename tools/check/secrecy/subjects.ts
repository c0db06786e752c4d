/** The games that can be tried: those of the house, its examples, and the toy that uses every corner of the contract. */
import { openTable, type Table } from '@kesem/engine/core/table';
import { TOY_TRIAL, toy } from '@kesem/engine/core/testing/toy';
import { TRIED } from '@kesem/engine/examples';
import { TRIALS } from '@kesem/engine/trials';
import { serverOf } from './server.ts';
import type { Subject } from './stage.ts';

const SUBJECTS: readonly (readonly [Table, Subject['trial'] | undefined])[] = [
  ...TRIED.map((table) => [table, TRIALS[table.id]] as const),
  [openTable(toy), TOY_TRIAL],
];

/** What can be tried, by the ids of the games. */
export const GAMES: readonly string[] = SUBJECTS.map(([{ id }]) => id);

/** A game on the real server; undefined when there is no such game, or nobody has said how it is tried. */
export function subjectOf(game: string): Subject | undefined {
  const [table, trial] = SUBJECTS.find(([{ id }]) => id === game) ?? [];
  return table && trial && { server: serverOf(table), trial };
}
