/** What golden replays show of a game: the kinds of events it may tell, and the ways in which it may end. */
import { replay } from '../replay.ts';
import type { Table } from '../table.ts';
import type { Golden } from './golden.ts';

/** Events and endings by name, such as `moved` and `ends: marbles`. */
export type Names = ReadonlySet<string>;

const COMMENT = /\/\*[\s\S]*?\*\//g;
const EVENTS = /^export type \w+Event =([\s\S]*?);\n(?:\n|$)/gm;
const REASONS = /^export type Reason =([\s\S]*?);\n(?:\n|$)/gm;
const TYPE = /\btype:((?:\s*\|?\s*'\w+')+)/g;
const LITERAL = /'(\w+)'/g;

const matches = (text: string, what: RegExp): readonly string[] =>
  [...text.matchAll(what)].map(([, part = '']) => part);

/**
 * What a game may tell and how it may end, by its own types `…Event` and `Reason`; at run time there is
 * no list of them.
 * @param sources the text of each file of the game.
 */
export function namesIn(sources: readonly string[]): Names {
  const text = sources.map((source) => source.replaceAll(COMMENT, '')).join('\n\n');
  const events = matches(text, EVENTS).flatMap((union) => matches(union, TYPE));
  return new Set([
    ...events.flatMap((literals) => matches(literals, LITERAL)),
    ...matches(text, REASONS)
      .flatMap((union) => matches(union, LITERAL))
      .map(ending),
  ]);
}

/** What a match tells anybody from its setup on, and how it ends. */
export function coveredBy(table: Table, { setup, inputs }: Golden): Names {
  const steps = [...replay(table, { ...setup, version: table.version, inputs })];
  const last = steps.at(-1);
  const outcome = last ? table.outcome(last.state) : null;
  const told = steps
    .flatMap((step) => step.told)
    .flatMap((one) => ('others' in one && one.others ? [one.event, one.others] : [one.event]));
  return new Set([...told.map(({ type }) => type), ...(outcome ? [ending(outcome.reason)] : [])]);
}

const ending = (reason: string): string => `ends: ${reason}`;
