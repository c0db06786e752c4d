/** What is told of a match: log, speech, sound and motion need nothing else. */
import type { AbilityId, Modifier } from './cards/card.ts';
import type { CardId } from './cards/set.ts';
import type { Preferences, WindowKind } from './chapters/preferences.ts';
import type { Assault, Bearer, Guard, Id, Player, Target } from './move.ts';

/**
 * Why a match ended: a lead of seven; more stones when time was up; a lead of two in sudden death;
 * nothing moved any more; turn 200; a player gave up.
 */
export type Reason = 'lead' | 'time' | 'suddenDeath' | 'exhausted' | 'longest' | 'conceded';

/** A card in play by its number, and what it is. */
export interface Piece {
  readonly id: Id;
  readonly card: CardId;
}

export type EclipseEvent =
  /** Both roll until the dice differ; the higher starts. */
  | {
      readonly type: 'started';
      readonly rolls: readonly (readonly [number, number])[];
      readonly first: Player;
    }
  /** `cards` null for everybody but the player. */
  | {
      readonly type: 'drew';
      readonly player: Player;
      readonly cards: readonly CardId[] | null;
      readonly count: number;
      readonly why: 'start' | 'redraw' | 'renewal' | 'ability' | 'spell';
    }
  /** Has answered whether to redraw; what, is told to the player alone. */
  | { readonly type: 'ready'; readonly player: Player }
  | { readonly type: 'chose'; readonly player: Player; readonly what: 'keep' | 'redraw' }
  /** Both have answered; these shuffled their hands back. */
  | { readonly type: 'redrew'; readonly players: readonly Player[] }
  /** A turn begins with its Renewal. */
  | { readonly type: 'turn'; readonly turn: number; readonly player: Player }
  | { readonly type: 'freed'; readonly creatures: readonly Id[] }
  /** Creatures healed and stones renewed at the start of a turn. */
  | { readonly type: 'renewed'; readonly creatures: readonly Id[]; readonly stones: readonly Id[] }
  /** A stone from the hand. */
  | { readonly type: 'dropped'; readonly player: Player; readonly piece: Piece }
  /** A card leaves the hand; `paid` are the stones marked for it. What it does is told after. */
  | {
      readonly type: 'cast';
      readonly player: Player;
      readonly card: CardId;
      readonly paid: readonly Id[];
      readonly target: Target | null;
    }
  | {
      readonly type: 'used';
      readonly player: Player;
      readonly piece: Piece;
      readonly ability: AbilityId;
      readonly target: Target;
    }
  /** Comes into play: from the hand, out of a discard pile, or by dark revival. */
  | {
      readonly type: 'entered';
      readonly player: Player;
      readonly piece: Piece;
      readonly how: 'summoned' | 'raised' | 'revived';
    }
  | {
      readonly type: 'enchanted';
      readonly player: Player;
      readonly piece: Piece;
      readonly bearer: Bearer;
    }
  /** A spell changes something for a turn or for ever. */
  | {
      readonly type: 'changed';
      readonly bearers: readonly Bearer[];
      readonly gives: readonly Modifier[];
      readonly lasts: 'turn' | 'ever';
    }
  /** Harm is about to come; a harm window opens. */
  | {
      readonly type: 'threatened';
      readonly harms: readonly {
        readonly creature: Id;
        readonly damage: number;
        readonly destroyed: boolean;
      }[];
    }
  /** Off coming damage, or off damage that lies on it. */
  | { readonly type: 'prevented'; readonly creature: Id; readonly amount: number }
  | { readonly type: 'healed'; readonly creature: Id; readonly amount: number }
  | { readonly type: 'shielded'; readonly creature: Id }
  /** `amount` arrives after all that lessened it; 0 when it was lessened to nothing. */
  | {
      readonly type: 'damaged';
      readonly creature: Id;
      readonly amount: number;
      readonly regenerated: number;
    }
  /** A shield was spent: it is not destroyed. */
  | { readonly type: 'saved'; readonly creature: Id }
  /** To the owner's discard pile. */
  | {
      readonly type: 'destroyed';
      readonly kind: 'creature' | 'stone' | 'enchantment';
      readonly piece: Piece;
      readonly owner: Player;
    }
  /** An enchantment goes because its bearer left. */
  | { readonly type: 'faded'; readonly piece: Piece; readonly owner: Player }
  | {
      readonly type: 'returned';
      readonly kind: 'creature' | 'stone' | 'enchantment';
      readonly piece: Piece;
      readonly owner: Player;
    }
  | {
      readonly type: 'stolen';
      readonly kind: 'creature' | 'stone';
      readonly piece: Piece;
      readonly by: Player;
    }
  | { readonly type: 'unmarked'; readonly stones: readonly Id[] }
  | { readonly type: 'paralysed'; readonly creatures: readonly Id[]; readonly until: number }
  | { readonly type: 'discarded'; readonly player: Player; readonly cards: readonly CardId[] }
  /** From the discard pile to the hand. */
  | { readonly type: 'recovered'; readonly player: Player; readonly card: CardId }
  | { readonly type: 'moreDrops'; readonly player: Player; readonly count: number }
  /** A question other than a window is put. */
  | {
      readonly type: 'asked';
      readonly player: Player;
      readonly what: 'defend' | 'discard' | 'draw' | 'claim';
    }
  /** The player chose not to draw or not to take. */
  | { readonly type: 'declined'; readonly player: Player; readonly what: 'draw' | 'claim' }
  | { readonly type: 'opened'; readonly window: WindowKind; readonly n: number }
  | { readonly type: 'closed'; readonly window: WindowKind; readonly n: number }
  /** Told to the player alone. */
  | { readonly type: 'passed'; readonly player: Player }
  | { readonly type: 'preferred'; readonly player: Player; readonly prefs: Preferences }
  | {
      readonly type: 'attacked';
      readonly player: Player;
      readonly assaults: readonly Assault[];
    }
  | {
      readonly type: 'defended';
      readonly player: Player;
      readonly guards: readonly Guard[];
      readonly order: readonly Id[];
    }
  /** Dice and what they come to with skill and charge; `totals` and `dice` by seat. */
  | {
      readonly type: 'fought';
      /** Who attacks. */
      readonly player: Player;
      readonly attacker: Id;
      readonly defender: Id;
      readonly dice: readonly [number, number];
      readonly totals: readonly [number, number];
    }
  /** The fight is decided. `winner` null: equal totals. */
  | {
      readonly type: 'struck';
      /** Who attacks. */
      readonly player: Player;
      readonly attacker: Id;
      readonly defender: Id;
      readonly totals: readonly [number, number];
      readonly winner: Id | null;
      readonly damage: number;
    }
  /** A ghost rolls whether it is hurt. */
  | {
      readonly type: 'ghost';
      readonly creature: Id;
      readonly die: number;
      readonly escaped: boolean;
    }
  /** What each of the stones needs, if all are rolled in this order. */
  | {
      readonly type: 'ladder';
      readonly player: Player;
      readonly stones: number;
      readonly attacked: readonly Id[];
    }
  | {
      readonly type: 'saving';
      readonly stone: Id;
      readonly player: Player;
      readonly die: number;
      readonly bonus: number;
      readonly needs: number;
    }
  | { readonly type: 'held'; readonly stone: Id }
  /** A play changed a die; `player` is whose. */
  | {
      readonly type: 'turned';
      readonly player: Player;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'peace' }
  /** The main phase is over; `late`: because no time was left. */
  | { readonly type: 'ending'; readonly player: Player; readonly late: boolean }
  /** A limit other than a window's was over. */
  | {
      readonly type: 'timedOut';
      readonly what: 'redraw' | 'turn' | 'defend' | 'discard' | 'draw' | 'claim';
      readonly players: readonly Player[];
    }
  /** The match clock has fallen; the turns are made equal, then the stones decide. */
  | { readonly type: 'timeUp' }
  | { readonly type: 'suddenDeath' }
  | {
      readonly type: 'ended';
      readonly reason: Reason;
      readonly winner: Player | null;
      readonly stones: readonly [number, number];
    };
