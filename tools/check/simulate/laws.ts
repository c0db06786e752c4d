/** What must be true of a simulated world: of its log at every commit, and of everybody's screen when all is calm. */
import { isDeepStrictEqual } from 'node:util';
import type { ChatLine } from '@kesem/protocol/messages';
import { actorName } from '@kesem/room/actor';
import { fallsAt } from '@kesem/room/clock';
import type { Commit } from '@kesem/room/commit';
import { fold } from '@kesem/room/decide';
import { depsOf, type RoomDeps } from '@kesem/room/deps';
import { isPaused, nextClock } from '@kesem/room/pause';
import { asksOf } from '@kesem/room/play';
import { playing, type Room } from '@kesem/room/room';
import { owedMoves } from '@kesem/room/runner';
import { broken } from '@kesem/room/testing/invariants';
import { heardSoFar, viewRoom } from '@kesem/room/view';
import { classOf, placeOf, removedBy } from '../../../apps/server/src/gateway/place.ts';
import type { Append } from '../../../apps/server/src/store/store.ts';
import { chatAgainst, presenceAgainst } from './company.ts';
import type { Person } from './person.ts';
import { watchTime } from './ran.ts';

/** A clock may fall so much later than it should, in ms. */
const OVERDUE_MS = 5_000;
/** Whoever is left in peace for so long sees what is, or what was a moment ago, in ms. */
export const PEACE_MS = 10_000;
/** How many commits lie between two looks at everything that holds in a room: a look costs more than they do. */
const EVERY = 4;

export interface Judge {
  /** To be told of every commit that stands, in the order of the disk. */
  readonly stored: (append: Append) => void;
  /** To be told of everything that goes out on any line. */
  readonly sent: (frame: unknown) => void;
  /** From now on nothing goes wrong any more. */
  readonly calm: () => void;
  /** What people's screens and answers say against the log; nothing: all is well. */
  readonly against: (seen: Seen) => readonly string[];
  /** What somebody's screen says against the log, as it is or was within `PEACE_MS`. */
  readonly glance: (person: Person) => readonly string[];
  /** To be told when a house ends, and when one begins. */
  readonly lives: (is: boolean) => void;
  /** The room as its log tells it. */
  readonly room: () => Room | null;
  readonly lived: Lived;
  /** The games of all matches that were begun. */
  readonly games: readonly string[];
  /** What was found so far. */
  readonly found: readonly string[];
  readonly find: (what: string) => void;
}

/** What is looked at when all is calm. */
interface Seen {
  readonly people: readonly Person[];
  /** The chat as the disk keeps it. */
  readonly chat: readonly ChatLine[];
  /** The server's time, in ms of the epoch; null: there is no server. */
  readonly now: number | null;
}

/** An evening as its log keeps it. */
export interface Lived {
  readonly commits: readonly Commit[];
  /** The secrets of its matches, by number. */
  readonly secrets: { readonly [match: number]: string };
  readonly table: RoomDeps['table'];
}

/**
 * Somebody who reads the log of one room, and believes nothing else but the rules and the world's time.
 * @param world reads it, in ms.
 * @param apart how far the times of nodes may be from each other, in ms; see `watchTime`.
 */
