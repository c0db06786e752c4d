import type { Table } from '@kesem/engine/core/table';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Book,
  forgotten,
  NO_PREDICTIONS,
  type Prediction,
  predicted,
  questionsOf,
  told,
} from './predictions.ts';
import { arbitraryCommands } from './testing/arbitraryCommands.ts';
import { duel } from './testing/duel.ts';
import { sentFor } from './testing/fittingCommands.ts';
import { BEGIN, identity, type ScriptedRoom, scriptedRoom } from './testing/scriptedRoom.ts';
import { again, dueling, HOUSE, move, settleDuel, sit } from './testing/words.ts';

const MINUTE = 60_000;

/** A duel in rounds of three turns: something is shown by the second, and the third is won by the first seat. */
const ROUNDS: Table = {
  ...duel,
  round: ({ turn }) => {
    if (Number(turn) % 3 === 0) return [0];
    return Number(turn) % 3 === 2 ? 'shown' : null;
  },
};
const inRounds = () => dueling({}, { tables: [ROUNDS] });

const who = (name: string, seat = 0): Prediction => ({
  id: identity(name),
  watcher: name.length,
  name,
  ink: 1,
  seat,
});
const keysOf = ({ room, deps }: ScriptedRoom) => questionsOf(room(), deps).map(({ key }) => key);

/** The predictions of a room over time, as a channel keeps them. */
function audience({ room, deps }: ScriptedRoom, most = 100) {
  let book = NO_PREDICTIONS;
  return {
    now: () => book,
    say: (key: string, prediction: Prediction, at = BEGIN) => {
      const next = predicted(book, { key, ...prediction }, room(), { at, deps, most });
      if (typeof next === 'string') return next;
      book = next;
      return null;
    },
    hear: () => {
      const step = told(book, room(), deps);
      book = step.book;
      return step.decided;
    },
    forget: (name: string) => {
      book = forgotten(book, (id) => id === identity(name));
    },
  };
}

/** Turn after turn is passed, up to the one of this number. */
function passTo(scripted: ScriptedRoom, turn: number): void {
  for (let one = 0; one < turn; one += 1)
    move(scripted, one % 2 === 0 ? 'Ann' : 'Ben', 'pass', one);
}

describe('the questions of the audience', () => {
  it('are who wins the round and who wins the match, as long as a match runs', () => {
    const scripted = inRounds();
    expect(keysOf(scripted)).toEqual(['1/round:1', '1/match']);
    settleDuel(scripted);
    expect(keysOf(scripted)).toEqual([]);
    expect(keysOf(scriptedRoom())).toEqual([]);
  });

  it('are of no round in a game that has none', () => {
    expect(keysOf(dueling())).toEqual(['1/match']);
  });

  it('close for a round once something of it is shown, and the next opens when it is won', () => {
    const scripted = inRounds();
    const seen = [0, 1, 2, 3].map((turn) => {
      if (turn > 0) move(scripted, turn % 2 === 1 ? 'Ann' : 'Ben', 'pass', turn - 1);
      return keysOf(scripted)[0];
    });
    expect(seen).toEqual(['1/round:1', '1/round:1', '1/match', '1/round:2']);
  });
});

