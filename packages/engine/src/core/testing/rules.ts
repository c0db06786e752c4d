/** Rule numbers: every rule of a rulebook is quoted by a test, and every quoted number is a rule. */

const DEFINED = /^([A-Z]{2,4}-\d+(?:\.\d+)*)\s/gm;
const QUOTED = /\[([A-Z]{2,4}-\d+(?:\.\d+)*)\]/g;

export interface RuleGaps {
  /** Rules that no test quotes as `[ID]`, in the order of the rulebook. */
  readonly untested: readonly string[];
  /** Numbers that tests quote and the rulebook lacks, sorted. */
  readonly undefined: readonly string[];
}

/**
 * Holds a RULES.md against the tests of its game.
 * @param rules one rule a line, its number at the line's start.
 * @param tests the text of each test file.
 */
export function ruleGaps(rules: string, tests: readonly string[]): RuleGaps {
  const defined = [...rules.matchAll(DEFINED)].map(([, id = '']) => id);
  const quoted = tests.flatMap((test) => [...test.matchAll(QUOTED)].map(([, id = '']) => id));
  return {
    untested: defined.filter((id) => !quoted.includes(id)),
    undefined: [...new Set(quoted)].filter((id) => !defined.includes(id)).toSorted(),
  };
}
