import { fairRandom } from '@kesem/engine/core/random';
import { describe, expect, it } from 'vitest';
import type { Commit, Started } from './commit.ts';
import { foldAll } from './decide.ts';
import { matchId } from './match.ts';
import { matchOf, playing } from './room.ts';
import { rotated, startOf } from './start.ts';
import { goingOn, playedMatch } from './testing/records.ts';
import { nonce, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { again, HOUSE, keepSeats, names, said, settleDuel, sit, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

/** Four at the toy game in a waiting room whose host has ordered nothing. */
function four(id: string): ScriptedRoom {
  const scripted = scriptedRoom({ id });
  for (const name of ['Ben', 'Cat', 'Dan']) sit(scripted, name);
  return scripted;
}

/** Ann and Ben before a duel, nothing ordered. */
function two(id: string): ScriptedRoom {
  const scripted = scriptedRoom({ id, game: 'duel' });
  sit(scripted, 'Ben');
  scripted.send('Ann', { do: 'options', options: { banks: false } });
  return scripted;
}

function started(scripted: ScriptedRoom): Started {
  const command = scripted.log().findLast((commit) => commit.command.do === 'start')?.command;
  if (command?.do !== 'start') throw new Error('nothing was started');
  return command;
}

const ROOMS = Array.from({ length: 40 }, (_, n) => `seats-${n}`);
const draws = (of: ScriptedRoom) => viewRoom(of.room(), 'public', of.deps).draws;

describe('the seats of the first match of a game', () => {
  it('are drawn from its own secret and the nonces of the waiting room, and told to all', () => {
    const scripted = four('seats');
    expect(draws(scripted)).toBe(true);
    const random = fairRandom({
      secret: scripted.secrets.get(1) ?? '',
      match: matchId('seats', 1),
      nonces: [nonce(1), nonce(21), nonce(22), nonce(23)],
      count: 0,
    });
    const drawn = random('seats').shuffle([0, 1, 2, 3]);
    const begun = scripted.send('Ann', { do: 'start' });
    const people = drawn.map((place) => place + 1);
    expect(started(scripted)).toMatchObject({ drawn, players: people });
    expect(said(begun)).toEqual([
      { type: 'started', match: 1 },
      { type: 'drawn', people },
    ]);
    expect(draws(scripted)).toBe(false);
  });

  it('put everybody in every seat, sooner or later, and nobody in two', () => {
    const orders = ROOMS.map((id) => {
      const scripted = four(id);
      scripted.send('Ann', { do: 'start' });
      return playing(scripted.room())?.players ?? [];
    });
    for (const order of orders) expect(new Set(order)).toEqual(new Set([1, 2, 3, 4]));
    for (const seat of [0, 1, 2, 3]) {
      expect(new Set(orders.map((order) => order[seat])).size).toBe(4);
    }
  });

  it('are sat on with what people brought: share in the shuffle, secret choice, chair', () => {
    for (const id of ROOMS) {
      const scripted = two(id);
      scripted.send('Ben', { do: 'own', own: 'quick' });
      scripted.send('Ann', { do: 'start' });
      const { players, nonces, own } = started(scripted);
      const ben = players.indexOf(2);
      expect([nonces[ben], nonces[1 - ben]]).toEqual([nonce(21), nonce(1)]);
      expect([own[ben], own[1 - ben]]).toEqual(['quick', 'plain']);
      expect(scripted.seat('Ben')).toBe(ben);
      expect(scripted.room().chairs[ben]?.own).toEqual({ value: 'quick' });
    }
  });

  it('are drawn against bots too, over empty chairs', () => {
    const firsts = ROOMS.map((id) => {
      const scripted = scriptedRoom({ id });
      scripted.send('Ann', { do: 'addBot', seat: 3, level: 'easy' });
      scripted.send('Ann', { do: 'start' });
      return scripted.seat('Ann');
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('stay where the host has put them', () => {
    for (const id of ROOMS) {
      const scripted = four(id);
      scripted.send('Ann', { do: 'order', chairs: [2, 0, 3, 1] });
      expect(draws(scripted)).toBe(false);
      scripted.send('Ann', { do: 'start' });
      expect(names(scripted.room())).toEqual(['Cat', 'Ann', 'Dan', 'Ben']);
      expect(started(scripted)).not.toHaveProperty('drawn');
    }
  });

  it('are drawn after all when the host leaves them to the draw again', () => {
    const scripted = four('seats');
    keepSeats(scripted, 'Ann');
    expect(why(scripted.send('Ben', { do: 'order', chairs: null }))).toBe('notHost');
    scripted.send('Ann', { do: 'order', chairs: null });
    expect(draws(scripted)).toBe(true);
    scripted.send('Ann', { do: 'start' });
    expect(started(scripted)).toHaveProperty('drawn');
  });

  it('are those of the match it goes on from', () => {
    const { record } = playedMatch('origin');
    for (const id of ROOMS.slice(0, 8)) {
      const scripted = goingOn(record, 2, id);
      scripted.send('Ann', { do: 'order', chairs: null });
      expect(draws(scripted)).toBe(false);
      scripted.send('Ann', { do: 'start' });
      expect(names(scripted.room())).toEqual(['Ann', 'Ben']);
    }
  });
});

describe('the seats of later matches', () => {
  it('move on by one with a rematch, and nothing is drawn', () => {
    const scripted = two('seats');
    scripted.send('Ann', { do: 'start' });
    const first = names(scripted.room());
    settleDuel(scripted);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    expect(names(scripted.room())).toEqual(first.toReversed());
    expect(started(scripted)).not.toHaveProperty('drawn');
  });

  it('stay over the waiting room, but for a game that was not played yet', () => {
    const scripted = two('seats');
    scripted.send('Ann', { do: 'start' });
    settleDuel(scripted);
    scripted.send('Ann', { do: 'lobby' });
    expect(draws(scripted)).toBe(false);
    scripted.send('Ann', { do: 'game', game: 'toy' });
    expect(draws(scripted)).toBe(true);
    scripted.send('Ann', { do: 'game', game: 'duel' });
    expect(draws(scripted)).toBe(false);
  });
});

describe('logs from before seats were drawn', () => {
  it('fold to the seats they were played on', () => {
    const scripted = two('seats');
    keepSeats(scripted, 'Ann');
    scripted.send('Ann', { do: 'start' });
    settleDuel(scripted);
    // as the host had never ordered anything then
    const log = scripted.log().filter(({ command }) => command.do !== 'order');
    const old = log.map((commit, at): Commit => ({ ...commit, seq: at + 1 }));
    const room = foldAll(old, scripted.deps);
    expect(room && names(room)).toEqual(['Ann', 'Ben']);
    expect(room && matchOf(room)?.said.map((one) => ('room' in one ? one.room.type : ''))).toEqual([
      'started',
      '',
    ]);
  });

  it('and snapshots of a match that was over go on to a rematch without a draw', () => {
    const scripted = two('seats');
    keepSeats(scripted, 'Ann');
    scripted.send('Ann', { do: 'start' });
    settleDuel(scripted);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    const { settled: _, ...old } = scripted.room();
    const begun = startOf(rotated(old), scripted.deps);
    expect(begun).toMatchObject({ players: [2, 1] });
    expect(begun).not.toHaveProperty('drawn');
  });
});
