import type { Table } from '@kesem/engine/core/table';
import { freeze } from '@kesem/engine/core/testing/freeze';
import { describe, expect, it } from 'vitest';
import { actorName } from './actor.ts';
import type { Decidable } from './commit.ts';
import { type Decision, fold, foldAll } from './decide.ts';
import { askPrefix, endKey, lobbyKey } from './key.ts';
import { matchOf, playing, type Room } from './room.ts';
import { ROOM_CODES, type RoomCode } from './ruling.ts';
import { duel } from './testing/duel.ts';
import {
  actorOf,
  BEGIN,
  nonce,
  ROOM,
  type ScriptedRoom,
  scriptedRoom,
  TABLES,
} from './testing/scriptedRoom.ts';
import {
  again,
  BOT,
  dueling,
  HOUSE,
  move,
  names,
  settleDuel,
  sit,
  TIMER,
  table,
  why,
} from './testing/words.ts';

const crashing: Table = {
  ...duel,
  apply: () => {
    throw new Error('planted');
  },
};

/** The shortest way to each refusal of a room. */
const REFUSALS: { readonly [C in RoomCode]: () => Decision } = {
  junk: () => move(dueling(), 'Ann', 'fly'),
  showing: () => {
    const scripted = dueling({ shown: true });
    move(scripted, 'Ann', 'pass');
    return move(scripted, 'Ben', 'pass', 1);
  },
  stale: () => move(dueling(), 'Ann', 'pass', 7),
  notAsked: () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    return scripted.send('Ann', { do: 'move', move: { do: 'concede' } }, '1/pick:1');
  },
  notAllowed: () => table(['Ann']).send('Ann', { do: 'woke', down: 9 }),
  notSeated: () => table(['Ann']).send('Eve', { do: 'leave' }),
  notHost: () => table(['Ann', 'Ben']).send('Ben', { do: 'lock', locked: true }),
  kicked: () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'kick', person: 2 });
    return sit(scripted, 'Ben');
  },
  removed: () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'remove', who: { person: 2 }, inside: [] });
    return sit(scripted, 'Ben');
  },
  locked: () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'lock', locked: true });
    return sit(scripted, 'Ben');
  },
  full: () => sit(table(['Ann', 'Ben'], { game: 'duel' }), 'Cat'),
  taken: () => sit(table(['Ann']), 'Ben', { seat: 0 }),
  noSuchSeat: () => sit(table(['Ann']), 'Ben', { seat: 9 }),
  noSuchPerson: () => table(['Ann']).send('Ann', { do: 'kick', person: 9 }),
  noSuchGame: () => table(['Ann']).send('Ann', { do: 'game', game: 'chess' }),
  badOptions: () => table(['Ann']).send('Ann', { do: 'options', options: { rounds: 9 } }),
  badName: () => sit(table(['Ann']), 'Ben', { name: '\u200B' }),
  notAlone: () => dueling().send('Ann', { do: 'pause' }),
  tooFew: () => table(['Ann']).send('Ann', { do: 'start' }),
  tooMany: () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    scripted.stock([{ ...duel, id: 'toy' }]);
    return scripted.send('Ann', { do: 'start' });
  },
  present: () => dueling().send('Ann', { do: 'abandon' }),
  frozen: () => {
    const scripted = dueling({}, { tables: [crashing] });
    move(scripted, 'Ann', 'pass');
    return move(scripted, 'Ann', 'pass');
  },
  playing: () => sit(dueling(), 'Cat'),
};

describe('refusals', () => {
  it.each(ROOM_CODES)('%s can be reached', (code) => {
    expect(why(REFUSALS[code]())).toBe(code);
  });

  it('of the games travel through the same door, with what belongs to them', () => {
    const refusing: Table = { ...duel, apply: () => ({ ok: false, why: { code: 'odd', of: 3 } }) };
    expect(move(dueling({}, { tables: [refusing] }), 'Ann', 'pass')).toEqual({
      ok: false,
      why: { code: 'odd', of: 3 },
    });
  });
});

