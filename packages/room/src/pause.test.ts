import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallsAt } from './clock.ts';
import { foldAll } from './decide.ts';
import { isPaused, nextClock } from './pause.ts';
import { matchOf, playing } from './room.ts';
import { BANK_MS } from './testing/duel.ts';
import { jsonRoundTrip } from './testing/jsonRoundTrip.ts';
import { nonce, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { BOT, dueling, HOUSE, move, sit, TIMER, table, why } from './testing/words.ts';
import { viewRoom } from './view.ts';

/** Ann, whose turn it is, against a bot, under clocks. */
function alone(banks = true): ScriptedRoom {
  const scripted = table(['Ann'], { game: 'duel' });
  scripted.send('Ann', { do: 'options', options: { banks } });
  scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
  scripted.send('Ann', { do: 'start' });
  return scripted;
}

/** Ann, whose rival has got up, so that a bot plays on. */
function left(): ScriptedRoom {
  const scripted = dueling({ banks: true });
  scripted.send('Ben', { do: 'leave' });
  return scripted;
}

const pause = (to: ScriptedRoom, who = 'Ann') => why(to.send(who, { do: 'pause' }));
const resume = (to: ScriptedRoom, who = 'Ann') => why(to.send(who, { do: 'resume' }));
const still = ({ room }: ScriptedRoom) => isPaused(room());
const viewed = (of: ScriptedRoom) => viewRoom(of.room(), 'public', of.deps);
/** How long until the next clock falls, in ms; null while none runs. */
function rest({ room }: ScriptedRoom): number | null {
  const clock = nextClock(room());
  return clock && (fallsAt(clock) ?? 0) - room().at;
}

describe('a pause', () => {
  it('stops every clock where it is, and lets it go on from there', () => {
    const scripted = alone();
    scripted.wait(10_000);
    expect(pause(scripted)).toBeNull();
    const before = viewed(scripted).clocks;
    expect(before).toMatchObject([{ since: null, left: BANK_MS - 10_000 }, { since: null }]);
    scripted.wait(3_600_000);
    expect(viewed(scripted).clocks).toEqual(before);
    expect(why(scripted.send(TIMER, { do: 'timeout', timer: 'bank:0' }))).toBe('stale');
    expect(resume(scripted)).toBeNull();
    expect(rest(scripted)).toBe(BANK_MS - 10_000);
  });

  it('is seen by all, and says nothing of clocks that are hidden', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    const pick = { do: 'move', move: { do: 'pick', slot: 0 } } as const;
    for (const who of ['Ann', BOT(1)]) scripted.send(who, pick, '1/pick:1');
    expect(playing(scripted.room())?.clocks.map(({ key }) => key)).toContain('beat:1');
    pause(scripted);
    expect(viewed(scripted).match?.paused).toBe(true);
    expect(viewed(scripted).clocks.map(({ key, since }) => [key, since])).toEqual([
      ['window:1', null],
    ]);
    resume(scripted);
    expect(viewed(scripted).match).not.toHaveProperty('paused');
  });

  it('is only for whoever plays with bots alone', () => {
    const two = dueling();
    expect([pause(two), resume(two)]).toEqual(['notAlone', 'notAlone']);
    expect(pause(two, 'Eve')).toBe('notSeated');
    expect(pause(left())).toBeNull();
    const lobby = table(['Ann']);
    expect(pause(lobby)).toBe('stale');
  });

  it('is no matter of a person whose seat a bot plays', () => {
    const scripted = left();
    expect(pause(scripted, 'Ben')).toBe('notSeated');
    expect(still(scripted)).toBe(false);
  });

  it('twice is once, and going on where nothing stands still changes nothing', () => {
    const scripted = alone();
    expect(scripted.send('Ann', { do: 'resume' })).toMatchObject({ same: true });
    pause(scripted);
    scripted.wait(500);
    expect(scripted.send('Ann', { do: 'pause' })).toMatchObject({ same: true });
    expect(playing(scripted.room())?.paused).toBe(scripted.room().at - 500);
  });

  it('holds bots, too', () => {
    const scripted = alone(false);
    move(scripted, 'Ann', 'pass');
    pause(scripted);
    expect(why(move(scripted, BOT(1), 'pass', 1))).toBe('stale');
    resume(scripted);
    expect(why(move(scripted, BOT(1), 'pass', 1))).toBeNull();
  });
});

