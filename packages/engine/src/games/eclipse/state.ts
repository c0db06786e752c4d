/** What a match of Eclipse is made of. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Desk } from '../../core/ruling.ts';
import type { AbilityId, Lasting, Modifier } from './cards/card.ts';
import type { CardId } from './cards/set.ts';
import type { Hope } from './chapters/hope.ts';
import type { Preferences } from './chapters/preferences.ts';
import type { Task } from './chapters/tasks.ts';
import type { DeckList } from './decks/decks.ts';
import type { EclipseEvent, Reason } from './event.ts';
import type { Assault, Bearer, EclipseMove, Id, Player, Target } from './move.ts';
import type { EclipseOptions } from './options.ts';
import type { EclipseOwn } from './own.ts';
import type { Refusal } from './refusal.ts';

/** One for each player, by seat. */
export type Pair<X> = readonly [X, X];

export interface Stone {
  readonly id: Id;
  readonly card: CardId;
  readonly owner: Player;
  /** Who controls it. */
  readonly side: Player;
  /** EC-2.3 It has paid since its controller's last Renewal. */
  readonly marked: boolean;
}

export interface Creature {
  readonly id: Id;
  readonly card: CardId;
  readonly owner: Player;
  /** Who controls it. */
  readonly side: Player;
  readonly damage: number;
  /** The activated abilities it has used this turn. */
  readonly used: readonly AbilityId[];
  /** EC-6.2 The turn at whose start its paralysis ends; null: not paralysed. */
  readonly freeAt: number | null;
  /** Which creatures have damaged it this turn. */
  readonly hurtBy: readonly Id[];
  /** How often it will not be destroyed this turn. */
  readonly shields: number;
  /** EC-6.12 The dark reviver that brought it over. */
  readonly broughtBy: Id | null;
}

export interface Enchantment {
  readonly id: Id;
  readonly card: CardId;
  readonly owner: Player;
  /** Who controls it: who cast it. */
  readonly side: Player;
  readonly bearer: Bearer;
}

/** What a spell left behind, without a card. */
export interface Change {
  readonly bearer: Bearer;
  readonly gives: readonly Modifier[];
  readonly lasts: Lasting;
}

export interface Combat {
  /** In the order of the declaration. */
  readonly assaults: readonly Assault[];
  /** The attackers of the fights, in the order in which they are fought; empty before guards are set. */
  readonly order: readonly Id[];
  /** EC-5.8 What has changed sides since the declaration, and so takes no part any more. */
  readonly turned: readonly Id[];
  /** Nor does what has come into play since: its id is at least this. */
  readonly since: Id;
  /** EC-5.6 The defender's stones when the first save is rolled, and the saves rolled so far. */
  readonly saves: { readonly stones: number; readonly rolled: number } | null;
}

/** The dice that lie on the table; they stay to be seen until the next roll or the end of the combat. */
export type Roll =
  | {
      readonly for: 'fight';
      readonly attacker: Id;
      readonly defender: Id;
      /** By seat. */
      readonly dice: Pair<number>;
    }
  | {
      readonly for: 'save';
      readonly stone: Id;
      /** Who rolls: the stone's side. */
      readonly player: Player;
      readonly die: number;
      /** What die and wards together must reach. */
      readonly needs: number;
    };

/** Whether a task, effect or move is of one of these kinds. */
export function isOneOf<X extends { readonly do: string }, K extends X['do']>(
  one: X,
  kinds: readonly K[],
): one is Extract<X, { readonly do: K }> {
  return kinds.some((kind) => kind === one.do);
}

/** EC-6.12 A dark revival that waits until the turn ends. */
export interface Claim {
  readonly player: Player;
  readonly reviver: Id;
  readonly creature: Id;
}

