/**
 * Rule numbers: every rule of a rulebook is quoted by the title of a test, every quoted number is a
 * rule, and each line of the law it was built from has an answer.
 */

const ID = /[A-Z]{2,4}-\d+(?:\.\d+)*/g;
const DEFINED = /^([A-Z]{2,4}-\d+(?:\.\d+)*)\s/gm;
const QUOTED = /\[([A-Z]{2,4}-\d+(?:\.\d+)*)\]/g;
/** A string that a function follows, as the title of a test stands before what it does; the call is the first group. */
const TITLED =
  /([\w.]*)\(\s*(['"`])((?:(?!\2)[^\\]|\\.)*)\2,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?\(/g;

/** A line of a table of cases, which begins with the title of its test. */
const CASE = /^\[[A-Z]{2,4}-[\d.]+\] .+$/gm;

export interface RuleGaps {
  /** Rules that the title of no test quotes as `[ID]`, in the order of the rulebook. */
  readonly untested: readonly string[];
  /** Numbers that titles quote and the rulebook lacks, sorted. */
  readonly undefined: readonly string[];
}

/**
 * Holds a RULES.md against the tests of its game.
 * @param rules one rule a line, its number at the line's start.
 * @param tests the text of each test file.
 */
export function ruleGaps(rules: string, tests: readonly string[]): RuleGaps {
  const defined = rulesIn(rules);
  const quoted = tests
    .flatMap(titlesIn)
    .flatMap((title) => [...title.matchAll(QUOTED)].map(([, id = '']) => id));
  return {
    untested: defined.filter((id) => !quoted.includes(id)),
    undefined: [...new Set(quoted)].filter((id) => !defined.includes(id)).toSorted(),
  };
}

function rulesIn(rules: string): readonly string[] {
  return [...rules.matchAll(DEFINED)].map(([, id = '']) => id);
}

/** The titles of the tests in a file; of a group of tests its name does not count. */
function titlesIn(test: string): readonly string[] {
  const titles = [...test.matchAll(TITLED)].flatMap(([, call = '', , title = '']) =>
    call.startsWith('describe') ? [] : [title],
  );
  return [...titles, ...(test.match(CASE) ?? [])];
}

/** A row of a table of two or three cells, the first of which is a number of the law or rules. */
const ROW = /^\|\s*([^|]+?)\s*\|(?:\s*([^|]*?)\s*\|)?\s*([^|]*?)\s*\|$/gm;
const LINE = /^\d+(?:\.\d+)*$/;
/** What answers a line of the law besides rules; the reason follows. */
const OTHERWISE = /(?:^|; )(?:room|screen|bots|tool|later|declined): \S/;

export interface LawGaps {
  /** Lines of the law without a rule and without a reason. */
  readonly unanswered: readonly string[];
  /** Lines that are named twice. */
  readonly twice: readonly string[];
  /** Rules that are named and do not exist. */
  readonly undefined: readonly string[];
  /** Rules that no line leads to, and that are not said to be ours. */
  readonly groundless: readonly string[];
}

/**
 * Holds the table of a LAW.md against the rules.
 * @param law rows `| line | what it says | rules, or a word and why |`, and rows `| rules | why they are ours |`.
 */
export function lawGaps(law: string, rules: string): LawGaps {
  const rows = [...law.matchAll(ROW)].map(([, line = '', says, answer = '']) => ({
    line,
    says,
    answer,
  }));
  const lines = rows.filter(({ line, says }) => LINE.test(line) && says !== undefined);
  const ours = rows.filter(({ line }) => line.match(ID)).map(({ line }) => line);
  const named = [...lines.map(({ answer }) => answer), ...ours].flatMap((text) => [
    ...(text.match(ID) ?? []),
  ]);
  const defined = rulesIn(rules);
  const numbers = lines.map(({ line }) => line);
  return {
    unanswered: lines
      .filter(({ answer }) => !answer.match(ID) && !OTHERWISE.test(answer))
      .map(({ line }) => line),
    twice: numbers.filter((line, at) => numbers.indexOf(line) < at),
    undefined: [...new Set(named)].filter((id) => !defined.includes(id)).toSorted(),
    groundless: defined.filter((id) => !named.includes(id)),
  };
}
