/** What a match of Spell-a-Spell is made of. */
import type { Ask, Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../../core/ruling.ts';
import type { Card, Effect, Formed } from './chapters/cards.ts';
import type { Reason, Spell, SpellEvent, Tally } from './event.ts';
import type { SpellMove, Vote } from './move.ts';
import type { SpellOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

/** The open question; `n` counts all questions of the match. The turn goes on behind the others. */
export type Question =
  | { readonly do: 'turn'; readonly n: number }
  | Volley
  | Ballot
  /** 'outvoted': does the word stand nevertheless? 'nobody': nobody voted, is it a concrete noun? */
  | {
      readonly do: 'insist';
      readonly n: number;
      readonly why: 'outvoted' | 'nobody';
      readonly formed: Formed;
    };

/** SP-6.4 A snowball in the air. */
export interface Volley {
  readonly do: 'answer';
  readonly n: number;
  readonly thrower: Seat;
  readonly target: Seat;
  /** How many cards it takes, if the target has so many. */
  readonly takes: number;
}

/** SP-5.3 The vote on a word; its cards lie on the table and in no hand. */
export interface Ballot {
  readonly do: 'vote';
  readonly n: number;
  readonly formed: Formed;
  /** By seat: whose answer is in; the caster's never is. */
  readonly answered: readonly boolean[];
}

/** What everybody sees besides hands and pile. */
export interface SpellPub {
  readonly options: SpellOptions;
  /** By seat: how many cards are a full hand. */
  readonly full: readonly number[];
  readonly turn: {
    readonly seat: Seat;
    /** From 1; another turn of the same seat counts too. */
    readonly number: number;
    /** Words of this turn that were voted down. */
    readonly refused: number;
    /** Words of this turn that nobody voted on in time. */
    readonly unheard: number;
  };
  /** Null when the match is over. */
  readonly question: Question | null;
  /** The word that the seat whose turn it is has to answer, and who cast it. */
  readonly pending: { readonly word: string; readonly seat: Seat } | null;
  /** By seat: what it has been turned into until its next turn. */
  readonly bewitched: readonly (string | null)[];
  /** All words that stood, in order: the score piles. */
  readonly spells: readonly Spell[];
  /** The effect cards that were played, the latest last. */
  readonly effects: readonly Effect[];
  /** By seat: cards in hand. */
  readonly counts: readonly number[];
  /** Cards in the draw pile. */
  readonly pile: number;
  /** By seat: how often a word may still be insisted on against a single voter. */
  readonly insists: readonly number[];
  /** By seat: how often a word may still be vouched for when nobody votes. */
  readonly vouches: readonly number[];
  /** SP-5.7 Words in plain letters that were accepted in this room. */
  readonly accepted: readonly string[];
  /** SP-7.1 How many seats in a row have failed that count for the end. */
  readonly idle: number;
  /** The snowball that hit in the last step. */
  readonly hit: { readonly from: Seat; readonly to: Seat; readonly count: number } | null;
  /** The vote that closed in the last step. */
  readonly tally: Tally | null;
  readonly ended: Reason | null;
}

export interface Secret {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The next card first. */
  readonly pile: readonly Card[];
  /** By seat: answers to the open vote; null when none came, and outside of a vote. */
  readonly votes: readonly (Vote | null)[];
  /** What the snowball of the last step took. */
  readonly taken: readonly Card[];
}

export interface SpellState {
  readonly pub: SpellPub;
  readonly secret: Secret;
}

export interface SpellView extends SpellPub {
  readonly me: Viewer;
  /** By seat: the cards; null where the viewer may not see them. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** By seat: cards in the score pile. */
  readonly scores: readonly number[];
  /** The viewer's own answer to the open vote. */
  readonly vote: Vote | null;
  /** What the snowball of the last step took, for the two it concerns; null for others and without one. */
  readonly taken: readonly Card[] | null;
  /** After the end, for 'all'. */
  readonly everything: Secret | null;
}

export interface SpellTypes {
  readonly state: SpellState;
  readonly move: SpellMove;
  readonly event: SpellEvent;
  readonly refusal: Refusal;
  readonly view: SpellView;
  readonly options: SpellOptions;
  readonly reason: Reason;
  readonly own: null;
  /** The accepted words. */
  readonly kept: readonly string[];
}
export type SpellAsk = Ask<SpellTypes>;
export type SpellDesk = Desk<SpellTypes>;
