import { describe, expect, it } from 'vitest';
import { identity, type ScriptedRoom } from './testing/scriptedRoom.ts';
import { dueling, settleDuel, table } from './testing/words.ts';
import { hear, heardSoFar, viewRoom } from './view.ts';

const view = (of: ScriptedRoom, me: number | 'public') => viewRoom(of.room(), me, of.deps);
const bytes = (of: ScriptedRoom, me: number | 'public') => JSON.stringify(view(of, me));
const pick = (of: ScriptedRoom, name: string, slot: number) =>
  of.send(name, { do: 'move', move: { do: 'pick', slot } }, '1/pick:1');

describe('the view of a room', () => {
  it('in the waiting room', () => {
    const scripted = table(['Ann']);
    scripted.send('Ann', { do: 'addBot', seat: 2, level: 'hard' });
    expect(view(scripted, 'public')).toEqual({
      me: 'public',
      wishes: [],
      pace: { days: null, asked: null },
      commentary: { yes: [], awaited: [] },
      queue: [1],
      startsAt: null,
      stage: 'lobby',
      key: 'lobby:1',
      host: 1,
      locked: false,
      applauseOnly: false,
      family: false,
      call: null,
      game: 'toy',
      options: { rounds: 2, swift: false, beat: 900 },
      people: [
        { no: 1, name: 'Ann', ink: 1, bot: null, away: null, is: 'in' },
        { no: 2, name: 'graver', ink: 2, bot: 'hard', away: null, is: 'in' },
      ],
      chairs: [
        { person: 1, standIn: null, chosen: false },
        { person: null, standIn: null, chosen: false },
        { person: 2, standIn: null, chosen: false },
        { person: null, standIn: null, chosen: false },
      ],
      draws: false,
      own: null,
      next: scripted.room().next,
      from: null,
      series: [],
      seriesLength: null,
      decided: null,
      counts: 'scores',
      match: null,
      asks: [],
      clocks: [],
      takeBack: null,
      show: null,
      questions: [],
      table: null,
    });
  });

  it('in a match, with questions under the keys that commands name', () => {
    const scripted = dueling();
    expect(view(scripted, 1)).toMatchObject({
      me: 1,
      stage: 'playing',
      key: '',
      match: { number: 1, players: [1, 2], secret: null, outcome: null, again: [] },
      asks: [{ seat: 0, key: '1/turn:0', must: true, answers: ['pass', 'win', 'level'] }],
      table: { me: 1, turn: 0 },
    });
  });

  it('after a match, with the table as it ended and the secret told', () => {
    const scripted = dueling();
    settleDuel(scripted);
    expect(view(scripted, 'public')).toMatchObject({
      stage: 'over',
      key: 'end:1',
      match: { outcome: { reason: 'won' }, secret: scripted.secrets.get(1) },
      asks: [],
      table: { me: 'public', turn: 1 },
    });
  });

  it('never holds an identity', () => {
    const scripted = dueling();
    for (const me of [0, 1, 'public'] as const) {
      expect(bytes(scripted, me)).not.toContain(identity(''));
    }
  });
});

describe('a secret choice', () => {
  it('is seen by its own seat; others see that it was made', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    scripted.send('Ben', { do: 'own', own: 'canary' });
    expect(view(scripted, 1).own).toBe('canary');
    for (const me of [0, 'public'] as const) {
      expect(bytes(scripted, me)).not.toContain('canary');
      expect(view(scripted, me).chairs[1]?.chosen).toBe(true);
    }
  });

  it('made otherwise changes nothing for the others', () => {
    const scripted = table(['Ann', 'Ben'], { game: 'duel' });
    scripted.send('Ben', { do: 'own', own: 'canary' });
    const before = [bytes(scripted, 0), bytes(scripted, 'public')];
    const changed = scripted.send('Ben', { do: 'own', own: 'another' });
    expect([bytes(scripted, 0), bytes(scripted, 'public')]).toEqual(before);
    expect(changed.ok && hear(changed.said, 'public')).toEqual([]);
  });
});

describe('what is heard', () => {
  it('of a secret is told to its owner, and otherwise or not at all to the rest', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    const picked = pick(scripted, 'Ann', 2);
    const told = (me: number | 'public') =>
      picked.ok && hear(picked.said, me).map((one) => ('event' in one ? one.event.type : 'room'));
    expect([told(0), told(1), told('public')]).toEqual([['picked', 'laid'], ['laid'], ['laid']]);
    const again = pick(scripted, 'Ann', 1);
    expect(again.ok && hear(again.said, 1)).toEqual([]);
  });

  it('so far in this match is the same for whoever comes late', () => {
    const scripted = table(['Ann', 'Ben']);
    scripted.send('Ann', { do: 'start' });
    scripted.wait(5);
    pick(scripted, 'Ann', 2);
    expect(heardSoFar(scripted.room(), 'public')).toEqual([
      { at: scripted.room().at - 5, room: { type: 'started', match: 1 } },
      { at: scripted.room().at, event: { type: 'laid', seat: 0 } },
    ]);
    expect(heardSoFar(scripted.room(), 0)).toHaveLength(4);
  });

  it('is nothing in the waiting room', () => {
    expect(heardSoFar(table(['Ann', 'Ben']).room(), 0)).toEqual([]);
  });
});
