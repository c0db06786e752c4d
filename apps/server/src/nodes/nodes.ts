/**
 * What the servers of one house, its nodes, have to do with each other. The log alone decides what is true;
 * whatever is told here may get lost, and saves only work and time.
 */
import type { Profile, Reaction } from '@kesem/protocol/messages';
import type { PersonNo } from '@kesem/room/person';
import type { Guesses } from '../identity/guesses.ts';
import type { Limits } from '../limits.ts';
import type { Outage } from '../store/store.ts';
import type { HouseClock } from '../time.ts';

/**
 * What one node tells the others: where something is newer, never what it is. What flies over a table and
 * nobody keeps, reactions and taps, is told itself: everybody there may see it.
 */
export type Hint =
  /** A room's log has come to this place. */
  | { readonly about: 'log'; readonly room: string; readonly seq: number }
  /** Something was said in it; who looks at it has changed; its links and its code have ended; a name was taken out of it. */
  | { readonly about: 'chat' | 'presence' | 'links' | 'names'; readonly room: string }
  | { readonly about: 'reaction'; readonly room: string; readonly reaction: Reaction }
  | { readonly about: 'tap'; readonly room: string; readonly tap: Tap }
  /** A node has ended, and gave back what it did for all. */
  | { readonly about: 'free' }
  /** Somebody has left for good: the SHA-256 of their identity, in hex. */
  | { readonly about: 'gone'; readonly whom: string };

/** What a node hears: what others tell, and that it was deaf for a while and may have missed any of it. */
export type Heard = Hint | { readonly about: 'missed' };

/** Somebody who sits has seen enough of a show. */
export interface Tap {
  readonly person: PersonNo;
  readonly show: string;
  readonly forAll: boolean;
}

/** Somebody who looks at a room through some node. */
export interface Onlooker {
  readonly identity: string;
  readonly profile: Profile;
  /** Under which number the others see them while they watch. */
  readonly watcher: number;
  readonly isScreen: boolean;
  /** Absent: they answer as soon as they should. */
  readonly isUnsteady?: boolean;
}

/** How far a room is in the store. */
export interface Head {
  readonly room: string;
  readonly seq: number;
  /** The number of its last line of chat; 0: nobody has spoken. */
  readonly chat: number;
  /** Whether it is written down there who looks on through this node; a database that falls forgets that. */
  readonly shown: boolean;
}

/** What the store has for nodes beside the log. */
export interface Beside {
  /**
   * Takes leases, or holds them for longer: by one node at a time something is done that need be done once.
   * @returns which of these names are this node's now.
   */
  readonly lease: (names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** In how many ms the first lease that another node has of these ends, if it is not held for longer; null: none has any. */
  readonly freeIn: (names: readonly string[]) => Promise<number | null>;
  /** Gives leases back. */
  readonly release: (names: readonly string[]) => Promise<void>;
  /** How far rooms are; those that are gone are left out. */
  readonly heads: (rooms: readonly string[]) => Promise<readonly Head[]>;
  /** Writes down who looks at a room through this node. */
  readonly show: (room: string, onlookers: readonly Onlooker[]) => Promise<void>;
  /** Who looks at rooms through other nodes that live. */
  readonly elsewhere: (
    rooms: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Onlooker[]>>;
  /**
   * Writes down that the house lives; of nodes that come out of the same outage the first one says so.
   * @returns the outages of the last weeks, oldest first, and when the house was last known to live.
   */
  readonly sign: (now: number) => Promise<Signed>;
  /** Keeps a code in place of the older one of its identity; false: it is another's. */
  readonly keepCode: (code: KeptCode, now: number) => Promise<boolean>;
  /** Uses a code up; null: there is none that lives. */
  readonly takeCode: (hash: string, now: number) => Promise<KeptCode | null>;
  readonly endCode: (identity: string) => Promise<void>;
}

/** What is counted for all nodes together. */
export interface Counts {
  readonly limits: Limits;
  /** How often something of a kind may be guessed. */
  readonly guesses: (kind: 'spoken' | 'device' | 'password') => Guesses;
}

/** A code that binds another device to an identity; of the code only its SHA-256 is kept, in hex. */
export interface KeptCode {
  readonly hash: string;
  readonly identity: string;
  /** Where they sit; null: nowhere. */
  readonly room: string | null;
  /** When it ends, in ms. */
  readonly until: number;
}

export interface Signed {
  readonly outages: readonly Outage[];
  readonly before: number;
}

/** How one node tells the others. */
export interface Hints {
  readonly tell: (hint: Hint) => void;
  /** Listens to what others tell. Returns what ends that. */
  readonly hear: (listener: (heard: Heard) => void) => () => void;
  /** Whether they are carried just now; without them others hear some seconds later. */
  readonly carries: () => boolean;
}

export interface Nodes extends Hints {
  /** What they share; null: this server is the only one, and shares nothing. */
  readonly beside: Beside | null;
  /** What counts for all of them; null: each counts by itself. */
  readonly counts: Counts | null;
}

/** The one server of a house. */
export const ALONE: Nodes = {
  beside: null,
  counts: null,
  tell: () => undefined,
  hear: () => () => undefined,
  carries: () => true,
};

/** Between two looks at what a hint should have told, in ms. */
export const HEAL_MS = 2_000;

/** Which of these names are this node's to see to from now on; all of them where there is one node. */
export async function leased(
  { beside }: Pick<Nodes, 'beside'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  return beside ? beside.lease(names) : new Set(names);
}

/** Whether this node does what one of the house does for all. */
export async function isOurs(nodes: Pick<Nodes, 'beside'>, job: string): Promise<boolean> {
  return (await leased(nodes, [job])).has(job);
}

/** What nodes share, by whose signs of life a clock goes: machines of one house may not have one date. */
export function followed(beside: Beside, { follow }: Pick<HouseClock, 'follow'>): Beside {
  return {
    ...beside,
    sign: async (now) => {
      const signed = await beside.sign(now);
      follow(signed.before);
      return signed;
    },
  };
}
