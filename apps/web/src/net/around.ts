/** What a link to a room needs of the world around it, and what it tells. */
import type {
  ChatLine,
  CommandAnswer,
  Joined,
  Predictions,
  Presence,
  Profile,
  Reaction,
  You,
} from '@kesem/protocol/messages';
import type { Connect } from './connection.ts';
import type { After, OutboxStorage, QueuedCommand } from './outbox.ts';
import type { Held } from './resume.ts';
import type { RulesNeeds } from './rules.ts';

/** Whether the room can be heard. The last five are final: nothing is tried again. */
export type LinkStatus = 'connecting' | 'live' | 'lost' | Final;
/** The room is gone, this person was put out of it, its door is closed, the page is too old, or the link was closed. */
export type Final = 'gone' | 'out' | 'closed' | 'old' | 'shut';
/** Why it is lost, when more is known than that. */
export type LostWhy = 'restart' | 'tooFast' | null;

/** What the link tells. */
export interface LinkEvents {
  readonly status: (status: LinkStatus, why: LostWhy) => void;
  readonly joined: (joined: Joined, missed: number) => void;
  /** The room after a step (`fresh`: how many of the last events are new), or as a full view tells it. */
  readonly held: (held: Held, fresh: number, isFull: boolean) => void;
  /** The room with more of what was heard before. */
  readonly earlier: (held: Held) => void;
  /** The host of this name has put this person out of the room. */
  readonly removed: (by: string) => void;
  readonly offset: (ms: number) => void;
  readonly you: (you: You) => void;
  readonly presence: (presence: Presence) => void;
  readonly chat: (line: ChatLine) => void;
  readonly reaction: (reaction: Reaction) => void;
  /** A question of the audience is decided. */
  readonly predictions: (predictions: Predictions) => void;
  readonly code: (code: string | null) => void;
  readonly pending: (queued: QueuedCommand | null, unsaved: boolean) => void;
  readonly answered: (queued: QueuedCommand, answer: CommandAnswer) => void;
}

/** What the link needs of the world. */
export interface LinkNeeds {
  readonly token: string;
  /** Whether it only shows the room to others. */
  readonly screen?: boolean;
  readonly profile: () => Profile;
  /** The lines of chat that are held. */
  readonly chat: () => readonly ChatLine[];
  readonly connect: Connect;
  readonly storage: OutboxStorage;
  readonly rules: RulesNeeds;
  readonly after: After;
  readonly now: () => number;
  readonly random: () => number;
  readonly fresh: () => string;
  readonly onWake: (call: () => void) => () => void;
}
