/** What is told of a match: log, speech, sound and motion need nothing else. */
import type { Seat } from '../../core/game.ts';
import type { SpellId } from './chapters/spells.ts';
import type { Choice } from './move.ts';

/** How a wizard changed places: of its own, by force, at once from space to space, or at a refresh. */
export type How = 'advanced' | 'pushed' | 'jumped' | 'returned';

/**
 * Why a step of a spell does nothing. The first three are about the hand of the named seat: it was
 * lowered before, it was cancelled, or the spell points at its own caster.
 */
export type Idle =
  | 'acted'
  | 'cancelled'
  | 'itself'
  | 'surging'
  | 'sameGold'
  | 'sameSpace'
  | 'alreadyShared'
  | 'nobodyPoorer'
  | 'nobodyNearer';

/** A wizard had enough gold and most of it, or the last round was over. */
export type Reason = 'goal' | 'rounds';

export type WizardEvent =
  /** A round is open for choosing. */
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  /** Told to the chooser alone. */
  | ({ readonly type: 'chose'; readonly seat: Seat } & Choice)
  | { readonly type: 'ready'; readonly seat: Seat }
  /** Time was up; what was missing was drawn, or paid by the rule. */
  | { readonly type: 'timedOut'; readonly seats: readonly Seat[] }
  /** All choices at once, from the first player clockwise. */
  | {
      readonly type: 'cast';
      readonly round: number;
      readonly choices: readonly ({ readonly seat: Seat } & Choice)[];
    }
  /** Two who cast `spell` at each other each hold a card instead, face down. */
  | {
      readonly type: 'clashed';
      readonly seats: readonly [Seat, Seat];
      readonly spell: SpellId;
    }
  /** A wizard lowers the hand and its spell begins: step `step` of `of` of the round. */
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly spell: SpellId;
      /** Whether the spell stands on a card that was face down until now. */
      readonly surge: boolean;
      readonly target: Seat;
      readonly step: number;
      readonly of: number;
    }
  /** The turn of a wizard whose spell was cancelled. */
  | { readonly type: 'skipped'; readonly seat: Seat; readonly step: number; readonly of: number }
  /** `wanted` in spaces, forward positive: more than the way from `from` to `to` when the track ends. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly wanted: number;
      readonly how: How;
    }
  /** `to` null: the hoard. `paid` may fall short of `wanted`. `gold` is everybody's afterwards. */
  | {
      readonly type: 'gold';
      readonly from: Seat;
      readonly to: Seat | null;
      readonly wanted: number;
      readonly paid: number;
      readonly gold: readonly number[];
    }
  /** The hand of `seat` was turned from one wizard to another. */
  | {
      readonly type: 'aimed';
      readonly seat: Seat;
      readonly from: Seat;
      readonly to: Seat;
      readonly by: Seat;
    }
  /** The gesture of `seat`, for `spell`, became a card face down. */
  | {
      readonly type: 'surged';
      readonly seat: Seat;
      readonly spell: SpellId;
      readonly by: Seat;
    }
  /** `surge`: a card was lost unseen. */
  | {
      readonly type: 'cancelled';
      readonly seat: Seat;
      readonly surge: boolean;
      readonly by: Seat;
    }
  /** A step of the present spell is without effect. */
  | { readonly type: 'nothing'; readonly seat: Seat; readonly why: Idle }
  /** `seat` is asked which of `among` gets the gold. */
  | {
      readonly type: 'charmed';
      readonly seat: Seat;
      readonly among: readonly Seat[];
      readonly by: Seat;
    }
  /** `second` is empty when all share a space. `gold` is everybody's afterwards. */
  | {
      readonly type: 'scored';
      readonly nearest: readonly Seat[];
      readonly second: readonly Seat[];
      readonly gold: readonly number[];
    }
  /** Enough gold to win, but more than one has most. */
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly gold: number }
  /** The oldest card leaves the book. */
  | { readonly type: 'retired'; readonly spell: SpellId }
  /** A drawn card is turned away, the third of its colour. */
  | { readonly type: 'bounced'; readonly spell: SpellId }
  /** A drawn card enters the book next to the deck. */
  | { readonly type: 'learned'; readonly spell: SpellId }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'ended';
      readonly reason: Reason;
      readonly winners: readonly Seat[];
      readonly gold: readonly number[];
    };
