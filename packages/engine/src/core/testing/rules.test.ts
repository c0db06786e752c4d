import { expect, it } from 'vitest';
import { ruleGaps } from './rules.ts';

const RULES = `# Rules
## 1 The start

XY-1.1 Somebody begins.
XY-1.2 As XY-1.1 says, nobody else does.
XY-12 The end.
`;

// written apart, so that no tool takes them for quotations of a rule
const quote = (id: string): string => `it('[${id}] holds')`;

it('finds rules without a test, and leaves a number inside a sentence alone', () => {
  const gaps = ruleGaps(RULES, [
    quote('XY-1.1'),
    `${quote('XY-1.1')}; it('XY-12 without brackets')`,
  ]);
  expect(gaps).toEqual({ untested: ['XY-1.2', 'XY-12'], undefined: [] });
});

it('finds quoted numbers that are no rule, each once', () => {
  const tests = ['XY-1.1', 'XY-1.2', 'XY-12', 'XY-9', 'XY-1', 'XY-9'].map(quote);
  expect(ruleGaps(RULES, tests)).toEqual({ untested: [], undefined: ['XY-1', 'XY-9'] });
});
