/** Faults that are built into a server on purpose: each must turn a check red, or it checks nothing. */
import { fileURLToPath } from 'node:url';

export type Plant =
  | 'does not wait for the disk'
  | 'answers first'
  | 'takes a failure for done'
  | 'takes what cannot be read for nothing'
  | 'writes each commit alone'
  | 'forgets nothing'
  | 'opens one link at a time';

/** What Node runs for a server with this fault. */
export function planted(plant: Plant): readonly string[] {
  return ['--import', 'tsx', fileURLToPath(new URL('./faulty.ts', import.meta.url)), plant];
}
