/** What happens on other nodes of the house in rooms that are looked at through this one. */
import type { Links } from '../identity/links.ts';
import type { Log } from '../log.ts';
import { type Beside, HEAL_MS, type Heard, type Hint, type Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time.ts';
import type { RoomChannel } from './channel.ts';

export interface OthersParts {
  readonly nodes: Nodes;
  readonly store: Pick<Store, 'chat'>;
  readonly links: Links;
  readonly clock: Clock;
  readonly log: Log;
  /** Tells whoever looks at a room that a name was taken out of its chat. */
  readonly unname: (room: string) => Promise<void>;
}

/** The channels that are open here, by room. */
type Open = ReadonlyMap<string, RoomChannel>;

/** What no look now and then would find. */
const NOT_HEALED = ['links', 'names'] as const;

/** Hears of what is newer elsewhere, and looks for it now and then, for hints get lost. Returns what ends that. */
export function hearOthers(parts: OthersParts, open: Open): () => void {
  const { nodes, links, clock, log } = parts;
  const { beside } = nodes;
  if (!beside) return () => undefined;
  const failed = (err: unknown) => log.debug({ err }, 'other nodes could not be looked at');
  let callOff: (() => void) | null = null;
  const heal = () => void healAll(parts, beside, open).catch(failed).then(wait);
  const wait = (): void => {
    callOff = clock.after(HEAL_MS, heal);
  };
  wait();
  const hear = (hint: Heard): void => {
    if (hint.about === 'missed') {
      links.endAll();
      for (const room of open.keys()) for (const about of NOT_HEALED) hear({ about, room });
    }
    if (!('room' in hint)) return;
    if (hint.about === 'links') links.end(hint.room);
    const channel = open.get(hint.room);
    if (channel) heard(parts, beside, channel, hint).catch(failed);
  };
  const unhear = nodes.hear(hear);
  return () => {
    unhear();
    callOff?.();
  };
}

async function heard(
  { store, unname }: OthersParts,
  beside: Beside,
  channel: RoomChannel,
  hint: Extract<Hint, { room: string }>,
): Promise<void> {
  const { room } = hint;
  switch (hint.about) {
    case 'chat':
      return channel.talk.hear(await store.chat(room));
    case 'presence':
      return channel.meet((await beside.elsewhere([room])).get(room) ?? []);
    case 'reaction':
      return channel.talk.fly(hint.reaction);
    case 'tap':
      return channel.talk.tapped(hint.tap);
    case 'links':
      return channel.recode();
    case 'names':
      return unname(room);
    case 'log':
      // heard by whoever keeps the room
      return undefined;
  }
}

async function healAll({ store }: OthersParts, beside: Beside, open: Open): Promise<void> {
  const rooms = [...open.keys()];
  const others = await beside.elsewhere(rooms);
  for (const { room, chat, shown } of await beside.heads(rooms)) {
    const channel = open.get(room);
    channel?.meet(others.get(room) ?? [], shown);
    if (channel && chat > channel.talk.chat.whole()) channel.talk.hear(await store.chat(room));
  }
}
