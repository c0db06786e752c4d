/** The store without a disk, for tests: the same answers, nothing kept. */
import { LIMITS } from '@kesem/protocol/limits';
import type { ChatLine } from '@kesem/protocol/messages';
import type { Commit } from '@kesem/room/commit';
import { endedWithout, isAbout, unnamed, withoutName } from '@kesem/room/forget';
import { type Ended, mayKnow } from '@kesem/room/record';
import type { Room } from '@kesem/room/room';
import { hasLapsed, isOld } from './lapse.ts';
import { dropOrphans, keeping, type PresetMemory } from './memory.presets.ts';
import type { Append, Appended, Store } from './store.ts';

interface Kept {
  log: Commit[];
  readonly secrets: { [match: number]: string };
  snapshot: { readonly seq: number; readonly room: Room } | null;
  due: number | null;
  people: readonly string[];
  started: boolean;
  touched: number;
  chat: { readonly line: ChatLine; readonly identity: string | null }[];
  invites: { readonly hash: string; readonly replaced: boolean }[];
  code: string | null;
  ended: Ended[];
  /** What its matches showed; null where that cannot be known. */
  readonly films: Map<string, Uint8Array | null>;
  /** When each identity was asked to come. */
  readonly asked: Map<string, number>;
}

interface Cookie {
  readonly identity: string;
  readonly seen: number;
}

interface Memory extends PresetMemory {
  readonly rooms: Map<string, Kept>;
  readonly cookies: Map<string, Cookie>;
  alive: number | null;
}

