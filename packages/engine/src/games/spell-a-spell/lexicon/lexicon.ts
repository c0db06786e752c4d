/** SP-5.1: the words that stand at once, and which of them a hand can spell. Knows no word itself. */
import type { Rune } from '../chapters/cards.ts';
import { CATEGORIES, type Category } from '../chapters/categories.ts';
import { LETTERS, lettersOf, normalised } from '../chapters/letters.ts';

/** A concrete noun. */
export interface Entry {
  readonly category: Category;
  /** Its meaning in English. */
  readonly gloss: string;
  /** Whether everybody knows it. */
  readonly everyday: boolean;
  /** Whether the house never says it by itself: it may hurt, or is not for children. */
  readonly unfit: boolean;
  /** In plain letters; all of them are the same word. */
  readonly spellings: readonly string[];
}

/** Entries as they are written down: a line is the spellings, then the gloss. */
export interface Source {
  readonly everyday: string;
  readonly further: string;
}
export type Sources = Readonly<Record<Category, Source>>;

export interface Lexicon {
  readonly entries: readonly Entry[];
  /** The entry with this spelling, in plain letters. */
  readonly find: (word: string) => Entry | undefined;
  /** Every spelling that these cards can lie for, each card used once, in the order of the lexicon. */
  readonly spelledBy: (runes: readonly Rune[]) => readonly string[];
}

/** Reads the sources and builds the index, once; `unfit` has a spelling of each entry that is so. */
export function lexiconOf(sources: Sources, unfit: ReadonlySet<string> = new Set()): Lexicon {
  const plain = new Set([...unfit].map(normalised));
  const entries = CATEGORIES.flatMap((category) => [
    ...entriesOf(category, sources[category].everyday, true),
    ...entriesOf(category, sources[category].further, false),
  ]).map((read) => ({ ...read, unfit: read.spellings.some((word) => plain.has(word)) }));
  const bySpelling = new Map<string, Entry>();
  for (const entry of entries) {
    for (const word of entry.spellings) {
      if (!bySpelling.has(word)) bySpelling.set(word, entry);
    }
  }
  const words = [...bySpelling.keys()].map((word) => ({ word, needs: needsOf(word) }));
  return {
    entries,
    find: (word) => bySpelling.get(word),
    spelledBy: (runes) => {
      const suffices = sufficing(runes);
      return words.filter(({ needs }) => suffices(needs)).map(({ word }) => word);
    },
  };
}

/** Whether these cards can lie for a word in plain letters, each card used once. */
export function canSpell(runes: readonly Rune[], word: string): boolean {
  return sufficing(runes)(needsOf(word));
}

/** What a word needs. */
interface Needs {
  /** The set of its letters, one bit each: it rules out most words at once. */
  readonly set: number;
  /** How often each of them, named by its place among all. */
  readonly counts: readonly (readonly [place: number, count: number])[];
}

function needsOf(word: string): Needs {
  const counts = countsOf(lettersOf(word));
  return { set: setOf(counts), counts: [...counts.entries()].filter(([, count]) => count > 0) };
}

/** Says of needs whether these cards meet them, fogs lying for whatever is missing. */
function sufficing(runes: readonly Rune[]): (needs: Needs) => boolean {
  const have = countsOf(runes);
  const set = setOf(have);
  const fogs = runes.filter((rune) => rune === 'fog').length;
  return (needs) => {
    if (bits(needs.set & ~set) > fogs) return false;
    let missing = 0;
    for (const [place, count] of needs.counts) missing += Math.max(0, count - (have[place] ?? 0));
    return missing <= fogs;
  };
}

function setOf(counts: readonly number[]): number {
  return counts.reduce((set, count, place) => (count > 0 ? set | (1 << place) : set), 0);
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** How often each letter of all is among these cards. */
function countsOf(runes: readonly Rune[]): readonly number[] {
  return LETTERS.map((letter) => runes.filter((rune) => rune === letter).length);
}

function entriesOf(
  category: Category,
  lines: string,
  everyday: boolean,
): readonly Omit<Entry, 'unfit'>[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const start = line.search(/[a-z]/i);
      const spellings = line.slice(0, start).trim().split(/\s+/).map(normalised);
      return { category, gloss: line.slice(start), everyday, spellings: [...new Set(spellings)] };
    });
}
