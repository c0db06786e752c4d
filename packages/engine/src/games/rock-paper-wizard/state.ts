/** What a match of Rock Paper Wizard is made of. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../../core/ruling.ts';
import type { SpellId } from './chapters/spells.ts';
import type { Reason, WizardEvent } from './event.ts';
import type { Choice, WizardMove } from './move.ts';
import type { WizardOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

/** What a wizard holds out from the reveal on; it stays to be seen until the next reveal. */
export interface Hand {
  /** As it was revealed, before any magic bent it. */
  readonly chosen: Choice;
  /** Whether a drawn card is held in place of the gesture. */
  readonly surge: boolean;
  /** The spell it shows; null: a surge card, face down, unknown to its holder too. */
  readonly spell: SpellId | null;
  /** At whom it points now; only magic makes it point at its own wizard. */
  readonly target: Seat;
  /** Whom the wizard it charmed picked, when that one had a choice. */
  readonly gift: Seat | null;
  /** 'armed' until its turn; 'acting' while its spell is resolved. */
  readonly state: 'armed' | 'acting' | 'acted' | 'cancelled';
}

export interface Wizard {
  /** 0 the exit to 10 on the hoard. */
  readonly space: number;
  readonly gold: number;
  /** Whether a choice for this round is in. */
  readonly ready: boolean;
  /** Null only before the first reveal. */
  readonly hand: Hand | null;
}

/** What is left of the round, in order. */
export type Task = Deed | { readonly do: 'choose' } | Charm;

/** What needs nobody's answer. */
export type Deed =
  | { readonly do: 'score' | 'refresh' }
  | { readonly do: 'turn' | 'lower'; readonly seat: Seat };

/** RW-6.19 The target `seat` picks one of `among`, all poorer, clockwise from it. */
export interface Charm {
  readonly do: 'charm';
  readonly seat: Seat;
  readonly caster: Seat;
  readonly among: readonly Seat[];
}

/** Everything everybody sees. */
export interface Open {
  readonly options: WizardOptions;
  /** From 1. */
  readonly round: number;
  /** Who has the first-player marker. */
  readonly first: Seat;
  readonly wizards: readonly Wizard[];
  /** From the card next to the deck, the newest, to the one that leaves next. */
  readonly book: readonly SpellId[];
  /** Cards turned away at the last refresh, in order, for their colour was in the book twice. */
  readonly bounced: readonly SpellId[];
  /** The used cards that were seen, the latest last. */
  readonly discard: readonly SpellId[];
  /** How many used cards lie face down: surge cards cancelled before anybody saw them. */
  readonly buried: number;
  /** How many cards the deck has. */
  readonly deck: number;
  /** How often the used cards were made into a new deck. */
  readonly reshuffles: number;
  readonly agenda: readonly Task[];
  readonly ended: Reason | null;
}

/** What nobody sees before the end, but each seat its own choice. */
export interface Secret {
  /** One a seat; null when not chosen, and after the reveal. */
  readonly choices: readonly (Choice | null)[];
  /** The next card first. */
  readonly deck: readonly SpellId[];
  /** The face-down card that a seat holds, or null. */
  readonly surges: readonly (SpellId | null)[];
  readonly buried: readonly SpellId[];
}

export interface WizardState {
  readonly open: Open;
  readonly secret: Secret;
}

export interface WizardView extends Open {
  readonly me: Viewer;
  /** The viewer's own choice of this round, while it can be replaced. */
  readonly mine: Choice | null;
  /** After the end, for 'all'. */
  readonly everything: Secret | null;
}

export interface WizardTypes {
  readonly state: WizardState;
  readonly move: WizardMove;
  readonly event: WizardEvent;
  readonly refusal: Refusal;
  readonly view: WizardView;
  readonly options: WizardOptions;
  readonly reason: Reason;
  readonly own: null;
  readonly kept: null;
}
export type WizardDesk = Desk<WizardTypes>;
