/** The laws as a vitest block; only tests import this. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { conformance, type Trial } from './conformance.ts';

/** One block of tests for a game: every law of the contract, on `runs` random matches a table size. */
export function describeConformance(table: Table, trial: Trial): void {
  describe(`${table.id} keeps the contract`, () => {
    for (const seats of trial.seats) {
      it(`with ${seats} seats`, { timeout: 120_000 }, () => {
        expect(conformance(table, { ...trial, seats: [seats] }).findings).toEqual([]);
      });
    }
  });
}
