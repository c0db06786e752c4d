/** SP-5: what becomes of a word, before anybody is asked. The screen asks the same. */
import type { How } from '../event.ts';
import type { Entry, Lexicon } from '../lexicon/lexicon.ts';
import type { Refusal } from '../refusal.ts';
import type { SpellPub } from '../state.ts';
import { isSpecial } from './letters.ts';

/** SP-3.3 */
const SHORTEST = 2;
/** SP-5.8 After so many refused words, or so many votes that nobody took part in, in one turn. */
const TRIES = 2;

export type Judgement =
  | {
      readonly ok: true;
      /** 'vote': the others are asked. */
      readonly how: Exclude<How, 'insist'>;
      readonly entry: Entry | undefined;
    }
  | { readonly ok: false; readonly why: Refusal };

/** How many letters a word must have now; a special word may have fewer. */
export function lettersNeeded({ pending }: Pick<SpellPub, 'pending'>): number {
  return pending?.word.length ?? SHORTEST;
}

/** SP-5.8 Whether a word of this turn may still go to the vote. */
export function isVoteOpen({ turn: { refused, unheard } }: Pick<SpellPub, 'turn'>): boolean {
  return refused < TRIES && unheard < TRIES;
}

/** What would become of a word in plain letters, were it cast now. */
export function judge(
  pub: Pick<SpellPub, 'pending' | 'accepted' | 'options' | 'turn'>,
  lexicon: Lexicon,
  word: string,
): Judgement {
  if (isSpecial(word)) return { ok: true, how: 'special', entry: undefined };
  const need = lettersNeeded(pub);
  if (word.length < need) return { ok: false, why: { code: 'tooShort', need } };
  const entry = listed(pub, lexicon, word);
  if (isPending(pub, lexicon, word)) return { ok: false, why: { code: 'sameWord' } };
  if (entry) return { ok: true, how: 'listed', entry };
  if (pub.accepted.includes(word)) return { ok: true, how: 'known', entry };
  if (pub.options.dictionary === 'lexicon') return { ok: false, why: { code: 'unlisted' } };
  if (!isVoteOpen(pub)) return { ok: false, why: { code: 'onlyListed' } };
  return { ok: true, how: 'vote', entry };
}

/** SP-5.13 The entry of a word, if it is listed at this table. */
function listed(
  { options }: Pick<SpellPub, 'options'>,
  lexicon: Lexicon,
  word: string,
): Entry | undefined {
  const entry = lexicon.find(word);
  return entry?.unfit && options.clean ? undefined : entry;
}

/** SP-5.10 */
function isPending(
  { pending }: Pick<SpellPub, 'pending'>,
  lexicon: Lexicon,
  word: string,
): boolean {
  if (pending === null) return false;
  const entry = lexicon.find(word);
  return word === pending.word || (entry !== undefined && entry === lexicon.find(pending.word));
}
