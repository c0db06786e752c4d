/** Somebody in a simulated world: a device with the real link and outbox, which may sleep, be reloaded, or have a second tab. */
import type { Stream } from '@kesem/engine/core/random';
import { tableOf } from '@kesem/engine/registry';
import { PROTOCOL_VERSION } from '@kesem/protocol/limits';
import type { ChatLine, CommandAnswer, Presence } from '@kesem/protocol/messages';
import { readBrief } from '@kesem/room/brief';
import type { LinkStatus } from '../../../apps/web/src/net/around.ts';
import type { Connect, Connection } from '../../../apps/web/src/net/connection.ts';
import { RoomLink } from '../../../apps/web/src/net/link.ts';
import type { OutboxStorage, QueuedCommand } from '../../../apps/web/src/net/outbox.ts';
import type { Held } from '../../../apps/web/src/net/resume.ts';
import type { ReadBrief } from '../../../apps/web/src/net/rules.ts';
import { type Entrance, openWay, type Way } from './line.ts';
import { BUILD } from './net.ts';
import type { Plant } from './plant.ts';
import { type Spoken, talk } from './talk.ts';
import type { SimTime } from './time.ts';
import { nonceOf, wantedBy } from './wants.ts';

/** What became of a command. */
interface Outcome {
  readonly identity: string;
  readonly queued: QueuedCommand;
  /** Null: nothing was answered yet. */
  readonly answer: CommandAnswer | null;
}

export interface Person {
  readonly identity: string;
  /** Whether it only shows the room to others. */
  readonly isScreen: boolean;
  /** Everything that was ever sent, by id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** What was said in the chat, by its text, and what was answered. */
  readonly spoken: Spoken;
  /** What this person's page shows now; null: it is not connected. */
  readonly shows: () => Held | null;
  /** The lines of chat that the page has, by their ids, and who is here. */
  readonly chat: () => ReadonlyMap<number, ChatLine>;
  readonly presence: () => Presence | null;
  readonly status: () => LinkStatus;
  /** Whether the page is older than the server. */
  readonly isOld: () => boolean;
  /** Whether something is still to be answered on the page that is open. */
  readonly isWaiting: () => boolean;
  /** Does whatever this person wants now. */
  readonly act: () => void;
  /** Breaks the line. */
  readonly cut: (how: 'closed' | 'halfOpen') => void;
  /** The line dies unnoticed, and after so many ms the page is told that the device was asleep. */
  readonly sleep: (ms: number) => void;
  readonly ail: Way['ail'];
  /** Loads the page again: the outbox is read from where it was kept. */
  readonly reload: () => void;
  /** Takes the device off the network, or lets it in again. */
  readonly allow: (on: boolean) => void;
}

export interface PersonParts {
  readonly time: SimTime;
  readonly chance: Stream;
  readonly name: string;
  readonly identity: string;
  readonly token: string;
  readonly screen: boolean;
  /** Where a line would come in now. */
  readonly entrance: () => Entrance;
  /** How often the server was upgraded to what older pages cannot talk to. */
  readonly release: () => number;
  readonly storage: OutboxStorage;
  /** What was built in on purpose. */
  readonly plant: Plant | undefined;
}

/** Somebody opens the link of a room. */
export function openPerson(parts: PersonParts): Person {
  const { time, chance, identity, screen } = parts;
  const outcomes = new Map<string, Outcome>();
  const spoken: Spoken = new Map();
  const load = (): Page => openPage({ ...parts, outcomes, spoken, renew: () => reload() });
  let isLoading = false;
  const reload = (): void => {
    // a tab that is being loaded is not there to be loaded again, or two would come of it
    if (isLoading) return;
    isLoading = true;
    // the tab is gone at once, and with it whoever would have heard an answer
    page.close();
    time.after(chance.int(400), () => {
      isLoading = false;
      page = load();
      page.way.allow(isAllowed);
    });
  };
  let isAllowed = true;
  let page = load();
  return {
    identity,
    isScreen: screen,
    outcomes,
    spoken,
    shows: () => page.shows(),
    chat: () => page.chat,
    presence: () => page.presence(),
    status: () => page.status(),
    isOld: () => page.isOld(),
    isWaiting: () => page.isWaiting(),
    act: () => page.act(chance),
    cut: (how) => page.way.cut(how),
    allow: (on) => {
      isAllowed = on;
      page.way.allow(on);
    },
    ail: (how, ms) => page.way.ail(how, ms),
    sleep: (ms) => {
      page.way.cut('halfOpen');
      time.after(ms, () => page.wake());
    },
    reload,
  };
}

