/** What a match of Shapes is made of. */
import type { Ask, Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../../core/ruling.ts';
import type { BaseCard, FullCard } from './chapters/cards.ts';
import type { OpenStock, Stock } from './chapters/stock.ts';
import type { Count, Laid, Reason, Returned, ShapesEvent, Shown } from './event.ts';
import type { ShapesMove } from './move.ts';
import type { ShapesOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

/** What is picked: a base card, a full card, or one more base card by those who are tied. */
export type Part = 'base' | 'full' | 'tie';
export type Kind = 'base' | 'full';

/** A round that is over, as it last lay on the table. */
export interface PastRound {
  readonly round: number;
  readonly row: readonly Laid[];
  readonly shown: readonly Shown[];
  /** By seat. */
  readonly counts: readonly (Count | null)[];
  /** Null when nobody won. */
  readonly winner: Seat | null;
  /** How it was won: by the highest match, or by a joker as the last base card. */
  readonly by: 'match' | 'joker' | null;
  readonly returned: Returned;
}

/** What everybody sees besides hands and piles. */
export interface ShapesPub {
  readonly options: ShapesOptions;
  /** From 1. */
  readonly round: number;
  readonly part: Part;
  /** The number of the pick within its round: 1 base, 2 full, from 3 on tie-breaks. */
  readonly pick: number;
  /** SH-7.2 The round is announced as the last, unless cards go back. */
  readonly lastRound: boolean;
  /** By seat: whose pick has come in; what it is stays hidden until the reveal. */
  readonly picked: readonly boolean[];
  /** The row of revealed base cards, in the order they were laid. */
  readonly row: readonly Laid[];
  /** The revealed full cards in the order of seats; none before the second reveal. */
  readonly shown: readonly Shown[];
  /** By seat: the match at the last count the seat took part in; null before. */
  readonly counts: readonly (Count | null)[];
  /** Who takes part in the tie-break; empty outside of one. */
  readonly tied: readonly Seat[];
  /** By seat, in the order they were won; jokers only after the end. */
  readonly prizes: readonly (readonly BaseCard[])[];
  /** The round before, or the last one when the match has ended. */
  readonly past: PastRound | null;
  readonly ended: boolean;
}

export interface ShapesState {
  readonly pub: ShapesPub;
  readonly base: Stock<BaseCard>;
  readonly full: Stock<FullCard>;
  /** By seat: the place in hand that was picked, until the reveal. */
  readonly picks: readonly (number | null)[];
}

/** What a seat sees of its own. */
export interface Mine {
  readonly base: readonly BaseCard[];
  readonly full: readonly FullCard[];
  /** The place picked in the hand that is asked for; it may still be changed. */
  readonly pick: number | null;
}

export interface ShapesView extends ShapesPub {
  readonly me: Viewer;
  readonly base: OpenStock<BaseCard>;
  readonly full: OpenStock<FullCard>;
  /** By seat: what the prizes are worth. */
  readonly scores: readonly number[];
  /** Null for those without a seat. */
  readonly mine: Mine | null;
  /** Hands, picks and piles; null until the match is over and all is looked at. */
  readonly everything: Omit<ShapesState, 'pub'> | null;
}

export interface ShapesTypes {
  readonly state: ShapesState;
  readonly move: ShapesMove;
  readonly event: ShapesEvent;
  readonly refusal: Refusal;
  readonly view: ShapesView;
  readonly options: ShapesOptions;
  readonly reason: Reason;
  readonly own: null;
  readonly kept: null;
}
export type ShapesAsk = Ask<ShapesTypes>;
export type ShapesDesk = Desk<ShapesTypes>;

/** Every seat, from 0. */
export function seatsOf({ prizes }: Pick<ShapesPub, 'prizes'>): readonly Seat[] {
  return [...prizes.keys()];
}

/** The kind of card that a part asks for. */
export function kindOf(part: Part): Kind {
  return part === 'full' ? 'full' : 'base';
}

/** Replaces parts of what everybody sees. */
export function open(d: ShapesDesk, parts: Partial<ShapesPub>): void {
  d.set({ pub: { ...d.state.pub, ...parts } });
}
