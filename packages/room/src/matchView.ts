/** The match on the table as all its viewers know it, with its open questions and what can be taken back. */
import type { Seat } from '@kesem/engine/core/game';
import type { JsonObject, TableAsk, TableOutcome } from '@kesem/engine/core/table';
import type { RoomDeps } from './deps.ts';
import { matchKey } from './key.ts';
import type { Back, Match } from './match.ts';
import type { PersonNo } from './person.ts';
import { mayTakeMore } from './play.ts';
import type { Room } from './room.ts';
import { backsOf, hasTaught } from './takeBack.ts';

/** A question that is open. */
export interface AskView {
  readonly seat: Seat;
  /** With the match before it: `4/move:17`; a command names it as it stands here. */
  readonly key: string;
  /** Whether the table waits for the answer. */
  readonly must: boolean;
  /** The moves that answer it, by their `do`. */
  readonly answers: readonly string[];
  /** Whoever is asked may take more time for it. */
  readonly more?: true;
}
/** Answers taken back, as all see it. */
export interface TakeBackView {
  /** The last answer of each seat that may ask. A command names its key. */
  readonly may: readonly Back[];
  /** What is asked for: whose answer, who is for it, and whether somebody may have learned something since. Null: nothing. */
  readonly asked: (Back & { readonly yes: readonly PersonNo[]; readonly taught: boolean }) | null;
}
/** The match on the table, under way or just over. */
export interface MatchView {
  /** In its room, from 1. */
  readonly number: number;
  /** What the match is called outside its room; its record lies under this name once it is over. */
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: JsonObject;
  /** The person in each seat. */
  readonly players: readonly PersonNo[];
  /** Who wants it to end without a result; absent: nobody. */
  readonly endVote?: readonly PersonNo[];
  /** How often something was taken back in it; absent: never. */
  readonly generation?: number;
  /** It stands still while its one human reads: no clock runs and no bot answers. Absent: it goes on. */
  readonly paused?: true;
  /** How it ended; null while it runs and where it ended without a result. */
  readonly outcome: TableOutcome | null;
  /** Why it ended, or stands still, without a result. */
  readonly closed: Match['closed'];
  /** The seats that want a rematch. */
  readonly again: readonly Seat[];
  /** What the clients added to the shuffle, by seat. */
  readonly nonces: readonly string[];
  /** The server's part, told when the match is over: whoever kept the hash can check it. */
  readonly secret: string | null;
}

/** What can be taken back, and what is asked to be; null: nothing. */
export function takeBackView(match: Match): TakeBackView | null {
  if (!match.past || match.closed) return null;
  const may = backsOf(match);
  const back = may.find(({ seat }) => seat === match.asked?.seat);
  const { yes = [] } = match.asked ?? {};
  if (may.length === 0) return null;
  return {
    may,
    asked: back && yes.length > 0 ? { ...back, yes, taught: hasTaught(match, back.seat) } : null,
  };
}

/** How a match stands, as all see it. */
export function matchView(room: Room, match: Match, deps: RoomDeps): MatchView {
  const { number, id, game, version, options, players, outcome, closed, nonces } = match;
  const { endVote, generation, paused } = match;
  const again = room.stage.at === 'over' ? room.stage.again : [];
  const secret = room.stage.at === 'over' ? deps.secret(number) : null;
  const standing = paused !== undefined && closed === null && { paused: true as const };
  return {
    number,
    id,
    game,
    version,
    options,
    players,
    outcome,
    closed,
    again,
    nonces,
    secret,
    ...(endVote && { endVote }),
    ...(generation && { generation }),
    ...standing,
  };
}

/** A question as whoever is asked, and all others, see it. */
export function askView(match: Match, ask: TableAsk): AskView {
  const { seat, must, answers } = ask;
  const shown = { seat, key: matchKey(match, ask.key), must, answers };
  return mayTakeMore(match, ask) ? { ...shown, more: true } : shown;
}
