/**
 * One command in one world, as its viewers see it: a channel with everybody in it, the path of the
 * command, and what was sent to each of them, byte for byte.
 */

import type { Joined } from '@kesem/protocol/messages';
import type { Actor } from '@kesem/room/actor';
import type { Page } from '@kesem/room/bookmark';
import type { Envelope } from '@kesem/room/commit';
import { questionsOf } from '@kesem/room/predictions';
import type { Room } from '@kesem/room/room';
import type { Said } from '@kesem/room/said';
import type { ViewerClass } from '@kesem/room/view';
import type {
  ChannelParts,
  Entrant,
  RoomChannel,
} from '../../../apps/server/src/gateway/channel.ts';
import type { Wire } from '../../../apps/server/src/gateway/send.ts';
import { ALONE } from '../../../apps/server/src/nodes/nodes.ts';
import { type LiveRoom, openLiveRoom } from '../../../apps/server/src/rooms/liveRoom.ts';
import type { RoomFeed } from '../../../apps/server/src/rooms/rooms.ts';
import { type Air, type Frame, openAir } from './air.ts';
import type { Server } from './server.ts';

export const KINDS = [
  'seat',
  'brief',
  'back',
  'spectator',
  'late',
  'kicked',
  'screen',
  'push',
  'commentator',
] as const;
/**
 * Whoever looks: a seat, one that is told of steps in short, one that reconnects, a spectator, a late joiner, somebody who was kicked, a screen in the browser
 * of somebody who sits, which is told in short too, one that is closed and told by push, and a spectator who sees hands of some rounds ago.
 */
export type Kind = (typeof KINDS)[number];

export interface Guest {
  readonly kind: Kind;
  /** The class of viewers to which it belongs. */
  readonly me: ViewerClass;
  readonly identity: string;
}

/** A command on its way, and when it arrives, in ms. */
export interface Act {
  readonly actor: Actor;
  readonly envelope: Envelope;
  readonly at: number;
}

/** A room as it could be: the true one, or one that a viewer may take for it. */
export interface World {
  readonly room: Room;
  /** The secrets of its matches, by number. */
  readonly secrets: Readonly<Record<number, string>>;
}

/** What happens in a scene, besides that somebody looks. */
export interface Script {
  /** Who is there from the beginning. */
  readonly guests: readonly Guest[];
  /** Null: nothing happens. */
  readonly act: Act | null;
  /** What the clock says meanwhile, in ms. */
  readonly now: number;
  /** Who looks in at the end, one after the other. */
  readonly latecomers: readonly Guest[];
}

export interface Scene {
  readonly room: Room;
  /** What was said by the command; null when it was refused, or none was sent. */
  readonly said: readonly Said[] | null;
  /** What each guest was sent, in order, the answer to an own command included. */
  readonly got: readonly { readonly guest: Guest; readonly frames: readonly Frame[] }[];
  /** What each latecomer was answered. */
  readonly joined: readonly { readonly guest: Guest; readonly answer: Answered }[];
}

/** What somebody is told who comes in, and what flies over the table then. */
interface Answered extends Joined {
  /** What was heard before that, where a match is on the table. */
  readonly earlier: Page | null;
  readonly flown: readonly Frame[];
  readonly foretold: Foretold;
}
/** What somebody is answered who foretells, question by question. */
type Foretold = readonly ReturnType<RoomChannel['talk']['predict']>[];

/** Plays a scene in one world. */
export async function play(server: Server, world: World, script: Script): Promise<Scene> {
  const live = liveOf(server, world);
  let said: readonly Said[] | null = null;
  live.subscribe((published) => {
    said = published.said;
  });
  const { act, guests, latecomers, now } = script;
  const air = openAir();
  const channel = server.channel(channelParts(server, live, air, now));
  const lines = guests.map((guest) => ({ guest, frames: entered(channel, air, guest) }));
  for (const { frames } of lines) frames.length = 0;
  if (act) {
    const answer = await submitted(server, live, act);
    // what changes nothing is not kept, and nobody else hears of it
    if (answer.ok && answer.same) said = [];
    for (const { guest, frames } of lines) if (isBy(act, guest)) frames.push(['answer', answer]);
  }
  const got = lines.map(({ guest, frames }) => {
    const notice = guest.kind === 'push' && server.notice(world.room, live, guest.identity);
    return { guest, frames: notice ? [['push', notice]] : [...frames] };
  });
  const joined = latecomers.map((guest) => ({ guest, answer: lookIn(channel, air, guest) }));
  return { room: live.now(), said, got, joined };
}

