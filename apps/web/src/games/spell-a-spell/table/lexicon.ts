/** The words that stand at once. They come as a chunk of their own; the board stands before it has come, and without it. */
import {
  type Lexicon,
  lexiconOf,
  type Source,
} from '@kesem/engine/games/spell-a-spell/lexicon/lexicon';
import { useEffect, useState } from 'react';

const EMPTY: Source = { everyday: '', further: '' };

/** A lexicon without a word: what can be known before the words have come. */
export const NO_WORDS: Lexicon = lexiconOf({
  animal: EMPTY,
  plant: EMPTY,
  food: EMPTY,
  household: EMPTY,
  tool: EMPTY,
  clothing: EMPTY,
  vehicle: EMPTY,
  music: EMPTY,
  person: EMPTY,
  building: EMPTY,
  body: EMPTY,
  nature: EMPTY,
  play: EMPTY,
});

let come: Lexicon | null = null;

/** Fetches the words, once. */
export async function loadLexicon(): Promise<Lexicon> {
  come ??= (await import('@kesem/engine/games/spell-a-spell/lexicon/hebrew')).HEBREW;
  return come;
}

/** The words once they have come; null before, or when they cannot be fetched. */
export function useLexicon(): Lexicon | null {
  const [lexicon, setLexicon] = useState(come);
  useEffect(() => {
    let wanted = true;
    const take = (words: Lexicon | null): void => {
      if (wanted) setLexicon(words);
    };
    if (come === null) void loadLexicon().then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, []);
  return lexicon;
}
