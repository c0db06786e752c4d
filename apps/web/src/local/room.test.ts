import { think as thinkAt } from '@kesem/bots/think';
import { seededRandom } from '@kesem/engine/core/random';
import type { TableMove } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import { fallsAt, nextToFall } from '@kesem/room/clock';
import type { Decidable } from '@kesem/room/commit';
import { endKey, lobbyKey } from '@kesem/room/key';
import { playing } from '@kesem/room/room';
import type { Think } from '@kesem/room/runner';
import { BANK_MS, duel } from '@kesem/room/testing/duel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceStorage } from '../state/deviceStorage.ts';
import {
  type LocalParts,
  type LocalRoom,
  type News,
  OWNER,
  openLocal,
  resumeLocal,
} from './room.ts';
import { FRIEND, identityAt, seenHere } from './seen.ts';

const HEX = '0'.repeat(32);
const random = seededRandom('a device');
const table = (game: string) => (game === duel.id ? duel : tableOf(game));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

function storageOf(): DeviceStorage & { readonly slots: Map<string, string> } {
  const slots = new Map<string, string>();
  return {
    slots,
    get: (slot) => slots.get(slot) ?? null,
    set: (slot, text) => slots.set(slot, text),
  };
}

const easily: Think = async ({ game, view, ask, level, seed }) => {
  const at = table(game);
  return at ? thinkAt(at, { view, ask, bot: level, seed }) : null;
};

