/** The tables of this device alone: one a game and opponent, kept until another is laid. */
import { tableOf } from '@kesem/engine/registry';
import type { CommandOf } from '@kesem/room/command';
import { FRIENDLY } from '@kesem/room/given';
import { lobbyKey } from '@kesem/room/key';
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
  const bots = startBots(tableOf);
  const slot = slotOf(game, other);
  const place = { table: tableOf, storage: browserStorage(), slot };
  const parts: LocalParts = {
    ...place,
    think: bots.think,
    clock: clockFrom(readLocal(place)?.room.at),
    fresh: () => freshId() + freshId(),
  };
  const local = resumeLocal(parts) ?? laid(parts, game, other);
  if (!local) {
    bots.close();
    return null;
  }
  const follow = ({ key }: StorageEvent): void => {
    if (key?.endsWith(slot)) local.follow();
  };
  addEventListener('storage', follow);
  return {
    session: openVisit(local, parts.clock.now),
    close: () => {
      removeEventListener('storage', follow);
      local.close();
      bots.close();
    },
  };
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

/** A new table with both at it. Against bots, as many as it takes, the match begins at once, as in the house. */
function laid(parts: LocalParts, game: string, other: Other): LocalRoom | null {
  const profile = profileOf(device.getState());
  const opening = { do: 'open', game, ...profile, nonce: freshId() } as const;
  const local = openLocal(parts, freshId(), opening);
  if (!local) return null;
  const say = (id: string, command: CommandOf<'sit' | 'addBot' | 'start'>): void => {
    const key = command.do === 'sit' ? 'room' : lobbyKey(local.now());
    local.submit({ kind: 'person', id }, { id: freshId(), key, command });
  };
  if (other === 'friend') {
    say(FRIEND, { do: 'sit', seat: null, name: friendName(), ink: null, nonce: freshId() });
  } else {
    for (let seat = 1; seat <= botsOf(game); seat += 1)
      say(OWNER, { do: 'addBot', seat, level: other });
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
