/** What is said in a match: the events of its game, and those of the room around it. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { TableTold } from '@kesem/engine/core/table';
import type { Days } from './days.ts';
import type { PersonNo } from './person.ts';

/** Something about a person, without more. */
export interface PersonEvent {
  readonly type:
    | 'sat'
    | 'left'
    | 'away'
    | 'back'
    | 'hosts'
    | 'moreTime'
    | 'wantsEnd'
    | 'goesOn'
    | 'wantsBack'
    | 'keepsOn'
    | 'keepsPace';
  readonly person: PersonNo;
}

/** A host's word about a person; `by` is absent where a seat fell free, and in what older logs told. */
export interface HostEvent {
  readonly type: 'kicked' | 'removed' | 'allowed';
  readonly person: PersonNo;
  readonly by?: PersonNo;
}

/**
 * Of hands as they were some rounds ago: somebody lets whoever watches see them, or not; and they may be seen from now
 * on, as all agree who sit, or no more, as somebody sits who does not.
 */
type HandsEvent =
  | { readonly type: 'showsHands' | 'hidesHands'; readonly person: PersonNo }
  | { readonly type: 'handsShown' | 'handsHidden' };

export type RoomEvent =
  | PersonEvent
  | HostEvent
  | HandsEvent
  /** Somebody plays on from now for a bot; the seat is told, for it bears another name now. */
  | {
      readonly type: 'tookOver';
      readonly person: PersonNo;
      readonly seat: Seat;
      readonly from: PersonNo;
    }
  | { readonly type: 'standIn'; readonly person: PersonNo; readonly level: Level }
  /** The table has gone to another game: who watches from now on, and who sits who did not. */
  | {
      readonly type: 'switched';
      readonly game: string;
      readonly out: readonly PersonNo[];
      readonly in: readonly PersonNo[];
    }
  /**
   * Somebody's last answer, given at `since`, counts no more, nor what came of it; `taught`: somebody may
   * have learned something by then.
   */
  | {
      readonly type: 'tookBack';
      readonly person: PersonNo;
      readonly since: number;
      readonly taught?: true;
    }
  /** Somebody wants so many days a move; null: the minutes of an evening. */
  | { readonly type: 'wantsPace'; readonly person: PersonNo; readonly days: Days | null }
  /** All who sit have agreed to that. */
  | { readonly type: 'paced'; readonly days: Days | null }
  | { readonly type: 'started'; readonly match: number }
  | { readonly type: 'redealt' | 'known' }
  /** Who sits where, by seat, as the room has drawn it. */
  | { readonly type: 'drawn'; readonly people: readonly PersonNo[] }
  /** Who has won the series, which is decided with this match. */
  | { readonly type: 'decided'; readonly people: readonly PersonNo[] }
  | { readonly type: 'woke' };

/** Something that was heard in this match, and when. */
export type Said =
  | { readonly at: number; readonly told: TableTold }
  | { readonly at: number; readonly room: RoomEvent };
