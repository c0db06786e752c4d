import { describe, expect, it } from 'vitest';
import { count, emptyLedger, type Ledger, note, summed } from './ledger.ts';
import { reportOf } from './report.ts';

/** A ledger with so many conclusive and so many revealing pairs of one input. */
function ledgerOf(input: string, conclusive: number, revealing: number): Ledger {
  const ledger = { ...emptyLedger(), games: 1, steps: 2 };
  for (let n = 0; n < conclusive; n += 1) count(ledger, input, 'seat', 'conclusive');
  for (let n = 0; n < revealing; n += 1) count(ledger, input, 'spectator', 'revealing');
  return ledger;
}

function noted(ledger: Ledger, seed: number): Ledger {
  const where = { law: 'law 3', seed, step: 1, viewer: 'seat', me: 0, input: 'a pick' } as const;
  note(ledger, where, ['one', 'other']);
  return ledger;
}

describe('a trial', () => {
  it('holds when at least half of what can be conclusive is', () => {
    expect(reportOf('toy', ledgerOf('move pick', 5, 5), true)).toMatchObject({
      verdict: 'holds',
      pairs: 10,
      revealing: 5,
      share: 0.5,
      byViewer: { seat: { share: 1 }, spectator: { share: 0 }, late: { share: null } },
      byInput: { 'move pick': { conclusive: 5, revealing: 5, skipped: 0, share: 0.5 } },
    });
    expect(reportOf('toy', ledgerOf('move pick', 4, 5), true).verdict).toBe('inconclusive');
  });

  it('does not count what always reveals, nor choices and refusals, and proves nothing without pairs', () => {
    const reveals = summed([ledgerOf('move pick', 1, 1), ledgerOf('timeout window', 0, 9)]);
    expect(reportOf('toy', reveals, true)).toMatchObject({ verdict: 'holds', share: 0.5 });
    const others = summed([ledgerOf('choice pick', 9, 0), ledgerOf('refused', 9, 0)]);
    expect(reportOf('toy', others, true)).toMatchObject({ verdict: 'inconclusive', share: null });
  });

  it('says so when a game hides nothing, and when a match came to no end', () => {
    expect(reportOf('toy', emptyLedger(), false).verdict).toBe('hides nothing');
    const stuck = { ...ledgerOf('move pick', 1, 0), unfinished: 1 };
    expect(reportOf('toy', stuck, true).verdict).toBe('unfinished');
  });

  it('differs with a single difference, and shows the first of them', () => {
    const ledgers = [9, 3, 7].map((seed) => noted(ledgerOf('move pick', 1, 0), seed));
    const { verdict, differences, shown } = reportOf('toy', summed(ledgers), true);
    expect({ verdict, differences }).toEqual({ verdict: 'differs', differences: 3 });
    expect(shown.map(({ seed }) => seed)).toEqual([3, 7, 9]);
  });
});