/** A world in memory. */
export function liveOf({ table }: Server, { room, secrets }: World): LiveRoom {
  return openLiveRoom(room, secrets, (game) => (game === table.id ? table : undefined));
}

/** Sends a command on its path; nothing has to last. */
export function submitted(
  server: Server,
  live: LiveRoom,
  { actor, envelope, at }: Act,
): ReturnType<Server['submit']> {
  const path = { append, store: STORE, now: () => at, fresh: () => FRESH, stored: nothing };
  return server.submit(path, live, actor, envelope);
}

/** Whether a command is a guest's own. */
export function isBy({ actor }: Act, { identity, kind }: Guest): boolean {
  return kind !== 'screen' && kind !== 'push' && actor.kind === 'person' && actor.id === identity;
}

const PROFILE = { name: 'Somebody', ink: 1 } as const;

function entered(channel: RoomChannel, air: Air, guest: Guest): Frame[] {
  const { wire, frames } = air.line();
  if (guest.kind !== 'push') foretell(channel, channel.enter(entrantOf(guest, wire), null));
  return frames;
}

/** Whoever may foretells something, of which all hear once it is decided. */
function foretell(channel: RoomChannel, guest: Seen): Foretold {
  const { live } = channel;
  const keys = questionsOf(live.now(), live.deps).map(({ key }) => key);
  return [...keys, '1/round:1'].map((key) => channel.talk.predict(guest, key, 0));
}

type Seen = ReturnType<RoomChannel['enter']>;

/** A guest at the door. */
export function entrantOf({ identity, kind }: Guest, wire: Wire): Entrant {
  const isScreen = kind === 'screen';
  const speech = isScreen || kind === 'brief' ? 'brief' : 'plain';
  return { wire, identity, profile: PROFILE, isScreen, speech, pages: speech === 'brief' };
}

function lookIn(channel: RoomChannel, air: Air, looking: Guest): Answered {
  const { wire, frames } = air.line();
  const guest = channel.enter(entrantOf(looking, wire), null);
  const { answers } = channel;
  const answer = answers.joined(guest);
  const { after = 0, view } = answer.full;
  const earlier = view.match && answers.earlier(guest, view.match.id, after);
  channel.talk.react(guest, 'clap');
  const foretold = foretell(channel, guest);
  channel.leave(guest);
  return { ...answer, earlier, flown: [...frames], foretold };
}

const nothing = (): void => undefined;
const LINKS: ChannelParts['links'] = {
  of: async () => '',
  met: nothing,
  end: nothing,
  endAll: nothing,
  replace: async () => '',
};
/** Nothing has to last: every commit finds its place. */
const append = async () => 'stored' as const;
const STORE = {
  wasAccepted: async () => false,
  tail: async () => [],
  load: async () => null,
};
/** The secret of every match after the one that is played. */
const FRESH = 'f'.repeat(64);

/** What a channel on a room needs of the world, at a moment. */
export function channelParts(
  server: Server,
  live: RoomFeed,
  { wires }: Air,
  now: number,
): ChannelParts {
  return {
    live,
    wires,
    // whoever waits for something waits for ever: a scene is over at once
    clock: { now: () => now, after: () => nothing },
    links: LINKS,
    nodes: ALONE,
    elsewhere: [],
    codeOf: async () => '',
    code: '',
    act: async () => undefined,
    freshId: () => FRESH,
    lines: [],
    onEmpty: nothing,
    onFault: (err) => server.log.error({ err }, 'a commit could not be shown'),
  };
}
