import { fairRandom } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import type { Commit, Started } from './commit.ts';
import { foldAll } from './decide.ts';
import { matchId, matchOf, playing } from './room.ts';
import { rotated, startOf } from './start.ts';
import { type Evening, evening, nonce } from './testing/evening.ts';
import { goingOn, playedMatch } from './testing/records.ts';
import { again, HOUSE, keepSeats, names, said, settleDuel, sit, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

/** Four at the toy game in a waiting room whose host has ordered nothing. */
function four(id: string): Evening {
  const tonight = evening({ id });
  for (const name of ['Ben', 'Cat', 'Dan']) sit(tonight, name);
  return tonight;
}

/** Ann and Ben before a duel, nothing ordered. */
function two(id: string): Evening {
  const tonight = evening({ id, game: 'duel' });
  sit(tonight, 'Ben');
  tonight.send('Ann', { do: 'options', options: { banks: false } });
  return tonight;
}

function started(tonight: Evening): Started {
  const command = tonight.log().findLast((commit) => commit.command.do === 'start')?.command;
  if (command?.do !== 'start') throw new Error('nothing was started');
  return command;
}

const ROOMS = Array.from({ length: 40 }, (_, n) => `seats-${n}`);
const draws = (of: Evening) => viewRoom(of.room(), 'public', of.deps).draws;

describe('the seats of the first match of a game', () => {
  it('are drawn from its own secret and the nonces of the waiting room, and told to all', () => {
    const tonight = four('seats');
    expect(draws(tonight)).toBe(true);
    const random = fairRandom({
      secret: tonight.secrets.get(1) ?? '',
      match: matchId('seats', 1),
      nonces: [nonce(1), nonce(21), nonce(22), nonce(23)],
      count: 0,
    });
    const drawn = random('seats').shuffle([0, 1, 2, 3]);
    const begun = tonight.send('Ann', { do: 'start' });
    const people = drawn.map((place) => place + 1);
    expect(started(tonight)).toMatchObject({ drawn, players: people });
    expect(said(begun)).toEqual([
      { type: 'started', match: 1 },
      { type: 'drawn', people },
    ]);
    expect(draws(tonight)).toBe(false);
  });

  it('put everybody in every seat, sooner or later, and nobody in two', () => {
    const orders = ROOMS.map((id) => {
      const tonight = four(id);
      tonight.send('Ann', { do: 'start' });
      return playing(tonight.room())?.players ?? [];
    });
    for (const order of orders) expect(new Set(order)).toEqual(new Set([1, 2, 3, 4]));
    for (const seat of [0, 1, 2, 3]) {
      expect(new Set(orders.map((order) => order[seat])).size).toBe(4);
    }
  });

  it('are sat on with what people brought: share in the shuffle, secret choice, chair', () => {
    for (const id of ROOMS) {
      const tonight = two(id);
      tonight.send('Ben', { do: 'own', own: 'quick' });
      tonight.send('Ann', { do: 'start' });
      const { players, nonces, own } = started(tonight);
      const ben = players.indexOf(2);
      expect([nonces[ben], nonces[1 - ben]]).toEqual([nonce(21), nonce(1)]);
      expect([own[ben], own[1 - ben]]).toEqual(['quick', 'plain']);
      expect(tonight.seat('Ben')).toBe(ben);
      expect(tonight.room().chairs[ben]?.own).toEqual({ value: 'quick' });
    }
  });

  it('are drawn against bots too, over empty chairs', () => {
    const firsts = ROOMS.map((id) => {
      const tonight = evening({ id });
      tonight.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
      tonight.send('Ann', { do: 'start' });
      return tonight.seat('Ann');
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('stay where the host has put them', () => {
    for (const id of ROOMS) {
      const tonight = four(id);
      tonight.send('Ann', { do: 'order', chairs: [2, 0, 3, 1] });
      expect(draws(tonight)).toBe(false);
      tonight.send('Ann', { do: 'start' });
      expect(names(tonight.room())).toEqual(['Cat', 'Ann', 'Dan', 'Ben']);
      expect(started(tonight)).not.toHaveProperty('drawn');
    }
  });

  it('are drawn after all when the host leaves them to the draw again', () => {
    const tonight = four('seats');
    keepSeats(tonight, 'Ann');
    expect(why(tonight.send('Ben', { do: 'order', chairs: null }))).toBe('notHost');
    tonight.send('Ann', { do: 'order', chairs: null });
    expect(draws(tonight)).toBe(true);
    tonight.send('Ann', { do: 'start' });
    expect(started(tonight)).toHaveProperty('drawn');
  });

  it('are those of the match it goes on from', () => {
    const { record } = playedMatch('origin');
    for (const id of ROOMS.slice(0, 8)) {
      const tonight = goingOn(record, 2, id);
      tonight.send('Ann', { do: 'order', chairs: null });
      expect(draws(tonight)).toBe(false);
      tonight.send('Ann', { do: 'start' });
      expect(names(tonight.room())).toEqual(['Ann', 'Ben']);
    }
  });
});

describe('the seats of later matches', () => {
  it('move on by one with a rematch, and nothing is drawn', () => {
    const tonight = two('seats');
    tonight.send('Ann', { do: 'start' });
    const first = names(tonight.room());
    settleDuel(tonight);
    for (const name of ['Ann', 'Ben']) again(tonight, name);
    tonight.send(HOUSE, { do: 'start' });
    expect(names(tonight.room())).toEqual(first.toReversed());
    expect(started(tonight)).not.toHaveProperty('drawn');
  });

  it('stay over the waiting room, but for a game that was not played yet', () => {
    const tonight = two('seats');
    tonight.send('Ann', { do: 'start' });
    settleDuel(tonight);
    tonight.send('Ann', { do: 'lobby' });
    expect(draws(tonight)).toBe(false);
    tonight.send('Ann', { do: 'game', game: 'toy' });
    expect(draws(tonight)).toBe(true);
    tonight.send('Ann', { do: 'game', game: 'duel' });
    expect(draws(tonight)).toBe(false);
  });
});

describe('logs from before seats were drawn', () => {
  it('fold to the seats they were played on', () => {
    const tonight = two('seats');
    keepSeats(tonight, 'Ann');
    tonight.send('Ann', { do: 'start' });
    settleDuel(tonight);
    // as the host had never ordered anything then
    const log = tonight.log().filter(({ command }) => command.do !== 'order');
    const old = log.map((commit, at): Commit => ({ ...commit, seq: at + 1 }));
    const room = foldAll(old, tonight.deps);
    expect(room && names(room)).toEqual(['Ann', 'Ben']);
    expect(room && matchOf(room)?.said.map((one) => ('room' in one ? one.room.type : ''))).toEqual([
      'started',
      '',
    ]);
  });

  it('and snapshots of a match that was over go on to a rematch without a draw', () => {
    const tonight = two('seats');
    keepSeats(tonight, 'Ann');
    tonight.send('Ann', { do: 'start' });
    settleDuel(tonight);
    for (const name of ['Ann', 'Ben']) again(tonight, name);
    const { settled: _, ...old } = tonight.room();
    const begun = startOf(rotated(old), tonight.deps);
    expect(begun).toMatchObject({ players: [2, 1] });
    expect(begun).not.toHaveProperty('drawn');
  });
});