export function openJudge(table: RoomDeps['table'], world: () => number, apart: number): Judge {
  const found: string[] = [];
  const commits: Commit[] = [];
  const games: string[] = [];
  const kept = new Map<string, number>();
  const secrets: Record<number, string> = {};
  const deps = depsOf(table, (match) => secrets[match]);
  let room: Room | null = null;
  let owed: readonly string[] = [];
  /** The room as it was within `PEACE_MS`, newest last, each with the moment in which it came to be. */
  let lately: readonly { readonly at: number; readonly room: Room }[] = [];
  const time = watchTime(world, apart);
  const find = (what: string): void => void found.push(what);
  const remember = ({ command }: Commit, now: Room): void => {
    if (command.do === 'start') games.push(now.game);
    const old = lately.findLastIndex(({ at }) => at < world() - PEACE_MS);
    lately = [...lately.slice(Math.max(0, old)), { at: world(), room: now }];
  };

  return {
    found,
    find,
    room: () => room,
    games,
    lived: { commits, secrets, table },
    stored: ({ commit, secret }) => {
      const id = `${commit.actor} ${commit.commandId}`;
      if (commit.seq !== commits.length + 1) find(`commit ${commit.seq} follows ${commits.length}`);
      if (kept.has(id)) find(`${id} stands twice in the log`);
      if (room && commit.at < room.at) find(`commit ${commit.seq} is older than the one before`);
      kept.set(id, commit.seq);
      commits.push(commit);
      if (secret) secrets[secret.match] = secret.secret;
      const before = room;
      try {
        room = fold(room, commit, deps);
      } catch (fault) {
        return find(`commit ${commit.seq} cannot be read: ${String(fault)}`);
      }
      for (const what of time.stored(commit, before, room)) find(what);
      remember(commit, room);
      if (commits.length % EVERY > 0) return;
      for (const law of broken(room, deps)) find(`commit ${commit.seq}: not true: ${law}`);
    },
    sent: (frame) => {
      const text = JSON.stringify(frame) ?? '';
      if (text.includes('identity-of-'))
        find(`somebody's identity was sent: ${text.slice(0, 200)}`);
      for (const [match, secret] of Object.entries(secrets)) {
        const isOpen = room !== null && Number(match) < running(room);
        if (!isOpen && text.includes(secret))
          find(`the secret of match ${match} was sent before its end`);
      }
    },
    lives: time.lives,
    glance: (person) => {
      const from = lately.findLastIndex(({ at }) => at < world() - PEACE_MS);
      const seen = lately.slice(Math.max(0, from)).toReversed();
      const wrong = seen.map((one) => screenAgainst(person, one.room, deps));
      return wrong.some((found) => found.length === 0) ? [] : (wrong[0] ?? []);
    },
    calm: () => {
      owed = room ? owedIds(room, deps, kept) : [];
    },
    against: ({ people, chat, now }) => {
      const wasFamily = commits.some(({ command }) => command.do === 'family');
      return [
        ...people.flatMap((person) => answersAgainst(person, people, (id) => kept.has(id))),
        ...people.flatMap((person) => (room ? screenAgainst(person, room, deps) : [])),
        ...people.flatMap((person) =>
          person.shows() && person.isWaiting()
            ? [`${person.identity} still waits for an answer`]
            : [],
        ),
        ...notSent(commits, people),
        ...(room ? unmoved(room, deps, { owed, now, kept }) : []),
        ...(now === null ? [] : time.looked(now)),
        ...(room ? presenceAgainst(people, room) : []),
        ...(room ? chatAgainst(people, { kept: chat, room, wasFamily }) : []),
      ];
    },
  };
}

/** The first match that is not over. */
function running({ stage, next }: Room): number {
  return stage.at === 'playing' ? stage.match.number : next.match;
}

/** What stands in the log for somebody who never sent it; the first commit is the opening of the room. */
function notSent(commits: readonly Commit[], people: readonly Person[]): readonly string[] {
  const sent = new Set(
    people.flatMap(({ identity, outcomes }) =>
      [...outcomes.keys()].map((id) => `${actorName({ kind: 'person', id: identity })} ${id}`),
    ),
  );
  return commits.slice(1).flatMap(({ actor, commandId, command }) => {
    const isTheirs = !actor.startsWith('person:') || sent.has(`${actor} ${commandId}`);
    return isTheirs ? [] : [`${actor} never sent: ${command.do} ${commandId.slice(0, 6)}`];
  });
}

