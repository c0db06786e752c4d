/** Somebody in a room: a human, or a bot. */
import type { Level } from '@kesem/engine/core/bot';

export const INKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** One of the ten player inks; with it go a hatch and an emblem. */
export type Ink = (typeof INKS)[number];

/** A person's number in this room, from 1, in order of first sitting. Bots have one too. */
export type PersonNo = number;

export interface Person {
  readonly no: PersonNo;
  /** The identity behind the person, known to the server alone; null for a bot. */
  readonly id: string | null;
  /** A bot's is that of its character (see cast.ts), empty in what is older than they are. */
  readonly name: string;
  readonly ink: Ink;
  readonly bot: Level | null;
  /** Since when the person has been absent, in ms; null while here. */
  readonly away: number | null;
  /** 'left' may sit down again; 'kicked' is in the audience and for now only watches; 'removed' is out of the room. */
  readonly is: 'in' | 'left' | 'kicked' | 'removed';
  /** Who sent the person to the audience or out of the room. */
  readonly by?: PersonNo;
}
