/** Somebody in a simulated world: a device with the real link and outbox, which may sleep, be reloaded, or have a second tab. */
import type { Stream } from '@kesem/engine/core/random';
import type { CommandAnswer } from '@kesem/protocol/messages';
import { type LinkStatus, RoomLink } from '../../../apps/web/src/net/link.ts';
import type { OutboxStorage, QueuedCommand } from '../../../apps/web/src/net/outbox.ts';
import type { Held } from '../../../apps/web/src/net/resume.ts';
import { openWay, type Port, type Way } from './net.ts';
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
  /** What this person's page shows now; null: it is not connected. */
  readonly shows: () => Held | null;
  readonly status: () => LinkStatus;
  /** Whether something is still to be answered on the page that is open. */
  readonly isWaiting: () => boolean;
  /** Does whatever this person wants now. */
  readonly act: () => void;
  /** Breaks the line. */
  readonly cut: (how: 'closed' | 'halfOpen') => void;
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
  readonly port: () => Port | null;
  readonly opened: (die: () => void) => void;
  /** What a fault of the client is planted into. */
  readonly storage: OutboxStorage;
}

/** Somebody opens the link of a room. */
export function openPerson(parts: PersonParts): Person {
  const { time, chance, identity, screen } = parts;
  const outcomes = new Map<string, Outcome>();
  let page = openPage(parts, outcomes);
  return {
    identity,
    isScreen: screen,
    outcomes,
    shows: () => page.shows(),
    status: () => page.status(),
    isWaiting: () => page.isWaiting(),
    act: () => page.act(chance),
    cut: (how) => page.way.cut(how),
    allow: (on) => page.way.allow(on),
    reload: () => {
      // the tab is gone at once, and with it whoever would have heard an answer
      page.close();
      time.after(chance.int(400), () => {
        page = openPage(parts, outcomes);
      });
    },
  };
}

interface Page {
  readonly way: Way;
  readonly shows: () => Held | null;
  readonly status: () => LinkStatus;
  readonly isWaiting: () => boolean;
  readonly act: (chance: Stream) => void;
  readonly close: () => void;
}

function openPage(
  { time, chance, name, identity, token, screen, port, opened, storage }: PersonParts,
  outcomes: Map<string, Outcome>,
): Page {
  const way = openWay({ time, chance, identity, port, opened });
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
      hello: async () => true,
      connect: way.connect,
      storage,
      after: time.after,
      now: time.now,
      random: () => chance.int(1000) / 1000,
      fresh: () => nonceOf(chance),
      onWake: () => nothing,
    },
    {
      status: (now) => {
        status = now;
      },
      joined: (joined) => {
        you = joined.you;
      },
      held: (now) => {
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
      presence: nothing,
      chat: nothing,
      reaction: nothing,
      predictions: nothing,
      code: nothing,
    },
  );
  return {
    way,
    shows: () => (status === 'live' ? held : null),
    status: () => status,
    isWaiting: () => pending !== null,
    act: (by) => {
      if (closed || screen || status !== 'live' || !held || pending) return;
      const { view } = held;
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
