/** What would become of the word on the track, were it cast now. */

import { judge } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import { isSpecial, type Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { Entry, Lexicon } from '@kesem/engine/games/spell-a-spell/lexicon/lexicon';
import type { Refusal } from '@kesem/engine/games/spell-a-spell/refusal';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { NO_WORDS } from './lexicon.ts';
import { type Rack, spelledBy } from './rack.ts';

export type Status =
  | { readonly is: 'empty' }
  /** A fog stands for nothing yet. */
  | { readonly is: 'open' }
  | { readonly is: 'special'; readonly word: Special }
  | { readonly is: 'listed'; readonly word: string; readonly entry: Entry }
  /** Accepted in this room before. */
  | { readonly is: 'known'; readonly word: string }
  | { readonly is: 'vote'; readonly word: string }
  /** Nobody is helped at this table: it is said once the word is cast. */
  | { readonly is: 'blind'; readonly word: string }
  /** The words have not come: the table will say. */
  | { readonly is: 'unsure'; readonly word: string }
  | { readonly is: 'barred'; readonly word: string; readonly why: Refusal };

/** How the word on a rack stands. */
export function statusOf(rack: Rack, view: SpellView, lexicon: Lexicon | null): Status {
  if (rack.word.length === 0) return { is: 'empty' };
  const word = spelledBy(rack);
  return word === null ? { is: 'open' } : wordStatus(word, view, lexicon);
}

/** How a word in plain letters stands. Whoever is not at turn builds ahead, and for them nothing is pending. */
export function wordStatus(word: string, view: SpellView, lexicon: Lexicon | null): Status {
  const pending = view.turn.seat === view.me ? view.pending : null;
  const judgement = judge({ ...view, pending }, lexicon ?? NO_WORDS, word);
  if (!judgement.ok) return barred(judgement.why, word, lexicon, view.options.unaided);
  const { how, entry } = judgement;
  if (isSpecial(word)) return { is: 'special', word };
  if (view.options.unaided) return { is: 'blind', word };
  if (how === 'listed' && entry) return { is: 'listed', word, entry };
  if (how === 'known') return { is: 'known', word };
  return { is: lexicon === null ? 'unsure' : 'vote', word };
}

/** Whether a word that stands so may be sent. */
export function isCastable({ is }: Status): boolean {
  return is !== 'empty' && is !== 'open' && is !== 'barred';
}

function barred(why: Refusal, word: string, lexicon: Lexicon | null, unaided: boolean): Status {
  const needsWords = why.code === 'unlisted' || why.code === 'onlyListed';
  if (needsWords && unaided) return { is: 'blind', word };
  return needsWords && lexicon === null ? { is: 'unsure', word } : { is: 'barred', word, why };
}