describe('a prediction', () => {
  it('is told to nobody before its question is decided, then with all others and the marks', () => {
    const scripted = inRounds();
    const crowd = audience(scripted);
    expect(crowd.say('1/round:1', who('Cat', 0))).toBeNull();
    expect(crowd.say('1/round:1', who('Daniel', 1))).toBeNull();
    passTo(scripted, 2);
    expect([crowd.hear(), crowd.now().last]).toEqual([[], null]);
    move(scripted, 'Ann', 'pass', 2);
    const [decided, ...more] = crowd.hear();
    expect(more).toEqual([]);
    expect(decided).toMatchObject({ key: '1/round:1', round: 1, winners: [0] });
    expect(decided?.by.map(({ name, seat }) => [name, seat])).toEqual([
      ['Cat', 0],
      ['Daniel', 1],
    ]);
    expect(crowd.now().marks.map(({ name, right }) => [name, right])).toEqual([['Cat', 1]]);
    expect(crowd.hear()).toEqual([]);
  });

  it('of the match is decided with it, and marks add up over the evening', () => {
    const scripted = dueling();
    const crowd = audience(scripted);
    crowd.say('1/match', who('Cat', 0));
    settleDuel(scripted);
    expect(crowd.hear()).toMatchObject([{ key: '1/match', round: null, winners: [0] }]);
    for (const name of ['Ann', 'Ben']) again(scripted, name);
    scripted.send(HOUSE, { do: 'start' });
    // the start has passed to the other
    crowd.say('2/match', who('Cat', 0));
    settleDuel(scripted);
    crowd.hear();
    expect(crowd.now().marks).toMatchObject([{ name: 'Cat', right: 2 }]);
  });

  it('can be changed until its question closes, and the last word counts', () => {
    const scripted = inRounds();
    const crowd = audience(scripted);
    crowd.say('1/round:1', who('Cat', 1));
    crowd.say('1/round:1', who('Cat', 0));
    passTo(scripted, 2);
    expect(crowd.say('1/round:1', who('Cat', 1))).toBe('stale');
    move(scripted, 'Ann', 'pass', 2);
    expect(crowd.hear()[0]?.by).toMatchObject([{ name: 'Cat', seat: 0 }]);
  });

  it('of the match is taken for three minutes', () => {
    const crowd = audience(dueling());
    expect(crowd.say('1/match', who('Cat'), BEGIN + 3 * MINUTE - 1)).toBeNull();
    expect(crowd.say('1/match', who('Dan'), BEGIN + 3 * MINUTE)).toBe('stale');
  });

  it('is not for whoever sits, and counts not for whoever sits by then', () => {
    const scripted = dueling();
    const crowd = audience(scripted);
    expect(crowd.say('1/match', who('Ann'))).toBe('notAllowed');
    crowd.say('1/match', who('Cat'));
    settleDuel(scripted);
    scripted.send('Ann', { do: 'lobby' });
    scripted.send('Ben', { do: 'leave' });
    sit(scripted, 'Cat');
    expect([crowd.hear(), crowd.now().open.size]).toEqual([[], 0]);
  });

  it('names an open question of the match on the table, and a seat there', () => {
    const crowd = audience(inRounds());
    for (const key of ['1/round:2', '2/match', '1/', 'match', '']) {
      expect(crowd.say(key, who('Cat'))).toBe('stale');
    }
    expect(crowd.say('1/match', who('Cat', 2))).toBe('stale');
  });

  it('is taken of so many people and no more', () => {
    const crowd = audience(dueling(), 2);
    expect(['Cat', 'Dan', 'Eve'].map((name) => crowd.say('1/match', who(name)))).toEqual([
      null,
      null,
      'busy',
    ]);
    expect(crowd.say('1/match', who('Cat', 1))).toBeNull();
  });

  it('is dropped with a match that ends without a result', () => {
    const scripted = dueling();
    const crowd = audience(scripted);
    crowd.say('1/match', who('Cat'));
    scripted.wait(10 * MINUTE);
    scripted.send(HOUSE, { do: 'away', person: 2 });
    scripted.wait(10 * MINUTE);
    scripted.send('Ann', { do: 'abandon' });
    expect([crowd.hear(), crowd.now().open.size]).toEqual([[], 0]);
  });

  it('goes with whoever leaves for good, and their marks', () => {
    const scripted = inRounds();
    const crowd = audience(scripted);
    crowd.say('1/round:1', who('Cat'));
    crowd.say('1/match', who('Cat'));
    passTo(scripted, 3);
    crowd.hear();
    crowd.forget('Cat');
    expect(JSON.stringify([...crowd.now().open.values(), crowd.now()])).not.toContain('Cat');
  });
});

describe('in any evening', () => {
  it('whatever is foretold, nobody hears of what is not decided, and no mark is had for nothing', () => {
    fc.assert(
      fc.property(arbitraryCommands, fc.infiniteStream(fc.nat(3)), (all, seats) => {
        const scripted = scriptedRoom();
        const crowd = audience(scripted);
        const decided = new Set<string>();
        let right = 0;
        for (const drawn of all) {
          scripted.send(...sentFor(drawn, scripted));
          for (const one of crowd.hear()) {
            expect(decided.has(one.key)).toBe(false);
            decided.add(one.key);
            expect(one.by).not.toEqual([]);
            right += one.by.filter(({ seat }) => one.winners.includes(seat)).length;
          }
          for (const { key } of questionsOf(scripted.room(), scripted.deps)) {
            expect(decided.has(key)).toBe(false);
            crowd.say(key, who('Zoe', seats.next().value ?? 0), scripted.room().at);
          }
        }
        const marked = (book: Book) => book.marks.reduce((sum, one) => sum + one.right, 0);
        expect(marked(crowd.now())).toBe(right);
      }),
      { numRuns: 60 },
    );
  });
});
