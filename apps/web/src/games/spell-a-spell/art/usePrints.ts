/** The picture of a word, once pictures and words have come; the table stands before, and without them. */
import { useEffect, useState } from 'react';
import { useLexicon } from '../table/lexicon.ts';
import type { Print, printOf } from './prints.ts';

let come: typeof printOf | null = null;

/** Fetches the pictures, once. */
export async function loadPrints(): Promise<typeof printOf> {
  come ??= (await import('./prints.ts')).printOf;
  return come;
}

/** How a word in plain letters is drawn; null: as a word alone. */
export function usePrints(): (word: string) => Print | null {
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
  return (word) => (lexicon && draw ? draw(word, lexicon) : null);
}
