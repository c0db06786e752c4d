import { tableOf } from '@kesem/engine/registry';
import { lobbyKey } from '@kesem/room/key';
import { describe, expect, it } from 'vitest';
import { storageWith } from '../state/testing/deviceStorage.ts';
import { type LocalRoom, OWNER, openLocal } from './room.ts';
import { FRIEND, identities, identityAt, identityOf, seenHere } from './seen.ts';

const HEX = '0'.repeat(32);

function laid(game = 'abalone'): LocalRoom {
  let drawn = 0;
  const parts = {
    table: tableOf,
    think: async () => null,
    storage: storageWith(),
    slot: 'here',
    fresh: () => `${(drawn += 1)}`.padStart(64, '0'),
    clock: { now: () => 1000, after: () => () => undefined },
  };
  const opening = { do: 'open', game, name: 'Dana', ink: 1, nonce: HEX } as const;
  return openLocal(parts, 'room', opening)!;
}
const send = (
  local: LocalRoom,
  command: Parameters<LocalRoom['submit']>[1]['command'],
  id = OWNER,
) => {
  const key = command.do === 'sit' || command.do === 'leave' ? 'room' : lobbyKey(local.now());
  const answer = local.submit({ kind: 'person', id }, { id: `${command.do}-${id}`, key, command });
  expect(answer).toMatchObject({ ok: true });
};
const begin = (local: LocalRoom): void => {
  send(local, { do: 'order', chairs: [0, 1] });
  send(local, { do: 'start' });
};
const withFriend = (game?: string): LocalRoom => {
  const local = laid(game);
  send(local, { do: 'sit', seat: null, name: 'Noa', ink: null, nonce: HEX }, FRIEND);
  return local;
};
const seen = (local: LocalRoom) => seenHere(local.now(), local.deps);

describe('a room of one person', () => {
  it('is seen from the own seat, waiting and playing', () => {
    const local = laid();
    send(local, { do: 'addBot', seat: 1, level: 'easy' });
    expect(seen(local)).toMatchObject({ viewer: 0, you: { person: 1, seat: 0 }, view: { me: 0 } });
    begin(local);
    expect(seen(local)).toMatchObject({ viewer: 0, you: { person: 1, seat: 0 }, view: { me: 0 } });
    expect(seen(local).view.table?.me).toBe(0);
  });

  it('is seen by all alike where its owner does not sit', () => {
    const local = laid();
    send(local, { do: 'leave' });
    expect(seen(local)).toMatchObject({ viewer: 'public', you: { person: 1, seat: null } });
  });

  it('acts as its owner, also for a bot and for nobody', () => {
    const local = laid();
    send(local, { do: 'addBot', seat: 1, level: 'easy' });
    const room = local.now();
    expect([0, 1, 2, null].map((seat) => identityAt(room, seat))).toEqual([
      OWNER,
      OWNER,
      OWNER,
      OWNER,
    ]);
    expect(identities(room)).toEqual([OWNER]);
  });
});

describe('a room of two who share a screen', () => {
  it('is seen as both may see it, the table from the seat that is asked', () => {
    const local = withFriend();
    expect(seen(local)).toMatchObject({ viewer: 'public', you: { person: 1, seat: null } });
    expect(seen(local).view.table).toBeNull();
    begin(local);
    expect(seen(local)).toMatchObject({
      viewer: 'public',
      you: { person: 1, seat: 0 },
      view: { me: 'public', table: { me: 0 } },
    });
  });

  it('acts as whoever is meant', () => {
    const room = withFriend().now();
    expect([0, 1, 2, null].map((seat) => identityAt(room, seat))).toEqual([
      OWNER,
      FRIEND,
      OWNER,
      OWNER,
    ]);
    expect([1, 2, 3, null, undefined].map((no) => identityOf(room, no))).toEqual([
      OWNER,
      FRIEND,
      OWNER,
      OWNER,
      OWNER,
    ]);
    expect(identities(room)).toEqual([OWNER, FRIEND]);
  });

  it('is a room of one again when the other gets up', () => {
    const local = withFriend();
    send(local, { do: 'leave' }, FRIEND);
    expect(identities(local.now())).toEqual([OWNER]);
    expect(seen(local)).toMatchObject({ viewer: 0, you: { person: 1, seat: 0 } });
  });

  it('shows the table from a seat of this device, also while a bot is asked', () => {
    const local = withFriend('shapes');
    send(local, { do: 'addBot', seat: 2, level: 'easy' });
    const [, ...rest] = local.now().chairs.map((_, place) => place);
    send(local, { do: 'order', chairs: [2, 0, ...rest.filter((place) => place !== 2)] });
    send(local, { do: 'start' });
    const { you, view } = seen(local);
    expect(view.asks.filter(({ must }) => must).map(({ seat }) => seat)).toContain(0);
    expect([you.seat, view.table?.me]).toEqual([1, 1]);
  });
});
