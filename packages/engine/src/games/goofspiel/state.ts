/** What a match of Goofspiel is made of. */
import type { Ask, Viewer } from '../../core/game.ts';
import type { Desk } from '../../core/ruling.ts';
import type { Card, GoofspielEvent, Reason } from './event.ts';
import type { GoofspielMove } from './move.ts';
import type { GoofspielOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

/** What everybody sees besides the size of the pile. */
export interface GoofspielPub {
  readonly options: GoofspielOptions;
  /** By seat, in order; a card that was picked is still among them until it is turned over. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat: the cards turned over so far, one a round. */
  readonly played: readonly (readonly Card[])[];
  /** By seat: the prizes in the order they were won. */
  readonly won: readonly (readonly Card[])[];
  /** The prizes that lie face up and that nobody has won. */
  readonly stake: readonly Card[];
  /** By seat: who has picked in this round. */
  readonly picked: readonly boolean[];
  readonly ended: boolean;
}

export interface GoofspielState {
  readonly pub: GoofspielPub;
  /** The prizes to come, the next one first. */
  readonly pile: readonly Card[];
  /** By seat: the card that was picked, until it is turned over. */
  readonly picks: readonly (Card | null)[];
}

export interface GoofspielView extends GoofspielPub {
  readonly me: Viewer;
  /** How many prizes are still to come. */
  readonly pile: number;
  /** One's own pick; null where there is none. */
  readonly pick: Card | null;
  /** Pile and picks; null until the match is over and all is looked at. */
  readonly everything: Omit<GoofspielState, 'pub'> | null;
}

export interface GoofspielTypes {
  readonly state: GoofspielState;
  readonly move: GoofspielMove;
  readonly event: GoofspielEvent;
  readonly refusal: Refusal;
  readonly view: GoofspielView;
  readonly options: GoofspielOptions;
  readonly reason: Reason;
  readonly own: null;
  readonly kept: null;
}
export type GoofspielAsk = Ask<GoofspielTypes>;
export type GoofspielDesk = Desk<GoofspielTypes>;

/** The number of the round, from 1; after the last one it stays. */
export function roundOf({ played, options }: Pick<GoofspielPub, 'played' | 'options'>): number {
  return Math.min(options.cards, (played[0]?.length ?? 0) + 1);
}

/** Replaces parts of what everybody sees. */
export function open(d: GoofspielDesk, parts: Partial<GoofspielPub>): void {
  d.set({ pub: { ...d.state.pub, ...parts } });
}

/** The sum of some prizes. */
export function worth(prizes: readonly Card[]): number {
  return prizes.reduce((sum, prize) => sum + prize, 0);
}
