/** The tables of this device alone: one a game and opponent, kept until another is laid. */
import { tableOf } from '@kesem/engine/registry';
import type { CommandOf } from '@kesem/room/command';
import { FRIENDLY } from '@kesem/room/given';
import { lobbyKey } from '@kesem/room/key';
import type { Room } from '@kesem/room/room';
import { steadyTime } from '@kesem/room/steady';
import { startBots } from '../../local/bots.ts';
import {
  type LocalParts,
  type LocalRoom,
  OWNER,
  openLocal,
  readLocal,
  resumeLocal,
} from '../../local/room.ts';
import { FRIEND } from '../../local/seen.ts';
import { freshId } from '../../net/random.ts';
import { botsOf, cardOf } from '../../registry.ts';
import { nameOf } from '../../state/device.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import { DAY_LEVEL, type Day, dayAt, drawnFor, keepDay } from '../day/day.ts';
import { device, profileOf } from '../frame/stores.ts';
import type { Session } from '../room/session.ts';
import { openVisit } from './session.ts';
import { type Other, slotOf } from './slots.ts';

export interface Here {
  readonly session: Session;
  readonly close: () => void;
}

/** The table as it was left, or a new one; null for a game the house does not have, or that two cannot play at one screen. */
export function openHere(game: string, other: Other): Here | null {
  if (other === 'friend' && cardOf(game)?.oneScreen !== true) return null;
  const day = other === 'today' ? dayAt(Date.now()) : null;
  const bots = startBots(tableOf);
  const slot = slotOf(game, other);
  const place = { table: tableOf, storage: browserStorage(), slot };
  const kept = keptOf(place, day);
  const parts: LocalParts = {
    ...place,
    think: bots.think,
    clock: clockFrom(kept?.at),
    fresh: () => freshId() + freshId(),
  };
  const local = (kept && resumeLocal(parts)) ?? laid(parts, game, other, day);
  if (!local) {
    bots.close();
    return null;
  }
  const follow = ({ key }: StorageEvent): void => {
    if (key?.endsWith(slot)) local.follow();
  };
  addEventListener('storage', follow);
  local.subscribe(({ room }) => keepDay(place.storage, day, room, OWNER));
  return {
    session: openVisit(local, parts.clock.now),
    close: () => {
      removeEventListener('storage', follow);
      local.close();
      bots.close();
    },
  };
}

/** The room that lies there; null when there is none, or that of a day that is over. */
function keptOf(place: Parameters<typeof readLocal>[0], day: Day | null): Room | null {
  const kept = readLocal(place)?.room ?? null;
  return day === null || kept?.id === day ? kept : null;
}

/** The clock of this device; it goes on from what was last written down. */
function clockFrom(at: number | undefined): LocalParts['clock'] {
  return {
    now: steadyTime({ wall: () => Date.now(), awake: () => performance.now() }, at),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * A new table with both at it. Against bots, as many as it takes, the match begins at once, as in the house.
 * @param day whose match is laid, dealt as on every other device; null: chance is its own.
 */
function laid(parts: LocalParts, game: string, other: Other, day: Day | null): LocalRoom | null {
  const profile = profileOf(device.getState());
  const nonce = day === null ? freshId() : drawnFor(day, 'nonce').slice(0, 32);
  const opening = { do: 'open', game, ...profile, nonce } as const;
  const secret = day === null ? undefined : drawnFor(day, 'secret');
  const local = openLocal(parts, day ?? freshId(), opening, secret);
  if (!local) return null;
  const say = (id: string, command: CommandOf<'sit' | 'addBot' | 'start'>): void => {
    const key = command.do === 'sit' ? 'room' : lobbyKey(local.now());
    local.submit({ kind: 'person', id }, { id: freshId(), key, command });
  };
  if (other === 'friend') {
    say(FRIEND, { do: 'sit', seat: null, name: friendName(), ink: null, nonce: freshId() });
  } else {
    for (let seat = 1; seat <= botsOf(game); seat += 1)
      say(OWNER, { do: 'addBot', seat, level: other === 'today' ? DAY_LEVEL : other });
    say(OWNER, { do: 'start' });
  }
  return local;
}

/** Whoever shares the screen is called by the friendly name after one's own. */
function friendName(): string {
  const state = device.getState();
  const guest = { ...state.guest, which: state.guest.which + 1 };
  return nameOf({ ...state, name: '', guest }, FRIENDLY[state.lang]);
}