describe('who may speak', () => {
  it('nobody speaks for clocks, bots or the house', () => {
    const scripted = dueling();
    for (const who of [TIMER, HOUSE, BOT(0)]) {
      expect(why(scripted.send(who, { do: 'kick', person: 2 }))).toBe('notAllowed');
      expect(why(scripted.send(who, { do: 'leave' }))).toBe('notAllowed');
    }
    expect(why(move(scripted, TIMER, 'pass'))).toBe('notAllowed');
    expect(why(move(scripted, BOT(0), 'pass'))).toBe('notAllowed');
    expect(why(move(scripted, BOT(5), 'pass'))).toBe('notAllowed');
  });

  it('what belongs to the host is the host’s alone', () => {
    const scripted = table(['Ann', 'Ben']);
    const commands: readonly Decidable[] = [
      { do: 'addBot', seat: 2, level: 'easy' },
      { do: 'order', chairs: [1, 0, 2, 3] },
      { do: 'game', game: 'duel' },
      { do: 'options', options: {} },
      { do: 'seatOptions', seat: 1, options: {} },
      { do: 'start' },
    ];
    for (const command of commands) {
      expect(why(scripted.send('Ben', command))).toBe('notHost');
      expect(why(scripted.send('Eve', command))).toBe('notSeated');
    }
  });
});

describe('keys', () => {
  it('carry the match', () => {
    const scripted = dueling();
    expect([
      lobbyKey(scripted.room()),
      endKey(scripted.room()),
      askPrefix(scripted.room()),
    ]).toEqual(['lobby:1', '', '1/']);
    settleDuel(scripted);
    expect([endKey(scripted.room()), askPrefix(scripted.room())]).toEqual(['end:1', '']);
    scripted.send('Ann', { do: 'lobby' });
    expect(lobbyKey(scripted.room())).toBe('lobby:2');
  });

  it('of another room, match or stage are stale', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    const start = { do: 'start' } as const;
    for (const key of ['lobby:2', 'end:1', 'room', '', '1/']) {
      expect(why(scripted.send('Ann', start, key))).toBe('stale');
    }
    expect(why(scripted.send('Ann', { do: 'leave' }, 'lobby:1'))).toBe('stale');
    expect(why(scripted.send('Ann', { do: 'lobby' }, ''))).toBe('stale');
    scripted.send('Ann', start);
    expect(why(scripted.send('Ann', start))).toBe('stale');
    settleDuel(scripted);
    const lobby = { do: 'game', game: 'toy' } as const;
    expect(why(scripted.send('Ann', lobby, 'lobby:2'))).toBe('stale');
    expect(why(scripted.send('Ann', lobby, 'end:2'))).toBe('stale');
  });
});

describe('a commit', () => {
  it('is the command with who, when and on which key', () => {
    const scripted = scriptedRoom();
    scripted.wait(250);
    const decision = scripted.send('Ann', { do: 'lock', locked: true });
    expect(decision.ok && decision.commit).toEqual({
      room: ROOM,
      seq: 2,
      actor: actorName(actorOf('Ann')),
      commandId: 'c1',
      key: 'room',
      command: { do: 'lock', locked: true },
      at: BEGIN + 250,
    });
  });

  it('names its actor so that it can be read back', () => {
    expect(['Ann', BOT(2), TIMER, HOUSE].map((who) => actorName(actorOf(who)))).toEqual([
      'person:identity-of-Ann',
      'bot:2',
      'timer',
      'house',
    ]);
  });
});

/** The room read back from its log, as a restart would. */
const folded = (scripted: ScriptedRoom, from: Room | null = null) =>
  foldAll(scripted.log().slice(from?.seq ?? 0), scripted.deps, from);

