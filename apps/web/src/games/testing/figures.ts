/** The drawings of a rulebook, for tests that compare languages. */
import type { Rulebook } from '../../kit/rulebook.ts';

/** Returns the names of the drawings, chapter by chapter. */
export function figuresIn<Id extends string, F extends string>(
  chapters: readonly Id[],
  book: Rulebook<Id, F>,
): readonly (readonly F[])[] {
  return chapters.map((id) =>
    book[id].parts.flatMap((part) =>
      typeof part === 'object' && 'figure' in part ? [part.figure] : [],
    ),
  );
}