/** What somebody was answered, beside what the log keeps. */
function answersAgainst(
  person: Person,
  people: readonly Person[],
  isKept: (id: string) => boolean,
): readonly string[] {
  // a page that opens takes up what another tab of its browser has sent: then that one hears of it, and may be taken where the other is refused
  const isHeard = (id: string): boolean =>
    people.some((one) => one.outcomes.get(id)?.answer != null);
  // and the answer that it was taken may be lost with the line, while only the other one's refusal was heard
  const mayBeTaken = (id: string): boolean =>
    people.some((one) => {
      const outcome = one.outcomes.get(id);
      return outcome !== undefined && (outcome.answer === null || outcome.answer.ok);
    });
  return [...person.outcomes.values()].flatMap(({ identity, queued, answer }) => {
    const kept = isKept(`${actorName({ kind: 'person', id: identity })} ${queued.id}`);
    const what = `${queued.command.do} ${queued.id.slice(0, 6)} of ${identity}`;
    // whoever was put out of the room meanwhile hears nothing more
    if (!answer)
      return isHeard(queued.id) || person.isWaiting() || !person.shows()
        ? []
        : [`never answered: ${what}`];
    if (answer.ok) return answer.same || kept ? [] : [`acknowledged and lost: ${what}`];
    return kept && !mayBeTaken(queued.id) ? [`refused (${answer.why.code}) and kept: ${what}`] : [];
  });
}

interface Still {
  /** What bots owed already when it became calm. */
  readonly owed: readonly string[];
  readonly now: number | null;
  readonly kept: ReadonlyMap<string, number>;
}

/** Bots that do not answer, and clocks that do not fall. */
function unmoved(room: Room, deps: RoomDeps, { owed, now, kept }: Still): readonly string[] {
  const still = new Set(owedIds(room, deps, kept));
  const clock = nextClock(room);
  const falls = clock && fallsAt(clock);
  const isOverdue = falls !== null && now !== null && falls < now - OVERDUE_MS;
  return [
    ...owed.filter((id) => still.has(id)).map((id) => `a bot owes an answer: ${id}`),
    ...(isOverdue ? [`clock ${clock?.key} should have fallen`] : []),
    ...(isStuck(room, deps) ? ['nobody can do anything in the match'] : []),
  ];
}

/** Whether a match is under way in which nobody is asked and no clock runs; one that is closed is ended by whoever sits. */
function isStuck(room: Room, deps: RoomDeps): boolean {
  const match = playing(room);
  if (!match || match.closed || isPaused(room)) return false;
  return asksOf(match, deps).length === 0 && nextClock(room) === null;
}

/** Which answers bots owe, but for those that stand in the log of a question that hides who has answered; none while the match stands still. */
function owedIds(room: Room, deps: RoomDeps, kept: Still['kept']): readonly string[] {
  if (isPaused(room)) return [];
  const ids = owedMoves(room, deps).map(({ seat, key }) => `bot:${seat} bot:${seat}:${key}`);
  return ids.filter((id) => !kept.has(id));
}

/** What somebody sees who has been left in peace, beside what their class may see. */
function screenAgainst(person: Person, room: Room, deps: RoomDeps): readonly string[] {
  const { identity } = person;
  const status = person.status();
  if (status === 'connecting' || status === 'lost') return [`${identity} does not come back`];
  const held = person.shows();
  if (!held) return [];
  if (person.isOld()) return [`${identity} was let in with an old page`];
  if (removedBy(room, identity) !== null) return [`${identity} was put out and looks on`];
  const me = person.isScreen ? 'public' : classOf(placeOf(room, identity));
  // in the waiting room a screen may remember more than the log tells whoever comes
  const isMatch = room.stage.at !== 'lobby';
  const found: readonly (readonly [boolean, string])[] = [
    [!isAlike(held.view, viewRoom(room, me, deps)), `is shown another room than ${me} sees`],
    [
      isMatch && !isAlike(held.heard, heardSoFar(room, me).slice(held.after)),
      `has not heard what ${me} heard`,
    ],
  ];
  return found.flatMap(([is, what]) => (is ? [`${identity} ${what}`] : []));
}

/** Whether something that came over the wire is what was to be sent. */
function isAlike(got: unknown, made: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(got)), JSON.parse(JSON.stringify(made)));
}
