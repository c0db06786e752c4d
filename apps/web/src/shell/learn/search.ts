/** Finding words in the rules. */
import type { RulesSection } from '../../games/contract.ts';

/** A piece of a text, and whether it is what was looked for. */
interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The sections in which a query stands; all of them for an empty one. */
export function sectionsWith(
  sections: readonly RulesSection[],
  query: string,
): readonly RulesSection[] {
  const wanted = folded(query.trim());
  return sections.filter((section) =>
    wordsOf(section).some((words) => folded(words).includes(wanted)),
  );
}

/** A text cut at each hit of a query. */
export function piecesOf(text: string, query: string): readonly Piece[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = next(0); at >= 0; at = next(from)) {
    pieces.push({ text: text.slice(from, at), hit: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), hit: true });
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '');

  function next(start: number): number {
    return folded(text).indexOf(wanted, start);
  }
}

function wordsOf({ title, parts }: RulesSection): readonly string[] {
  return [
    title,
    ...parts.flatMap((part) => {
      if (typeof part === 'string') return [part];
      return 'draw' in part ? [part.caption] : part;
    }),
  ];
}

/** Without upper case; as long as the text itself in both languages of the house. */
function folded(text: string): string {
  return text.toLowerCase();
}
