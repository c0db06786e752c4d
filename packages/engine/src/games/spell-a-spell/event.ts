/** What is told of a match. A card that the listener may not see is null. */
import type { Seat } from '../../core/game.ts';
import type { Card, Formed } from './chapters/cards.ts';
import type { Vote } from './move.ts';

/** Why a word stood: by itself, by the lexicon, by an earlier vote, by this vote, or by its caster's word. */
export type How = 'special' | 'listed' | 'known' | 'vote' | 'insist';

/** A word in a score pile. */
export interface Spell extends Formed {
  readonly seat: Seat;
  readonly how: How;
  /** In English; null for a word that is not in the lexicon. */
  readonly gloss: string | null;
}

/** SP-5.4 How a vote went. */
export interface Tally {
  readonly word: string;
  readonly accept: number;
  readonly refuse: number;
  readonly abstain: number;
  /** Voters whose answer did not come in time. */
  readonly silent: number;
  /** SP-8.3 By seat: how each voted; null for the caster, and where no answer came in time. */
  readonly votes: readonly (Vote | null)[];
  /** 'unheard': nobody said yes or no in time; 'asked': the word's caster has the last word. */
  readonly verdict: 'accepted' | 'refused' | 'unheard' | 'asked';
}

/** Why a turn was lost. */
export type Loss = 'choice' | 'time' | 'empty';
export type Reason = 'spent';

export type SpellEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Card | null)[] }
  /** A word stands: aimed at `to`, or a special one, after which the same seat goes on (`to` is null). */
  | { readonly type: 'cast'; readonly spell: Spell; readonly to: Seat | null }
  /** A word that is not listed lies on the table, and the others are asked. */
  | ({ readonly type: 'proposed'; readonly seat: Seat } & Formed)
  | { readonly type: 'voted'; readonly seat: Seat }
  | ({ readonly type: 'counted'; readonly seat: Seat } & Tally)
  | {
      readonly type: 'insisted';
      readonly seat: Seat;
      readonly word: string;
      readonly yes: boolean;
    }
  /** The cards of a word went back to the hand. */
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly word: string;
      /** SP-5.4 Whether nobody voted on it in time, so that it does not count as refused. */
      readonly unheard: boolean;
    }
  /** `word`: what the seat was turned into; null when nothing was pending. */
  | {
      readonly type: 'failed';
      readonly seat: Seat;
      readonly word: string | null;
      readonly why: Loss;
      /** SP-3.8 Whether the pile had the one card more. */
      readonly more: boolean;
    }
  | { readonly type: 'sandstorm'; readonly seat: Seat }
  /** `word`: the pending word that was cancelled; null against a snowball. */
  | { readonly type: 'firewall'; readonly seat: Seat; readonly word: string | null }
  | {
      readonly type: 'snowball';
      readonly seat: Seat;
      readonly target: Seat;
      /** How many cards it takes, if the target has so many. */
      readonly takes: number;
    }
  | {
      readonly type: 'took';
      readonly from: Seat;
      readonly to: Seat;
      readonly cards: readonly (Card | null)[];
    }
  /** The draw pile is empty. */
  | { readonly type: 'spent' }
  | { readonly type: 'ended'; readonly reason: Reason; readonly scores: readonly number[] };
