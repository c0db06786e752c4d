import { describe, expect, it } from 'vitest';
import { lawGaps, ruleGaps } from './rules.ts';

const RULES = `# Rules
## 1 The start

XY-1.1 Somebody begins.
XY-1.2 As XY-1.1 says, nobody else does.
XY-12 The end.
`;

// written apart, so that no tool takes them for quotations of a rule
const quote = (id: string): string => `it('[${id}] holds', () => {`;

describe('rules and tests', () => {
  it('finds rules without a test, and leaves a number inside a sentence alone', () => {
    const gaps = ruleGaps(RULES, [
      quote('XY-1.1'),
      `${quote('XY-1.1')}; it('XY-12 without brackets', () => {`,
    ]);
    expect(gaps).toEqual({ untested: ['XY-1.2', 'XY-12'], undefined: [] });
  });

  it('finds quoted numbers that are no rule, each once', () => {
    const tests = ['XY-1.1', 'XY-1.2', 'XY-12', 'XY-9', 'XY-1', 'XY-9'].map(quote);
    expect(ruleGaps(RULES, tests)).toEqual({ untested: [], undefined: ['XY-1', 'XY-9'] });
  });

  it.each([
    ['of a test', quote('XY-1.1'), true],
    ['of a test that waits', "it('so [XY-1.1] is kept', async () => {", true],
    ['of a test with a limit', "it('[XY-1.1] is kept', { timeout: 5 }, () => {", true],
    ['of cases', 'it.each([\n  1,\n])(\n  "[XY-1.1] is %s",\n  (n) => {', true],
    ['of a line of cases', 'const TABLE = `\n[XY-1.1] a start; 5 5\n`;', true],
    ['of a group', "describe('[XY-1.1] the start', () => {", false],
    ['but a comment', '// [XY-1.1] holds\nit("is so", () => {', false],
    ['but another text', "const words = ['[XY-1.1] holds'];", false],
    ['but in what a test does', "it('is so', () => { say('[XY-1.1]'); });", false],
  ])('reads the title %s', (_, test, quotes) => {
    expect(ruleGaps(RULES, [test]).untested.includes('XY-1.1')).toBe(!quotes);
  });
});

describe('the law and the rules', () => {
  const law = (rows: string): string => `# The law

| line | what it says | answer |
| --- | --- | --- |
${rows}`;

  it('lets every line have an answer, and every rule a ground', () => {
    const rows = `| 1.1 | A start. | XY-1.1, XY-1.2 |
| 1.2 | How it looks. | screen: drawn |
| 2 | A series. | room: for every game |

| rules | why |
| --- | --- |
| XY-12 | The law is silent. |
`;
    expect(lawGaps(law(rows), RULES)).toEqual({
      unanswered: [],
      twice: [],
      undefined: [],
      groundless: [],
    });
  });

  it('finds a line without an answer, one that is there twice, rules that are none and rules without a line', () => {
    const rows = `| 1.1 | A start. | XY-1.1, XY-9 |
| 1.2 | A clock. |  |
| 1.3 | A colour. | declined: |
| 1.3 | Another. | perhaps: some day |
`;
    expect(lawGaps(law(rows), RULES)).toEqual({
      unanswered: ['1.2', '1.3', '1.3'],
      twice: ['1.3'],
      undefined: ['XY-9'],
      groundless: ['XY-1.2', 'XY-12'],
    });
  });
});
