/** The store without a disk, for tests: the same answers, nothing kept. */
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Commit } from '@kesem/room/commit';
import type { Room } from '@kesem/room/room';
import { hasLapsed, isOld } from './lapse.ts';
import type { Append, Appended, Store } from './store.ts';

interface Kept {
  readonly log: Commit[];
  readonly secrets: { [match: number]: string };
  snapshot: { readonly seq: number; readonly room: Room } | null;
  due: number | null;
  people: readonly string[];
  started: boolean;
  touched: number;
  readonly chat: ChatLine[];
  readonly invites: string[];
}

interface Cookie {
  readonly identity: string;
  readonly seen: number;
}

interface Memory {
  readonly rooms: Map<string, Kept>;
  readonly cookies: Map<string, Cookie>;
  alive: number | null;
}

/** An empty store. */
export function memoryStore(): Store {
  const memory: Memory = { rooms: new Map(), cookies: new Map(), alive: null };
  return {
    ...logging(memory),
    ...inviting(memory),
    ...recognising(memory),
    ...chatting(memory),
    ...waking(memory),
    measure: async () => 0,
    close: async () => undefined,
  };
}

type Logging = 'append' | 'load' | 'tail' | 'wasAccepted' | 'roomsOf';

function logging({ rooms }: Memory): Pick<Store, Logging> {
  return {
    append: async (append) => appendTo(rooms, structuredClone(append)),
    load: async (room) => {
      const kept = rooms.get(room);
      if (!kept) return null;
      const { snapshot, secrets } = structuredClone(kept);
      return {
        snapshot: snapshot?.room ?? null,
        commits: after(kept, snapshot?.seq ?? 0),
        secrets,
      };
    },
    tail: async (room, seq) => after(rooms.get(room), seq),
    wasAccepted: async (room, actor, commandId) =>
      rooms.get(room)?.log.some((one) => one.actor === actor && one.commandId === commandId) ??
      false,
    roomsOf: async (identity, limit) =>
      inOrder(rooms, ({ people, touched }) => (people.includes(identity) ? -touched : null)).slice(
        0,
        limit,
      ),
  };
}

function after(kept: Kept | undefined, seq: number): Commit[] {
  return structuredClone(kept?.log.filter((commit) => commit.seq > seq) ?? []);
}

function appendTo(rooms: Map<string, Kept>, append: Append): Appended {
  const { room, seq, actor, commandId, at } = append.commit;
  const kept = rooms.get(room) ?? fresh();
  const isKnown = kept.log.some((one) => one.actor === actor && one.commandId === commandId);
  if (seq !== kept.log.length + 1 || isKnown) return 'conflict';
  rooms.set(room, kept);
  kept.log.push(append.commit);
  kept.touched = at;
  kept.started ||= append.started;
  kept.due = append.due;
  kept.people = append.people;
  if (append.secret) kept.secrets[append.secret.match] = append.secret.secret;
  if (append.snapshot) kept.snapshot = { seq, room: append.snapshot };
  if (append.invite !== null) kept.invites.push(append.invite);
  return 'stored';
}

function fresh(): Kept {
  const rest = { snapshot: null, due: null, people: [], started: false, touched: 0 };
  return { log: [], secrets: {}, chat: [], invites: [], ...rest };
}

/** The ids of the rooms that have a rank, lowest first. */
function inOrder(rooms: Map<string, Kept>, rank: (kept: Kept) => number | null): string[] {
  return [...rooms]
    .flatMap(([id, kept]) => {
      const at = rank(kept);
      return at === null ? [] : [{ id, at }];
    })
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function roomIn({ rooms }: Memory, room: string): Kept {
  const kept = rooms.get(room);
  if (!kept) throw new Error(`there is no room ${room}`);
  return kept;
}

function inviting(memory: Memory): Pick<Store, 'invited' | 'replaceInvite'> {
  return {
    invited: async (hash) => {
      for (const [room, { invites }] of memory.rooms) {
        if (invites.includes(hash)) return { room, replaced: invites.at(-1) !== hash };
      }
      return null;
    },
    replaceInvite: async (room, hash) => void roomIn(memory, room).invites.push(hash),
  };
}

function recognising({ cookies }: Memory): Pick<Store, 'identity' | 'bindCookie'> {
  return {
    identity: async (hash, now) => {
      const cookie = cookies.get(hash);
      if (!cookie || hasLapsed(cookie.seen, now)) return null;
      if (isOld(cookie.seen, now)) cookies.set(hash, { ...cookie, seen: now });
      return cookie.identity;
    },
    bindCookie: async (hash, identity, now) => void cookies.set(hash, { identity, seen: now }),
  };
}

function chatting(memory: Memory): Pick<Store, 'addChat' | 'chat'> {
  return {
    addChat: async (room, said) => {
      const kept = roomIn(memory, room);
      const line = { ...structuredClone(said), id: (kept.chat.at(-1)?.id ?? 0) + 1 };
      kept.chat.push(line);
      kept.touched = line.at;
      return line;
    },
    chat: async (room) => memory.rooms.get(room)?.chat.slice(-LIMITS.chatKept) ?? [],
  };
}

function waking(memory: Memory): Pick<Store, 'due' | 'alive' | 'lastAlive' | 'sweep'> {
  const { rooms } = memory;
  return {
    due: async (now) => inOrder(rooms, ({ due }) => (due !== null && due <= now ? due : null)),
    alive: async (now) => {
      memory.alive = now;
    },
    lastAlive: async () => memory.alive,
    sweep: async ({ notStartedSince, startedSince }) => {
      const gone = [...rooms].filter(
        ([, { started, touched }]) => touched < (started ? startedSince : notStartedSince),
      );
      for (const [id] of gone) rooms.delete(id);
      return gone.length;
    },
  };
}