/** Everything everybody sees. */
export interface Open {
  readonly options: EclipseOptions;
  /** The dice that decided who starts; the last pair differs. */
  readonly start: readonly Pair<number>[];
  readonly first: Player;
  /** From 1; 0 before the first turn. */
  readonly turn: number;
  readonly active: Player;
  readonly stones: readonly Stone[];
  readonly creatures: readonly Creature[];
  readonly enchantments: readonly Enchantment[];
  readonly changes: readonly Change[];
  readonly hands: Pair<number>;
  readonly decks: Pair<number>;
  /** The latest last. */
  readonly discards: Pair<readonly CardId[]>;
  /** Stones played this turn; whether the player was behind at the first; more allowed by spells. */
  readonly drops: { readonly played: number; readonly behind: boolean; readonly extra: number };
  /** Whether this turn's combat is used up. */
  readonly fought: boolean;
  readonly combat: Combat | null;
  readonly roll: Roll | null;
  readonly claims: readonly Claim[];
  /** The last card cast or ability used this turn. */
  readonly last: LastPlay | null;
  readonly agenda: readonly Task[];
  /** Questions put so far. */
  readonly questions: number;
  /** The next id of a card in play. */
  readonly next: Id;
  /** The card of every id that has ever been in play, from the first id on: what is told names things by id. */
  readonly cards: readonly CardId[];
  /** Before the first turn: who has answered whether to redraw. */
  readonly ready: Pair<boolean>;
  /** Who redrew, once both have answered. */
  readonly redrew: readonly Player[];
  /** EC-11.1 The match clock has fallen. */
  readonly timeUp: boolean;
  /** EC-11.2 A lead of two wins. */
  readonly suddenDeath: boolean;
  /** EC-11.3 The turn's limit is used up: the reserve runs. */
  readonly late: boolean;
  /** Whose reserve is gone. */
  readonly spent: Pair<boolean>;
  /** EC-1.5 A stone or creature came or was destroyed this turn. */
  readonly stirred: boolean;
  /** Turns in a row without that, both decks empty. */
  readonly idle: number;
  readonly ended: Ending | null;
}

/** What was played last, and at what. */
export interface LastPlay {
  readonly player: Player;
  /** A card out of the hand, or a creature's ability. */
  readonly play: { readonly card: CardId } | { readonly creature: Id; readonly ability: AbilityId };
  readonly target: Target | null;
}

export interface Ending {
  readonly reason: Reason;
  /** Null: a draw. */
  readonly winner: Player | null;
}

/** What one player alone knows. */
export interface Hidden {
  readonly hand: readonly CardId[];
  /** The next card first; its owner does not know the order. */
  readonly deck: readonly CardId[];
  /** The deck as it was brought. */
  readonly list: DeckList;
  readonly prefs: Preferences;
  /** Before the first turn. */
  readonly redraw: 'keep' | 'redraw' | null;
  /** Has passed in the window that is open. */
  readonly passed: boolean;
  /** EC-8.11 Has passed all windows of the combat that is on. */
  readonly passedAll: boolean;
  /** EC-8.7 Windows left unanswered this turn; from two on, all are passed until the player acts. */
  readonly missed: number;
}

export interface EclipseState {
  readonly open: Open;
  readonly secret: Pair<Hidden>;
  /** The beat of the open window is over. */
  readonly beaten: boolean;
}

/** What a player's own view adds. */
export interface Mine extends Omit<Hidden, 'deck'> {
  /** Whether the open window waits for this player. */
  readonly asked: boolean;
  /** EC-8.10 The play for which it waits, and what that could bring; null: it does not wait, or not for a play. */
  readonly hope: Hope | null;
}

export interface EclipseView extends Open {
  readonly me: Viewer;
  readonly mine: Mine | null;
  /** After the end, for 'all'. */
  readonly everything: Pair<Hidden> | null;
}

export interface EclipseTypes {
  readonly state: EclipseState;
  readonly move: EclipseMove;
  readonly event: EclipseEvent;
  readonly refusal: Refusal;
  readonly view: EclipseView;
  readonly options: EclipseOptions;
  readonly reason: Reason;
  readonly own: EclipseOwn;
  readonly kept: null;
}
export type EclipseDesk = Desk<EclipseTypes>;

/** What every Renewal sets back. */
export const FRESH_TURN = {
  claims: [],
  last: null,
  drops: { played: 0, behind: false, extra: 0 },
  fought: false,
  late: false,
  stirred: false,
} as const satisfies Partial<Open>;

export const PLAYERS = [0, 1] as const satisfies readonly Player[];

/** The other one of the two. */
export function other(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** The player of a seat. */
export function playerOf(seat: Seat): Player {
  return seat === 0 ? 0 : 1;
}

/** A pair made for each player. */
export function each<X>(make: (player: Player) => X): Pair<X> {
  return [make(0), make(1)];
}

/** The same pair but for one player. */
export function withOne<X>(pair: Pair<X>, player: Player, value: X): Pair<X> {
  return player === 0 ? [value, pair[1]] : [pair[0], value];
}
