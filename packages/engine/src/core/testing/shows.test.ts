/** What the suite finds of a show that is not the same for all, or cannot be timed: each planted fault must turn it red. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { TOY_TRIAL, toy } from './toy.ts';
import type { ToyTypes } from './toy-types.ts';

type Show = Game<ToyTypes>['show'];

const findings = (show: Show): string =>
  conformance(openTable({ ...toy, show }), { ...TOY_TRIAL, runs: 1 }).findings.join('\n');

describe('a show is found at fault', () => {
  it('for what only some have heard', () => {
    const found = findings((heard) => [{ ms: 1 + JSON.stringify(heard).length }]);
    expect(found).toMatch(/show: \d is shown something else than the public/);
  });

  it('for a step that takes no time', () => {
    expect(findings(() => [{ ms: 900 }, { ms: 0 }])).toMatch(/a step takes no time/);
  });

  it('for a middle that cannot be cut short', () => {
    const found = findings(() => [{ ms: 900 }, { ms: 900, whole: true }]);
    expect(found).toMatch(/what cannot be cut short comes behind what can/);
  });
});