/** An empty store. */
export function memoryStore(): Store {
  const memory: Memory = { rooms: new Map(), cookies: new Map(), presets: [], alive: null };
  return {
    ...logging(memory),
    ...remembering(memory),
    ...filming(memory),
    ...inviting(memory),
    ...coding(memory),
    ...asking(memory),
    ...recognising(memory),
    ...keeping(memory),
    ...forgetting(memory),
    ...chatting(memory),
    ...waking(memory),
    measure: async () => 0,
    probe: async () => undefined,
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
  kept.people = append.people ?? kept.people;
  if (append.secret) kept.secrets[append.secret.match] = append.secret.secret;
  if (append.snapshot) kept.snapshot = { seq, room: append.snapshot };
  if (append.ended) kept.ended.push(append.ended);
  keepDoor(kept, append);
  return 'stored';
}

function keepDoor(kept: Kept, append: Append): void {
  if (append.shut) shut(kept);
  if (append.invite !== null) kept.invites.push({ hash: append.invite, replaced: false });
}

function shut(kept: Kept): void {
  kept.invites = kept.invites.map((one) => ({ ...one, replaced: true }));
  kept.code = null;
}

function fresh(): Kept {
  const rest = { snapshot: null, code: null, due: null, people: [], started: false, touched: 0 };
  const lists = { log: [], chat: [], invites: [], ended: [] };
  return { secrets: {}, asked: new Map(), films: new Map(), ...lists, ...rest };
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

function remembering({ rooms }: Memory): Pick<Store, 'finished' | 'playedBy'> {
  const all = () => [...rooms.values()].flatMap(({ ended }) => ended);
  return {
    finished: async (id) => {
      const ended = all().find((one) => one.id === id);
      const kept = rooms.get(ended?.room ?? '');
      if (!ended || !kept) return null;
      const secret = kept.secrets[ended.number] ?? '';
      const commits = kept.log.slice(ended.first - 1, ended.last);
      return structuredClone({ ended, commits, secret });
    },
    playedBy: async (identity, limit) =>
      all()
        .filter(
          (ended) =>
            mayKnow(ended, identity) &&
            ended.players.some(({ id, name }) => id === identity && name !== ''),
        )
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
  };
}

function filming({ rooms }: Memory): Pick<Store, 'unfilmed' | 'keepFilm' | 'film'> {
  const keptWith = (match: string): Kept | undefined =>
    [...rooms.values()].find(({ ended }) => ended.some(({ id }) => id === match));
  return {
    unfilmed: async (limit) =>
      [...rooms.values()]
        .flatMap(({ ended, films }) => ended.filter(({ id }) => !films.has(id)))
        .toReversed()
        .slice(0, limit)
        .map(({ id }) => id),
    keepFilm: async (match, film) => void keptWith(match)?.films.set(match, film),
    film: async (match) => keptWith(match)?.films.get(match) ?? null,
  };
}

function inviting(memory: Memory): Pick<Store, 'invited' | 'replaceInvite' | 'addInvite'> {
  return {
    invited: async (hash) => {
      for (const [room, { invites }] of memory.rooms) {
        const found = invites.find((one) => one.hash === hash);
        if (found) return { room, replaced: found.replaced };
      }
      return null;
    },
    replaceInvite: async (room, hash) => {
      const kept = roomIn(memory, room);
      shut(kept);
      kept.invites.push({ hash, replaced: false });
    },
    addInvite: async (room, hash) =>
      void roomIn(memory, room).invites.push({ hash, replaced: false }),
  };
}

function coding(memory: Memory): Pick<Store, 'codeOf' | 'coded'> {
  const holder = (code: string) => [...memory.rooms].find(([, kept]) => kept.code === code)?.[0];
  return {
    codeOf: async (room, fresh) => {
      const kept = roomIn(memory, room);
      if (kept.code === null && holder(fresh) === undefined) kept.code = fresh;
      return kept.code;
    },
    coded: async (code) => holder(code) ?? null,
  };
}

function asking(memory: Memory): Pick<Store, 'ask' | 'asked' | 'unask'> {
  return {
    ask: async (room, identities, at) => {
      for (const identity of identities) roomIn(memory, room).asked.set(identity, at);
    },
    asked: async (identity, since) =>
      inOrder(memory.rooms, ({ asked }) => {
        const at = asked.get(identity);
        return at !== undefined && at > since ? -at : null;
      }).map((room) => ({ room, at: roomIn(memory, room).asked.get(identity) ?? 0 })),
    unask: async (room, identity) => void memory.rooms.get(room)?.asked.delete(identity),
  };
}

function forgetting(memory: Memory): Pick<Store, 'visitedBy' | 'forgetIn' | 'forget'> {
  const { rooms, cookies } = memory;
  return {
    visitedBy: async (identity) =>
      [...rooms]
        .filter(
          ([, { log, chat }]) =>
            log.some((one) => isAbout(one, identity)) ||
            chat.some((one) => one.identity === identity),
        )
        .map(([id]) => id)
        .toSorted(),
    forgetIn: async (room, identity) => {
      const kept = rooms.get(room);
      if (kept) forgetIn(kept, identity);
    },
    forget: async (identity) => {
      for (const { asked } of rooms.values()) asked.delete(identity);
      for (const [hash, cookie] of cookies) if (cookie.identity === identity) cookies.delete(hash);
      memory.presets = memory.presets.filter((one) => one.identity !== identity);
    },
  };
}

function forgetIn(kept: Kept, identity: string): void {
  const { snapshot } = kept;
  kept.log = kept.log.map((one) =>
    isAbout(one, identity) ? { ...one, command: unnamed(one.command) } : one,
  );
  if (snapshot) kept.snapshot = { ...snapshot, room: withoutName(snapshot.room, identity) };
  kept.ended = kept.ended.map((one) => endedWithout(one, identity));
  kept.chat = kept.chat.map((one) =>
    one.identity === identity ? { line: { ...one.line, name: '' }, identity: null } : one,
  );
  kept.people = kept.people.filter((person) => person !== identity);
}

function recognising(memory: Memory): Pick<Store, 'identity' | 'bindCookie'> {
  const { cookies } = memory;
  return {
    identity: async (hash, now) => {
      const cookie = cookies.get(hash);
      if (!cookie || hasLapsed(cookie.seen, now)) return null;
      if (isOld(cookie.seen, now)) cookies.set(hash, { ...cookie, seen: now });
      return cookie.identity;
    },
    bindCookie: async (hash, identity, now) => {
      const lapsed = [...cookies].filter(([, { seen }]) => hasLapsed(seen, now));
      for (const [old] of lapsed) cookies.delete(old);
      if (lapsed.length > 0) dropOrphans(memory, [...cookies.values()]);
      cookies.set(hash, { identity, seen: now });
    },
  };
}

function chatting(memory: Memory): Pick<Store, 'addChat' | 'chat'> {
  return {
    addChat: async (room, said, identity) => {
      const kept = roomIn(memory, room);
      const line = { ...structuredClone(said), id: (kept.chat.at(-1)?.line.id ?? 0) + 1 };
      kept.chat.push({ line, identity });
      kept.touched = line.at;
      return line;
    },
    chat: async (room) =>
      memory.rooms
        .get(room)
        ?.chat.slice(-LIMITS.chatKept)
        .map(({ line }) => line) ?? [],
  };
}

function waking(memory: Memory): Pick<Store, 'due' | 'alive' | 'lastAlive' | 'sweep'> {
  const { rooms } = memory;
  return {
    due: async (now) => inOrder(rooms, ({ due }) => (due !== null && due <= now ? due : null)),
    alive: async (now) => {
      memory.alive = now;
    },
    lastAlive: async () => {
      const touched = [...rooms.values()].map((kept) => kept.touched);
      return memory.alive === null && touched.length === 0
        ? null
        : Math.max(memory.alive ?? 0, ...touched);
    },
    sweep: async ({ notStartedSince, startedSince }) => {
      const gone = [...rooms].filter(
        ([, { started, touched }]) => touched < (started ? startedSince : notStartedSince),
      );
      for (const [id] of gone) rooms.delete(id);
      return gone.length;
    },
  };
}