function partsOn(storage: DeviceStorage, think: Think = easily): LocalParts {
  let drawn = 0;
  return {
    table,
    think,
    storage,
    slot: 'here',
    fresh: () => `${(drawn += 1)}`.padStart(64, '0'),
    clock: {
      now: Date.now,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  };
}

let said = 0;
function say(local: LocalRoom, command: Decidable, key: string, id: string = OWNER) {
  said += 1;
  return local.submit({ kind: 'person', id }, { id: `${said}`, key, command });
}

function laid(parts: LocalParts, game = 'abalone'): LocalRoom {
  const opening = { do: 'open', game, name: 'Dana', ink: 1, nonce: HEX } as const;
  const local = openLocal(parts, 'room', opening);
  if (!local) throw new Error('the opening was refused');
  return local;
}

function withFriend(parts: LocalParts, game?: string): LocalRoom {
  const local = laid(parts, game);
  say(local, { do: 'sit', seat: null, name: 'Noa', ink: null, nonce: HEX }, 'room', FRIEND);
  return local;
}

/** Starts a match on the seats as they are. */
const start = (local: LocalRoom) => {
  const lobby = lobbyKey(local.now());
  say(local, { do: 'order', chairs: local.now().chairs.map((_, place) => place) }, lobby);
  return say(local, { do: 'start' }, lobby);
};
const seen = (local: LocalRoom) => seenHere(local.now(), local.deps);

/** Plays a listed move for whoever is asked at this device; whether somebody was. */
function playOn(
  local: LocalRoom,
  choose = (moves: readonly TableMove[]) => random('any').pick(moves),
) {
  const { you, view } = seen(local);
  const ask = view.asks.find(({ must, seat }) => must && seat === you.seat);
  if (!ask || !view.table) return false;
  const listed = table(view.game)?.moves(view.table) ?? [];
  const move = choose(listed.filter((one) => ask.answers.includes(one.do)));
  const answer = say(local, { do: 'move', move }, ask.key, identityAt(local.now(), you.seat));
  expect(answer).toMatchObject({ ok: true });
  return true;
}

describe('a match against a bot', () => {
  it('goes from the waiting room to its end, and lies in the storage as it stands after every move', async () => {
    const storage = storageOf();
    const local = laid(partsOn(storage));
    const lobby = lobbyKey(local.now());
    say(local, { do: 'addBot', seat: 1, level: 'easy' }, lobby);
    const options = { start: 'standard', target: 1, time: 'none', increment: 0 };
    expect(say(local, { do: 'options', options }, lobby)).toMatchObject({ ok: true });
    start(local);
    while (local.now().stage.at === 'playing') {
      playOn(local);
      const again = resumeLocal(partsOn(storage));
      expect(again?.now()).toEqual(local.now());
      again?.close();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    const { view } = seen(local);
    expect(view.me).toBe(0);
    expect(view.match?.outcome).not.toBeNull();
    const after = resumeLocal(partsOn(storage));
    expect(after?.now()).toEqual(local.now());
    expect(storage.slots.get('here')).toContain('"commits":[]');
  });

  it('is owed the answer of the bot after a reload', async () => {
    const storage = storageOf();
    const deaf = laid(partsOn(storage, () => new Promise(() => undefined)));
    say(deaf, { do: 'addBot', seat: 1, level: 'easy' }, lobbyKey(deaf.now()));
    start(deaf);
    playOn(deaf);
    deaf.close();
    const local = resumeLocal(partsOn(storage));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(playing(local?.now() ?? deaf.now())?.count).toBe(2);
  });
});

describe('two at one device', () => {
  it('are asked in turn, each shown the table from the own seat', () => {
    const local = withFriend(partsOn(storageOf()));
    expect(seen(local).you).toEqual({ person: 1, seat: null });
    start(local);
    for (const seat of [0, 1, 0, 1, 0, 1]) {
      const { you, view } = seen(local);
      expect(you).toEqual({ person: 1, seat });
      expect(view.me).toBe('public');
      expect(view.table?.me).toBe(seat);
      playOn(local);
    }
  });

  it('play again when both have said so, with the seats changed', async () => {
    const local = withFriend(partsOn(storageOf()), duel.id);
    start(local);
    playOn(local, (moves) => moves.find((move) => move.do === 'win') ?? { do: 'none' });
    expect(seen(local).you.seat).toBeNull();
    say(local, { do: 'again', nonce: HEX }, endKey(local.now()), OWNER);
    await vi.advanceTimersByTimeAsync(0);
    expect(local.now().stage.at).toBe('over');
    say(local, { do: 'again', nonce: HEX }, endKey(local.now()), FRIEND);
    await vi.advanceTimersByTimeAsync(0);
    expect(playing(local.now())?.players).toEqual([2, 1]);
    expect(seen(local).view.series).toHaveLength(2);
  });

  it('in two tabs see one table', () => {
    const storage = storageOf();
    const local = withFriend(partsOn(storage));
    start(local);
    const tab = resumeLocal(partsOn(storage));
    const heard = vi.fn<(news: News) => void>();
    tab?.subscribe(heard);
    playOn(local);
    tab?.follow();
    expect(tab?.now()).toEqual(local.now());
    expect(heard).toHaveBeenCalledWith({ room: local.now(), said: [] });
  });

  it('does not follow another room that was opened in its slot', () => {
    const parts = partsOn(storageOf());
    const first = withFriend(parts);
    const [before, heard] = [first.now(), vi.fn<(news: News) => void>()];
    first.subscribe(heard);
    const opening = { do: 'open', game: 'abalone', name: 'Dana', ink: 1, nonce: HEX } as const;
    openLocal(parts, 'another', opening);
    first.follow();
    expect(first.now()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a command that cannot be', () => {
  it('is refused with the reason, and nothing changes', () => {
    const storage = storageOf();
    const local = withFriend(partsOn(storage));
    start(local);
    const [before, kept] = [local.now(), storage.get('here')];
    const key = seen(local).view.asks.find(({ must }) => must)?.key ?? '';
    const why = (command: Decidable, at = key, id = OWNER) => {
      const answer = say(local, command, at, id);
      return answer.ok ? null : answer.why.code;
    };
    const move = { do: 'move', move: { do: 'move', marbles: [0], dir: 'NW' } } as const;
    expect(why(move, '1/move:9')).toBe('stale');
    expect(why(move, key, FRIEND)).toBe('stale');
    expect(why(move)).toBe('blocked');
    expect(why({ do: 'move', move: { do: 'fly' } })).toBe('junk');
    expect(why({ do: 'start' }, 'lobby:1')).toBe('stale');
    expect(why({ do: 'leave' }, 'room', 'nobody')).toBe('notSeated');
    expect(local.now()).toBe(before);
    expect(storage.get('here')).toBe(kept);
  });
});

describe('clocks', () => {
  const left = (local: LocalRoom | null): number => {
    const clock = nextToFall(playing(local?.now() ?? never())?.clocks ?? []);
    return clock ? (fallsAt(clock) ?? 0) - Date.now() : 0;
  };

  it('are owed nothing when the table comes back in the moment in which it went', () => {
    const storage = storageOf();
    const local = withFriend(partsOn(storage), duel.id);
    start(local);
    expect(resumeLocal(partsOn(storage))?.now()).toEqual(local.now());
  });

  it('fall on a device too, and stand while the table lies in the storage', async () => {
    const storage = storageOf();
    const local = withFriend(partsOn(storage), duel.id);
    start(local);
    expect(left(local)).toBe(BANK_MS);
    local.close();
    await vi.advanceTimersByTimeAsync(3 * BANK_MS);
    const again = resumeLocal(partsOn(storage));
    expect(left(again)).toBeGreaterThanOrEqual(BANK_MS);
    await vi.advanceTimersByTimeAsync(BANK_MS);
    expect(again?.now().stage.at).toBe('over');
  });
});

it('a slot that is empty, spoilt or of another form holds no room', () => {
  const storage = storageOf();
  expect(resumeLocal(partsOn(storage))).toBeNull();
  const local = withFriend(partsOn(storage));
  start(local);
  const kept = storage.get('here') ?? '';
  for (const spoilt of [
    '{',
    '[]',
    kept.replace('"form":1', '"form":0'),
    kept.replace('"seq":2', '"seq":9'),
  ]) {
    storage.set('here', spoilt);
    expect(resumeLocal(partsOn(storage))).toBeNull();
  }
  storage.set('here', kept);
  expect(resumeLocal(partsOn(storage))?.now()).toEqual(local.now());
});

function never(): never {
  throw new Error('there is no room');
}