interface PageParts extends PersonParts {
  readonly outcomes: Map<string, Outcome>;
  readonly spoken: Spoken;
  /** Loads the page again. */
  readonly renew: () => void;
}

interface Page extends Pick<Person, 'shows' | 'presence' | 'status' | 'isOld' | 'isWaiting'> {
  readonly way: Way;
  readonly chat: ReadonlyMap<number, ChatLine>;
  readonly act: (chance: Stream) => void;
  readonly wake: () => void;
  readonly close: () => void;
}

async function readerOf(game: string): Promise<ReadBrief | null> {
  const rules = tableOf(game);
  return rules ? (known, brief) => readBrief(known, brief, rules) : null;
}

/** Whoever is told that the page is too old presses the button within so many ms. */
const RENEW_MS = 5_000;

function openPage(parts: PageParts): Page {
  const { time, chance, name, identity, token, screen, entrance, storage } = parts;
  const { outcomes, release, plant } = parts;
  const loaded = release();
  const lines = new Map<number, ChatLine>();
  let presence: Presence | null = null;
  let wake = (): void => undefined;
  const way = openWay({ time, chance, identity, entrance });
  let held: Held | null = null;
  let status: LinkStatus = 'connecting';
  let pending: QueuedCommand | null = null;
  let closed = false;
  let you: { person: number | null; seat: number | null } = { person: null, seat: null };
  const nothing = (): void => undefined;
  const keep = (queued: QueuedCommand, answer: CommandAnswer | null): void => {
    if (answer || !outcomes.has(queued.id)) outcomes.set(queued.id, { identity, queued, answer });
  };
  const link = new RoomLink(
    {
      token,
      screen,
      profile: () => ({ name, ink: 1 }),
      chat: () => [...lines.values()],
      connect: aged(plant?.connect?.(way.connect) ?? way.connect, () => release() - loaded),
      storage,
      // a page of another build is told in full
      rules: {
        build: name.charCodeAt(0) % 4 === 0 ? 'another' : BUILD,
        of: readerOf,
      },
      after: time.after,
      now: time.now,
      random: () => chance.int(1000) / 1000,
      fresh: () => nonceOf(chance),
      onWake: (call) => {
        wake = call;
        return nothing;
      },
    },
    {
      status: (now) => {
        status = now;
        if (now === 'old') time.after(chance.int(RENEW_MS), () => closed || parts.renew());
      },
      joined: (joined) => {
        you = joined.you;
        presence = joined.presence;
        for (const line of joined.chat) lines.set(line.id, line);
      },
      held: (now) => {
        held = now;
        void link.earlier();
      },
      earlier: (now) => {
        held = now;
      },
      you: (now) => {
        you = now;
      },
      pending: (queued) => {
        pending = queued;
        if (queued) keep(queued, null);
      },
      answered: keep,
      removed: nothing,
      offset: nothing,
      presence: (now) => {
        presence = now;
      },
      chat: (line) => void lines.set(line.id, line),
      reaction: nothing,
      predictions: nothing,
      code: nothing,
    },
  );
  return {
    way,
    chat: lines,
    presence: () => presence,
    isOld: () => loaded !== release(),
    wake: () => closed || wake(),
    shows: () => (status === 'live' ? held : null),
    status: () => status,
    isWaiting: () => pending !== null,
    act: (by) => {
      if (closed || screen || status !== 'live' || !held) return;
      const { view } = held;
      if (by.int(8) === 0) talk({ link, view, ...you, chance: by, spoken: parts.spoken });
      if (pending) return;
      const wanted = wantedBy({ view, ...you, name, chance: by });
      if (wanted) link.put(wanted.command, wanted.key);
      const { show } = view;
      if (show && by.int(3) === 0) void link.tap(show.id, by.int(2) === 0);
    },
    close: () => {
      closed = true;
      way.cut('closed');
      link.close();
    },
  };
}

/** The connection of a page that is so many upgrades older than the server: there is one protocol, so it is told another number. */
function aged(connect: Connect, age: () => number): Connect {
  return async (events) => {
    const connection = await connect(events);
    if (!connection) return null;
    const ask: Connection['ask'] = (name, message, ms) => {
      const protocol = PROTOCOL_VERSION - age();
      return connection.ask(name, name === 'join' ? { ...message, protocol } : message, ms);
    };
    return { ...connection, ask };
  };
}

/** A browser's memory for the outboxes of its tabs. */
export function deviceStorage(): OutboxStorage {
  let kept: readonly QueuedCommand[] = [];
  return {
    load: async (room) => kept.filter((one) => one.room === room),
    save: async (queued) => {
      kept = [...kept, queued];
    },
    clear: async ({ id }) => {
      kept = kept.filter((one) => one.id !== id);
    },
  };
}
