import { describe, expect, it } from 'vitest';
import { type Evening, identity } from './testing/evening.ts';
import { dueling, settleDuel, table } from './testing/words.ts';
import { hear, heardSoFar, viewRoom } from './view.ts';

const view = (of: Evening, me: number | 'public') => viewRoom(of.room(), me, of.deps);
const bytes = (of: Evening, me: number | 'public') => JSON.stringify(view(of, me));
const pick = (of: Evening, name: string, slot: number) =>
  of.send(name, { do: 'move', move: { do: 'pick', slot } }, '1/pick:1');

describe('the view of a room', () => {
  it('in the waiting room', () => {
    const tonight = table(['Ann']);
    tonight.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(view(tonight, 'public')).toEqual({
      me: 'public',
      stage: 'lobby',
      key: 'lobby:1',
      host: 1,
      locked: false,
      game: 'toy',
      options: { rounds: 2, swift: false, beat: 900 },
      people: [
        { no: 1, name: 'Ann', ink: 1, bot: null, away: null, is: 'in' },
        { no: 2, name: '', ink: 2, bot: 'hard', away: null, is: 'in' },
      ],
      chairs: [
        { person: 1, standIn: null, chosen: false },
        { person: null, standIn: null, chosen: false },
        { person: 2, standIn: null, chosen: false },
        { person: null, standIn: null, chosen: false },
      ],
      draws: false,
      own: null,
      next: tonight.room().next,
      from: null,
      series: [],
      seriesLength: null,
      decided: null,
      counts: 'scores',
      match: null,
      asks: [],
      clocks: [],
      table: null,
    });
  });

  it('in a match, with questions under the keys that commands name', () => {
    const tonight = dueling();
    expect(view(tonight, 1)).toMatchObject({
      me: 1,
      stage: 'playing',
      key: '',
      match: { number: 1, players: [1, 2], secret: null, outcome: null, again: [] },
      asks: [{ seat: 0, key: '1/turn:0', must: true, answers: ['pass', 'win', 'level'] }],
      table: { me: 1, turn: 0 },
    });
  });

  it('after a match, with the table as it ended and the secret told', () => {
    const tonight = dueling();
    settleDuel(tonight);
    expect(view(tonight, 'public')).toMatchObject({
      stage: 'over',
      key: 'end:1',
      match: { outcome: { reason: 'won' }, secret: tonight.secrets.get(1) },
      asks: [],
      table: { me: 'public', turn: 1 },
    });
  });

  it('never holds an identity', () => {
    const tonight = dueling();
    for (const me of [0, 1, 'public'] as const) {
      expect(bytes(tonight, me)).not.toContain(identity(''));
    }
  });
});

describe('a secret choice', () => {
  it('is seen by its own seat; others see that it was made', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    tonight.send('Ben', { do: 'own', own: 'canary' });
    expect(view(tonight, 1).own).toBe('canary');
    for (const me of [0, 'public'] as const) {
      expect(bytes(tonight, me)).not.toContain('canary');
      expect(view(tonight, me).chairs[1]?.chosen).toBe(true);
    }
  });

  it('made otherwise changes nothing for the others', () => {
    const tonight = table(['Ann', 'Ben'], { game: 'duel' });
    tonight.send('Ben', { do: 'own', own: 'canary' });
    const before = [bytes(tonight, 0), bytes(tonight, 'public')];
    const changed = tonight.send('Ben', { do: 'own', own: 'another' });
    expect([bytes(tonight, 0), bytes(tonight, 'public')]).toEqual(before);
    expect(changed.ok && hear(changed.said, 'public')).toEqual([]);
  });
});

describe('what is heard', () => {
  it('of a secret is told to its owner, and otherwise or not at all to the rest', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    const picked = pick(tonight, 'Ann', 2);
    const told = (me: number | 'public') =>
      picked.ok && hear(picked.said, me).map((one) => ('event' in one ? one.event.type : 'room'));
    expect([told(0), told(1), told('public')]).toEqual([['picked', 'laid'], ['laid'], ['laid']]);
    const again = pick(tonight, 'Ann', 1);
    expect(again.ok && hear(again.said, 1)).toEqual([]);
  });

  it('so far in this match is the same for whoever comes late', () => {
    const tonight = table(['Ann', 'Ben']);
    tonight.send('Ann', { do: 'start' });
    tonight.wait(5);
    pick(tonight, 'Ann', 2);
    expect(heardSoFar(tonight.room(), 'public')).toEqual([
      { at: tonight.room().at - 5, room: { type: 'started', match: 1 } },
      { at: tonight.room().at, event: { type: 'laid', seat: 0 } },
    ]);
    expect(heardSoFar(tonight.room(), 0)).toHaveLength(4);
  });

  it('is nothing in the waiting room', () => {
    expect(heardSoFar(table(['Ann', 'Ben']).room(), 0)).toEqual([]);
  });
});