describe('a match goes on', () => {
  it('with the next move of its human', () => {
    const scripted = alone();
    scripted.wait(500);
    pause(scripted);
    scripted.wait(9_000);
    expect(why(move(scripted, 'Ann', 'pass'))).toBeNull();
    expect(still(scripted)).toBe(false);
    const bank = playing(scripted.room())?.clocks.find(({ key }) => key === 'bank:0');
    expect(bank?.left).toBeGreaterThanOrEqual(BANK_MS);
  });

  it('not with a move that is refused', () => {
    const scripted = alone();
    pause(scripted);
    expect(why(move(scripted, 'Ann', 'fly'))).toBe('junk');
    expect(still(scripted)).toBe(true);
  });

  it('when its human gets up', () => {
    const scripted = alone();
    pause(scripted);
    scripted.wait(70_000);
    scripted.send('Ann', { do: 'leave' });
    expect([still(scripted), rest(scripted)]).toEqual([false, BANK_MS]);
  });

  it.each([
    ['sits down', (to: ScriptedRoom) => sit(to, 'Ben')],
    ['is back', (to: ScriptedRoom) => to.send(HOUSE, { do: 'back', person: 2 })],
  ])('when another human %s again', (how, comes) => {
    const scripted = how === 'sits down' ? left() : away();
    expect(pause(scripted)).toBeNull();
    expect(why(comes(scripted))).toBeNull();
    expect(still(scripted)).toBe(false);
    expect(pause(scripted)).toBe('notAlone');
  });

  it('not while its human is only cut off', () => {
    const scripted = alone();
    pause(scripted);
    scripted.send(HOUSE, { do: 'away', person: 1 });
    scripted.send(HOUSE, { do: 'back', person: 1 });
    expect(still(scripted)).toBe(true);
  });

  it('no more once it is over', () => {
    const scripted = alone();
    pause(scripted);
    expect(why(scripted.send('Ann', { do: 'abandon' }))).toBeNull();
    expect(matchOf(scripted.room())).not.toHaveProperty('paused');
    expect([pause(scripted), resume(scripted)]).toEqual(['stale', 'stale']);
  });
});

/** Ann and a bot that plays on for Ben, whose connection is lost. */
function away(): ScriptedRoom {
  const scripted = dueling({ banks: true });
  scripted.send(HOUSE, { do: 'away', person: 2 });
  scripted.wait(120_000);
  scripted.send('Ann', { do: 'standIn', seat: 1, level: 'easy' });
  return scripted;
}

const wait = fc.integer({ min: 0, max: 40_000 });
interface Happening {
  readonly do: 'pause' | 'resume' | 'down';
  readonly wait: number;
}
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pause' as const), wait }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('resume' as const), wait }) },
  fc.record({ do: fc.constant('down' as const), wait }),
);

/** Lets it happen; gives by how much later the clock falls for it, in ms. */
function later(to: ScriptedRoom, what: Happening): number {
  const stood = still(to);
  to.wait(what.wait);
  if (what.do !== 'down') {
    to.send('Ann', { do: what.do });
    return stood ? what.wait : 0;
  }
  to.send(HOUSE, { do: 'woke', down: what.wait });
  return what.wait;
}

describe('however often a match stands still', () => {
  it('no clock loses or wins time by it, though the server goes down meanwhile, and its log says the same', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), (all) => {
        const scripted = alone();
        const first = nextClock(scripted.room());
        const falls = first && fallsAt(first);
        const stood = all.reduce((sum, what) => sum + later(scripted, what), 0);
        scripted.send('Ann', { do: 'resume' });
        const clock = nextClock(scripted.room());
        expect(clock && fallsAt(clock)).toBe((falls ?? 0) + stood);
        const log = jsonRoundTrip(scripted.log());
        expect(foldAll(log, scripted.deps)).toStrictEqual(scripted.room());
      }),
    );
  });
});

it('a pause of a match before lets the next one be', () => {
  const scripted = alone();
  scripted.send('Ann', { do: 'abandon' });
  scripted.send('Ann', { do: 'again', nonce: nonce(7) });
  scripted.send(HOUSE, { do: 'start' });
  expect(why(scripted.send('Ann', { do: 'pause' }, '1/'))).toBe('stale');
});