describe('folding a log', () => {
  it('gives the room that was decided', () => {
    const scripted = dueling({ banks: true });
    settleDuel(scripted);
    expect(folded(scripted)).toStrictEqual(scripted.room());
    expect(foldAll([], scripted.deps)).toBeNull();
  });

  it('goes on from a room that was kept between matches', () => {
    const scripted = dueling();
    settleDuel(scripted);
    const snapshot = structuredClone(scripted.room());
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    expect(folded(scripted, snapshot)).toStrictEqual(scripted.room());
  });

  it('throws at a gap and without a beginning', () => {
    const scripted = table(['Ann', 'Ben', 'Cat']);
    const [, second, third] = scripted.log();
    expect(() => foldAll(second ? [second] : [], scripted.deps)).toThrow('gap');
    expect(() => foldAll(second ? [{ ...second, seq: 1 }] : [], scripted.deps)).toThrow('opening');
    const first = foldAll(scripted.log().slice(0, 1), scripted.deps);
    expect(() => third && fold(first, third, scripted.deps)).toThrow('gap');
  });

  it('closes a running match of another version honestly; it can be abandoned', () => {
    const scripted = dueling({ banks: true });
    move(scripted, 'Ann', 'pass');
    scripted.stock([{ ...duel, version: 2 }]);
    const room = folded(scripted);
    expect(room && playing(room)).toMatchObject({ closed: 'version', state: null, clocks: [] });
    expect(room?.seq).toBe(scripted.room().seq);
  });

  it('reads on after a match of another version that had ended', () => {
    const scripted = dueling();
    settleDuel(scripted);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.stock([{ ...duel, version: 2 }]);
    scripted.send(HOUSE, { do: 'start' });
    const room = freeze(folded(scripted));
    expect(room && names(room)).toEqual(['Ben', 'Ann']);
    expect(room && playing(room)).toMatchObject({ number: 2, version: 2, closed: null });
    expect(room?.next).toEqual(scripted.room().next);
  });

  it('goes on with a match that stood still, once the fault is mended', () => {
    const scripted = dueling({}, { tables: [crashing] });
    move(scripted, 'Ann', 'pass');
    sit(scripted, 'Ben');
    scripted.stock(TABLES);
    const room = folded(scripted);
    expect(room && playing(room)).toMatchObject({ closed: null, count: 1, state: { turn: 1 } });
  });

  it('leaves a match abandoned that was abandoned because of a fault', () => {
    const scripted = dueling({}, { tables: [crashing] });
    move(scripted, 'Ann', 'pass');
    scripted.send('Ann', { do: 'abandon' });
    scripted.stock(TABLES);
    const room = folded(scripted);
    expect(room?.stage.at).toBe('over');
    expect(room && matchOf(room)?.closed).toBe('abandoned');
    expect(room?.next).toEqual(scripted.room().next);
  });

  it('lets a match stand still when its rules refuse today what they accepted', () => {
    const scripted = dueling();
    move(scripted, 'Ann', 'pass');
    scripted.send('Ben', { do: 'rename', name: 'Benny', ink: 2 });
    scripted.stock([{ ...duel, apply: () => ({ ok: false, why: { code: 'never' } }) }]);
    const room = folded(scripted);
    expect(room && playing(room)).toMatchObject({ closed: 'frozen', state: { turn: 0 } });
    expect(room && names(room)).toEqual(['Ann', 'Benny']);
  });
});

describe('what is said in a match', () => {
  it('stays with it, of the game and of the room, for whoever comes later', () => {
    const scripted = dueling();
    move(scripted, 'Ann', 'pass');
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.send(HOUSE, { do: 'woke', down: 0 });
    move(scripted, 'Ben', 'win', 1);
    scripted.send('Ben', { do: 'leave' });
    const kinds = (matchOf(scripted.room())?.said ?? []).map((one) =>
      'room' in one ? one.room.type : one.told.event.type,
    );
    expect(kinds).toEqual(['started', 'turned', 'away', 'woke', 'turned', 'left']);
    sit(scripted, 'Ben', { nonce: nonce(1) });
    scripted.send('Ann', { do: 'lobby' });
    expect(matchOf(scripted.room())).toBeNull();
  });
});
