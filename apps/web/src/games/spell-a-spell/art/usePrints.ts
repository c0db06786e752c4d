/** The picture of a word, once pictures and words have come; the table stands before, and without them. */
import type { Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { useEffect, useState } from 'react';
import { useLexicon } from '../table/lexicon.ts';
import type { Print, printOf } from './prints.ts';

let come: typeof printOf | null = null;

/** Fetches the pictures, once. */
export async function loadPrints(): Promise<typeof printOf> {
  come ??= (await import('./prints.ts')).printOf;
  return come;
}

/** How a word in plain letters is drawn, `cast`: the words that were, with what was claimed of them. Null: as a word alone. */
export function usePrints(cast: readonly Formed[]): (word: string) => Print | null {
  const lexicon = useLexicon();
  const [draw, setDraw] = useState(() => come);
  useEffect(() => {
    let wanted = true;
    const take = (loaded: typeof printOf): void => {
      if (wanted) setDraw(() => loaded);
    };
    if (come === null) void loadPrints().then(take, () => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  const claimOf = (word: string) => cast.findLast((formed) => formed.word === word)?.claimed;
  return (word) => (lexicon && draw ? draw(word, lexicon, claimOf(word)) : null);
}
