/** What a match of the toy is made of; see toy.ts for its rules in a nutshell. */
import * as z from 'zod/mini';
import type { Seat, Viewer } from '../game.ts';
import type { Desk } from '../ruling.ts';

export const HAND = 3;
export const NUMBERS = 9;
export const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const toyMove = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pick'), slot: z.int().check(z.gte(0)) }),
  z.strictObject({ do: z.literal('add'), slot: z.int().check(z.gte(0)) }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('prefs'), skip: z.boolean() }),
  z.strictObject({ do: z.literal('concede') }),
]);
export type ToyMove = z.infer<typeof toyMove>;

export type ToyEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'laid'; readonly seat: Seat }
  | { readonly type: 'picked'; readonly seat: Seat; readonly slot: number }
  | { readonly type: 'opened'; readonly window: number }
  | { readonly type: 'added'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'preferred'; readonly seat: Seat; readonly skip: boolean }
  | {
      readonly type: 'turned';
      readonly cards: readonly number[];
      readonly winners: readonly Seat[];
    }
  | { readonly type: 'ended'; readonly reason: ToyReason; readonly loser: Seat | null };
export type ToyReason = 'rounds' | 'conceded';

export type ToyRefusal = { readonly code: 'noSuchCard' } | { readonly code: 'odd' };

/** What is left of the round, in order; only public numbers. */
export type ToyTask =
  | { readonly do: 'picks' }
  | { readonly do: 'window'; readonly n: number }
  | { readonly do: 'turn' };

export interface ToyPub {
  readonly round: number;
  readonly rounds: number;
  readonly beat: number;
  readonly windows: number;
  readonly agenda: readonly ToyTask[];
  /** Who has laid a card this round, and the even cards each has added openly. */
  readonly laid: readonly boolean[];
  readonly added: readonly (readonly number[])[];
  readonly hands: readonly number[];
  readonly piles: readonly number[];
  /** By seat: the cards that were turned in earlier rounds. */
  readonly gone: readonly (readonly number[])[];
  readonly last: { readonly cards: readonly number[]; readonly winners: readonly Seat[] } | null;
  readonly scores: readonly number[];
  readonly tired: readonly number[];
  readonly ended: { readonly reason: ToyReason; readonly loser: Seat | null } | null;
}

export interface ToySecret {
  readonly hand: readonly number[];
  readonly pile: readonly number[];
  readonly pick: number | null;
  readonly passed: boolean;
  readonly skip: boolean;
}

export interface ToyState {
  readonly pub: ToyPub;
  readonly secret: readonly ToySecret[];
  readonly beaten: boolean;
}

export interface ToyView extends ToyPub {
  readonly me: Viewer;
  readonly mine: Omit<ToySecret, 'pile'> | null;
  readonly everything: readonly ToySecret[] | null;
}

export interface ToyTypes {
  readonly state: ToyState;
  readonly move: ToyMove;
  readonly event: ToyEvent;
  readonly refusal: ToyRefusal;
  readonly view: ToyView;
  readonly options: {
    readonly rounds: 1 | 2 | 3;
    readonly swift: boolean;
    readonly beat: number;
    /** By seat: points at the start. */
    readonly ahead: readonly (0 | 1)[];
  };
  readonly reason: ToyReason;
  readonly own: { readonly deck: readonly number[]; readonly skip: boolean };
  readonly kept: readonly number[];
}
export type ToyDesk = Desk<ToyTypes>;
